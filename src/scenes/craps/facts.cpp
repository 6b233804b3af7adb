#include "scenes/craps/facts.h"

#include "odds/craps/odds.h"
#include "scenes/craps/receipt.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace boxcars::scenes {
namespace {

using craps::Kind;
using Figure = ui::OddsFact::Figure;

// Bets that are made by themselves on an empty felt; a hop's name says nothing that the propositions have not.
bool stands_alone(Kind kind) {
    constexpr Kind others[] = {Kind::ComeOn,  Kind::DontComeOn,   Kind::ComeOdds, Kind::DontComeOdds, Kind::PassOdds,
                               Kind::PutOdds, Kind::DontPassOdds, Kind::Hop,      Kind::HornHigh};
    return std::ranges::find(others, kind) == std::end(others);
}

std::string to_words(std::string pays) {  // "7:6" to "7 to 6"
    return pays.replace(pays.find(':'), 1, " to ");
}

void add_points(const craps::Rules& rules, ui::OddsFacts& all) {
    for (const int point : craps::box_numbers(rules))
        if (const auto odds = odds::odds_of(rules, {Kind::PassOdds}, point))
            all.push_back({.figure = Figure::Chance,
                           .about = fmt::format("A point of {} is made", point),
                           .question = fmt::format("The point is {}. How often is it made before a seven?", point),
                           .value = odds->win});
}

}  // namespace

ui::OddsFacts odds_facts(const craps::Rules& rules) {
    ui::OddsFacts edges, pays;
    std::set<std::tuple<Kind, odds::Fraction, std::string>> said;  // place 6 and place 8 are one and the same
    for (const craps::Spot& spot : craps::spots(rules)) {
        if (!stands_alone(spot.kind)) continue;
        const auto odds = odds::odds_of(rules, spot);
        if (!odds || !said.emplace(spot.kind, odds->edge_per_bet, odds->pays).second) continue;
        const std::string words = spot_words(spot);
        edges.push_back({.figure = Figure::Edge,
                         .about = words,
                         .question = "What does the house keep, in the mean, of this bet: " + words + "?",
                         .value = odds->edge_per_bet});
        if (odds->pays.find(',') == std::string::npos && odds->pays.find(':') != std::string::npos)
            pays.push_back({.figure = Figure::Pays,
                            .about = words,
                            .question = "What does this bet pay: " + words + "?",
                            .pays = to_words(odds->pays)});
    }
    add_points(rules, edges);
    edges.insert(edges.end(), pays.begin(), pays.end());
    return edges;
}

}  // namespace boxcars::scenes
