#include "odds/goal/ceelo.h"

#include "odds/ceelo/odds.h"
#include "players/ceelo/policy.h"
#include "session/run/station_table.h"

namespace boxcars::session {
namespace {

// Decides the computer players' stakes and bets.
struct RunCompany {
    std::vector<const players::CeeloPolicy*> seats{};  // nullptr: the person
    odds::CeeloBet bet;

    std::optional<ceelo::Event> operator()(const ceelo::Rules& rules, const ceelo::State& state) const {
        if (most_offered(state) == 0) return {};
        return players::decision(*seats[nth(state.turn)], {rules, state, bet});
    }
};

struct CeeloStation {
    using Rules = ceelo::Rules;
    static constexpr StopUnit unit = StopUnit::Rounds;
    using Goal = odds::CeeloGoal;

    static void prepare(Rules& rules, Station& station) {
        rules.players = how_many(station.players);
        station.goal.target = std::max<std::int64_t>(station.goal.target, rules.coins + 1);
    }
    static RunCompany company(const Rules& rules, const Station& station) {
        RunCompany company{{nullptr}, odds::ceelo_bet(rules)};
        for (std::size_t seat = 1; seat < station.players.size(); ++seat) {
            company.seats.push_back(players::find_ceelo_policy(station.players[seat]));
            if (!company.seats.back()) throw Error(*players::ceelo_policy_problem(station.players[seat]));
        }
        return company;
    }
    static std::optional<Goal> solve(const Rules& rules, const Station& station, const RunCompany& company,
                                     const std::stop_token& stop) {
        const auto amount = [company](const Rules& sheet, const ceelo::State& state) {
            return players::amount(*company.seats[nth(state.turn)], {sheet, state, company.bet});
        };
        return Goal::solve(rules, station.goal, station.first, amount, stop);
    }
    static std::string words(const ceelo::Event& event, const ceelo::State&) {
        if (const auto* stake = std::get_if<ceelo::Stake>(&event)) return "stake " + ceelo::coins_text(stake->amount);
        if (const auto* cover = std::get_if<ceelo::Cover>(&event)) return "cover " + ceelo::coins_text(cover->amount);
        return to_text(event);
    }
};

}  // namespace

template <>
const RunTable& station_table<ceelo::Rules>() {
    return run_table_of<CeeloStation>;
}

}  // namespace boxcars::session
