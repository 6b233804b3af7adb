// Simulates games of Pig between policies, beside the exact chances.
#include "console/pig/commands.h"
#include "console/print.h"
#include "console/simulation.h"
#include "odds/band.h"
#include "sim/pig/match.h"

#include <fmt/ranges.h>

#include <algorithm>

namespace boxcars::sim {  // the JSON form of a part's counts

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Seat, policy, wins, games_first, wins_first)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(MatchResult, games, rolls, seats)

}  // namespace boxcars::sim

namespace boxcars::console {
namespace {

class PigGames : public Planned<pig::Rules, sim::MatchPlan> {
 public:
    using Counts = sim::MatchResult;
    static constexpr std::string_view name = "games", what = "games of pig";

    explicit PigGames(const Simulation<Rules>& asked)
        : Planned({.rules = asked.rules, .players = asked.players, .games = asked.games}, asked) {
        // "optimal" needs the solution to play; the comparison with exact chances uses it too.
        if (std::ranges::find(plan_.players, "optimal") != plan_.players.end())
            solution_ = std::make_shared<odds::PigSolution>(odds::solve_pig(plan_.rules));
    }
    Counts play(const std::stop_token& stop, const sim::Progress& progress) const {
        return sim::play_match(plan_, solution_, stop, progress);
    }
    void json(Json& out, const Counts& counts) const {
        for (const char* list : {"players", "first", "wins", "first_wins", "interval_95"}) out[list] = Json::array();
        for (const auto& seat : counts.seats) {
            const auto interval = odds::interval_of(seat.wins, counts.games);
            out["players"].push_back(seat.policy);
            out["first"].push_back(seat.games_first);
            out["wins"].push_back(seat.wins);
            out["first_wins"].push_back(seat.wins_first);
            out["interval_95"].push_back(Json::array({figure(interval.least), figure(interval.most)}));
        }
        out["rolls"] = counts.rolls;
        if (const auto exact = sim::against_exact(plan_, counts, solution_)) {
            out["exact"] = figure(exact->exact);
            out["z"] = figure(exact->z);
        }
    }
    void text(std::ostream& out, const Counts& counts) const {
        for (std::size_t i = 0; i < counts.seats.size(); ++i) {
            const auto& seat = counts.seats[i];
            const auto interval = odds::interval_of(seat.wins, counts.games);
            const double error = percent_error(seat.wins, counts.games);
            print(out, "player {}  {:<11} won {:>10}  {} % (95 %: {} % to {} %), moving first {} %\n", i + 1,
                  seat.policy, seat.wins, percent_text(seat.wins, counts.games),
                  known_text(100 * interval.least, error), known_text(100 * interval.most, error),
                  percent_text(seat.wins_first, seat.games_first));
        }
        print(out, "{} rolls a game\n", wait_text(counts.rolls, counts.games));
        if (const auto exact = sim::against_exact(plan_, counts, solution_))
            print(out, "player 1 wins exactly {:.12f}; the count is {:+.2f} standard errors away\n", exact->exact,
                  exact->z);
    }
    bool adds_up(const Counts& counts) const {
        std::int64_t wins = 0;
        for (const sim::Seat& seat : counts.seats) wins += seat.wins;
        return std::ranges::equal(counts.seats, plan_.players, {}, &sim::Seat::policy) && wins == counts.games;
    }

 private:
    sim::Solution solution_;
};

}  // namespace

void simulate_pig(const SimulateRequests& requests, std::ostream& out, std::ostream& err) {
    const session::TableSetup table = pig_table(requests.table, {"hold20", "hold20"});
    refuse_human(table.players, "policies");
    refuse_rounds(requests, "pig counts games, so say --games N");
    const auto asked = simulation_from(requests, table.rules.as<pig::Rules>(), table.players);
    if (!sim::compiled({.rules = asked.rules, .players = asked.players}))
        refuse_path(requests, fmt::format("{} are", fmt::join(asked.players, ",")),
                    "name two players who look at their own score and turn alone, such as hold20,four_turns");
    simulate_kind<PigGames>(asked, requests, out, err);
}

void merge_pig(const std::vector<Part>& parts, bool json, std::ostream& out) { merge_kind<PigGames>(parts, json, out); }

}  // namespace boxcars::console
