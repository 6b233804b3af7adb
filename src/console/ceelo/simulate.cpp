// Many games of cee-lo between policies, counted.
#include "console/ceelo/commands.h"
#include "console/ceelo/seats.h"
#include "console/print.h"
#include "console/simulation.h"
#include "session/statistics.h"
#include "sim/ceelo/match.h"

namespace boxcars::sim {  // the counts of a part, as JSON and back: every count, nothing that follows from others

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(CeeloCounts, games, shared, wins, rounds, throws, bank_passes)

}  // namespace boxcars::sim

namespace boxcars::console {
namespace {

class CeeloGames {
 public:
    using Rules = ceelo::Rules;
    using Counts = sim::CeeloCounts;
    static constexpr std::string_view name = "games", what = "games of cee-lo";

    explicit CeeloGames(const Simulation<Rules>& asked)
        : plan_{asked.rules, asked.players, asked.games, asked.seed, asked.threads} {
        plan_.share = asked.share;
        if (auto wrong = sim::problem(plan_)) throw Error(*wrong);
    }
    Counts play(const std::stop_token& stop, const sim::Progress& progress) const {
        return sim::play_ceelo(plan_, stop, progress);
    }
    void json(Json& out, const Counts& counts) const {
        out["players"] = plan_.players;
        out["wins"] = Json::array();
        for (std::size_t seat = 0; seat < plan_.players.size(); ++seat) out["wins"].push_back(counts.wins[seat]);
        out["shared"] = counts.shared;
        out["rounds"] = counts.rounds;
        out["rounds_per_game"] = share(counts.rounds, counts.games);
        out["bank_passes"] = share(counts.bank_passes, counts.rounds);
        out["throws"] = counts.throws;
    }
    void text(std::ostream& out, const Counts& counts) const {
        for (std::size_t seat = 0; seat < plan_.players.size(); ++seat) {
            const auto interval = session::wilson(counts.wins[seat], counts.games);
            print(out, "player {}  {:<8} won {:>10}  {:.4f} % (95 %: {:.4f} % to {:.4f} %)\n", seat + 1,
                  plan_.players[seat], counts.wins[seat], 100 * share(counts.wins[seat], counts.games),
                  100 * interval.least, 100 * interval.most);
        }
        print(out, "shared by several {:>8}  {:.4f} %\n", counts.shared, 100 * share(counts.shared, counts.games));
        print(out, "{:.3f} rounds a game, {:.3f} throws a round; the bank passes after {:.4f} % of the rounds\n",
              share(counts.rounds, counts.games), share(counts.throws, counts.rounds),
              100 * share(counts.bank_passes, counts.rounds));
    }

 private:
    sim::CeeloPlan plan_;
};

}  // namespace

void simulate_ceelo(const SimulateRequests& requests, std::ostream& out, std::ostream& err) {
    const CeeloTable table = ceelo_table(requests.table, {"even"});
    if (humans(table.players) > 0)
        throw Error("A simulation is played by policies alone: there is no time for a human.");
    refuse_path(requests, "games of cee-lo are", "count rounds with --rounds N");
    simulate_kind<CeeloGames>(simulation_from(requests, table.rules, table.players), requests, out, err);
}

void merge_ceelo(const std::vector<Part>& parts, bool json, std::ostream& out) {
    merge_kind<CeeloGames>(parts, json, out);
}

}  // namespace boxcars::console
