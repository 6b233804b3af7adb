#include "odds/ceelo/solving.h"

#include "base/pieces.h"

#include <chrono>

namespace boxcars::odds {

void CeeloSolving::collect() {
    if (work_.valid() && work_.wait_for(std::chrono::seconds{0}) == std::future_status::ready) solved_ = work_.get();
}

std::vector<CeeloChoice> CeeloSolving::choices(const ceelo::Rules& rules, const ceelo::State& state) {
    const int coins = all_coins(state);
    if (most_offered(state) == 0 || coins > CeeloEquilibrium::most_coins(rules.players)) return {};
    collect();
    if (coins_ != coins || rules_ != rules) {
        if (work_.valid()) return {};  // another game is being solved; this one comes next
        solved_.reset();
        rules_ = rules;
        coins_ = coins;
        work_ = in_background(
            [rules, coins, stop = stop_.get_token()] { return CeeloEquilibrium::solve(rules, coins, stop); });
        collect();
    }
    return solved_ ? solved_->choices(state) : std::vector<CeeloChoice>{};
}

}  // namespace boxcars::odds
