// Prints the exact odds of cee-lo: one coin bet against the bank, and how often the bank passes.
#include "odds/ceelo/odds.h"
#include "console/print.h"

#include "base/error.h"
#include "console/bankroll_odds.h"
#include "console/ceelo/commands.h"
#include "console/rule_sheets.h"

namespace boxcars::console {
namespace {

using odds::to_decimal;
using odds::to_text;

struct CeeloFigures {
    odds::CeeloBet bet;
    std::vector<odds::Fraction> passes;  // index 0 is for 2 players
};

CeeloFigures known(const ceelo::Rules& rules) {
    CeeloFigures known{odds::ceelo_bet(rules), {}};
    for (int players = 2; players <= ceelo::most_players; ++players)
        known.passes.push_back(odds::ceelo_bank_passes(rules, players));
    return known;
}

std::string name(const odds::CeeloAgainst& against) {
    if (against.point) return fmt::format("point_{}", against.point);
    return against.banker_wins ? "auto_win" : "auto_loss";
}

Json to_json(const ceelo::Rules& rules, const CeeloFigures& known) {
    const auto& bet = known.bet;
    Json json{{"game", "ceelo"}, {"rules", session::rules_json(rules)}};
    json["player_wins"] = to_text(bet.win);
    json["player_loses"] = to_text(bet.lose);
    json["tie"] = to_text(bet.push);
    json["banker_edge"] = to_text(bet.banker_edge);
    for (std::size_t i = 0; i < known.passes.size(); ++i)
        json["bank_passes"][std::to_string(i + 2)] = to_text(known.passes[i]);
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

std::string percent(const odds::Fraction& part) { return to_decimal(part * 100, 4); }

void print_text(const CeeloFigures& known, std::ostream& out) {
    const auto& bet = known.bet;
    print(out, "Cee-lo: a coin bet against the bank wins {} ({} %), loses {} ({} %), stands off {} ({} %).\n",
          to_text(bet.win), percent(bet.win), to_text(bet.lose), percent(bet.lose), to_text(bet.push),
          percent(bet.push));
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
    for (std::size_t i = 0; i < known.passes.size(); ++i)
        print(out, "{} players  {} %\n", i + 2, percent(known.passes[i]));
}

}  // namespace

void ceelo_odds(const OddsRequests& requests, std::ostream& out, std::ostream&) {
    const auto rules = checked_rules<ceelo::Rules>(requests.rules);
    const auto bankroll = bankroll_of_one_bet(requests, rules, odds::flat_bet, "cee-lo", "a coin bet");
    if (bankroll && !requests.json) return print_text(*bankroll, out);
    const CeeloFigures all = known(rules);
    if (!requests.json) return print_text(all, out);
    Json json = to_json(rules, all);
    json["round"] = round_json(odds::ceelo_round(rules));
    if (bankroll) json["bankroll"] = to_json(*bankroll);
    print_json(out, json);
}

}  // namespace boxcars::console
