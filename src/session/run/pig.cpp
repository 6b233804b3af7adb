#include "odds/goal/pig.h"

#include "players/pig/policy.h"
#include "session/run/station_table.h"

namespace boxcars::session {
namespace {

struct PigStation {
    using Rules = pig::Rules;
    static constexpr StopUnit unit = StopUnit::Games;
    odds::PigGoal goal;
    players::PigPolicy policy;  // the opponent's

    static void prepare(Rules& rules, const Station&) { rules.players = 2; }

    static std::optional<PigStation> solve(const Rules& rules, const Station& station, const std::stop_token& stop) {
        auto policy = players::find_policy(station.players.at(1));
        if (!policy) throw Error(*players::policy_problem(station.players.at(1)));
        std::optional<odds::HoldRule> rule;  // empty: the opponent plays best
        if (policy->needs_solution())
            policy->learn(std::make_shared<const odds::PigSolution>(odds::solve_pig(rules)));
        else
            rule = policy->rule(rules);
        auto goal = odds::PigGoal::solve(rules, station.goal, station.first, rule, stop);
        if (!goal) return {};
        return PigStation{std::move(*goal), std::move(*policy)};
    }
    double chance() const { return goal.chance(); }

    // Games before the one in this state.
    static GoalProgress before(const pig::State& state, GoalProgress progress) {
        progress.done -= state.winner >= 0;
        progress.won -= state.winner == 0;
        return progress;
    }
    double now(const pig::State& state, const GoalProgress& progress) const {
        const auto [done, won] = before(state, progress);
        return goal.now(state, won, done - won);
    }
    std::vector<pig::Event> best(const pig::State& state, const GoalProgress& progress) const {
        const auto [done, won] = before(state, progress);
        auto events = best_of(goal.choices(state, won, done - won));
        if (!events.empty() && std::holds_alternative<pig::Rolled>(events.front())) events.clear();
        return events;
    }
    std::optional<pig::Event> other(const Rules& rules, const pig::State& state) const {
        if (state.rolls == 0 || !policy.holds(rules, state)) return {};
        return pig::Hold{};
    }
};

}  // namespace

template <>
const RunTable& station_table<pig::Rules>() {
    static constexpr RunTable table = run_table_of<PigStation>();
    return table;
}

}  // namespace boxcars::session
