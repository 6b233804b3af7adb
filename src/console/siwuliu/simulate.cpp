// Simulates rounds of sì-wŭ-liù for one unit, or whole games with the same bet every round, beside the exact odds.
#include "console/rounds.h"
#include "console/siwuliu/commands.h"
#include "odds/siwuliu/odds.h"
#include "sim/siwuliu/run.h"

#include <cmath>

namespace boxcars::sim {  // the JSON form of a part's counts

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(SiwuliuCounts, games, wins, losses, rounds, throws)

}  // namespace boxcars::sim

namespace boxcars::console {
namespace {

using siwuliu::Rules;

class SiwuliuRounds : public PlannedRounds<Rules, sim::RoundsPlan> {
 public:
    static constexpr std::string_view what = "rounds of siwuliu";
    explicit SiwuliuRounds(const Simulation<Rules>& asked)
        : PlannedRounds(asked, {odds::siwuliu_odds(asked.rules).player, "bets", "pushes"}) {}
};

Cents bet_of(const session::Players& players) {
    const auto bet = players.size() == 1 ? money_from(players.front()) : std::nullopt;
    if (!bet || *bet < 1)
        throw Error(
            fmt::format("At siwuliu --players names what the one player bets round after round, such as 15 or "
                        "12.50, not '{}'.",
                        session::players_text(players)));
    return *bet;
}

class SiwuliuGames : public Planned<Rules, sim::SiwuliuPlan> {
 public:
    using Counts = sim::SiwuliuCounts;
    static constexpr std::string_view name = "games", what = "games of siwuliu";

    explicit SiwuliuGames(const Simulation<Rules>& asked)
        : Planned({.rules = asked.rules, .players = {bet_of(asked.players)}, .games = asked.games}, asked),
          exact_([rules = plan_.rules, bet = plan_.players.bet] { return odds::breaks_the_bank(rules, bet); }) {}

    void solve() const { static_cast<void>(*exact_); }

    Counts play(const std::stop_token& stop, const sim::Progress& progress) const {
        return sim::play_games(plan_, stop, progress);
    }
    void json(Json& out, const Counts& counts) const {
        out["bet"] = plan_.players.bet;
        out["money"] = "cents";
        out["wins"] = counts.wins;
        out["losses"] = counts.losses;
        if (*exact_) {
            out["exact"] = known(**exact_);
            out["z"] = figure(z_of(counts));
        }
        out["rounds"] = counts.rounds;
        out["rounds_per_game"] = figure(ratio(counts.rounds, counts.games));
        out["throws"] = counts.throws;
    }
    void text(std::ostream& out, const Counts& counts) const {
        print(out, "One player bets {} a round, or what is left, until one of the two has nothing.\n",
              money_text(plan_.players.bet));
        print(out, "the bank broken    {:>10}  {} %", counts.wins, percent_text(counts.wins, counts.games));
        if (*exact_)
            print(out, "; exactly {:.7f} %, the count is {:+.2f} standard errors away", 100 * **exact_, z_of(counts));
        print(out, "\nthe player broken  {:>10}  {} %\n", counts.losses, percent_text(counts.losses, counts.games));
        print(out, "{} rounds a game, {} throws a round\n", wait_text(counts.rounds, counts.games),
              wait_text(counts.throws, counts.rounds));
    }
    static bool adds_up(const Counts& counts) { return counts.wins + counts.losses == counts.games; }

 private:
    static double known(double chance) { return std::round(chance * 1e9) / 1e9; }
    double z_of(const Counts& counts) const {
        const auto games = static_cast<double>(counts.games);
        const double exact = exact_->value();
        return sim::standard_errors(static_cast<double>(counts.wins) - games * exact, games * exact * (1 - exact));
    }
    OddsWhenTold<std::optional<double>> exact_;  // exact to 1e-9
};

}  // namespace

void simulate_siwuliu(const SimulateRequests& requests, std::ostream& out, std::ostream& err) {
    const auto rules = checked_rules<Rules>(requests.table.rules);
    if (requests.table.players.empty())
        return simulate_kind<SiwuliuRounds>(simulation_from(requests, rules), requests, out, err);
    refuse_rounds(requests, "with --players whole games are played, so say --games N");
    refuse_path(requests, "whole games of siwuliu are", "leave out --players for rounds of one unit");
    const auto players = session::players_from(requests.table.players);
    simulate_kind<SiwuliuGames>(simulation_from(requests, rules, players), requests, out, err);
}

void merge_siwuliu(const std::vector<Part>& parts, bool json, std::ostream& out) {
    merge_one_of<SiwuliuRounds, SiwuliuGames>(parts, json, out);
}

}  // namespace boxcars::console
