#include "odds/goal/table.h"

#include "base/money.h"

namespace boxcars::odds {

std::optional<std::int64_t> whole_bet(const StakeLimits&, const craps::State& state, const craps::Event& event) {
    if (const auto* bet = std::get_if<craps::Bet>(&event)) return staked(state, bet->spot) + bet->amount;
    if (const auto* take = std::get_if<craps::Take>(&event)) return staked(state, take->spot) - take->amount;
    return {};
}

std::optional<std::int64_t> whole_bet(const StakeLimits&, const siwuliu::State& state, const siwuliu::Event& event) {
    if (const auto* bet = std::get_if<siwuliu::Bet>(&event)) return state.bet + bet->amount;
    return {};
}

std::optional<std::int64_t> whole_bet(const StakeLimits& limits, const ceelo::State& state, const ceelo::Event& event) {
    const auto* stake = std::get_if<ceelo::Stake>(&event);
    const auto* cover = std::get_if<ceelo::Cover>(&event);
    if (state.turn != 0 || (!stake && !cover)) return {};
    const int coins = stake ? stake->amount : cover->amount;
    if (coins < limits.least && coins == most_offered(state)) return {};
    return coins;
}

std::int64_t next_allowed(const StakeLimits& limits, std::int64_t bet) {
    if (limits.most == 0 || bet == 0) return bet;
    if (bet <= limits.least) return limits.least;
    const std::int64_t steps = (bet - limits.least + limits.step - 1) / limits.step;
    return limits.least + steps * limits.step;
}

std::string limits_sentence(const StakeLimits& limits, bool coins) {
    const auto words = [&](std::int64_t amount) {
        return coins ? ceelo::coins_text(static_cast<int>(amount)) : money_text(amount);
    };
    if (limits.least + limits.step > limits.most) return "This invitation takes bets of " + words(limits.least) + ".";
    const std::string range = "This invitation takes bets of " +
                              (coins ? std::to_string(limits.least) : words(limits.least)) + " to " +
                              words(limits.most);
    return range + (limits.step > 1 ? ", in steps of " + words(limits.step) : "") + ".";
}

}  // namespace boxcars::odds
