// Prints cee-lo's exact odds of one coin and how often the bank passes, and simulates games or rounds beside them.
#include "console/bankroll_odds.h"
#include "console/ceelo/commands.h"
#include "console/simulation.h"
#include "sim/ceelo/match.h"

#include <numeric>

namespace boxcars::console {
namespace {

using ceelo::Rules;
using odds::to_text;

std::string name(const odds::CeeloAgainst& against) {
    return against.point ? fmt::format("point_{}", against.point) : against.banker_wins ? "auto_win" : "auto_loss";
}

Json to_json(const Rules& rules, const odds::CeeloBet& bet) {
    Json json{{"game", "ceelo"}, {"rules", session::rules_json(rules)}};
    json["player_wins"] = to_text(bet.win);
    json["player_loses"] = to_text(bet.lose);
    json["tie"] = to_text(bet.push);
    json["banker_edge"] = to_text(bet.banker_edge);
    for (int players = 2; players <= ceelo::most_players; ++players)
        json["bank_passes"][std::to_string(players)] = to_text(odds::ceelo_bank_passes(rules, players));
    json["results"] = Json::array();
    for (const auto& [net, chance] : bet.results)
        json["results"].push_back({{"net", std::to_string(net)}, {"p", to_text(chance)}});
    for (const auto& against : bet.against) {
        json["banker"][name(against)] = to_text(against.chance);
        if (!against.point) continue;
        const auto& player = against.player;
        json["by_point"][std::to_string(against.point)] = {{"win", to_text(player.win)},
                                                           {"lose", to_text(player.lose)},
                                                           {"tie", to_text(player.push)},
                                                           {"edge", to_text(-player.edge)}};
    }
    json["throws"] = to_text(bet.throws);
    return json;
}

void print_text(const Rules& rules, const odds::CeeloBet& bet, std::ostream& out) {
    print(out, "Cee-lo: a coin bet against the bank wins {} ({} %), loses {} ({} %), stands off {} ({} %).\n",
          to_text(bet.win), percent(bet.win), to_text(bet.lose), percent(bet.lose), to_text(bet.push),
          percent(bet.push));
    if (rules.tie == ceelo::Tie::First)
        print(out, "Seat 1 bets this coin: equal scores are its own. They are a push between others.\n");
    print(out, "The banker's edge is {} of every coin bet, {} %.\n\n", to_text(bet.banker_edge),
          percent(bet.banker_edge));
    print(out, "{:<12}  {:>10}  {:>10}  {:>10}  {:>10}  {:>13}\n", "the banker", "chance", "wins", "loses",
          "stands off", "banker's edge");
    for (const auto& against : bet.against) {
        const auto& player = against.player;
        print(out, "{:<12}  {:>8} %  {:>8} %  {:>8} %  {:>8} %  {:>11} %\n", name(against), percent(against.chance),
              percent(player.win), percent(player.lose), percent(player.push), percent(-player.edge));
    }
    print(out, "\nThe bank passes after a round in which all bet:\n");
    for (int players = 2; players <= ceelo::most_players; ++players)
        print(out, "{} players  {} %\n", players, percent(odds::ceelo_bank_passes(rules, players)));
}

class CeeloRounds final : public Planned<sim::CeeloRoundsPlan, UnitBetRounds, sim::play_rounds> {
 public:
    static constexpr std::string_view name = "rounds", what = "rounds of cee-lo";
    explicit CeeloRounds(const Simulation& asked)
        : Planned({.rules = asked.rules.as<Rules>()}, asked, odds::ceelo_bet(asked.rules.as<Rules>()), "coins",
                  "ties") {}
};

class CeeloGames : public Planned<sim::CeeloPlan, Counted<sim::CeeloCounts>, sim::play_ceelo> {
 public:
    static constexpr std::string_view name = "games", what = "games of cee-lo";
    explicit CeeloGames(const Simulation& asked)
        : Planned({.rules = asked.rules.as<Rules>(), .players = asked.players}, asked) {}
    void json(Json& out) const override {
        out["players"] = plan_.players;
        out["wins"] = std::span{counts_.wins}.first(plan_.players.size());
        out["shared"] = counts_.shared;
        out["rounds"] = counts_.rounds;
        out["rounds_per_game"] = figure(ratio(counts_.rounds, counts_.games));
        out["bank_passes"] = figure(ratio(counts_.bank_passes, counts_.rounds));
        out["throws"] = counts_.throws;
    }
    void text(std::ostream& out) const override {
        for (std::size_t seat = 0; seat < plan_.players.size(); ++seat) {
            const std::int64_t wins = counts_.wins[seat];
            const auto interval = odds::interval_of(wins, counts_.games);
            const double error = percent_error(wins, counts_.games);
            print(out, "player {}  {:<8} won {:>10}  {} % (95 %: {} % to {} %)\n", seat + 1, plan_.players[seat], wins,
                  percent_text(wins, counts_.games), known_text(100 * interval.least, error),
                  known_text(100 * interval.most, error));
        }
        print(out, "shared by several {:>8}  {} %\n", counts_.shared, percent_text(counts_.shared, counts_.games));
        print(out, "{} rounds a game, {} throws a round; the bank passes after {} % of the rounds\n",
              wait_text(counts_.rounds, counts_.games), wait_text(counts_.throws, counts_.rounds),
              percent_text(counts_.bank_passes, counts_.rounds));
    }
    bool adds_up(const sim::CeeloCounts& counts) const override {
        return std::accumulate(counts.wins.begin(), counts.wins.end(), counts.shared) == counts.games;
    }
};

}  // namespace

void ceelo_odds(const OddsRequests& requests, std::ostream& out, std::ostream&) {
    const auto rules = checked_rules<Rules>(requests.rules);
    const auto bankroll = bankroll_of_one_bet(requests, rules, odds::flat_bet, "cee-lo", "a coin bet");
    if (bankroll && !requests.json) return print_text(*bankroll, out);
    const odds::CeeloBet bet = odds::ceelo_bet(rules);
    if (!requests.json) return print_text(rules, bet, out);
    Json json = to_json(rules, bet);
    json["round"] = round_json(odds::ceelo_round(rules));
    if (bankroll) json["bankroll"] = to_json(*bankroll);
    print_json(out, json);
}

void simulate_ceelo(const SimulateRequests& requests, std::ostream& out, std::ostream& err) {
    if (requests.rounds) {
        if (!requests.table.players.empty())
            throw Error("--rounds are of one coin against the bank: leave out --players, or say --games N.");
        const auto rules = checked_rules<Rules>(requests.table.rules);
        return simulate(kind_of<CeeloRounds>(), simulation_from(requests, rules), out, err);
    }
    const session::TableSetup table = ceelo_table(requests.table, {"even"});
    refuse_human(table.players, "policies");
    refuse_path(requests, "games of cee-lo are", "count rounds with --rounds N");
    simulate(kind_of<CeeloGames>(), simulation_from(requests, table.rules.as<Rules>(), table.players), out, err);
}

std::vector<SimulationKind> ceelo_simulations() { return {kind_of<CeeloGames>(), kind_of<CeeloRounds>()}; }

}  // namespace boxcars::console
