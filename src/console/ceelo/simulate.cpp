// Simulates whole games of cee-lo between policies, or rounds of one coin against the bank beside the exact odds.
#include "base/numbers.h"
#include "console/ceelo/commands.h"
#include "console/rounds.h"
#include "odds/ceelo/odds.h"
#include "sim/ceelo/match.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace boxcars::sim {  // the JSON form of a part's counts

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(CeeloCounts, games, shared, wins, rounds, throws, bank_passes)

}  // namespace boxcars::sim

namespace boxcars::console {
namespace {

using ceelo::Rules;

class CeeloRounds : public PlannedRounds<Rules, sim::CeeloRoundsPlan> {
 public:
    static constexpr std::string_view what = "rounds of cee-lo";
    explicit CeeloRounds(const Simulation<Rules>& asked)
        : PlannedRounds(asked, {odds::ceelo_bet(asked.rules), "coins", "ties"}) {}
};

class CeeloGames : public Planned<Rules, sim::CeeloPlan> {
 public:
    using Counts = sim::CeeloCounts;
    static constexpr std::string_view name = "games", what = "games of cee-lo";

    explicit CeeloGames(const Simulation<Rules>& asked)
        : Planned({.rules = asked.rules, .players = asked.players, .games = asked.games}, asked) {}

    Counts play(const std::stop_token& stop, const sim::Progress& progress) const {
        return sim::play_ceelo(plan_, stop, progress);
    }
    void json(Json& out, const Counts& counts) const {
        out["players"] = plan_.players;
        out["wins"] = Json::array();
        for (std::size_t seat = 0; seat < plan_.players.size(); ++seat) out["wins"].push_back(counts.wins[seat]);
        out["shared"] = counts.shared;
        out["rounds"] = counts.rounds;
        out["rounds_per_game"] = figure(ratio(counts.rounds, counts.games));
        out["bank_passes"] = figure(ratio(counts.bank_passes, counts.rounds));
        out["throws"] = counts.throws;
    }
    void text(std::ostream& out, const Counts& counts) const {
        for (std::size_t seat = 0; seat < plan_.players.size(); ++seat) {
            const std::int64_t wins = counts.wins[seat];
            const auto interval = odds::interval_of(wins, counts.games);
            const double error = percent_error(wins, counts.games);
            print(out, "player {}  {:<8} won {:>10}  {} % (95 %: {} % to {} %)\n", seat + 1, plan_.players[seat], wins,
                  percent_text(wins, counts.games), known_text(100 * interval.least, error),
                  known_text(100 * interval.most, error));
        }
        print(out, "shared by several {:>8}  {} %\n", counts.shared, percent_text(counts.shared, counts.games));
        print(out, "{} rounds a game, {} throws a round; the bank passes after {} % of the rounds\n",
              wait_text(counts.rounds, counts.games), wait_text(counts.throws, counts.rounds),
              percent_text(counts.bank_passes, counts.rounds));
    }
    static bool adds_up(const Counts& counts) {
        return std::accumulate(counts.wins.begin(), counts.wins.end(), counts.shared) == counts.games;
    }
};

}  // namespace

void simulate_ceelo(const SimulateRequests& requests, std::ostream& out, std::ostream& err) {
    if (requests.rounds) {
        if (!requests.table.players.empty())
            throw Error("--rounds are of one coin against the bank: leave out --players, or say --games N.");
        const auto rules = checked_rules<Rules>(requests.table.rules);
        return simulate_kind<CeeloRounds>(simulation_from(requests, rules), requests, out, err);
    }
    const session::TableSetup table = ceelo_table(requests.table, {"even"});
    refuse_human(table.players, "policies");
    refuse_path(requests, "games of cee-lo are", "count rounds with --rounds N");
    simulate_kind<CeeloGames>(simulation_from(requests, table.rules.as<Rules>(), table.players), requests, out, err);
}

void merge_ceelo(const std::vector<Part>& parts, bool json, std::ostream& out) {
    merge_one_of<CeeloGames, CeeloRounds>(parts, json, out);
}

}  // namespace boxcars::console
