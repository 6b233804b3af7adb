#include "odds/goal/ceelo.h"

#include "players/ceelo/policy.h"
#include "session/run/station_table.h"

namespace boxcars::session {
namespace {

// What the computer players stake and cover.
struct RunCompany {
    std::vector<const players::CeeloPolicy*> seats{};  // nullptr: the person
    odds::CeeloBet bet;

    int operator()(const ceelo::Rules& rules, const ceelo::State& state) const {
        return players::amount(*seats[nth(state.turn)], {rules, state, bet});
    }
};

struct CeeloStation {
    using Rules = ceelo::Rules;
    static constexpr StopUnit unit = StopUnit::Rounds;
    odds::CeeloGoal goal;
    RunCompany company;

    static void prepare(Rules& rules, Station& station) {
        rules.players = how_many(station.players);
        station.goal.target = std::max<std::int64_t>(station.goal.target, rules.coins + 1);
    }
    static std::optional<CeeloStation> solve(const Rules& rules, const Station& station, const std::stop_token& stop) {
        RunCompany company{{nullptr}, odds::ceelo_bet(rules)};
        for (std::size_t seat = 1; seat < station.players.size(); ++seat) {
            company.seats.push_back(players::find_ceelo_policy(station.players[seat]));
            if (!company.seats.back()) throw Error(*players::ceelo_policy_problem(station.players[seat]));
        }
        auto goal = odds::CeeloGoal::solve(rules, station.goal, station.first, company, stop);
        if (!goal) return {};
        return CeeloStation{std::move(*goal), std::move(company)};
    }
    double chance() const { return goal.chance(); }
    double now(const ceelo::State& state, const GoalProgress& progress) const { return goal.now(state, progress.done); }
    std::vector<ceelo::Event> best(const ceelo::State& state, const GoalProgress& progress) const {
        return best_of(goal.choices(state, progress.done));
    }
    std::optional<ceelo::Event> other(const Rules& rules, const ceelo::State& state) const {
        if (most_offered(state) == 0) return {};
        return players::decision(*company.seats[nth(state.turn)], {rules, state, company.bet});
    }
};

}  // namespace

template <>
const RunTable& station_table<ceelo::Rules>() {
    static constexpr RunTable table = run_table_of<CeeloStation>();
    return table;
}

}  // namespace boxcars::session
