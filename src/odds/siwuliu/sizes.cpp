#include "odds/siwuliu/sizes.h"

#include <map>

namespace boxcars::odds {
namespace {

using siwuliu::Phase, siwuliu::Rules, siwuliu::State;

// The mean of the player's money at the end of the round; throws that change nothing are thrown again.
Fraction money_after(const Rules& rules, const State& state, std::map<int, Fraction>& by_point) {
    if (state.phase == Phase::Betting) return fraction(state.balance, 1);
    if (const auto known = by_point.find(state.point); state.phase == Phase::PlayerRolls && known != by_point.end())
        return known->second;
    Fraction sum = 0;
    int ways = 0;
    for (int first = 1; first <= 6; ++first)
        for (int second = 1; second <= 6; ++second)
            for (int third = 1; third <= 6; ++third) {
                State next = state;
                advance(rules, next, siwuliu::Rolled{first, second, third});
                if (next == state) continue;
                sum += money_after(rules, next, by_point);
                ++ways;
            }
    Fraction mean{sum / ways};
    if (state.phase == Phase::PlayerRolls) by_point[state.point] = mean;
    return mean;
}

}  // namespace

Fraction mean_of_bet(const Rules& rules, const State& state, Cents more) {
    State covered = state;
    advance(rules, covered, siwuliu::Bet{more});
    if (covered.phase == Phase::Betting) advance(rules, covered, siwuliu::Stop{});
    std::map<int, Fraction> by_point;
    return money_after(rules, covered, by_point) - fraction(state.balance + state.bet, 1);
}

}  // namespace boxcars::odds
