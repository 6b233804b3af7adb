#include "rules/siwuliu/rules.h"

#include "base/check.h"
#include "base/overloaded.h"

#include <algorithm>

namespace boxcars::siwuliu {
namespace {

using ceelo_dice::Pattern, ceelo_dice::Reading;

// ---- bets ----

void close(State& state, const auto& report) {
    report(BetsClosed{state.bet, uncovered(state)});
    state.phase = Phase::BankerRolls;
}

void place(State& state, Bet bet, const auto& report) {
    state.balance -= bet.amount;
    state.bet += bet.amount;
    report(BetPlaced{bet.amount, state.bet, uncovered(state)});
    if (state.balance == 0 || uncovered(state) == 0) close(state, report);  // no more can be bet
}

void raise(State& state, Cents amount, const auto& report) {
    state.balance -= amount;
    state.bet += amount;
    state.raised = amount;
    report(Raised{amount, state.bet});
}

// ---- settlement ----

void end_round(State& state, const auto& report) {
    report(RoundEnded{state.round, state.bank, state.balance});
    state.bet = state.raised = 0;
    state.point = 0;
    state.phase = Phase::Betting;
    ++state.round;
}

void push(State& state, By by, const auto& report) {
    state.balance += state.bet;
    report(Pushed{by, state.bet});
    end_round(state, report);
}

void player_takes(State& state, By by, int multiple, const auto& report) {
    const Cents owed = multiple * state.bet, won = std::min(owed, state.bank);
    if (owed == 0) return push(state, by, report);  // "1 for 1" returns the stake alone
    state.bank -= won;
    state.balance += state.bet + won;
    report(Won{by, state.bet, won, owed});
    end_round(state, report);
}

void banker_takes(State& state, By by, int multiple, const auto& report) {
    const Cents owed = (multiple - 1) * state.bet, more = std::min(owed, state.balance);
    state.balance -= more;
    state.bank += state.bet + more;
    report(Lost{by, state.bet, more, owed});
    end_round(state, report);
}

void give_up(State& state, const auto& report) {
    const Cents back = given_back(state.bet);
    state.balance += back;
    state.bank += state.bet - back;
    report(Surrendered{state.bet, back});
    end_round(state, report);
}

// ---- dice ----

void banker_rolls(const Rules& rules, State& state, const Reading& reading, const auto& report) {
    using ceelo_dice::Banker;
    const Banker result = ceelo_dice::banker(reading);
    if (result == Banker::RollsAgain) return report(RollsAgain{Who::Banker, false});
    if (result == Banker::Wins) return banker_takes(state, By::BankersDice, banker_multiple(rules, reading), report);
    if (result == Banker::Loses) return player_takes(state, By::BankersDice, 1, report);
    state.point = reading.point;
    state.phase = Phase::PlayerRolls;
    report(HasPoint{Who::Banker, reading.point});
}

void tie(const Rules& rules, State& state, const auto& report) {
    if (rules.tie == Tie::Reroll) return report(RollsAgain{Who::Player, true});
    if (rules.tie == Tie::Push) return push(state, By::Tie, report);
    if (rules.tie == Tie::Banker) return banker_takes(state, By::Tie, 1, report);
    player_takes(state, By::Tie, rules.pays_point, report);
}

void player_rolls(const Rules& rules, State& state, const Reading& reading, const auto& report) {
    const bool outermost = reading.point == 1 || reading.point == 6;
    if (reading.pattern == Pattern::Nothing || (outermost && rules.pair_with_6_or_1 == OuterPair::Reroll))
        return report(RollsAgain{Who::Player, false});
    if (reading.pattern == Pattern::OneTwoThree) return banker_takes(state, By::PlayersDice, 1, report);
    if (reading.pattern != Pattern::PairAndPoint)
        return player_takes(state, By::PlayersDice, player_multiple(rules, reading), report);
    report(HasPoint{Who::Player, reading.point});
    if (reading.point == state.point) return tie(rules, state, report);
    if (reading.point > state.point) return player_takes(state, By::Points, rules.pays_point, report);
    banker_takes(state, By::Points, 1, report);
}

void roll(const Rules& rules, State& state, Rolled dice, const auto& report) {
    const Reading reading = ceelo_dice::read(dice.faces[0], dice.faces[1], dice.faces[2]);
    const bool bankers = state.phase == Phase::BankerRolls;
    report(Threw{bankers ? Who::Banker : Who::Player, dice.faces, reading});
    return bankers ? banker_rolls(rules, state, reading, report) : player_rolls(rules, state, reading, report);
}

constexpr auto play = [](const Rules& rules, State& state, const Event& event, const auto& report) {
    if (const auto* rolled = std::get_if<Rolled>(&event)) return roll(rules, state, *rolled, report);
    if (const auto* bet = std::get_if<Bet>(&event)) return place(state, *bet, report);
    if (const auto* raised = std::get_if<Raise>(&event)) return raise(state, raised->amount, report);
    std::holds_alternative<Surrender>(event) ? give_up(state, report) : close(state, report);
};

int named_pay(const Rules& rules, const Reading& reading) {
    if (reading.pattern == Pattern::FourFiveSix) return rules.pays_456;
    if (reading.pattern != Pattern::Triple) return 0;
    return reading.of == 1 ? rules.pays_111 : rules.pays_triple;
}

// ---- refusals ----

std::optional<std::string> bet_refusal(const State& state, Cents amount) {
    if (amount < 1) return "A bet is at least " + money_text(1) + ".";
    if (amount > state.balance && state.balance <= uncovered(state))
        return "You have " + money_text(state.balance) + "; that bet needs " + money_text(amount) + ".";
    if (amount > uncovered(state))
        return "Only " + money_text(uncovered(state)) + " of the bank is uncovered; that bet is " + money_text(amount) +
               ".";
    return {};
}

std::optional<std::string> raise_refusal(const Rules& rules, const State& state, Cents amount) {
    if (!rules.raise) return std::string{"This table takes no raises."};
    if (state.phase != Phase::PlayerRolls) return std::string{"You may raise once the banker has a point."};
    if (state.raised > 0) return std::string{"You have raised already: throw."};
    if (amount < 1) return "A raise is at least " + money_text(1) + ".";
    if (amount > state.bet) return "You may raise by up to your bet of " + money_text(state.bet) + ".";
    if (amount > state.balance)
        return "You have " + money_text(state.balance) + "; that raise needs " + money_text(amount) + ".";
    if (amount <= most_raise(rules, state)) return {};
    return "The bank can cover a raise of " + money_text(most_raise(rules, state)) + ", not " + money_text(amount) +
           ".";
}

std::optional<std::string> surrender_refusal(const Rules& rules, const State& state) {
    if (may_give_up(rules, state)) return {};
    if (!rules.surrender) return std::string{"At this table no bet is given up."};
    if (state.raised > 0) return std::string{"You have raised already: throw."};
    return std::string{"You may give up half of the bet once the banker has a point."};
}

}  // namespace

State opening(const Rules& rules) { return {.bank = rules.bank, .balance = rules.balance}; }

std::vector<Event> legal(const Rules& rules, const State& state) {
    std::vector<Event> events;
    const Cents most = most_offered(state), more = most_raise(rules, state);
    if (most > 0) events.emplace_back(Bet{1});
    if (most > 1) events.emplace_back(Bet{most});
    if (more > 0) events.emplace_back(Raise{1});
    if (more > 1) events.emplace_back(Raise{more});
    if (may_give_up(rules, state)) events.emplace_back(Surrender{});
    if (state.phase == Phase::Betting && state.bet > 0) events.emplace_back(Stop{});
    return events;
}

rules::Dice dice_wanted(const Rules&, const State& state) { return {state.phase == Phase::Betting ? 0 : 3, 6}; }

Event thrown(const Rules&, rules::Faces faces) {
    BOXCARS_CHECK(faces.size(), ==, std::size_t{3}, "sì-wŭ-liù is played with three dice");
    return Rolled{{faces[0], faces[1], faces[2]}};
}

std::optional<std::string> refusal(const Rules& rules, const State& state, const Event& event) {
    if (over(rules, state))
        return std::string{"The game is over: "} + (state.bank == 0 ? "the bank is broken" : "you have nothing left") +
               ". Start a new one.";
    if (const auto* rolled = std::get_if<Rolled>(&event)) {
        if (state.phase != Phase::Betting) return boxcars::rules::no_such_face(rolled->faces, 6);
        return "The dice wait until the bets are down: bet, or end the betting.";
    }
    if (const auto* raised = std::get_if<Raise>(&event)) return raise_refusal(rules, state, raised->amount);
    if (std::holds_alternative<Surrender>(event)) return surrender_refusal(rules, state);
    if (state.phase != Phase::Betting) return "The bets are closed: now the dice decide.";
    if (const auto* bet = std::get_if<Bet>(&event)) return bet_refusal(state, bet->amount);
    if (state.bet == 0)
        return "Nothing is bet yet: the banker rolls for a bet of " + money_text(1) + " to " +
               money_text(most_offered(state)) + ".";
    return {};
}

BOXCARS_GAME_PLAY(play)

bool over(const Rules&, const State& state) {
    return state.phase == Phase::Betting && state.bet == 0 && (state.bank == 0 || state.balance == 0);
}

bool between_rounds(const Rules&, const Rules&, const State& state) {
    return state.phase == Phase::Betting && state.bet == 0;
}

Cents uncovered(const State& state) { return state.phase == Phase::Betting ? state.bank - state.bet : 0; }
Cents most_raise(const Rules& rules, const State& state) {
    if (!rules.raise || state.phase != Phase::PlayerRolls || state.raised > 0) return 0;
    return std::min({state.bet, state.balance, state.bank - state.bet});
}
bool may_give_up(const Rules& rules, const State& state) {
    return rules.surrender && state.phase == Phase::PlayerRolls && state.raised == 0;
}
Cents given_back(Cents bet) { return bet % dollar == 0 ? bet / dollar / 2 * dollar : bet / 2; }
Cents most_offered(const State& state) { return std::min(state.balance, uncovered(state)); }

int player_multiple(const Rules& rules, const Reading& reading) {
    const int pays = named_pay(rules, reading);
    return pays > 0 && rules.pays == Quote::For ? pays - 1 : pays;
}

int banker_multiple(const Rules& rules, const Reading& reading) {
    if (ceelo_dice::banker(reading) != ceelo_dice::Banker::Wins) return 0;
    return rules.banker_multiples ? std::max(1, named_pay(rules, reading)) : 1;
}

std::vector<rules::HandResult> hand_results(const Rules&, const State&, const Step& step, int) {
    std::vector<rules::HandResult> results;
    const auto settled = [&](Cents bet, Cents net) { results.push_back({.bet = "bet", .stake = bet, .net = net}); };
    for (const Fact& fact : step.facts)
        std::visit(Overloaded{[&](const Won& f) { settled(f.bet, f.won); },
                              [&](const Lost& f) { settled(f.bet, -f.bet - f.more); },
                              [&](const Pushed& f) { settled(f.bet, 0); },
                              [&](const Surrendered& f) { settled(f.bet, f.back - f.bet); }, [](const auto&) {}},
                   fact);
    return results;
}

std::string feat(const Rules&, const State&, const Step& step, int) {
    const auto* threw = rules::fact_among<Threw>(step.facts);
    if (!threw || threw->who != Who::Player) return {};
    if (threw->reading.pattern == Pattern::FourFiveSix) return "Sì-Wŭ-Liù";
    return threw->reading.pattern == Pattern::Triple ? ceelo_dice::triple_words(threw->reading.of) : "";
}

}  // namespace boxcars::siwuliu
