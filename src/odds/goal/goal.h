// The chance to reach a goal by best play within a number of throws, rounds or games, and what a goal means at each
// table: whether it is reached, and which stakes its limits allow. Each game has a class in this folder that solves it
// by backward induction over the throws, rounds or games left. Every result of the dice comes from the rules' own
// apply() or advance(). Chances are doubles, each within 1e-9 of the truth.
#pragma once
#include "base/money.h"
#include "rules/goal.h"

#include <algorithm>
#include <variant>
#include <vector>

namespace boxcars::odds {

using rules::GoalKind, rules::GoalTerms, rules::StakeLimits;

// A decision and the chance of the goal with best play after it.
template <class Event>
struct GoalChoice {
    Event event;
    double chance = 0;
};

// What the player of seat 0 owns in the game's own amounts, with the stakes on the table.
template <class State>
std::int64_t owned(const State& state) {
    if constexpr (requires { worth(state, 0); }) return worth(state, 0);
    if constexpr (requires { money(state, 0).all(); }) return money(state, 0).all();
    return 0;
}

template <class State>
bool game_won(const State& state) {  // seat 0 won; only games with one winner
    if constexpr (requires { state.winner; }) return state.winner == 0;
    return false;
}

// The smallest allowed whole bet that is at least `bet`; above the maximum if there is none. 0 stays 0.
inline std::int64_t next_allowed(const StakeLimits& limits, std::int64_t bet) {
    if (limits.most == 0 || bet == 0) return bet;
    if (bet <= limits.least) return limits.least;
    const std::int64_t steps = (bet - limits.least + limits.step - 1) / limits.step;
    return limits.least + steps * limits.step;
}
inline bool allowed(const StakeLimits& limits, std::int64_t bet) {
    return limits.most == 0 || bet == 0 || (bet <= limits.most && next_allowed(limits, bet) == bet);
}
// The most that may be added to a whole bet if `offered` more can be paid.
inline std::int64_t most_more(const StakeLimits& limits, std::int64_t bet, std::int64_t offered) {
    if (limits.most == 0) return offered;
    return std::clamp<std::int64_t>(limits.most - bet, 0, std::max<std::int64_t>(0, offered));
}
// "This station takes bets of $5 to $100, in steps of $5."
inline std::string limits_sentence(const StakeLimits& limits, bool coins) {
    const auto words = [&](std::int64_t amount) {
        return coins ? std::to_string(amount) + (amount == 1 ? " coin" : " coins") : money_text(amount);
    };
    if (limits.least + limits.step > limits.most) return "This station takes bets of " + words(limits.least) + ".";
    const std::string range = "This station takes bets of " +
                              (coins ? std::to_string(limits.least) : words(limits.least)) + " to " +
                              words(limits.most);
    return range + (limits.step > 1 ? ", in steps of " + words(limits.step) : "") + ".";
}

template <class Rules>
struct TableGoals;

// What a goal means at a table whose game does not say otherwise: nothing is refused but bets outside the limits.
template <class Rules>
struct PlainTableGoals {
    using State = typename Rules::State;
    using Event = typename Rules::Event;
    using Goals = TableGoals<Rules>;  // what the game says

    static bool bank_broken(const State&) { return false; }
    // The whole bet that the event leaves on its spot, which the limits apply to. Empty if they do not apply: for other
    // seats, or at cee-lo when fewer coins are left to bet than the least stake.
    static std::optional<std::int64_t> whole_bet(const StakeLimits&, const State&, const Event&) { return {}; }
    // The limits that apply to an event's whole bet.
    static StakeLimits limits(const StakeLimits& limits, const Event&) { return limits; }
    // Whether the goal asks for a bet before the dice are thrown. Sì-wŭ-liù's own rules ask for one on every round.
    static bool lacks_bet(const GoalTerms&, const State&) { return false; }
    // Whether a throw would use up one of the station's with nothing bet, though a bet that it decides could be made.
    static bool idle_throw(const GoalTerms&, const Rules&, const State&) { return false; }
    // Why the goal's menu refuses the event.
    static std::optional<std::string> off_the_menu(const GoalTerms&, const Rules&, const State&, const Event&) {
        return {};
    }

    // Judges the goal after a throw, round or game that its length counts. `won`: games won by seat 0. For Stay:
    // whether the player still owns the sum.
    static bool goal_reached(const GoalTerms& goal, const State& state, int won) {
        if (goal.kind == GoalKind::Break) return Goals::bank_broken(state);
        return goal.kind == GoalKind::Win ? won >= goal.target : owned(state) >= goal.target;
    }

    // Why the goal's menu or limits refuse an event that the rules allow.
    static std::optional<std::string> uninvited(const GoalTerms& goal, const Rules& rules, const State& state,
                                                const Event& event) {
        if (auto refused = Goals::off_the_menu(goal, rules, state, event)) return refused;
        if (goal.menu != 0) return {};  // a menu limits the stakes as well
        const auto bet = Goals::whole_bet(goal.stakes, state, event);
        const StakeLimits limits = Goals::limits(goal.stakes, event);
        if (!bet || allowed(limits, *bet)) return {};
        bool coins = false;
        if constexpr (requires { hand_unit(rules); }) coins = hand_unit(rules) == "coins";
        return limits_sentence(limits, coins);
    }

    // The rules' decisions that the goal allows, with each bet raised to the least that the limits allow.
    static std::vector<Event> invited(const GoalTerms& goal, const Rules& rules, const State& state) {
        std::vector<Event> events;
        for (auto& event : legal(rules, state)) {
            const std::int64_t bet = Goals::whole_bet(goal.stakes, state, event).value_or(0);
            raise(event, next_allowed(Goals::limits(goal.stakes, event), bet) - bet);
            const bool again = !events.empty() && events.back() == event;
            if (!again && !refusal(rules, state, event) && !uninvited(goal, rules, state, event))
                events.push_back(std::move(event));
        }
        return events;
    }

    // The event with its bet raised or lowered to what the goal's limits and menu allow; unchanged if that is none.
    static Event fitted(const GoalTerms& goal, const Rules&, const State& state, Event event) {
        const auto bet = Goals::whole_bet(goal.stakes, state, event);
        const StakeLimits limits = Goals::limits(goal.stakes, event);
        if (!bet || allowed(limits, *bet)) return event;
        const std::int64_t most = limits.least + (limits.most - limits.least) / limits.step * limits.step;
        raise(event, std::min(next_allowed(limits, *bet), most) - *bet);
        return event;
    }

 private:
    static void raise(Event& event, std::int64_t more) {  // not a bet to nothing
        std::visit(
            [&](auto& one) {
                if constexpr (requires { one.amount; })
                    if (one.amount + more > 0) one.amount += static_cast<decltype(one.amount)>(more);
            },
            event);
    }
};

// A game with Rules::has_odds specialises this beside its solver: a file that asks it of such a game without including
// its header of this folder does not compile.
template <class Rules>
struct TableGoals : PlainTableGoals<Rules> {
    static_assert(
        !requires { Rules::has_odds; }, "include odds/goal/GAME.h");
};

}  // namespace boxcars::odds
