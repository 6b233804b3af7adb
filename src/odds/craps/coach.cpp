#include "odds/craps/coach.h"

#include <algorithm>
#include <array>

namespace boxcars::odds {
namespace {

using craps::Spot;

bool remembers(craps::Kind kind) {
    return kind == craps::Kind::Small || kind == craps::Kind::Tall || kind == craps::Kind::All ||
           kind == craps::Kind::Fire;
}

// What each of the 36 throws does to a bet there: 1 it wins, -1 it loses, 2 it travels, 0 nothing.
std::array<int, 36> outcomes_of(const craps::Rules& rules, Spot spot, int point) {
    const craps::Terms terms = craps::terms(rules, spot, point);
    std::array<int, 36> all{};
    for (int first = 1; first <= 6; ++first)
        for (int second = 1; second <= 6; ++second) {
            int& now = all[static_cast<std::size_t>(6 * (first - 1) + second - 1)];
            for (const craps::Prize& prize : terms.prizes)
                if (prize.on.has(first, second) && prize.pays.win > 0) now = 1;
            if (terms.loses.has(first, second)) now = -1;
            if (terms.travels.has(first, second)) now = 2;
        }
    return all;
}

// With a stake so large that no vig is rounded, is it as many times as much?
bool vig_is_exact(const craps::Rules& rules, Spot spot, Cents stake) {
    constexpr Cents many = 10'000;
    return craps::vig_of(rules, spot, many * stake) == many * craps::vig_of(rules, spot, stake);
}

// The table before that much was laid there.
craps::State without(const craps::Rules& rules, const craps::State& state, Spot spot, Cents laid) {
    craps::State before = state;
    const auto bet = std::ranges::find(before.bets, spot, &craps::Placed::spot);
    const Cents vig = craps::vig_in_advance(rules) ? std::min(bet->vig, craps::vig_of(rules, spot, laid)) : 0;
    before.bankroll += laid + vig;
    bet->stake -= laid;
    bet->vig -= vig;
    if (bet->stake == 0) before.bets.erase(bet);
    return before;
}

}  // namespace

BetCost cost(const craps::Rules& rules, const BetOdds& odds, Spot spot, Cents stake) {
    const Cents paid = stake + (craps::vig_in_advance(rules) ? craps::vig_of(rules, spot, stake) : 0);
    const Fraction per_bet = odds.edge_per_bet * static_cast<long>(paid);
    return {per_bet, per_bet / odds.rolls, vig_is_exact(rules, spot, stake)};
}

bool takes(const craps::Rules& rules, const craps::State& state, Spot spot, Cents stake) {
    const craps::Offer offer = craps::offer(rules, state, spot);
    return stake >= offer.least && stake <= offer.most && offer.step > 0 && (stake - offer.least) % offer.step == 0;
}

bool same_throws(const craps::Rules& rules, Spot one, Spot other, int point) {
    if (remembers(one.kind) || remembers(other.kind)) return false;
    return outcomes_of(rules, one, point) == outcomes_of(rules, other, point);
}

std::optional<CheaperBet> cheaper(const craps::Rules& rules, const craps::State& state, Spot spot, Cents stake,
                                  std::span<const Spot> among, const KnownOdds& known) {
    const BetOdds* own = known(spot);
    if (!own) return {};
    const Fraction least = cost(rules, *own, spot, stake).per_throw;
    std::optional<CheaperBet> best;
    for (const Spot other : among) {
        const BetOdds* odds = other == spot ? nullptr : known(other);
        if (!odds || !takes(rules, state, other, stake)) continue;
        CheaperBet now{other, cost(rules, *odds, other, stake), same_throws(rules, spot, other, state.point)};
        if (now.cost.per_throw >= least) continue;
        const bool better = !best || (now.same_throws != best->same_throws ? now.same_throws
                                                                           : now.cost.per_throw < best->cost.per_throw);
        if (better) best = std::move(now);
    }
    return best;
}

std::vector<CrapsDecision> laid(const craps::Rules& rules, const craps::State& rested, const craps::State& state) {
    std::vector<CrapsDecision> all;
    for (const craps::Placed& bet : state.bets)
        if (const Cents more = bet.stake - craps::staked(rested, bet.spot); more > 0)
            all.push_back({without(rules, state, bet.spot, more), bet.spot, more});
    return all;
}

CrapsJudged judge(const craps::Rules& rules, const CrapsDecision& decision, const KnownOdds& known) {
    CrapsJudged judged{decision, {}, {}, {}, 0};
    const BetOdds* own = known(decision.spot);
    if (!own) return judged;
    judged.cost = judged.better_cost = cost(rules, *own, decision.spot, decision.stake).per_bet;
    for (const Spot other : craps::spots(rules)) {
        if (other == decision.spot || !same_throws(rules, decision.spot, other, decision.state.point)) continue;
        const BetOdds* odds = known(other);
        if (!odds || !takes(rules, decision.state, other, decision.stake)) continue;
        const Fraction there = cost(rules, *odds, other, decision.stake).per_bet;
        if (there < judged.better_cost) judged.better = other, judged.better_cost = there;
    }
    judged.given_away = to_double(Fraction{judged.cost - judged.better_cost});
    return judged;
}

}  // namespace boxcars::odds
