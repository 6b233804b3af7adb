#include "odds/goal/table.h"

#include "base/money.h"
#include "odds/goal/craps.h"

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

bool lacks_bet(const GoalTerms& goal, const craps::State& state) {
    return goal.kind == GoalKind::Stay &&
           std::ranges::none_of(state.bets, [&](const craps::Placed& bet) { return works(state, bet); });
}

bool idle_throw(const GoalTerms& goal, const craps::Rules& rules, const craps::State& state) {
    return state.bets.empty() && std::ranges::any_of(invited(goal, rules, state), [&](const craps::Event& event) {
               const auto* bet = std::get_if<craps::Bet>(&event);
               return bet && works(state, {bet->spot});
           });
}

std::optional<std::string> off_the_menu(const GoalTerms& goal, const craps::Rules& rules, const craps::State& state,
                                        const craps::Event& event) {
    if (goal.menu == 0) return {};
    std::string why = why_not(menu_of(goal), rules, state, event);
    return why.empty() ? std::nullopt : std::optional{std::move(why)};
}

std::vector<craps::Event> invited(const GoalTerms& goal, const craps::Rules& rules, const craps::State& state) {
    if (goal.menu == 0) return invited<craps::Rules>(goal, rules, state);
    std::vector<craps::Event> events;
    for (craps::Event& event : legal(rules, state)) {
        if (auto* bet = std::get_if<craps::Bet>(&event))
            bet->amount = chip_of(menu_of(goal), rules, bet->spot, state.point);
        if (!refusal(rules, state, event) && !off_the_menu(goal, rules, state, event)) events.push_back(event);
    }
    return events;
}

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

craps::Event fitted(const GoalTerms& goal, const craps::Rules& rules, const craps::State& state, craps::Event event) {
    if (goal.menu == 0) return fitted<craps::Rules>(goal, rules, state, event);
    auto* bet = std::get_if<craps::Bet>(&event);
    if (!bet) return event;
    const CrapsMenu menu = menu_of(goal);
    const Cents chip = chip_of(menu, rules, bet->spot, state.point), there = staked(state, bet->spot);
    const Cents room = chip * menu.most_units - there;
    if (const Cents amount = std::min((bet->amount + chip - 1) / chip * chip, room); amount > 0) bet->amount = amount;
    return event;
}

std::string limits_sentence(const StakeLimits& limits, bool coins) {
    const auto words = [&](std::int64_t amount) {
        return coins ? ceelo::coins_text(static_cast<int>(amount)) : money_text(amount);
    };
    if (limits.least + limits.step > limits.most) return "This station takes bets of " + words(limits.least) + ".";
    const std::string range = "This station takes bets of " +
                              (coins ? std::to_string(limits.least) : words(limits.least)) + " to " +
                              words(limits.most);
    return range + (limits.step > 1 ? ", in steps of " + words(limits.step) : "") + ".";
}

}  // namespace boxcars::odds
