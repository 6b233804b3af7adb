#include "rules/ceelo/rules.h"

#include "base/overloaded.h"

#include <algorithm>
#include <numeric>

namespace boxcars::ceelo {
namespace {

using ceelo_dice::Pattern, ceelo_dice::Reading;

// ---- the steps of a round, the last one first, because each calls the step that follows it in the round ----

void begin_round(State& state, int banker, const auto& report) {
    state.banker = state.turn = banker;
    state.phase = Phase::Stake;
    state.round += 1;
    state.point = state.bank_won = state.bank_tied = 0;
    state.special = -1;
    state.special_triple = false;
    report(RoundBegan{state.round, banker, state.coins});
}

void end_round(const Rules& rules, State& state, const auto& report) {
    if (state.bank > 0) report(BankTakenUp{state.banker, state.bank});
    state.coins[seat(state.banker)] += state.bank;
    state.bank = 0;
    report(RoundOver{state.round, state.coins});
    const auto end = state.coins.begin() + rules.players;
    if (std::find(state.coins.begin(), end, 0) == end) {
        const BankPasses passes = transition(rules, state);
        report(passes);
        return begin_round(state, passes.to, report);
    }
    state.phase = Phase::Over;
    state.turn = -1;
    const int best = *std::max_element(state.coins.begin(), end);
    report(GameOver{state.coins, best, static_cast<int>(std::count(state.coins.begin(), end, best))});
}

// ---- bets settled ----

void bet_wins(State& state, int player, int pays, const auto& report) {
    int &bet = state.bets[seat(player)], &pocket = state.coins[seat(state.banker)];
    const int due = bet * pays, from_bank = std::min(due, state.bank), from_pocket = std::min(due - from_bank, pocket);
    const int won = from_bank + from_pocket;
    state.bank -= from_bank;
    pocket -= from_pocket;
    state.coins[seat(player)] += bet + won;
    report(BettorWon{player, bet, won, state.banker, from_pocket, due - won});
    bet = 0;
}

void bet_loses(State& state, int player, const auto& report) {
    int& bet = state.bets[seat(player)];
    report(BettorLost{player, bet});
    state.bank += bet;
    state.bank_won += 1;
    bet = 0;
}

// ---- dice ----

int next_bettor(const Rules& rules, const State& state) {  // -1: every bet is settled
    int player = state.turn;
    do player = next_player(rules, player);
    while (player != state.banker && state.bets[seat(player)] == 0);
    return player == state.banker ? -1 : player;
}

void next_throw(const Rules& rules, State& state, const auto& report) {
    const int player = next_bettor(rules, state);
    if (player < 0) return end_round(rules, state, report);
    state.turn = player;
    state.phase = Phase::BettorThrows;
}

void settle_all(const Rules& rules, State& state, bool bank_wins, const auto& report) {
    report(AllSettled{state.banker, state.bank, bank_wins});
    for (int player = next_bettor(rules, state); player >= 0; player = next_bettor(rules, state))
        bank_wins ? bet_loses(state, player, report) : bet_wins(state, player, rules.pays_at_once, report);
    end_round(rules, state, report);
}

void banker_throws(const Rules& rules, State& state, const Reading& reading, const auto& report) {
    using ceelo_dice::Banker;
    const Banker result = ceelo_dice::banker(reading);
    if (result == Banker::RollsAgain) return;
    if (result != Banker::HasPoint) return settle_all(rules, state, result == Banker::Wins, report);
    state.point = reading.point;
    report(PointSet{state.banker, reading.point});
    next_throw(rules, state, report);
}

void equal_scores(const Rules& rules, State& state, const auto& report) {
    int& bet = state.bets[seat(state.turn)];
    if (rules.tie == Tie::Reroll) return report(StandOff{state.turn, bet, true});
    const bool first_wins = rules.tie == Tie::First;
    if (rules.tie == Tie::Banker || (first_wins && state.banker == first_seat)) {
        bet_loses(state, state.turn, report);
    } else if (first_wins && state.turn == first_seat) {
        bet_wins(state, state.turn, rules.pays_point, report);
    } else {
        report(StandOff{state.turn, bet, false});
        state.coins[seat(state.turn)] += bet;
        state.bank_tied += 1;
        bet = 0;
    }
    next_throw(rules, state, report);
}

void bettor_throws(const Rules& rules, State& state, const Reading& reading, const auto& report) {
    if (reading.pattern == Pattern::Nothing) return;
    if (reading.point == state.point) return equal_scores(rules, state, report);
    const bool triple = reading.pattern == Pattern::Triple, special = triple || reading.pattern == Pattern::FourFiveSix;
    if (special && state.special < 0) {
        state.special = state.turn;
        state.special_triple = triple;
    }
    const int pays = triple    ? reading.of == 1 ? rules.pays_111 : rules.pays_triple
                     : special ? rules.pays_456
                               : rules.pays_point;
    if (special || reading.point > state.point)
        bet_wins(state, state.turn, pays, report);
    else  // a lower score, or 1-2-3
        bet_loses(state, state.turn, report);
    next_throw(rules, state, report);
}

void roll(const Rules& rules, State& state, const Faces& faces, const auto& report) {
    const Reading reading = ceelo_dice::read(faces[0], faces[1], faces[2]);
    const bool banks = state.phase == Phase::BankerThrows;
    report(Threw{state.turn, banks, faces, reading});
    banks ? banker_throws(rules, state, reading, report) : bettor_throws(rules, state, reading, report);
}

// ---- decisions ----

void close_bets(const Rules& rules, State& state, const auto& report) {
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

void cover(const Rules& rules, State& state, int amount, const auto& report) {
    state.coins[seat(state.turn)] -= amount;
    state.bets[seat(state.turn)] = amount;
    report(Covered{state.turn, amount, left_to_cover(state)});
    const int next = next_player(rules, state.turn);
    if (next == state.banker || left_to_cover(state) == 0) return close_bets(rules, state, report);
    state.turn = next;
}

void stake(const Rules& rules, State& state, int amount, const auto& report) {
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

std::vector<Event> starts(const Rules& rules) { return boxcars::rules::one_for_each_seat<Event, Begin>(rules.players); }

std::vector<Event> legal(const Rules& rules, const State& state) {
    if (state.phase == Phase::Draw) return starts(rules);
    std::vector<Event> events;
    for (int amount = 1; amount <= most_offered(state); ++amount) events.push_back(put_down(state, amount));
    return events;
}

Event put_down(const State& state, int coins) {
    return state.phase == Phase::Stake ? Event{Stake{coins}} : Event{Cover{coins}};
}

rules::Dice dice_wanted(const Rules&, const State& state) {
    return {state.phase == Phase::BankerThrows || state.phase == Phase::BettorThrows ? 3 : 0, 6};
}

Event thrown(const Rules&, rules::Faces faces) {
    BOXCARS_CHECK(faces.size(), ==, std::size_t{3}, "cee-lo is played with three dice");
    return Rolled{{faces[0], faces[1], faces[2]}};
}

BOXCARS_GAME_PLAY(play)

bool over(const Rules&, const State& state) { return state.phase == Phase::Over; }

bool between_rounds(const Rules& now, const Rules& next, const State& state) {
    return state.phase == Phase::Stake && now.players == next.players;
}

bool pays_even_money(const Rules& rules) {
    return std::max({rules.pays_111, rules.pays_triple, rules.pays_456, rules.pays_point, rules.pays_at_once}) == 1;
}

int most_offered(const State& state) {
    if (state.phase == Phase::Stake) return state.coins[seat(state.banker)];
    if (state.phase == Phase::Cover) return std::min(state.coins[seat(state.turn)], left_to_cover(state));
    return 0;
}

int left_to_cover(const State& state) { return state.phase == Phase::Cover ? state.bank - all_bets(state) : 0; }
int all_bets(const State& state) { return std::accumulate(state.bets.begin(), state.bets.end(), 0); }
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
    return state.bank + std::accumulate(state.coins.begin(), state.coins.end(), 0) + all_bets(state);
}

bool leads(const State& state, int player) {
    for (int other = 0; other < most_players; ++other)
        if (worth(state, other) > worth(state, player)) return false;
    return true;
}

int settled_bettor(const Fact& fact) {
    return std::visit(
        Overloaded{[](const BettorWon& f) { return f.player; }, [](const BettorLost& f) { return f.player; },
                   [](const StandOff& f) { return f.player; }, [](const auto&) { return -1; }},
        fact);
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
    const auto* threw = rules::fact_among<Threw>(step.facts);
    if (threw && threw->player == seat && threw->reading.pattern == Pattern::Triple)
        return ceelo_dice::triple_words(threw->reading.of);
    const bool won = std::ranges::any_of(step.facts, [&](const Fact& fact) {
        const auto* bet = std::get_if<BettorWon>(&fact);
        return bet && bet->player == seat;
    });
    const bool broken = rules::fact_among<RoundOver>(step.facts) && !rules::fact_among<BankTakenUp>(step.facts);
    return won && broken ? "Bank broken: you win" : "";
}

}  // namespace boxcars::ceelo
