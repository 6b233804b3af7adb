// Prints the exact odds of craps: every bet of a rule sheet, and the line game roll by roll.
#include "odds/craps/odds.h"
#include "console/print.h"

#include "base/error.h"
#include "console/bankroll_odds.h"
#include "console/craps/commands.h"
#include "console/rule_sheets.h"

namespace boxcars::console {
namespace {

using odds::to_decimal;
using odds::to_text;

Json to_json(const craps::Rules& rules, const odds::CrapsOdds& odds) {
    Json json{{"game", "craps"}, {"rules", session::rules_json(rules)}};
    json["bets"] = Json::array();
    for (const auto& bet : odds.bets)
        json["bets"].push_back({{"bet", bet.bet},
                                {"pays", bet.pays},
                                {"win", to_text(bet.win)},
                                {"push", to_text(bet.push)},
                                {"lose", to_text(bet.lose)},
                                {"edge_per_bet", to_text(bet.edge_per_bet)},
                                {"edge_resolved", to_text(bet.edge_resolved)},
                                {"edge_per_roll", to_text(bet.edge_per_roll)},
                                {"rolls", to_text(bet.rolls)},
                                {"states", bet.states}});
    auto rolls = Json::array();
    for (const auto& chance : odds.line.p_rolls) rolls.push_back(to_text(chance));
    json["line_game"] = {{"win", to_text(odds.line.win)},
                         {"mean_rolls", to_text(odds.line.mean_rolls)},
                         {"variance_rolls", to_text(odds.line.variance_rolls)},
                         {"p_rolls", std::move(rolls)}};
    return json;
}

std::string percent(const odds::Fraction& part) {
    const odds::Fraction hundredfold = part * 100;
    return to_decimal(hundredfold, 4);
}

// The fraction if it fits its column, otherwise eight decimals.
std::string short_text(const odds::Fraction& value) {
    const std::string text = to_text(value);
    return text.size() <= 11 ? text : to_decimal(value, 8);
}

void print_text(const craps::Rules& rules, const odds::CrapsOdds& odds, std::ostream& out) {
    const int changed = rules::changed_count(rules);
    print(out, "Craps, {}. The line game wins {}, {} %, in {} rolls.\n",
          changed == 0 ? std::string{"the house's own sheet"}
                       : fmt::format("a sheet with {} knob{} turned", changed, changed == 1 ? "" : "s"),
          to_text(odds.line.win), percent(odds.line.win), to_decimal(odds.line.mean_rolls, 4));
    print(out, "What the house keeps of a stake, per bet, per bet not pushed, and per roll, in percent.\n\n");
    std::size_t pays = 4;
    for (const auto& bet : odds.bets) pays = std::max(pays, bet.pays.size());
    print(out, "{:<19}  {:<{}}  {:>11}  {:>11}  {:>9}  {:>9}  {:>9}  {:>9}\n", "bet", "pays", pays, "wins", "pushes",
          "rolls", "per bet", "resolved", "per roll");
    for (const auto& bet : odds.bets)
        print(out, "{:<19}  {:<{}}  {:>11}  {:>11}  {:>9}  {:>9}  {:>9}  {:>9}\n", bet.bet, bet.pays, pays,
              short_text(bet.win), short_text(bet.push), to_decimal(bet.rolls, 4), percent(bet.edge_per_bet),
              percent(bet.edge_resolved), percent(bet.edge_per_roll));
}

}  // namespace

void craps_odds(const OddsRequests& requests, std::ostream& out, std::ostream&) {
    const auto rules = checked_rules<craps::Rules>(requests.rules);
    if (!requests.at.empty())
        throw Error("--at asks for a position of pig; the odds of craps are of bets: leave it out.");
    std::optional<BankrollOdds> bankroll;
    if (requests.bankroll) {
        const std::string& bet = requests.bankroll->bet;
        bankroll = bankroll_odds(odds::flat_bet(rules, bet.empty() ? "pass" : bet), *requests.bankroll);
        if (!requests.json) return print_text(*bankroll, out);
    }
    const auto odds = odds::craps_odds(rules);
    if (!requests.json) return print_text(rules, odds, out);
    Json json = to_json(rules, odds);
    if (bankroll) json["bankroll"] = to_json(*bankroll);
    print_json(out, json);
}

}  // namespace boxcars::console
