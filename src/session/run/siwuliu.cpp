#include "odds/goal/siwuliu.h"

#include "session/run/station_table.h"

namespace boxcars::session {
namespace {

constexpr Cents deep_bank = 50;  // purses in a bank that is not to be broken

struct SiwuliuStation {
    using Rules = siwuliu::Rules;
    static constexpr StopUnit unit = StopUnit::Rounds;
    odds::SiwuliuGoal goal;

    static void prepare(Rules& rules, Station& station) {
        const Cents bank = station.goal.kind == odds::GoalKind::Break ? station.goal.target : deep_bank * station.purse;
        const auto* knob = rules::find_knob<Rules>("bank");
        rules.balance = narrow<int>(station.purse);
        rules.bank = static_cast<int>(std::min<Cents>(bank, knob->most));
    }
    static std::optional<SiwuliuStation> solve(const Rules& rules, const Station& station,
                                               const std::stop_token& stop) {
        auto goal = odds::SiwuliuGoal::solve(rules, station.goal, stop);
        if (!goal) return {};
        return SiwuliuStation{std::move(*goal)};
    }
    double chance() const { return goal.chance(); }
    double now(const siwuliu::State& state, const GoalProgress& progress) const {
        return goal.now(state, progress.done);
    }
    std::vector<siwuliu::Event> best(const siwuliu::State& state, const GoalProgress& progress) const {
        return best_of(goal.choices(state, progress.done));
    }
    static std::optional<siwuliu::Event> other(const Rules&, const siwuliu::State&) { return {}; }
};

}  // namespace

template <>
const RunTable& station_table<siwuliu::Rules>() {
    static constexpr RunTable table = run_table_of<SiwuliuStation>();
    return table;
}

}  // namespace boxcars::session
