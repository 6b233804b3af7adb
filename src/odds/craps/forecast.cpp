#include "odds/craps/forecast.h"

namespace boxcars::odds {
namespace {

using craps::Rules, craps::State;

constexpr std::size_t most_states = 4000;

Cents worth(const State& state) { return state.bankroll + on_table(state); }

// What decides the effect of later throws: the point, and all that distinguishes the bets that are down.
std::vector<std::uint64_t> chips(const State& state) {
    std::vector<std::uint64_t> key{static_cast<std::uint64_t>(state.point)};
    key.reserve(state.bets.size() + 1);
    for (const auto& bet : state.bets)
        key.push_back(static_cast<std::uint64_t>(bet.spot.kind) << 58 |
                      static_cast<std::uint64_t>(bet.spot.number) << 51 | std::uint64_t{bet.made} << 38 |
                      static_cast<std::uint64_t>(bet.stake));
    return key;
}

}  // namespace

NextThrow next_throw(const Rules& rules, const State& state) {
    NextThrow next;
    Cents sum = 0;
    for (const auto& [faces, ways] : two_dice()) {
        auto [then, facts] = apply(rules, state, craps::Rolled{faces[0], faces[1]});
        const Cents change = worth(then) - worth(state);
        sum += ways * change;
        (change > 0 ? next.ways_up : change < 0 ? next.ways_down : next.ways_level) += ways;
        next.throws.push_back({faces[0], faces[1], ways, then.bankroll - state.bankroll, change, std::move(facts)});
    }
    next.mean = fraction(sum, next.ways_up + next.ways_level + next.ways_down);
    return next;
}

WorthMoments worth_moments(const Rules& rules, const State& state) {
    Cents sum = 0;
    double squares = 0;
    const Cents before = worth(state);
    for (const auto& [faces, ways] : two_dice()) {
        State then = state;
        advance(rules, then, craps::Rolled{faces[0], faces[1]});
        const Cents change = worth(then) - before;
        sum += ways * change;
        squares += ways * static_cast<double>(change) * static_cast<double>(change);
    }
    const double mean = static_cast<double>(sum) / 36;
    return {mean, squares / 36 - mean * mean};
}

HandForecast rest_of_hand(const Rules& rules, const State& state) try {
    const auto next = [&](const State& now, const ThrowWays& thrown) {
        Onward<State> onward{now};
        advance(rules, onward.place, craps::Rolled{thrown.faces[0], thrown.faces[1]});
        onward.change = worth(onward.place) - worth(now);
        // Until the seven-out, or until no chip is down; after that nothing can change.
        if (onward.place.new_hand || onward.place.bets.empty()) onward.end = End{};
        return onward;
    };
    const auto spread = spread_of(compile(state, two_dice(), next, chips, most_states));
    if (!spread) return {"These chips can come to too many different sums; bet in round amounts, or take some down."};
    HandForecast forecast{.worth = spread->sums, .unresolved = spread->left_out};
    for (const auto& [change, chance] : spread->sums) {
        forecast.mean += real(change) * chance;
        (change > 0 ? forecast.ahead : change < 0 ? forecast.behind : forecast.even) += chance;
    }
    return forecast;
} catch (const Error& error) {
    return {std::string{error.what()} + " Take some bets down."};
}

}  // namespace boxcars::odds
