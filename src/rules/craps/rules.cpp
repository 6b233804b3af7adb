#include "rules/craps/rules.h"

#include "base/check.h"
#include "rules/craps/bets.h"

#include <algorithm>
#include <bit>

namespace boxcars::craps {
namespace {

auto place_of(auto& bets, Spot spot) {
    return std::lower_bound(bets.begin(), bets.end(), spot, [](const Placed& a, Spot b) { return a.spot < b; });
}

// ---- chips, before the throw ----

template <class Report>
void place(const Rules& rules, State& state, const Bet& bet, const Report& report) {
    auto at = place_of(state.bets, bet.spot);
    if (at == state.bets.end() || at->spot != bet.spot) at = state.bets.insert(at, {bet.spot});
    at->stake += bet.amount;
    const Cents vig = vig_in_advance(rules) ? vig_of(rules, bet.spot, at->stake) - at->vig : 0;
    at->vig += vig;
    state.bankroll -= bet.amount + vig;
    report(ChipsPlaced{bet.spot, bet.amount, vig});
}

template <class Report>
void take_down(const Rules& rules, State& state, const Take& take, const Report& report) {
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
template <class Report>
ChipsAfter win(const Rules& rules, State& state, const Placed& bet, Pays pays, const Report& report) {
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

template <class Report>
ChipsAfter lose(const Placed& bet, const Report& report) {
    report(Lost{bet.spot, bet.stake, bet.vig});
    return ChipsAfter::Leaves;
}

// Odds that are off when their number is settled come back; any other bet that is off stays down.
template <class Report>
ChipsAfter rest(State& state, const Placed& bet, bool settled, const Report& report) {
    if (!settled || base_of(bet.spot) == bet.spot) return ChipsAfter::Lies;
    state.bankroll += bet.stake;
    report(Pushed{bet.spot, bet.stake});
    return ChipsAfter::Leaves;
}

template <class Report>
ChipsAfter collect(const Rules& rules, State& state, Placed& bet, int sum, const Report& report) {  // small, tall, all
    if (sum == 7) return lose(bet, report);
    const unsigned goal = goal_of(bet.spot.kind);
    bet.made |= goal & (1u << sum);
    return bet.made == goal ? win(rules, state, bet, bonus_pays(rules, bet.spot.kind), report) : ChipsAfter::Lies;
}

template <class Report>
ChipsAfter burn(const Rules& rules, State& state, Placed& bet, int sum, const Report& report) {  // the fire bet
    constexpr int most_points = 6;
    const bool seven_out = state.point != 0 && sum == 7;
    if (sum == state.point) bet.made |= 1u << sum;
    const int made = std::popcount(bet.made);
    if (!seven_out && made < most_points) return ChipsAfter::Lies;
    const Pays pays = fire_pays(rules, made);
    return pays.win == 0 ? lose(bet, report) : win(rules, state, bet, pays, report);
}

template <class Report>
ChipsAfter settle(const Rules& rules, State& state, Placed& bet, Rolled dice, const Report& report) {
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

// Reports a throw and sets `next`, the point after it. These facts are reported before the facts of the chips.
template <class Report>
void call(const Rules& rules, int point, Rolled dice, const Report& report, int& next) {
    const int sum = dice.first + dice.second;
    report(Threw{dice.first, dice.second, point});
    next = point;
    if (point == 0) {
        if (!is_box(rules, sum)) return;
        next = sum;
        report(PointSet{sum});
    } else if (sum == point) {
        next = 0;
        report(PointMade{point});
    } else if (sum == 7) {
        next = 0;
        report(SevenOut{point});
    }
}

template <class Report>
void roll(const Rules& rules, State& state, Rolled dice, const Report& report) {
    int next = 0;
    call(rules, state.point, dice, report, next);
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
    const bool seven = dice.first + dice.second == 7;
    state.new_hand = seven && state.point != 0;
    state.after_seven = seven;
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

}  // namespace

State opening(const Rules& rules) {
    State state;
    state.bankroll = rules.bankroll * dollar;
    return state;
}

rules::Dice dice_wanted(const Rules& rules, const State& state) { return {over(rules, state) ? 0 : 2, 6}; }

Event thrown(const Rules&, rules::Faces faces) {
    BOXCARS_CHECK(faces.size(), ==, std::size_t{2}, "craps is played with two dice");
    return Rolled{faces[0], faces[1]};
}

std::vector<int> faces_of(const Event& event) {
    if (const auto* rolled = std::get_if<Rolled>(&event)) return {rolled->first, rolled->second};
    return {};
}

Step apply(const Rules& rules, const State& state, const Event& event) {
    return boxcars::rules::reported<Step>(rules, state, event, play);
}

void advance(const Rules& rules, State& state, const Event& event) {
    play(rules, state, event, boxcars::rules::no_report);
}

bool over(const Rules& rules, const State& state) {
    return state.bets.empty() && state.bankroll < rules.minimum * dollar;
}

bool between_rounds(const Rules&, const Rules&, const State& state) {
    return state.point == 0 && std::ranges::none_of(state.bets, [](const Placed& bet) {
               const Kind kind = bet.spot.kind;
               return kind == Kind::Come || kind == Kind::DontCome || kind == Kind::ComeOn || kind == Kind::DontComeOn;
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

}  // namespace boxcars::craps
