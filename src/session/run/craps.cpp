#include "odds/goal/craps.h"

#include "session/run/station_table.h"

namespace boxcars::session {
namespace {

struct CrapsStation {
    using Rules = craps::Rules;
    static constexpr StopUnit unit = StopUnit::Throws;
    odds::CrapsGoal goal;

    static void prepare(Rules& rules, const Station& station) {
        rules.bankroll = narrow<int>(station.purse / dollar);
        rules.minimum = narrow<int>(station.goal.stakes.least / dollar);
    }
    static std::optional<CrapsStation> solve(const Rules& rules, const Station& station, const std::stop_token& stop) {
        auto goal = odds::CrapsGoal::solve(rules, odds::menu_of(station.goal), station.goal, stop);
        if (!goal) return {};
        return CrapsStation{std::move(*goal)};
    }
    double chance() const { return goal.chance(); }
    double now(const craps::State& state, const GoalProgress& progress) const { return goal.now(state, progress.done); }
    std::vector<craps::Event> best(const craps::State& state, const GoalProgress& progress) const {
        const auto choices = goal.choices(state, progress.done);
        return choices.empty() ? std::vector<craps::Event>{} : choices.front().event;
    }
    static std::optional<craps::Event> other(const Rules&, const craps::State&) { return {}; }
};

}  // namespace

template <>
const RunTable& station_table<craps::Rules>() {
    static constexpr RunTable table = run_table_of<CrapsStation>();
    return table;
}

}  // namespace boxcars::session
