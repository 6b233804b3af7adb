#include "odds/goal/pig.h"

#include "players/pig/policy.h"
#include "session/run/station_table.h"

namespace boxcars::session {
namespace {

struct PigOpponent {
    players::PigPolicy policy;

    std::optional<pig::Event> operator()(const pig::Rules& rules, const pig::State& state) const {
        if (state.rolls == 0 || !policy.holds(rules, state)) return {};
        return pig::Hold{};
    }
};

struct PigStation {
    using Rules = pig::Rules;
    static constexpr StopUnit unit = StopUnit::Games;
    using Goal = odds::PigGoal;

    static void prepare(Rules& rules, const Station&) { rules.players = 2; }

    static PigOpponent company(const Rules& rules, const Station& station) {
        auto policy = players::find_policy(station.players.at(1));
        if (!policy) throw Error(*players::policy_problem(station.players.at(1)));
        if (policy->needs_solution()) policy->learn(std::make_shared<const odds::PigSolution>(odds::solve_pig(rules)));
        return {std::move(*policy)};
    }
    static std::optional<Goal> solve(const Rules& rules, const Station& station, const PigOpponent& opponent,
                                     const std::stop_token& stop) {
        std::optional<odds::HoldRule> rule;  // empty: the opponent plays best
        if (!opponent.policy.needs_solution()) rule = opponent.policy.rule(rules);
        return Goal::solve(rules, station.goal, station.first, rule, stop);
    }

    // The progress without the game in this state, even if that game is over.
    static GoalProgress before(const pig::State& state, GoalProgress progress) {
        progress.done -= state.winner >= 0;
        progress.won -= state.winner == 0;
        return progress;
    }
    static double now(const Goal& goal, const pig::State& state, const GoalProgress& progress) {
        const auto [done, won] = before(state, progress);
        return goal.now(state, won, done - won);
    }
    static StationChoices<pig::Event> choices(const Goal& goal, const pig::State& state, const GoalProgress& progress) {
        const auto [done, won] = before(state, progress);
        auto lists = listed(goal.choices(state, won, done - won));
        for (auto& [events, chance] : lists)
            if (std::holds_alternative<pig::Rolled>(events.front())) events.clear();
        return lists;
    }
    static constexpr const char* throwing = "roll";
};

}  // namespace

template <>
const RunTable& station_table<pig::Rules>() {
    return run_table_of<PigStation>;
}

}  // namespace boxcars::session
