// Plays cee-lo in text, with the questions of the classic assignment and its sentences for wrong answers.
#include "console/ceelo/commands.h"
#include "console/text_table.h"
#include "players/ceelo/policy.h"

namespace boxcars::console {
namespace {

using namespace ceelo;

// A whole number within the range; otherwise prints what is wrong with the answer.
std::optional<int> number_in(const std::string& answer, int least, int most, std::string_view what, std::ostream& out) {
    std::string_view number = answer;
    number.remove_prefix(std::min(number.find_first_not_of(" \t"), number.size()));
    const auto value = whole_number(number.substr(0, number.find_last_not_of(" \t") + 1));
    if (!value) {
        const bool quoted = answer.size() > 1 && answer.front() == '\'' && answer.back() == '\'';
        print(out, "Something wrong happened: invalid literal for int() with base 10: {}\n",
              quoted ? answer : fmt::format("'{}'", answer));
        return {};
    }
    if (*value >= least && *value <= most) return static_cast<int>(*value);
    print(out, "I expected between {} and {} {}\n", least, most, what);
    return {};
}

// Asks one of the two questions before the game. A wrong answer leaves the sheet as it was. False: the input has ended.
bool ask_knob(const Terminal& terminal, rules::Sheet& rules, std::string_view name, std::string_view question) {
    const auto& knob = *rules::find_knob(rules, name);
    const auto answer = terminal.ask(fmt::format("{} (between {} and {}): ", question, knob.least, knob.most));
    if (!answer) return false;
    if (const auto number = number_in(*answer, knob.least, knob.most, name, terminal.out))
        knob.set(rules, *number);
    else
        print(terminal.out, "I'm setting the number of {} to {}\n", name, knob.get(rules));
    return true;
}

class CeeloText final : public TextTable {
 public:
    CeeloText(const TextRequests& requests, TextSitting sitting)
        : TextTable(requests, std::move(sitting)), odds_(odds::ceelo_bet(sheet())) {}

 private:
    const Rules& sheet() const { return table().rules().as<Rules>(); }
    const State& state() const { return table().state().as<State>(); }

    void welcome() override {
        for (std::size_t i = 0; i < table().players().size(); ++i) {
            const auto& name = table().players()[i];
            const auto* policy = players::find_ceelo_policy(name);
            say("Player {}: {}\n", i + 1, policy ? fmt::format("{}, {}", name, policy->in_words) : std::string{"you"});
        }
    }

    bool step() override {
        if (table().may_throw()) {
            announce(throw_dice());
            return true;
        }
        const auto event = decision();
        if (event) announce(submit(*event));
        return event.has_value();
    }

    void report(const session::Entry& entry) override {
        for (const auto& fact : entry.step.facts) std::visit([this](const auto& f) { tell(f); }, fact.as<Fact>());
    }
    void balances(const Seats& coins) const {
        for (int player = 0; player < sheet().players; ++player)
            say("Balance of player {}: {}\n", player + 1, coins_text(coins[seat(player)]));
    }

    void tell(const BankDrawn& f) const { say("The first banker is player {}.\n", f.banker + 1); }
    void tell(const RoundBegan& f) const {
        say("\nRound {}\n", f.round);
        balances(f.coins);
        say("Player {} has the bank.\n", f.banker + 1);
    }
    void tell(const BankStaked& f) const { say("Player {} stakes {}.\n", f.banker + 1, coins_text(f.amount)); }
    void tell(const Covered& f) const {
        say("Player {} bets {}; {} left to cover.\n", f.player + 1, coins_text(f.amount), f.left);
    }
    void tell(const SatOut& f) const {
        say("Player {} does not play this round: nothing is left to cover.\n", f.player + 1);
    }
    void tell(const Returned& f) const {
        say("Not covered: {}, back to player {}.\n", coins_text(f.amount), f.banker + 1);
    }
    void tell(const BetsClosed& f) const {
        for (int player = 0; player < sheet().players; ++player)
            if (const int bet = f.bets[seat(player)]; bet > 0)
                say("Bet of player {}: {}\n", player + 1, coins_text(bet));
        say("Bank of player {}: {}\n", f.banker + 1, coins_text(f.bank));
    }
    void tell(const Threw& f) const {
        const bool again = f.reading.pattern == ceelo_dice::Pattern::Nothing;
        say("Player {} rolls {}-{}-{}: {}{}.\n", f.player + 1, f.faces[0], f.faces[1], f.faces[2],
            ceelo_dice::to_text(f.reading), again ? ", again" : "");
    }
    void tell(const PointSet& f) const { say("The score of the banker is {}.\n", f.point); }
    void tell(const AllSettled& f) const {
        say("Automatic {}: player {} {} all bets, {}.\n", f.wins ? "win" : "loss", f.banker + 1,
            f.wins ? "wins" : "loses", coins_text(f.bank));
    }
    void tell(const BettorWon& f) const {
        say("Player {} wins {}.{}\n", f.player + 1, coins_text(f.won),
            f.unpaid ? fmt::format(" The banker has no more: {} not paid.", coins_text(f.unpaid)) : "");
    }
    void tell(const BettorLost& f) const { say("Player {} loses {}.\n", f.player + 1, coins_text(f.bet)); }
    void tell(const StandOff& f) const {
        say("Player {} ties: {}.\n", f.player + 1, f.again ? "again" : "nobody pays");
    }
    void tell(const BankPasses& f) const { say("{}\n", why_sentence(f)); }
    void tell(const GameOver& f) const {
        say("\nThe game is over: somebody has no coins left.\n");
        balances(f.coins);
        std::vector<int> winners;
        for (int player = 0; player < sheet().players; ++player)
            if (f.won_by(player)) winners.push_back(player + 1);
        if (winners.size() == 1) return say("The winner is player {} with {}.\n", winners[0], coins_text(f.best));
        say("Players {} share the win with {} each.\n", fmt::join(winners, " and "), coins_text(f.best));
    }
    void tell(const auto&) const {}  // the balances show the others

    std::optional<Event> decision() {  // none: no answer, see answered()
        const auto* policy = players::find_ceelo_policy(table().players()[seat(state().turn)]);
        if (policy) return players::decision(*policy, {sheet(), state(), odds_});
        const int most = most_offered(state());
        const auto question = fmt::format("Player {}, how much do you {} (between 1 and {}): ", state().turn + 1,
                                          state().phase == Phase::Stake ? "stake" : "bet", most);
        while (const auto answer = ask(question))
            if (const auto amount = number_in(*answer, 1, most, "coins", out())) return put_down(state(), *amount);
        return {};
    }

    std::string standing() const override {
        std::string coins;
        for (int player = 0; player < sheet().players; ++player)
            coins += fmt::format("{}player {} has {}", player ? ", " : "", player + 1,
                                 ceelo::coins_text(worth(state(), player)));
        return coins;
    }

    odds::CeeloBet odds_;
};

// Asks for what the command line left open. False: the input has ended.
bool ask_open(const TableArguments& said, const Terminal& terminal, session::TableSetup& table) {
    const bool somebody = humans(table.players) > 0;
    const bool players = said.players.empty() && !names_knob(said.rules, "players");
    const bool coins = somebody && !names_knob(said.rules, "coins");
    return (!players || ask_knob(terminal, table.rules, "players", "Number of players")) &&
           (!coins || ask_knob(terminal, table.rules, "coins", "Number of coins per player"));
}

const session::Players ceelo_company{std::string{human}, "bold", "even", "cautious", "kelly", "best"};

}  // namespace

session::TableSetup ceelo_table(const TableArguments& requests, const session::Players& habit) {
    return seated_table(rules::any_game<ceelo::Rules>(), requests, habit, players::ceelo_policy_problem);
}

void play_ceelo_text(const TextRequests& requests, std::istream& in, std::ostream& out, std::ostream& err) {
    const Terminal terminal{in, out, err, requests.echo};
    play_text<CeeloText>(rules::any_game<ceelo::Rules>(), requests, terminal, [&]() -> std::optional<session::Setup> {
        session::TableSetup table = ceelo_table(requests.table, ceelo_company);
        auto setup = setup_of(requests, {table.rules, {}});
        if (!requests.stop && !ask_open(requests.table, terminal, table)) {
            print(out, "\nThe input has ended before the game began.\n");
            return {};
        }
        if (requests.table.players.empty())
            table.players =
                session::fitted(ceelo_company, static_cast<std::size_t>(table.rules.as<ceelo::Rules>().players));
        setup.rules = table.rules;
        setup.players = seated(table.players, requests.seat);
        return setup;
    });
}

template <>
GameCommands commands_of<ceelo::Rules>() {
    const std::string policies = names_listed(players::ceelo_policies());
    return {.game = &session::game_of(ceelo::Rules{}),
            .check_table = [](const auto& asked) { return ceelo_table(asked, ceelo_company); },
            .play_text = play_ceelo_text,
            .simulate = simulate_ceelo,
            .simulations = ceelo_simulations,
            .odds = ceelo_odds,
            .help = {.players = "one name a seat, human or a policy: " + policies,
                     .simulated = "one policy a seat, for whole games: " + policies,
                     .seat = "which player you are; without it, the first",
                     .games = "games in a row, until somebody has no coin left, the first banker alternating",
                     .counted = "--games N whole games, or --rounds N rounds of one coin against the bank",
                     .path = "rounds"},
            .players = [] { return named_players(players::ceelo_policies()); },
            .people = players::ceelo_people()};
}

}  // namespace boxcars::console
