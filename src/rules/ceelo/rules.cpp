#include "rules/ceelo/rules.h"

#include "base/check.h"
#include "base/overloaded.h"

#include <algorithm>
#include <numeric>

namespace boxcars::ceelo {
namespace {

using ceelo_dice::Pattern;
using ceelo_dice::Reading;

Reading reading_of(const Faces& faces) { return ceelo_dice::read(faces[0], faces[1], faces[2]); }

// ---- the steps of a round, the last one first, because each calls the step that follows it in the round ----

template <class Report>
void begin_round(State& state, int banker, const Report& report) {
    state.banker = state.turn = banker;
    state.phase = Phase::Stake;
    state.round += 1;
    state.point = state.bank_won = state.bank_tied = 0;
    state.special = -1;
    state.special_triple = false;
    report(RoundBegan{state.round, banker, state.coins});
}

template <class Report>
void end_round(const Rules& rules, State& state, const Report& report) {
    if (state.bank > 0) report(BankTakenUp{state.banker, state.bank});
    state.coins[seat(state.banker)] += state.bank;
    state.bank = 0;
    report(RoundOver{state.round, state.coins});
    const auto end = state.coins.begin() + rules.players;
    if (std::find(state.coins.begin(), end, 0) == end) {
        const BankPasses passes = transition(rules, state);
        report(passes);
        begin_round(state, passes.to, report);
        return;
    }
    state.phase = Phase::Over;
    state.turn = -1;
    const int best = *std::max_element(state.coins.begin(), end);
    report(GameOver{state.coins, best, static_cast<int>(std::count(state.coins.begin(), end, best))});
}

// ---- bets settled ----

template <class Report>
void bet_wins(State& state, int player, int pays, const Report& report) {
    int &bet = state.bets[seat(player)], &pocket = state.coins[seat(state.banker)];
    const int due = bet * pays, from_bank = std::min(due, state.bank), from_pocket = std::min(due - from_bank, pocket);
    const int won = from_bank + from_pocket;
    state.bank -= from_bank;
    pocket -= from_pocket;
    state.coins[seat(player)] += bet + won;
    report(BettorWon{player, bet, won, state.banker, from_pocket, due - won});
    bet = 0;
}

template <class Report>
void bet_loses(State& state, int player, const Report& report) {
    int& bet = state.bets[seat(player)];
    report(BettorLost{player, bet});
    state.bank += bet;
    state.bank_won += 1;
    bet = 0;
}

template <class Report>
void bet_stands_off(State& state, int player, const Report& report) {
    int& bet = state.bets[seat(player)];
    report(StandOff{player, bet, false});
    state.coins[seat(player)] += bet;
    state.bank_tied += 1;
    bet = 0;
}

// ---- dice ----

int next_bettor(const Rules& rules, const State& state) {  // -1: every bet is settled
    int player = state.turn;
    do player = next_player(rules, player);
    while (player != state.banker && state.bets[seat(player)] == 0);
    return player == state.banker ? -1 : player;
}

template <class Report>
void next_throw(const Rules& rules, State& state, const Report& report) {
    const int player = next_bettor(rules, state);
    if (player < 0) return end_round(rules, state, report);
    state.turn = player;
    state.phase = Phase::BettorThrows;
}

template <class Report>
void settle_all(const Rules& rules, State& state, bool bank_wins, const Report& report) {
    if (bank_wins)
        report(AutoWin{state.banker, state.bank});
    else
        report(AutoLoss{state.banker, state.bank});
    for (int player = next_bettor(rules, state); player >= 0; player = next_bettor(rules, state))
        if (bank_wins)
            bet_loses(state, player, report);
        else
            bet_wins(state, player, rules.pays_at_once, report);
    end_round(rules, state, report);
}

template <class Report>
void banker_throws(const Rules& rules, State& state, const Reading& reading, const Report& report) {
    switch (ceelo_dice::banker(reading)) {
        case ceelo_dice::Banker::RollsAgain:
            return;
        case ceelo_dice::Banker::Wins:
            return settle_all(rules, state, true, report);
        case ceelo_dice::Banker::Loses:
            return settle_all(rules, state, false, report);
        case ceelo_dice::Banker::HasPoint:
            state.point = reading.point;
            report(PointSet{state.banker, reading.point});
            return next_throw(rules, state, report);
    }
}

template <class Report>
void special_wins(const Rules& rules, State& state, const Reading& reading, const Report& report) {
    const bool triple = reading.pattern == Pattern::Triple;
    if (state.special < 0) {
        state.special = state.turn;
        state.special_triple = triple;
    }
    bet_wins(state, state.turn,
             !triple           ? rules.pays_456
             : reading.of == 1 ? rules.pays_111
                               : rules.pays_triple,
             report);
}

template <class Report>
void equal_scores(const Rules& rules, State& state, const Report& report) {
    if (rules.tie == Tie::Reroll) return report(StandOff{state.turn, state.bets[seat(state.turn)], true});
    if (rules.tie == Tie::Banker)
        bet_loses(state, state.turn, report);
    else
        bet_stands_off(state, state.turn, report);
    next_throw(rules, state, report);
}

template <class Report>
void bettor_throws(const Rules& rules, State& state, const Reading& reading, const Report& report) {
    const bool special = reading.pattern == Pattern::Triple || reading.pattern == Pattern::FourFiveSix;
    if (reading.pattern == Pattern::Nothing) return;
    if (reading.point == state.point) return equal_scores(rules, state, report);
    if (special)
        special_wins(rules, state, reading, report);
    else if (reading.point > state.point)
        bet_wins(state, state.turn, rules.pays_point, report);
    else  // a lower score, or 1-2-3
        bet_loses(state, state.turn, report);
    next_throw(rules, state, report);
}

template <class Report>
void roll(const Rules& rules, State& state, const Faces& faces, const Report& report) {
    const Reading reading = reading_of(faces);
    const bool banks = state.phase == Phase::BankerThrows;
    report(Threw{state.turn, banks, faces, reading});
    if (banks)
        banker_throws(rules, state, reading, report);
    else
        bettor_throws(rules, state, reading, report);
}

// ---- decisions ----

template <class Report>
void close_bets(const Rules& rules, State& state, const Report& report) {
    for (int player = next_player(rules, state.turn); player != state.banker; player = next_player(rules, player))
        report(SatOut{player});
    if (const int left = left_to_cover(state); left > 0) {
        state.coins[seat(state.banker)] += left;
        state.bank -= left;
        report(Returned{state.banker, left});
    }
    report(BetsClosed{state.banker, state.bank, state.bets});
    state.turn = state.banker;
    state.phase = Phase::BankerThrows;
}

template <class Report>
void cover(const Rules& rules, State& state, int amount, const Report& report) {
    state.coins[seat(state.turn)] -= amount;
    state.bets[seat(state.turn)] = amount;
    report(Covered{state.turn, amount, left_to_cover(state)});
    const int next = next_player(rules, state.turn);
    if (next == state.banker || left_to_cover(state) == 0) return close_bets(rules, state, report);
    state.turn = next;
}

template <class Report>
void stake(const Rules& rules, State& state, int amount, const Report& report) {
    state.coins[seat(state.banker)] -= amount;
    state.bank = amount;
    state.turn = next_player(rules, state.banker);
    state.phase = Phase::Cover;
    report(BankStaked{state.banker, amount});
}

constexpr auto play = [](const Rules& rules, State& state, const Event& event, const auto& report) {
    if (const auto* rolled = std::get_if<Rolled>(&event)) return roll(rules, state, rolled->faces, report);
    if (const auto* covered = std::get_if<Cover>(&event)) return cover(rules, state, covered->amount, report);
    if (const auto* staked = std::get_if<Stake>(&event)) return stake(rules, state, staked->amount, report);
    const int first = std::get<Begin>(event).banker;
    report(BankDrawn{first});
    begin_round(state, first, report);
};

}  // namespace

State opening(const Rules& rules) {
    State state;
    std::fill_n(state.coins.begin(), rules.players, rules.coins);
    return state;
}

rules::Dice dice_wanted(const Rules&, const State& state) {
    return {state.phase == Phase::BankerThrows || state.phase == Phase::BettorThrows ? 3 : 0, 6};
}

Event thrown(const Rules&, rules::Faces faces) {
    BOXCARS_CHECK(faces.size(), ==, std::size_t{3}, "cee-lo is played with three dice");
    return Rolled{{faces[0], faces[1], faces[2]}};
}

Step apply(const Rules& rules, const State& state, const Event& event) {
    return boxcars::rules::reported<Step>(rules, state, event, play);
}

void advance(const Rules& rules, State& state, const Event& event) {
    play(rules, state, event, boxcars::rules::no_report);
}

bool over(const Rules&, const State& state) { return state.phase == Phase::Over; }

bool between_rounds(const Rules& now, const Rules& next, const State& state) {
    return state.phase == Phase::Stake && now.players == next.players;
}

int next_player(const Rules& rules, int player) { return player + 1 < rules.players ? player + 1 : 0; }

int worth(const State& state, int player) {
    return state.coins[seat(player)] + state.bets[seat(player)] + (player == state.banker ? state.bank : 0);
}

// A bet that the banker won or tied keeps the bank, unless a player beat the banker with 4-5-6 or a triple.
BankPasses transition(const Rules& rules, const State& state) {
    const int banker = state.banker, next = next_player(rules, banker);
    const bool lost_all = state.bank_won == 0 && state.bank_tied == 0;
    if (state.point == 0 && !lost_all) return {banker, banker, Why::WonAtOnce};
    if (state.special >= 0 && rules.pass_on_special)
        return {banker, state.special, state.special_triple ? Why::BeatenByTriple : Why::BeatenBySpecial456};
    if (lost_all && rules.pass_on_all_lost) return {banker, next, state.point ? Why::LostEveryBet : Why::LostAtOnce};
    if (lost_all) return {banker, banker, Why::SheetKeeps};
    return {banker, banker, state.bank_won > 0 ? Why::BetWon : Why::StoodOff};
}

int all_coins(const State& state) {
    return state.bank + std::accumulate(state.coins.begin(), state.coins.end(), 0) +
           std::accumulate(state.bets.begin(), state.bets.end(), 0);
}

bool leads(const State& state, int player) {
    for (int other = 0; other < most_players; ++other)
        if (worth(state, other) > worth(state, player)) return false;
    return true;
}

bool settles(const Fact& fact) {
    return std::holds_alternative<BettorWon>(fact) || std::holds_alternative<BettorLost>(fact) ||
           std::holds_alternative<StandOff>(fact);
}

std::vector<rules::HandResult> hand_results(const Rules&, const State& before, const Step& step, int seat) {
    std::vector<rules::HandResult> results;
    const auto settled = [&](int player, int bet, int won) {  // won: the bettor's net
        if (player == seat)
            results.push_back({.bet = "bet", .opponent = before.banker, .stake = bet, .net = won});
        else if (before.banker == seat)
            results.push_back({.bet = "bank", .opponent = player, .stake = bet, .net = -won});
    };
    for (const Fact& fact : step.facts)
        std::visit(Overloaded{[&](const BettorWon& f) { settled(f.player, f.bet, f.won); },
                              [&](const BettorLost& f) { settled(f.player, f.bet, -f.bet); },
                              [&](const StandOff& f) {
                                  if (!f.again) settled(f.player, f.bet, 0);
                              },
                              [&](const GameOver& f) {
                                  const bool won = f.won_by(seat);
                                  results.push_back({.bet = "game",
                                                     .whole = true,
                                                     .outcome = !won           ? rules::Outcome::Lost
                                                                : f.shared > 1 ? rules::Outcome::Even
                                                                               : rules::Outcome::Won});
                              },
                              [](const auto&) {}},
                   fact);
    return results;
}

// The feats are a triple thrown by this player, and a bet won in a round that leaves the bank empty.
std::string feat(const Rules&, const State&, const Step& step, int seat) {
    bool won = false, over = false, left = false;
    for (const Fact& fact : step.facts) {
        const auto* threw = std::get_if<Threw>(&fact);
        if (threw && threw->player == seat && threw->reading.pattern == ceelo_dice::Pattern::Triple)
            return ceelo_dice::triple_words(threw->reading.of);
        const auto* bet = std::get_if<BettorWon>(&fact);
        won |= bet && bet->player == seat;
        left |= std::holds_alternative<BankTakenUp>(fact);
        over |= std::holds_alternative<RoundOver>(fact);
    }
    return won && over && !left ? "Bank broken: you win" : "";
}

std::span<const rules::ScoreKind> score_kinds(const Rules&) {
    static constexpr auto kinds = boxcars::rules::betting_kinds("coins");
    return kinds;
}

std::vector<rules::ScoreMark> score_marks(const Rules& rules, const State& before, const Step& step, int seat) {
    return rules::betting_marks(hand_results(rules, before, step, seat));
}

}  // namespace boxcars::ceelo
