// Many games of Pig between policies, counted, beside what is known exactly.
#include "console/pig/commands.h"
#include "console/pig/seats.h"
#include "console/print.h"
#include "console/simulation.h"
#include "session/statistics.h"
#include "sim/pig/match.h"

#include <fmt/ranges.h>

#include <algorithm>

namespace boxcars::sim {  // the counts of a part, as JSON and back: every count, nothing that follows from others

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Seat, policy, wins, games_first, wins_first)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(MatchResult, games, rolls, seats)

}  // namespace boxcars::sim

namespace boxcars::console {
namespace {

class PigGames {
 public:
    using Rules = pig::Rules;
    using Counts = sim::MatchResult;
    static constexpr std::string_view name = "games", what = "games of pig";

    explicit PigGames(const Simulation<Rules>& asked)
        : plan_{asked.rules, asked.players, asked.games, asked.seed, asked.threads} {
        plan_.share = asked.share;
        plan_.path = asked.path;
        if (auto wrong = sim::problem(plan_)) throw Error(*wrong);
        if (std::ranges::find(plan_.players, "optimal") != plan_.players.end())  // once for playing and for comparing
            solution_ = std::make_shared<odds::PigSolution>(odds::solve_pig(plan_.rules));
    }
    Counts play(const std::stop_token& stop, const sim::Progress& progress) const {
        return sim::play_match(plan_, solution_, stop, progress);
    }
    void json(Json& out, const Counts& counts) const {
        for (const char* list : {"players", "first", "wins", "first_wins", "interval_95"}) out[list] = Json::array();
        for (const auto& seat : counts.seats) {
            const auto interval = session::wilson(seat.wins, counts.games);
            out["players"].push_back(seat.policy);
            out["first"].push_back(seat.games_first);
            out["wins"].push_back(seat.wins);
            out["first_wins"].push_back(seat.wins_first);
            out["interval_95"].push_back(Json::array({interval.least, interval.most}));
        }
        out["rolls"] = counts.rolls;
        if (const auto exact = sim::against_exact(plan_, counts, solution_)) {
            out["exact"] = exact->exact;
            out["z"] = exact->z;
        }
    }
    void text(std::ostream& out, const Counts& counts) const {
        for (std::size_t i = 0; i < counts.seats.size(); ++i) {
            const auto& seat = counts.seats[i];
            const auto interval = session::wilson(seat.wins, counts.games);
            print(out, "player {}  {:<11} won {:>10}  {:.4f} % (95 %: {:.4f} % to {:.4f} %), moving first {:.4f} %\n",
                  i + 1, seat.policy, seat.wins, 100 * share(seat.wins, counts.games), 100 * interval.least,
                  100 * interval.most, 100 * share(seat.wins_first, seat.games_first));
        }
        print(out, "{:.3f} rolls a game\n", share(counts.rolls, counts.games));
        if (const auto exact = sim::against_exact(plan_, counts, solution_))
            print(out, "player 1 wins exactly {:.12f}; the count is {:+.2f} standard errors away\n", exact->exact,
                  exact->z);
    }

 private:
    sim::MatchPlan plan_;
    sim::Solution solution_;
};

}  // namespace

void simulate_pig(const SimulateRequests& requests, std::ostream& out, std::ostream& err) {
    const PigTable table = pig_table(requests.table, {"hold20", "hold20"});
    if (humans(table.players) > 0)
        throw Error("A simulation is played by policies alone: there is no time for a human.");
    const auto asked = simulation_from(requests, table.rules, table.players);
    if (!sim::compiled({.rules = asked.rules, .players = asked.players}))
        refuse_path(requests, fmt::format("{} are", fmt::join(asked.players, ",")),
                    "name two players who look at their own score and turn alone, such as hold20,four_turns");
    simulate_kind<PigGames>(asked, requests, out, err);
}

void merge_pig(const std::vector<Part>& parts, bool json, std::ostream& out) { merge_kind<PigGames>(parts, json, out); }

}  // namespace boxcars::console
