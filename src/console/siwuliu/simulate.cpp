// Many rounds of Sì-wŭ-liù, counted, beside the exact odds.
#include "console/print.h"
#include "console/simulation.h"
#include "console/siwuliu/commands.h"
#include "sim/siwuliu/run.h"

namespace boxcars::sim {  // the counts of a part, as JSON and back: every count, nothing that follows from others

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(RoundsResult, games, throws, results)

}  // namespace boxcars::sim

namespace boxcars::console {
namespace {

using odds::to_decimal;
using odds::to_text;

struct Sides {  // how many rounds the player won, took back, lost
    std::int64_t wins = 0, pushes = 0, losses = 0;
};

Sides sides(const sim::RoundsResult& result) {
    Sides sides;
    for (const auto& [net, rounds] : result.results)
        (net > 0 ? sides.wins : net < 0 ? sides.losses : sides.pushes) += rounds;
    return sides;
}

class Rounds {
 public:
    using Rules = siwuliu::Rules;
    using Counts = sim::RoundsResult;
    static constexpr std::string_view name = "rounds", what = "rounds of siwuliu";

    explicit Rounds(const Simulation<Rules>& asked)
        : plan_{asked.rules, asked.games, asked.seed, asked.threads}, exact_(odds::siwuliu_odds(asked.rules).player) {
        plan_.share = asked.share;
        plan_.path = asked.path;
        if (auto wrong = sim::problem(plan_)) throw Error(*wrong);
    }
    Counts play(const std::stop_token& stop, const sim::Progress& progress) const {
        return sim::play_rounds(plan_, stop, progress);
    }
    void json(Json& out, const Counts& counts) const {
        const auto [wins, pushes, losses] = sides(counts);
        out["rounds"] = counts.games;
        out["net"] = counts.net();
        out["exact"] = to_text(exact_.edge);
        out["z"] = z_of(counts, exact_);
        out["wins"] = wins;
        out["pushes"] = pushes;
        out["losses"] = losses;
        out["throws"] = counts.throws;
        for (const auto& [net, rounds] : counts.results) out["results"][std::to_string(net)] = rounds;
    }
    void text(std::ostream& out, const Counts& counts) const {
        const auto [wins, pushes, losses] = sides(counts);
        const auto line = [&](const char* side, std::int64_t rounds, const odds::Fraction& chance) {
            print(out, "{:<12}  {:>12}  {:.6f} %; exactly {}, {} %\n", side, rounds, 100 * share(rounds, counts.games),
                  to_text(chance), to_decimal(chance * 100, 6));
        };
        line("player wins", wins, exact_.win);
        line("pushes", pushes, exact_.push);
        line("player loses", losses, exact_.lose);
        print(out, "the player is {:+} bets ahead, {:+.6f} a round; exactly {}, {}\n", counts.net(),
              share(counts.net(), counts.games), to_text(exact_.edge), to_decimal(exact_.edge, 6));
        print(out, "the net is {:+.2f} standard errors away\n", z_of(counts, exact_));
        print(out, "{:.4f} throws a round\n\n   net        rounds    counted       exact\n",
              share(counts.throws, counts.games));
        for (const auto& [net, chance] : exact_.results) {
            const auto counted = counts.results.find(net);
            const std::int64_t rounds = counted == counts.results.end() ? 0 : counted->second;
            print(out, "{:>+6}  {:>12}  {:>7.4f} %  {:>8} %\n", net, rounds, 100 * share(rounds, counts.games),
                  to_decimal(chance * 100, 4));
        }
    }

 private:
    sim::RoundsPlan plan_;
    odds::SiwuliuChances exact_;
};

}  // namespace

void simulate_siwuliu(const SimulateRequests& requests, std::ostream& out, std::ostream& err) {
    auto rules = rules_from<siwuliu::Rules>(requests.table.rules);
    checked(rules);
    if (!requests.table.players.empty())
        throw Error("--players has nobody to name at siwuliu: a simulation bets one unit a round.");
    simulate_kind<Rounds>(simulation_from(requests, rules), requests, out, err);
}

void merge_siwuliu(const std::vector<Part>& parts, bool json, std::ostream& out) {
    merge_kind<Rounds>(parts, json, out);
}

}  // namespace boxcars::console
