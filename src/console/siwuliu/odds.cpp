// Prints the exact odds of sì-wŭ-liù: one unit bet under any rule sheet.
#include "odds/siwuliu/odds.h"
#include "console/print.h"

#include "base/error.h"
#include "console/bankroll_odds.h"
#include "console/rule_sheets.h"
#include "console/siwuliu/commands.h"

namespace boxcars::console {
namespace {

using odds::Fraction;
using odds::to_decimal;
using odds::to_text;

template <class Each>
void each_point(const odds::SiwuliuOdds& odds, Each each) {
    for (int point = odds::first_point; point <= odds::last_point; ++point) {
        const auto index = static_cast<std::size_t>(point - odds::first_point);
        each(point, odds.points[index], odds.by_point[index]);
    }
}

Json to_json(const siwuliu::Rules& rules, const odds::SiwuliuOdds& odds) {
    Json json{{"game", "siwuliu"}, {"rules", session::rules_json(rules)}};
    json["player_wins"] = to_text(odds.player.win);
    json["push"] = to_text(odds.player.push);
    json["player_loses"] = to_text(odds.player.lose);
    json["player_edge"] = to_text(odds.player.edge);
    json["results"] = Json::array();
    for (const auto& [net, chance] : odds.player.results)
        json["results"].push_back({{"net", std::to_string(net)}, {"p", to_text(chance)}});
    json["banker"] = {{"auto_win", to_text(odds.auto_win)}, {"auto_loss", to_text(odds.auto_loss)}};
    each_point(odds, [&](int point, const Fraction& reached, const odds::RoundOdds& player) {
        json["banker"][fmt::format("point_{}", point)] = to_text(reached);
        json["by_point"][std::to_string(point)] = {{"win", to_text(player.win)},
                                                   {"push", to_text(player.push)},
                                                   {"lose", to_text(player.lose)},
                                                   {"edge", to_text(player.edge)}};
    });
    return json;
}

std::string percent(const Fraction& part) { return to_decimal(part * 100, 4); }

std::string favours(const Fraction& edge) {
    if (edge == 0) return "This sheet favours nobody: the edge is 0.";
    const Fraction size = abs(edge);
    return fmt::format("This sheet favours the {}, by {} of a bet: {} %.", edge > 0 ? "player" : "banker",
                       to_text(size), percent(size));
}

void print_text(const siwuliu::Rules& rules, const odds::SiwuliuOdds& odds, std::ostream& out) {
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
    for (const auto& [net, chance] : odds.player.results) line(fmt::format("  net {:+}", net), chance);
    line("banker wins at once", odds.auto_win);
    line("banker loses at once", odds.auto_loss);
    each_point(odds, [&](int point, const Fraction& reached, const odds::RoundOdds&) {
        line(fmt::format("banker's point {}", point), reached);
    });
    print(out, "\nagainst the point     wins     pushes      loses     edge, in percent\n");
    each_point(odds, [&](int point, const Fraction&, const odds::RoundOdds& player) {
        print(out, "{:>17}  {:>8}  {:>9}  {:>9}  {:>8}\n", point, percent(player.win), percent(player.push),
              percent(player.lose), percent(player.edge));
    });
}

std::string fair_house_line() {
    const siwuliu::Rules written, fair = siwuliu::fair_house(written);
    std::string line = "A fair house:";
    for (const auto& knob : siwuliu::Rules::knobs())
        if (const int value = knob.get(fair); value != knob.get(written))
            line += fmt::format(" --set {}={}", knob.name, value_text(knob, value));
    const Fraction keeps = -odds::siwuliu_odds(fair).player.edge;
    return line + fmt::format(" and the rest as written. It keeps {} of a bet.", to_text(keeps));
}

}  // namespace

std::string siwuliu_favours(const siwuliu::Rules& rules) {
    const Fraction edge = odds::siwuliu_odds(rules).player.edge;
    return favours(edge) + (edge > 0 ? "\n" + fair_house_line() : "");
}

void siwuliu_odds(const OddsRequests& requests, std::ostream& out, std::ostream&) {
    const auto rules = checked_rules<siwuliu::Rules>(requests.rules);
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

}  // namespace boxcars::console
