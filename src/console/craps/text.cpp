// Plays craps in text: reads commands, prints offers, bets, throws and their receipts.
#include "console/craps/command_parser.h"
#include "console/craps/commands.h"
#include "console/print.h"
#include "console/text_sitting.h"
#include "odds/craps/odds.h"
#include "rules/craps/rules.h"
#include "session/craps/requests.h"
#include "sim/craps/table.h"

#include <iosfwd>
#include <span>

namespace boxcars::console {
namespace {

using craps::Kind;
using craps::Spot;

bool is_bet(const craps::Fact& fact) {
    return !std::holds_alternative<craps::Threw>(fact) && !std::holds_alternative<craps::PointSet>(fact) &&
           !std::holds_alternative<craps::PointMade>(fact) && !std::holds_alternative<craps::SevenOut>(fact);
}

std::string made_words(const craps::Placed& bet) {
    std::vector<std::string> made;
    for (int total = 2; total <= 12; ++total)
        if (bet.made & (1u << total)) made.push_back(std::to_string(total));
    std::string text;
    for (const auto& one : made) text += (text.empty() ? "; made " : " ") + one;
    return text;
}

// "+$35", "-$5", "$0".
std::string signed_money(Cents cents) { return (cents > 0 ? "+" : "") + money_text(cents); }

void report_offers(std::ostream& out, const craps::Rules& rules, const craps::State& state, const std::string& about) {
    int reported = 0;
    for (const Spot spot : spots(rules)) {
        const std::string name = to_text(spot);
        if (about.empty() ? spot.kind == Kind::Hop : name.find(about) == std::string::npos) continue;
        const auto offer = craps::offer(rules, state, spot);
        if (offer.most == 0) continue;
        print(out, "  {:<18} {} to {}{}, pays {}\n", name, money_text(offer.least), money_text(offer.most),
              offer.step == 1 ? "" : " in steps of " + money_text(offer.step),
              odds::odds_of(rules, spot, state.point)->pays);
        ++reported;
    }
    if (reported == 0)
        print(out, "Nothing{} is offered now.\n", about.empty() ? "" : " with '" + about + "' in its name");
    if (reported > 0 && about.empty()) print(out, "And the hops, such as hop_3_5: offers hop.\n");
}

void report_bets(std::ostream& out, const craps::State& state) {
    if (state.bets.empty()) print(out, "Nothing is down.\n");
    for (const auto& bet : state.bets)
        print(out, "  {:<18} {}{}{}{}\n", to_text(bet.spot), money_text(bet.stake),
              bet.vig ? ", vig " + money_text(bet.vig) : "", works(state, bet) ? "" : ", rests", made_words(bet));
}

void report_odds(std::ostream& out, const craps::Rules& rules, const craps::State& state, Spot spot) {
    const auto odds = odds::odds_of(rules, spot, state.point);
    if (!odds) {
        print(out, "{}\n",
              is_line_odds(spot.kind) && state.point == 0 ? "Odds go with a point; this is a come-out."
                                                          : "There is no " + to_text(spot) + " on this table.");
        return;
    }
    const auto percent = [](const odds::Fraction& part) { return odds::to_decimal(part * 100, 4) + " %"; };
    print(out, "  {} pays {}: wins {} ({}), pushes {} ({}), loses {} ({}).\n", to_text(spot), odds->pays,
          odds::to_text(odds->win), percent(odds->win), odds::to_text(odds->push), percent(odds->push),
          odds::to_text(odds->lose), percent(odds->lose));
    print(out, "  The house keeps {} ({}) of the stake, {} a roll; it takes {} rolls in the mean.\n",
          odds::to_text(odds->edge_per_bet), percent(odds->edge_per_bet), percent(odds->edge_per_roll),
          odds::to_decimal(odds->rolls, 4));
}

// Prints a throw and its receipt: one line for each bet it touched; they add up to the change of the bankroll.
void report_throw(std::ostream& out, std::span<const craps::Fact> facts, Cents bankroll) {
    Cents change = 0;
    bool touched = false;
    for (const auto& fact : facts) {
        if (!is_bet(fact)) {
            print(out, "{}{}.\n", std::holds_alternative<craps::Threw>(fact) ? "Roll: " : "  ", to_text(fact));
            continue;
        }
        touched = true;
        change += to_bankroll(fact);
        print(out, "  {:<48} {:>10}\n", to_text(fact), signed_money(to_bankroll(fact)));
    }
    if (touched)
        print(out, "  {:<48} {:>10}\n", fmt::format("to the bankroll, {} now", money_text(bankroll)),
              signed_money(change));
}

using Craps = session::Session<craps::Rules>;
using Verb = CrapsCommand::Verb;

Cents worth(const craps::State& state) { return state.bankroll + on_table(state); }

struct OtherPlayer {  // a strategy that plays on the same dice
    players::CrapsStrategy strategy;
    craps::State state;
};

class CrapsText {
 public:
    CrapsText(const TextRequests& requests, const SeatedCraps& table, TextSitting<craps::Rules> sitting)
        : requests_(requests), sitting_(std::move(sitting)) {
        for (const auto& strategy : table.strategies) others_.push_back({strategy, opening(table.rules)});
        remember();
    }

    void play() {
        welcome();
        while (const auto line = ask()) {
            const auto parsed = parse_command(craps().rules(), craps().state(), *line);
            if (!parsed.command)
                sitting_.say("{}\n", parsed.refused);
            else if (parsed.command->verb == Verb::Quit)
                return leave("You leave with");
            else
                act(*parsed.command);
            if (craps().over() && !sit_down_again()) return;
        }
        sitting_.say("\n");
        leave("The input has ended, and the game with it: you have");
    }

 private:
    void welcome() const {
        const auto& rules = craps().rules();
        sitting_.say("A {}craps table, {} to {} a bet. You have {}.\n", rules.crapless ? "crapless " : "",
                     money_text(rules.minimum * dollar), money_text(rules.maximum * dollar),
                     money_text(craps().state().bankroll));
        for (const auto& other : others_)
            sitting_.say("With you: {}, {}.\n", other.strategy.name, other.strategy.in_words);
        sitting_.say("Bet with 'pass 10', enter nothing to roll; 'help' tells the rest.\n");
    }

    const Craps& craps() const { return sitting_.session(); }

    std::optional<std::string> ask() {
        const auto& state = craps().state();
        const Cents down = on_table(state);
        return sitting_.ask(fmt::format("{}{}, {}> ", money_text(state.bankroll),
                                        down ? fmt::format(" and {} down", money_text(down)) : "",
                                        state.point ? fmt::format("point {}", state.point) : "come-out"));
    }

    void act(const CrapsCommand& command) {
        const auto& rules = craps().rules();
        const auto& state = craps().state();
        switch (command.verb) {
            case Verb::Roll:
                return roll();
            case Verb::Bet:
                return bet(command);
            case Verb::Take:
                return submit(
                    craps::Take{command.spot, command.amount > 0 ? command.amount : staked(state, command.spot)});
            case Verb::Call:
                return submit(craps::CallIt{command.spot, command.call});
            case Verb::Again:
                return request(session::bet_again(rules, state, memory_.bets()));
            case Verb::Double:
                return request(session::bet_double(rules, state));
            case Verb::Clear:
                return request(session::take_all(rules, state));
            case Verb::Undo:
                return undo();
            case Verb::Offers:
                return report_offers(sitting_.terminal().out, rules, state, command.about);
            case Verb::Odds:
                return report_odds(sitting_.terminal().out, rules, state, command.spot);
            case Verb::Bets:
                return report_bets(sitting_.terminal().out, state);
            case Verb::Help:
                sitting_.say("{}", command_words());
                return;
            case Verb::Quit:
                return;
        }
    }

    void roll() {
        const craps::State before = craps().state();
        const auto answer = sitting_.throw_dice();
        if (!answer) return sitting_.say("{}\n", answer.refused);
        const auto& facts = answer->facts;
        memory_.see(before, facts);
        report_throw(sitting_.terminal().out, facts, craps().state().bankroll);
        const auto& faces = craps().journal().back().faces;
        for (auto& [strategy, state] : others_) {
            if (over(craps().rules(), state)) continue;
            const Cents had = worth(state);
            sim::play_throw(craps().rules(), strategy.lines, state, faces[0], faces[1]);
            sitting_.say("  {}: {}, {} in all\n", strategy.name, signed_money(worth(state) - had),
                         money_text(worth(state)));
        }
    }

    // Replays a continued sitting for what was bet last and for the bankrolls of the strategies.
    void remember() {
        craps::State before = opening(craps().setup().rules);
        int game = 1;
        for (const auto& entry : craps().journal()) {
            if (std::exchange(game, entry.game) != entry.game) {
                memory_ = {};
                before = opening(craps().rules());
            }
            if (!entry.faces.empty()) {
                memory_.see(before, entry.step.facts);
                for (auto& [strategy, state] : others_)
                    if (!over(craps().rules(), state))
                        sim::play_throw(craps().rules(), strategy.lines, state, entry.faces[0], entry.faces[1]);
            }
            before = entry.step.next;
        }
    }

    void bet(const CrapsCommand& command) {
        const auto offer = craps::offer(craps().rules(), craps().state(), command.spot);
        Cents amount = command.amount;
        if (amount == all_of_it) amount = snapped(craps().rules(), craps().state(), command.spot, offer.most);
        if (amount == 0 && offer.most > 0)
            return sitting_.say("How much? {} takes {} to {} now.\n", to_text(command.spot), money_text(offer.least),
                                money_text(offer.most));
        submit(craps::Bet{command.spot, amount});
    }

    void submit(const craps::Event& event) {
        const auto answer = sitting_.submit(event);
        if (!answer) return sitting_.say("{}\n", answer.refused);
        for (const auto& fact : answer->facts) sitting_.say("  {}\n", to_text(fact));
    }

    void request(const session::CrapsRequest& request) {
        if (request.events.empty()) sitting_.say("{}\n", request.refused);
        for (const auto& event : request.events) submit(event);
    }

    void undo() {
        const auto answer = sitting_.undo();
        if (!answer) return sitting_.say("{}\n", answer.refused);
        sitting_.say("  taken back\n");
    }

    bool sit_down_again() {
        if (sitting_.last_game(requests_.games)) {
            leave("The bankroll is gone: you have");
            return false;
        }
        sitting_.next_game();
        memory_ = {};
        sitting_.say("The bankroll is gone; you sit down with a new one of {}.\n",
                     money_text(craps().state().bankroll));
        return true;
    }

    void leave(std::string_view how) {
        const auto& state = craps().state();
        const Cents down = on_table(state);
        const Cents brought = craps().game() * craps().rules().bankroll * dollar;
        sitting_.keep();
        sitting_.say("{} {}{}, {} since you sat down.{}\n", how, money_text(state.bankroll),
                     down ? fmt::format(" and {} on the felt", money_text(down)) : "",
                     signed_money(worth(state) - brought), sitting_.kept_as("It is"));
    }

    const TextRequests& requests_;
    TextSitting<craps::Rules> sitting_;
    std::vector<OtherPlayer> others_{};
    session::CrapsMemory memory_{};
};

}  // namespace

void play_craps_text(const TextRequests& requests, std::istream& in, std::ostream& out, std::ostream& err) {
    const Terminal terminal{in, out, err, requests.echo};
    if (requests.continued) {
        auto sitting = TextSitting<craps::Rules>::continued(requests, terminal);
        const auto& [rules, players] = sitting.session().next_table();
        const SeatedCraps table{rules, players, craps_strategies(players, rules)};
        return CrapsText{requests, table, std::move(sitting)}.play();
    }
    const SeatedCraps table = craps_table(requests.table);
    if (requests.seat) throw Error("--seat is for pig: at craps all play on the same dice.");
    auto setup = setup_of(requests, table.rules, table.players, dice_for(requests, craps::Rules::game));
    CrapsText{requests, table, {std::move(setup), requests, terminal}}.play();
}

}  // namespace boxcars::console
