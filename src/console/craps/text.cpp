// Plays craps in text: reads commands, prints offers, bets, throws and their receipts.
#include "console/craps/commands.h"
#include "console/text_table.h"
#include "odds/craps/odds.h"
#include "odds/goal/craps.h"
#include "session/craps/requests.h"
#include "session/craps/strategy_file.h"

namespace boxcars::console {
namespace {

using craps::Spot;

std::string made_words(const craps::Placed& bet) {
    std::string text;
    for (int total = 2; total <= 12; ++total)
        if (bet.made & (1u << total)) text += (text.empty() ? "; made " : " ") + std::to_string(total);
    return text;
}

// "+$35", "-$5", "$0".
std::string signed_money(Cents cents) { return (cents > 0 ? "+" : "") + money_text(cents); }

// What a spot takes now. At a station, pass its `goal`: then only bets on its menu are offered.
craps::Offer offered(const craps::Rules& rules, const craps::State& state, Spot spot, const rules::GoalTerms* goal) {
    const craps::Offer offer = craps::offer(rules, state, spot);
    if (!goal || goal->menu == 0 || offer.most == 0) return offer;
    const odds::CrapsMenu menu = odds::menu_of(*goal);
    const Cents chip = odds::chip_of(menu, rules, spot, state.point);
    const Cents most = std::min(offer.most, chip * menu.most_units - staked(state, spot)) / chip * chip;
    if (most <= 0 || !why_not(menu, rules, state, craps::Bet{spot, chip}).empty()) return {};
    return {chip, most, chip};
}

void report_offers(std::ostream& out, const craps::Rules& rules, const craps::State& state, const std::string& about,
                   const rules::GoalTerms* goal) {
    int reported = 0;
    for (const Spot spot : spots(rules)) {
        const std::string name = to_text(spot);
        if (about.empty() ? spot.kind == craps::Kind::Hop : name.find(about) == std::string::npos) continue;
        const auto offer = offered(rules, state, spot, goal);
        if (offer.most == 0) continue;
        print(out, "  {:<18} {} to {}{}, pays {}\n", name, money_text(offer.least), money_text(offer.most),
              offer.step == 1 ? "" : " in steps of " + money_text(offer.step),
              odds::odds_of(rules, spot, state.point)->pays);
        ++reported;
    }
    if (reported == 0)
        print(out, "Nothing{} is offered now.\n", about.empty() ? "" : " with '" + about + "' in its name");
    if (reported > 0 && about.empty() && !goal) print(out, "And the hops, such as hop_3_5: offers hop.\n");
}

void report_bets(std::ostream& out, const craps::State& state) {
    if (state.bets.empty()) print(out, "Nothing is down.\n");
    for (const auto& bet : state.bets)
        print(out, "  {:<18} {}{}{}{}\n", to_text(bet.spot), money_text(bet.stake),
              bet.vig ? ", vig " + money_text(bet.vig) : "", works(state, bet) ? "" : ", rests", made_words(bet));
}

void report_odds(std::ostream& out, const craps::Rules& rules, const craps::State& state, Spot spot) {
    const bool rounded = rounds_to_dollars(rules);
    const Cents stake = rounded ? stake_meant(rules, state, spot, rules.minimum * dollar) : 0;
    const auto odds = odds::odds_of(rules, spot, state.point, stake);
    if (!odds) {
        print(out, "{}\n",
              is_line_odds(spot.kind) && state.point == 0 ? "Odds need a point; this is a come-out."
                                                          : "There is no " + to_text(spot) + " on this table.");
        return;
    }
    const auto percent = [](const odds::Fraction& part) { return odds::to_decimal(part * 100, 4) + " %"; };
    print(out, "  {} pays {}: wins {} ({}), pushes {} ({}), loses {} ({}).\n", to_text(spot), odds->pays,
          odds::to_text(odds->win), percent(odds->win), odds::to_text(odds->push), percent(odds->push),
          odds::to_text(odds->lose), percent(odds->lose));
    print(out, "  The house keeps {} ({}) of {}, {} a roll; it takes {} rolls on average.\n",
          odds::to_text(odds->edge_per_bet), percent(odds->edge_per_bet),
          rounded ? "a stake of " + money_text(odds->stake) : "the stake", percent(odds->edge_per_roll),
          odds::to_decimal(odds->rolls, 4));
}

// Prints a throw and its receipt: one line for each bet it touched; they add up to the change of the bankroll.
void report_throw(std::ostream& out, std::span<const rules::Fact> facts, Cents bankroll) {
    Cents change = 0;
    bool touched = false;
    for (const auto& fact : rules::facts_of<craps::Fact>(facts)) {
        const bool of_dice = std::visit(
            [](const auto& one) {
                return requires { one.point; };
            },
            fact);
        if (of_dice) {
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

using Verb = CrapsCommand::Verb;

Cents worth(const craps::State& state) { return state.bankroll + on_table(state); }

struct OtherPlayer {  // a strategy that plays on the same dice
    players::CrapsStrategy strategy;
    players::Playing playing;

    // Plays a throw and returns what it brought; empty: the bankroll is gone.
    std::optional<Cents> play(const craps::Rules& rules, const std::vector<int>& faces) {
        if (over(rules, playing.state)) return {};
        const Cents had = worth(playing.state);
        make_bets(strategy.lines, rules, playing);
        see_throw(strategy.lines, rules, playing, {faces[0], faces[1]});
        return worth(playing.state) - had;
    }
};

class CrapsText final : public TextTable {
 public:
    CrapsText(const TextRequests& requests, TextSitting sitting) : TextTable(requests, std::move(sitting)) {
        const auto& [next, players] = table().next_table();
        for (const auto& strategy : craps_strategies(players, next.as<craps::Rules>()))
            others_.push_back({strategy, {opening(table().setup().rules.as<craps::Rules>())}});
        remember();
    }

 private:
    const craps::Rules& sheet() const { return table().rules().as<craps::Rules>(); }
    const craps::State& state() const { return table().state().as<craps::State>(); }

    void welcome() override {
        const auto& rules = sheet();
        say("A {}craps table, {} to {} a bet. You have {}.\n", rules.crapless ? "crapless " : "",
            money_text(rules.minimum * dollar), money_text(rules.maximum * dollar), money_text(state().bankroll));
        for (const auto& other : others_) say("With you: {}, {}.\n", other.strategy.name, other.strategy.in_words);
        say("Bet with 'pass 10', enter nothing to roll; 'help' tells the rest.\n");
    }

    bool step() override {
        const Cents down = on_table(state());
        const auto line = ask(fmt::format("{}{}, {}> ", money_text(state().bankroll),
                                          down ? fmt::format(" and {} down", money_text(down)) : "",
                                          state().point ? fmt::format("point {}", state().point) : "come-out"));
        if (!line) return false;
        const auto parsed = parse_command(sheet(), state(), *line);
        if (!parsed.command)
            say("{}\n", parsed.refused);
        else if (parsed.command->verb == Verb::Quit)
            leave("You leave with");
        else
            act(*parsed.command);
        return !parsed.command || parsed.command->verb != Verb::Quit;
    }

    void act(const CrapsCommand& command) {
        const auto& rules = sheet();
        const Verb verb = command.verb;
        if (verb == Verb::Roll) return roll();
        if (verb == Verb::Bet) return bet(command);
        if (verb == Verb::Take)
            return decide(
                craps::Take{command.spot, command.amount > 0 ? command.amount : staked(state(), command.spot)});
        if (verb == Verb::Call) return decide(craps::CallIt{command.spot, command.call});
        if (verb == Verb::Again) return decide_all(session::bet_again(rules, state(), last_bets_));
        if (verb == Verb::Double) return decide_all(session::bet_double(rules, state()));
        if (verb == Verb::Clear) return decide_all(session::take_all(rules, state()));
        if (verb == Verb::Undo) return announce(undo());
        if (verb == Verb::Offers) return report_offers(out(), rules, state(), command.about, table().goal());
        if (verb == Verb::Odds) return report_odds(out(), rules, state(), command.spot);
        if (verb == Verb::Bets) return report_bets(out(), state());
        if (verb == Verb::Help) say("{}", command_words());
    }

    void roll() {
        const craps::State before = state();
        const auto answer = throw_dice();
        if (answer) session::remember_bets(last_bets_, before, rules::facts_of<craps::Fact>(answer->facts));
        announce(answer);
    }

    void report(const session::Entry& entry) override {
        if (entry.text == session::undo_word) return say("  taken back\n");
        if (!entry.event) return say("  {}\n", session::facts_text(entry).front());
        if (entry.faces.empty()) {
            for (const auto& fact : entry.step.facts) say("  {}\n", to_text(fact));
            return;
        }
        report_throw(out(), entry.step.facts, state().bankroll);
        for (OtherPlayer& other : others_)
            if (const auto brought = other.play(sheet(), entry.faces))
                say("  {}: {}, {} in all\n", other.strategy.name, signed_money(*brought),
                    money_text(worth(other.playing.state)));
    }

    // Replays a continued sitting to find the last bets and the bankrolls of the strategies.
    void remember() {
        session::Replay replay{rules::any_game<craps::Rules>(), session::record(table())};
        const session::Sitting& then = replay.sitting();
        while (!replay.done()) {
            const auto before = then.state();
            const auto rules = then.rules();
            const int game = then.game();
            if (!replay.next()) break;
            const auto& entry = then.journal().back();
            if (entry.game != game) last_bets_.clear();
            if (entry.faces.empty()) continue;
            session::remember_bets(last_bets_, before.as<craps::State>(),
                                   rules::facts_of<craps::Fact>(entry.step.facts));
            for (OtherPlayer& other : others_) other.play(rules.as<craps::Rules>(), entry.faces);
        }
    }

    void bet(const CrapsCommand& command) {
        const auto offer = offered(sheet(), state(), command.spot, table().goal());
        Cents amount = command.amount;
        if (amount == all_of_it) amount = snapped(sheet(), state(), command.spot, offer.most);
        if (amount == 0 && offer.most > 0)
            return say("How much? {} takes {} to {} now.\n", to_text(command.spot), money_text(offer.least),
                       money_text(offer.most));
        decide(craps::Bet{command.spot, amount});
    }

    void decide(const craps::Event& event) { announce(submit(event)); }
    void decide_all(const session::CrapsRequest& request) {
        if (request.events.empty()) say("{}\n", request.refused);
        for (const auto& event : request.events) decide(event);
    }

    bool another() override {
        if (last_game()) {
            leave("The bankroll is gone: you have");
            return false;
        }
        begin_next();
        last_bets_.clear();
        say("The bankroll is gone; you sit down with a new one of {}.\n", money_text(state().bankroll));
        return true;
    }

    void end_of_input() override { leave("\nThe input has ended, and the game with it: you have"); }
    std::string standing() const override {
        const Cents down = on_table(state());
        return fmt::format("{}{}, {} since you sat down", money_text(state().bankroll),
                           down ? fmt::format(" and {} on the felt", money_text(down)) : "",
                           signed_money(worth(state()) - table().brought()));
    }

    std::vector<OtherPlayer> others_{};
    std::vector<craps::Placed> last_bets_{};  // at the last throw that settled one
};

}  // namespace

std::vector<players::CrapsStrategy> craps_strategies(const session::Players& names, const craps::Rules& rules,
                                                     const GivenStrategies& given) {
    std::vector<players::CrapsStrategy> strategies;
    for (const auto& name : names) {
        if (name == human) continue;
        const auto own = given.find(name);
        strategies.push_back(own == given.end() ? session::craps_strategy(name, rules)
                                                : session::given_craps_strategy(name, own->second, rules));
    }
    return strategies;
}

session::TableSetup craps_table(const TableArguments& requests) {
    session::TableSetup table{checked_rules<craps::Rules>(requests.rules), {std::string{human}}};
    if (requests.players.empty()) return table;
    table.players = session::players_from(requests.players);
    if (std::ranges::count(table.players, human) != 1)
        throw Error(fmt::format(
            "A craps table has one human, and strategies that sit along: --players human,pass_line, not '{}'.",
            requests.players));
    if (auto wrong = session::bad_players(table.players)) throw Error(*wrong);
    static_cast<void>(craps_strategies(table.players, table.rules.as<craps::Rules>()));  // throws Error for a wrong one
    std::stable_partition(table.players.begin(), table.players.end(), [](const auto& name) { return name == human; });
    return table;
}

void play_craps_text(const TextRequests& requests, std::istream& in, std::ostream& out, std::ostream& err) {
    play_text<CrapsText>(rules::any_game<craps::Rules>(), requests, {in, out, err, requests.echo}, [&] {
        return setup_of(requests, craps_table(requests.table),
                        "--seat is for pig: at craps all play on the same dice.");
    });
}

template <>
GameCommands commands_of<craps::Rules>() {
    const std::string strategies = names_listed(players::craps_strategies()) + ", file:PATH";
    return {.game = &session::game_of(craps::Rules{}),
            .check_table = craps_table,
            .play_text = play_craps_text,
            .simulate = simulate_craps,
            .simulations = craps_simulations,
            .odds = craps_odds,
            .help = {.players = "human, and strategies that sit along on the same dice: " + strategies,
                     .simulated = "strategies, each through the same hands; without them the line game: " + strategies,
                     .seat = "",
                     .games = "bankrolls in a row: who has lost one sits down with a new one",
                     .counted = "--games N",
                     .path = "the line game"},
            .players = [] { return named_players(players::craps_strategies()); }};
}

}  // namespace boxcars::console
