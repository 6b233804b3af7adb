// Prints sì-wŭ-liù's exact odds of one unit bet, and simulates rounds of one unit or whole games beside them.
#include "console/bankroll_odds.h"
#include "console/simulation.h"
#include "console/siwuliu/commands.h"
#include "sim/siwuliu/run.h"

namespace boxcars::console {
namespace {

using odds::Fraction;
using odds::to_text, odds::units_text;
using siwuliu::Rules;

constexpr std::string_view decision_words[] = {"throw", "raise", "surrender"};  // indexed by odds::Against
bool decides(const Rules& rules) { return rules.raise || rules.surrender; }

Json to_json(const Rules& rules, const odds::SiwuliuOdds& odds) {
    const odds::PointPlay play{rules};
    Json json{{"game", "siwuliu"}, {"rules", session::rules_json(rules)}};
    json["player_wins"] = to_text(odds.player.win);
    json["push"] = to_text(odds.player.push);
    json["player_loses"] = to_text(odds.player.lose);
    json["player_edge"] = to_text(odds.player.edge);
    json["results"] = Json::array();
    for (const auto& [net, chance] : odds.player.results)
        json["results"].push_back({{"net", to_text(odds::fraction(net, odds.unit))}, {"p", to_text(chance)}});
    json["banker"] = {{"auto_win", to_text(odds.auto_win)}, {"auto_loss", to_text(odds.auto_loss)}};
    for (const auto& [point, player] : odds.by_point) {
        json["banker"][fmt::format("point_{}", point)] = to_text(odds.points.at(point));
        json["by_point"][std::to_string(point)] = {{"win", to_text(player.win)},
                                                   {"push", to_text(player.push)},
                                                   {"lose", to_text(player.lose)},
                                                   {"edge", to_text(player.edge)}};
        if (decides(rules)) json["by_point"][std::to_string(point)]["play"] = decision_words[nth(play.against(point))];
    }
    return json;
}

std::string favours(const Fraction& edge) {
    if (edge == 0) return "This sheet favours nobody: the edge is 0.";
    const Fraction size = abs(edge);
    return fmt::format("This sheet favours the {}, by {} of a bet: {} %.", edge > 0 ? "player" : "banker",
                       to_text(size), percent(size));
}

void print_text(const Rules& rules, const odds::SiwuliuOdds& odds, std::ostream& out) {
    const auto line = [&](std::string_view what, const Fraction& chance) {
        print(out, "{:<20}  {:>15}  {:>9} %\n", what, to_text(chance), percent(chance));
    };
    const int changed = rules::changed_count(rules);
    print(out, "Sì-wŭ-liù, {}. For one unit bet, without the limits of bank and balance.\n",
          changed == 0 ? std::string{"the sheet as it is written"}
                       : fmt::format("a sheet with {} knob{} turned", changed, changed == 1 ? "" : "s"));
    print(out, "{}\n\n", favours(odds.player.edge));
    line("player wins", odds.player.win);
    line("push", odds.player.push);
    line("player loses", odds.player.lose);
    for (const auto& [net, chance] : odds.player.results) line("  net " + units_text(net, odds.unit), chance);
    line("banker wins at once", odds.auto_win);
    line("banker loses at once", odds.auto_loss);
    for (const auto& [point, reached] : odds.points) line(fmt::format("banker's point {}", point), reached);
    print(out, "\nagainst the point     wins     pushes      loses     edge, in percent\n");
    for (const auto& [point, player] : odds.by_point)
        print(out, "{:>17}  {:>8}  {:>9}  {:>9}  {:>8}\n", point, percent(player.win), percent(player.push),
              percent(player.lose), percent(player.edge));
    if (!decides(rules)) return;
    print(out, "\nbest play against the point:");
    const odds::PointPlay play{rules};
    for (const auto& [point, player] : odds.by_point)
        print(out, "{} {} {}", point == 2 ? "" : ",", point, decision_words[nth(play.against(point))]);
    print(out, "\n");
}

std::string fair_house_line() {
    const Rules written, fair = siwuliu::fair_house(written);
    std::string line = "A fair house:";
    for (const auto& knob : Rules::knobs())
        if (const int value = knob.get(fair); value != knob.get(written))
            line += fmt::format(" --set {}={}", knob.name, value_text(knob, value));
    const Fraction keeps = -odds::siwuliu_odds(fair).player.edge;
    return line + fmt::format(" and the rest as written. It keeps {} of a bet.", to_text(keeps));
}

class SiwuliuRounds final : public Planned<sim::RoundsPlan, UnitBetRounds, sim::play_rounds> {
 public:
    static constexpr std::string_view name = "rounds", what = "rounds of siwuliu";
    explicit SiwuliuRounds(const Simulation& asked)
        : Planned({.rules = asked.rules.as<Rules>()}, asked, odds::siwuliu_odds(asked.rules.as<Rules>()).player, "bets",
                  "pushes", odds::cents_of_unit(asked.rules.as<Rules>())) {}
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

class SiwuliuGames : public Planned<sim::SiwuliuPlan, Counted<sim::SiwuliuCounts>, sim::play_games> {
 public:
    static constexpr std::string_view name = "games", what = "games of siwuliu";
    explicit SiwuliuGames(const Simulation& asked)
        : Planned({.rules = asked.rules.as<Rules>(), .players = {bet_of(asked.players)}}, asked),
          exact_(when_needed(odds::breaks_the_bank, plan_.rules, plan_.players.bet)) {}

    void solve() override { static_cast<void>(exact_.get()); }
    void json(Json& out) const override {
        out["bet"] = plan_.players.bet;
        out["money"] = "cents";
        out["wins"] = counts_.wins;
        out["losses"] = counts_.losses;
        if (const auto exact = exact_.get()) {
            out["exact"] = known(*exact);
            out["z"] = figure(z_of());
        }
        out["rounds"] = counts_.rounds;
        out["rounds_per_game"] = figure(ratio(counts_.rounds, counts_.games));
        out["throws"] = counts_.throws;
    }
    void text(std::ostream& out) const override {
        print(out, "One player bets {} a round, or what is left, until one of the two has nothing.\n",
              money_text(plan_.players.bet));
        print(out, "the bank broken    {:>10}  {} %", counts_.wins, percent_text(counts_.wins, counts_.games));
        if (const auto exact = exact_.get())
            print(out, "; exactly {:.7f} %, the count is {:+.2f} standard errors away", 100 * *exact, z_of());
        print(out, "\nthe player broken  {:>10}  {} %\n", counts_.losses, percent_text(counts_.losses, counts_.games));
        print(out, "{} rounds a game, {} throws a round\n", wait_text(counts_.rounds, counts_.games),
              wait_text(counts_.throws, counts_.rounds));
    }
    bool adds_up(const sim::SiwuliuCounts& counts) const override {
        return counts.wins + counts.losses == counts.games;
    }

 private:
    static double known(double chance) { return std::round(chance * 1e9) / 1e9; }
    double z_of() const { return sim::z_of_wins(counts_.wins, counts_.games, exact_.get().value()); }
    std::shared_future<std::optional<double>> exact_;  // exact to 1e-9
};

}  // namespace

std::string siwuliu_favours(const Rules& rules) {
    const Fraction edge = odds::siwuliu_odds(rules).player.edge;
    return favours(edge) + (edge > 0 ? "\n" + fair_house_line() : "");
}

void siwuliu_odds(const OddsRequests& requests, std::ostream& out, std::ostream&) {
    const auto rules = checked_rules<Rules>(requests.rules);
    const auto bankroll = bankroll_of_one_bet(requests, rules, odds::flat_bet, "siwuliu", "one unit bet");
    const auto odds = odds::siwuliu_odds(rules);
    if (!requests.json) {
        if (bankroll) return print_text(*bankroll, out);
        print_text(rules, odds, out);
        if (odds.player.edge > 0) print(out, "\n{}\n", fair_house_line());
        return;
    }
    Json json = to_json(rules, odds);
    json["round"] = round_json(odds::siwuliu_round(rules));
    if (bankroll) json["bankroll"] = to_json(*bankroll);
    print_json(out, json);
}

void simulate_siwuliu(const SimulateRequests& requests, std::ostream& out, std::ostream& err) {
    const auto rules = checked_rules<Rules>(requests.table.rules);
    if (requests.table.players.empty())
        return simulate(kind_of<SiwuliuRounds>(), simulation_from(requests, rules), out, err);
    refuse_rounds(requests, "with --players whole games are played, so say --games N");
    refuse_path(requests, "whole games of siwuliu are", "leave out --players for rounds of one unit");
    const auto players = session::players_from(requests.table.players);
    simulate(kind_of<SiwuliuGames>(), simulation_from(requests, rules, players), out, err);
}

std::vector<SimulationKind> siwuliu_simulations() { return {kind_of<SiwuliuRounds>(), kind_of<SiwuliuGames>()}; }

}  // namespace boxcars::console
