#include "rules/craps/rules.h"

#include "base/check.h"
#include "base/overloaded.h"
#include "rules/craps/bets.h"

namespace boxcars::craps {
namespace {

auto place_of(auto& bets, Spot spot) {
    return std::lower_bound(bets.begin(), bets.end(), spot, [](const Placed& a, Spot b) { return a.spot < b; });
}

// ---- chips, before the throw ----

void place(const Rules& rules, State& state, const Bet& bet, const auto& report) {
    auto at = place_of(state.bets, bet.spot);
    if (at == state.bets.end() || at->spot != bet.spot) at = state.bets.insert(at, {bet.spot});
    at->stake += bet.amount;
    const Cents vig = vig_in_advance(rules) ? vig_of(rules, bet.spot, at->stake) - at->vig : 0;
    at->vig += vig;
    state.bankroll -= bet.amount + vig;
    report(ChipsPlaced{bet.spot, bet.amount, vig});
}

void take_down(const Rules& rules, State& state, const Take& take, const auto& report) {
    const auto at = place_of(state.bets, take.spot);
    at->stake -= take.amount;
    const Cents vig = at->vig - (vig_in_advance(rules) ? vig_of(rules, take.spot, at->stake) : 0);
    at->vig -= vig;
    state.bankroll += take.amount + vig;
    if (at->stake == 0) state.bets.erase(at);
    report(ChipsTaken{take.spot, take.amount, vig});
}

// ---- one throw ----

enum class ChipsAfter : std::uint8_t { Lies, Leaves };

// Pays a winning bet, or returns it if its prize is a push. Says whether the chips stay on the felt.
ChipsAfter win(const Rules& rules, State& state, const Placed& bet, Pays pays, const auto& report) {
    if (pays.win == 0) {
        state.bankroll += bet.stake;
        report(Pushed{bet.spot, bet.stake});
        return ChipsAfter::Leaves;
    }
    const BetRow& of = row(bet.spot.kind);
    const Cents vig = of.vig != Vig::None && !vig_in_advance(rules) ? vig_of(rules, bet.spot, bet.stake) : 0;
    const Cents won = paid_of(rules, win_of(pays, bet.stake) - vig);
    const bool stays = of.stays && rules.winners_stay && bet.vig == 0;
    state.bankroll += won + (stays ? 0 : bet.stake);
    report(Won{bet.spot, bet.stake, won, vig, stays});
    return stays ? ChipsAfter::Lies : ChipsAfter::Leaves;
}

ChipsAfter lose(const Placed& bet, const auto& report) {
    report(Lost{bet.spot, bet.stake, bet.vig});
    return ChipsAfter::Leaves;
}

// Odds that are off when their number is settled come back; any other bet that is off stays down.
ChipsAfter rest(State& state, const Placed& bet, bool settled, const auto& report) {
    if (!settled || base_of(bet.spot) == bet.spot) return ChipsAfter::Lies;
    state.bankroll += bet.stake;
    report(Pushed{bet.spot, bet.stake});
    return ChipsAfter::Leaves;
}

ChipsAfter collect(const Rules& rules, State& state, Placed& bet, int sum, const auto& report) {  // small, tall, all
    if (sum == 7) return lose(bet, report);
    const unsigned goal = goal_of(bet.spot.kind);
    bet.made |= goal & (1u << sum);
    return bet.made == goal ? win(rules, state, bet, bonus_pays(rules, bet.spot.kind), report) : ChipsAfter::Lies;
}

ChipsAfter burn(const Rules& rules, State& state, Placed& bet, int sum, const auto& report) {  // the fire bet
    constexpr int most_points = 6;
    const bool seven_out = state.point != 0 && sum == 7;
    if (sum == state.point) bet.made |= 1u << sum;
    const int made = std::popcount(bet.made);
    if (!seven_out && made < most_points) return ChipsAfter::Lies;
    const Pays pays = fire_pays(rules, made);
    return pays.win == 0 ? lose(bet, report) : win(rules, state, bet, pays, report);
}

ChipsAfter settle(const Rules& rules, State& state, Placed& bet, Rolled dice, const auto& report) {
    const int sum = dice.first + dice.second;
    if (bet.spot.kind == Kind::Fire) return burn(rules, state, bet, sum, report);
    if (row(bet.spot.kind).terms == nullptr) return collect(rules, state, bet, sum, report);
    const Terms of = terms(rules, bet.spot, state.point);
    const Prize* prize = std::find_if(of.prizes.begin(), of.prizes.end(),
                                      [&](const Prize& p) { return p.on.has(dice.first, dice.second); });
    const bool loses = of.loses.has(dice.first, dice.second), wins = prize != of.prizes.end();
    if (!works(state, bet)) return rest(state, bet, wins || loses, report);
    if (loses) return lose(bet, report);
    if (wins) return win(rules, state, bet, prize->pays, report);
    if (!of.travels.has(dice.first, dice.second)) return ChipsAfter::Lies;
    const Spot to{bet.spot.kind == Kind::Come ? Kind::ComeOn : Kind::DontComeOn, sum};
    report(Moved{bet.spot, to, bet.stake});
    bet.spot = to;
    return ChipsAfter::Lies;
}

// Reports a throw, before the facts of the chips, and returns the point after it.
int call(const Rules& rules, int point, Rolled dice, const auto& report) {
    const int sum = dice.first + dice.second;
    report(Threw{dice.first, dice.second, point});
    if (point == 0) {
        if (!is_box(rules, sum)) return 0;
        report(PointSet{sum});
        return sum;
    }
    if (sum == point) report(PointMade{point});
    if (sum == 7) report(SevenOut{point});
    return sum == point || sum == 7 ? 0 : point;
}

void roll(const Rules& rules, State& state, Rolled dice, const auto& report) {
    const int next = call(rules, state.point, dice, report);
    auto kept = state.bets.begin();
    bool moved = false;
    for (auto& bet : state.bets) {
        const Spot before = bet.spot;
        if (settle(rules, state, bet, dice, report) == ChipsAfter::Leaves) continue;
        moved = moved || bet.spot != before;
        *kept++ = bet;
    }
    state.bets.erase(kept, state.bets.end());
    if (moved) std::ranges::sort(state.bets, {}, &Placed::spot);
    state.after_seven = dice.first + dice.second == 7;
    state.new_hand = state.after_seven && state.point != 0;
    state.point = next;
}

constexpr auto play = [](const Rules& rules, State& state, const Event& event, const auto& report) {
    if (const auto* rolled = std::get_if<Rolled>(&event)) return roll(rules, state, *rolled, report);
    if (const auto* bet = std::get_if<Bet>(&event)) return place(rules, state, *bet, report);
    if (const auto* taken = std::get_if<Take>(&event)) return take_down(rules, state, *taken, report);
    const CallIt& called = std::get<CallIt>(event);
    place_of(state.bets, called.spot)->call = called.call;
    report(Called{called.spot, called.call});
};

// The name that odds::hand_odds() reads: "come" also for a travelled come bet, "pass_odds_6" for odds behind the line.
std::string bet_name(Spot spot, int point) {
    const std::string name = to_text(made_as(spot));
    return is_line_odds(spot.kind) ? name + "_" + std::to_string(point) : name;
}

}  // namespace

State opening(const Rules& rules) { return {.bankroll = rules.bankroll * dollar}; }
rules::Dice dice_wanted(const Rules& rules, const State& state) { return {over(rules, state) ? 0 : 2, 6}; }

Event thrown(const Rules&, rules::Faces faces) {
    BOXCARS_CHECK(faces.size(), ==, std::size_t{2}, "craps is played with two dice");
    return Rolled{faces[0], faces[1]};
}

std::vector<int> faces_of(const Event& event) {
    if (const auto* rolled = std::get_if<Rolled>(&event)) return {rolled->first, rolled->second};
    return {};
}

BOXCARS_GAME_PLAY(play)

bool over(const Rules& rules, const State& state) {
    return state.bets.empty() && state.bankroll < rules.minimum * dollar;
}

bool between_rounds(const Rules&, const Rules&, const State& state) {
    return state.point == 0 && std::ranges::none_of(state.bets, [](const Placed& bet) {
               const Kind kind = made_as(bet.spot).kind;
               return kind == Kind::Come || kind == Kind::DontCome;
           });
}

State carried(const Rules&, const State& state) {
    State next = state;
    next.bankroll += on_table(state);
    next.bets.clear();
    return next;
}

const Placed* find(const State& state, Spot spot) {
    const auto at = place_of(state.bets, spot);
    return at != state.bets.end() && at->spot == spot ? &*at : nullptr;
}

Cents staked(const State& state, Spot spot) {
    const Placed* bet = find(state, spot);
    return bet ? bet->stake : 0;
}

Cents on_table(const State& state) {
    Cents all = 0;
    for (const Placed& bet : state.bets) all += bet.stake + bet.vig;
    return all;
}

bool may_call(Kind kind) { return row(kind).works == Works::WithPoint; }

bool works(const State& state, const Placed& bet) {
    if (row(bet.spot.kind).works == Works::Always) return true;
    return bet.call == Call::ByRule ? state.point != 0 : bet.call == Call::On;
}

// ---- what a step settled ----

std::vector<rules::HandResult> hand_results(const Rules&, const State& before, const Step& step, int) {
    std::vector<rules::HandResult> results;
    const auto settled = [&](Spot spot, Cents stake, Cents vig, Cents net) {
        results.push_back({.bet = bet_name(spot, before.point), .stake = stake + vig, .net = net});
    };
    for (const Fact& fact : step.facts)
        std::visit(Overloaded{[&](const Won& f) {
                                  const Placed* bet = find(before, f.spot);
                                  const Cents vig = bet ? bet->vig : 0;  // paid in advance
                                  settled(f.spot, f.stake, vig, f.won - vig);
                              },
                              [&](const Lost& f) { settled(f.spot, f.stake, f.vig, -f.stake - f.vig); },
                              [&](const Pushed& f) { settled(f.spot, f.stake, 0, 0); }, [](const auto&) {}},
                   fact);
    if (fact_among<SevenOut>(step.facts)) results.push_back({.bet = "hand", .whole = true});
    return results;
}

std::string feat(const Rules&, const State&, const Step& step, int) {
    const auto* threw = fact_among<Threw>(step.facts);
    return threw && threw->first + threw->second == 12 ? "Boxcars" : "";
}

// The high scores of craps: what a sitting won, and the longest hand before a seven-out.
using rules::Marked;

constexpr std::int64_t long_hand = 9;  // in throws: longer than the average hand, which takes 8.53

std::span<const rules::ScoreKind> score_kinds(const Rules&) {
    static constexpr std::array kinds{
        rules::win_kind("cents"),
        rules::ScoreKind{"hand", "Longest hand, 9 throws or more", "throws"},
    };
    return kinds;
}

std::vector<rules::ScoreMark> score_marks(const Rules& rules, const State& before, const Step& step, int seat) {
    auto marks = rules::win_marks(hand_results(rules, before, step, seat));
    if (fact_among<Threw>(step.facts)) {
        marks.push_back({"hand", Marked::Count, 1});
        marks.push_back({"hand", Marked::Keep, long_hand});
    }
    if (fact_among<SevenOut>(step.facts)) marks.push_back({"hand", Marked::Clear});
    return marks;
}

}  // namespace boxcars::craps
