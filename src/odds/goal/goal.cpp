#include "odds/goal/goal.h"

#include "base/money.h"

namespace boxcars::odds {

std::int64_t next_allowed(const StakeLimits& limits, std::int64_t bet) {
    if (limits.most == 0 || bet == 0) return bet;
    if (bet <= limits.least) return limits.least;
    const std::int64_t steps = (bet - limits.least + limits.step - 1) / limits.step;
    return limits.least + steps * limits.step;
}

std::int64_t most_more(const StakeLimits& limits, std::int64_t bet, std::int64_t offered) {
    if (limits.most == 0) return offered;
    return std::clamp<std::int64_t>(limits.most - bet, 0, std::max<std::int64_t>(0, offered));
}

std::string limits_sentence(const StakeLimits& limits, bool coins) {
    const auto words = [&](std::int64_t amount) {
        return coins ? std::to_string(amount) + (amount == 1 ? " coin" : " coins") : money_text(amount);
    };
    if (limits.least + limits.step > limits.most) return "This station takes bets of " + words(limits.least) + ".";
    const std::string range = "This station takes bets of " +
                              (coins ? std::to_string(limits.least) : words(limits.least)) + " to " +
                              words(limits.most);
    return range + (limits.step > 1 ? ", in steps of " + words(limits.step) : "") + ".";
}

}  // namespace boxcars::odds
