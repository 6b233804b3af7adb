// Plays sì-wŭ-liù in text like the written example. At the end, and for "help", says whom the sheet favours.
#include "console/siwuliu/commands.h"
#include "console/text_table.h"
#include "session/run/result.h"
#include "session/siwuliu/records.h"

namespace boxcars::console {
namespace {

using namespace siwuliu;
using siwuliu::Phase;

const char* name(Who who) { return who == Who::Banker ? "Banker" : "Player"; }
const char* small_name(Who who) { return who == Who::Banker ? "banker" : "player"; }

std::optional<bool> yes_or_no(std::string answer) {
    for (char& letter : answer)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    if (answer == "y" || answer == "yes" || answer == "bet") return true;
    if (answer == "n" || answer == "no" || answer == "throw" || answer == "roll") return false;
    return {};
}

class SiwuliuText final : public TextTable {
 public:
    using TextTable::TextTable;

 private:
    const siwuliu::State& state() const { return table().state().as<siwuliu::State>(); }
    std::string favours() const { return siwuliu_favours(table().rules().as<siwuliu::Rules>()); }

    void welcome() override {
        if (!requests_.continued)
            say("The starting bank is {}\nPlayer starting balance is {}\n", amount(state().bank),
                amount(state().balance));
    }

    // At a station, money is written as in the run; elsewhere, as in the written example.
    std::string amount(Cents cents) const { return requests_.stop ? session::money_words(cents) : money_text(cents); }

    bool finished() const override {  // all rounds are played, or the player bets no more
        return state().phase == Phase::Betting && (rounds_ == requests_.games || table().over() || stopped_);
    }

    bool step() override {
        if (state().phase == Phase::Betting) return take_bet();
        if (most_raised() > 0 || may_give_up()) {
            const auto throws = decide_point();
            if (!throws || !*throws) return throws.has_value();
        }
        announce(throw_dice());
        rounds_ += state().phase == Phase::Betting;
        return true;
    }

    bool another() override {
        keep();
        if (requests_.stop) {
            leave("You leave the station:");
            return false;
        }
        say("{}", session::siwuliu_record(state().bank, state().balance));
        if (record()) say("{}\n", favours());
        return false;
    }

    // What may be added to the bet; at a station, within the limits of its invitation.
    Cents most_more() const {
        const Cents offered = most_offered(state());
        const auto& limits = table().game_played().goal().stakes;
        const Cents most = state().bet + odds::most_more(limits, state().bet, offered);
        return most < limits.least ? 0 : most - (most - limits.least) % limits.step - state().bet;
    }

    bool take_bet() {  // false: no answer, see answered()
        if (requests_.stop && state().bet > 0 && most_more() == 0) {
            announce(submit(siwuliu::Stop{}));
            return true;
        }
        say("The bank is: {}\nThe current uncovered amount is: {}\nPlayer current balance is: {}\n",
            amount(state().bank), amount(uncovered(state())), amount(state().balance));
        if (requests_.stop && state().bet == 0) return place_bet();  // without a bet there is no round
        const auto wants = ask_yes_or_no("Would you like to make a bet? [Y/N]: ");
        if (!wants) end_answers();
        if (!wants) return false;
        stopped_ = !*wants && state().bet == 0;
        if (*wants) return place_bet();
        if (!stopped_) announce(submit(siwuliu::Stop{}));
        return true;
    }

    bool place_bet() {  // false: no answer, see answered()
        for (;;) {
            const auto answer = ask(fmt::format("You can bet up to {}: ", amount(most_more())));
            if (!answer) return false;
            const auto amount = money_from(*answer);
            if (!amount) {
                say("A bet is dollars and cents, such as 25 or 12.50, not '{}'.\n", answer->substr(0, 20));
                continue;
            }
            const auto placed = submit(siwuliu::Bet{*amount});
            announce(placed);
            if (placed) return true;
        }
    }

    // What may be added against the point; at a station, in steps of its limits.
    Cents most_raised() const {
        const Cents most = most_raise(table().rules().as<siwuliu::Rules>(), state());
        return most - (requests_.stop ? most % table().game_played().goal().stakes.step : 0);
    }

    bool may_give_up() const { return siwuliu::may_give_up(table().rules().as<siwuliu::Rules>(), state()); }
    std::string point_answers() const {
        return most_raised() == 0 ? "G or T" : may_give_up() ? "an amount, G or T" : "an amount, or T";
    }
    std::string point_question() const {
        const std::string answers = point_answers();
        if (most_raised() == 0) return fmt::format("Give up half of the bet, or throw? [{}]: ", answers);
        return fmt::format("Raise by up to {}, {}or throw? [{}]: ", amount(most_raised()),
                           may_give_up() ? "give up half, " : "", answers);
    }

    std::optional<bool> decide_point() {  // whether to throw; none: no answer, see answered()
        for (;;) {
            const auto answer = ask(point_question());
            if (!answer) return {};
            if (*answer == "T" || *answer == "t" || yes_or_no(*answer) == false) return true;
            const bool gives_up = *answer == "G" || *answer == "g";
            const auto amount = money_from(*answer);
            if (!amount && !gives_up) {
                say("Please answer {}, not '{}'.\n", point_answers(), answer->substr(0, 20));
                continue;
            }
            const auto decided = submit(gives_up ? siwuliu::Event{siwuliu::Surrender{}} : siwuliu::Raise{*amount});
            announce(decided);
            if (decided) return rounds_ += gives_up, false;
        }
    }

    bool record() {  // false: the input has ended
        const auto wanted = ask_yes_or_no("Would you like to record this result? [Y/N]: ");
        if (!wanted) say("\nThe input has ended: this result is not recorded.{}\n", kept_as("The game is"));
        if (!wanted || !*wanted) return wanted.has_value();
        try {
            if (requests_.data_dir.empty()) throw Error("There is no data folder: name one with --data-dir.");
            session::record_siwuliu(requests_.data_dir, state().bank, state().balance);
            say("Session recorded.\n");
        } catch (const Error& trouble) {
            print(terminal_.err, "boxcars: This result is not recorded. {}\n", trouble.what());
        }
        return true;
    }

    std::optional<bool> ask_yes_or_no(std::string_view question) {  // none: no answer, see answered()
        for (;;) {
            const auto answer = answered(question);
            if (!answer) return {};
            if (const auto request = yes_or_no(*answer)) return request;
            if (*answer == "help")
                say("{}\n", favours());
            else
                say("Please answer Y or N, not '{}'.\n", answer->substr(0, 20));
        }
    }

    void report(const session::Entry& entry) override {
        balance_ = entry.step.next.as<siwuliu::State>().balance;
        for (const auto& fact : entry.step.facts) std::visit([this](const auto& f) { tell(f); }, fact.as<Fact>());
    }
    void tell(const BetPlaced&) const { say("Your new balance is: {}\n", money_text(balance_)); }
    void tell(const Raised& raised) const {
        say("Your bet is: {}\nYour new balance is: {}\n", money_text(raised.bet), money_text(balance_));
    }
    void tell(const Surrendered& gave) const {
        say("Player gives up. Half of the bet goes back: {}\n", money_text(gave.back));
    }
    void tell(const Threw& threw) {
        reading_ = threw.reading;
        say("{} rolls the dice.\nThe {}'s roll is: {} {} and {}\n", name(threw.who), small_name(threw.who),
            threw.faces[0], threw.faces[1], threw.faces[2]);
    }
    void tell(const HasPoint& has) const { say("The {}'s point is: {}\n", small_name(has.who), has.point); }
    void tell(const RollsAgain& again) const {
        if (again.tied)
            say("The points are tied.\n");
        else if (reading_.point != 0)
            say("A {} beside a pair is no point at this table.\n", reading_.point);
    }
    void tell(const Won& won) const {
        say("{}. Player wins {}{}\n", why(won.by, Who::Player), money_text(won.won),
            all_there_is(won.won, won.owed, "bank"));
    }
    void tell(const Lost& lost) const {
        say("{}. Player loses {}{}\n", why(lost.by, Who::Banker), money_text(lost.bet + lost.more),
            all_there_is(lost.bet + lost.more, lost.bet + lost.owed, "player"));
    }
    void tell(const Pushed& pushed) const {
        say("{}. Player takes back {}\n", why(pushed.by, Who::Player), money_text(pushed.bet));
    }
    void tell(const auto&) const {}  // the throw that follows the bets shows that they are closed

    std::string why(By by, Who winner) const {
        if (by == By::BankersDice) return "Banker has " + dice();
        if (by == By::PlayersDice) return "Player has " + dice();
        return by == By::Tie ? "The points are tied" : fmt::format("{} has a higher point", name(winner));
    }
    std::string dice() const {  // the dice that settled the round, in words
        if (reading_.point == 0) return to_text(reading_);
        return fmt::format("a pair of {}s and a {}", reading_.of, reading_.point);
    }

    void end_of_input() override { leave("\nThe input has ended, and the game with it:", "The game is"); }
    std::string standing() const override {
        return fmt::format("the bank holds {}, you have {}{}", amount(state().bank), amount(state().balance),
                           state().bet ? fmt::format(" and {} bet", amount(state().bet)) : "");
    }

    Cents balance_ = 0;              // the balance after the reported entry
    ceelo_dice::Reading reading_{};  // of the newest throw
    int rounds_ = 0;                 // played since this run of the program began
    bool stopped_ = false;           // the player bets no more
};

session::TableSetup check_siwuliu_table(const TableArguments& requests) {
    const rules::Sheet rules = checked_rules<siwuliu::Rules>(requests.rules);
    if (!requests.players.empty() && requests.players != human)
        throw Error(fmt::format("At siwuliu one human plays against the house; --players takes human, not '{}'.",
                                requests.players));
    return {rules, {std::string{human}}};
}

}  // namespace

void play_siwuliu_text(const TextRequests& requests, std::istream& in, std::ostream& out, std::ostream& err) {
    play_text<SiwuliuText>(rules::any_game<siwuliu::Rules>(), requests, {in, out, err, requests.echo}, [&] {
        return setup_of(requests, check_siwuliu_table(requests.table),
                        "--seat is for games with several players: at siwuliu you sit alone against the bank.");
    });
}

template <>
GameCommands commands_of<siwuliu::Rules>() {
    return {.game = &session::game_of(siwuliu::Rules{}),
            .check_table = check_siwuliu_table,
            .play_text = play_siwuliu_text,
            .simulate = simulate_siwuliu,
            .simulations = siwuliu_simulations,
            .odds = siwuliu_odds,
            .help = {.players = "human, alone against the bank",
                     .simulated = "what the player bets round after round, such as 15 or 12.50, for whole games",
                     .seat = "",
                     .games = "rounds on what is left, until one of the two has nothing",
                     .counted = "--rounds N or --games N rounds of one unit; with --players N whole games",
                     .path = "rounds"}};
}

}  // namespace boxcars::console
