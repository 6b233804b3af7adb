#include "scenes/ceelo/facts.h"

#include <fmt/format.h>

namespace boxcars::scenes {
namespace {

using Figure = ui::OddsFact::Figure;

odds::Fraction won(const odds::CeeloAgainst& against) {
    odds::Fraction chance = 0;
    for (const odds::CeeloResult& result : against.results)
        if (result.net > 0) chance += result.chance;
    return chance;
}

void add_banker(const odds::CeeloBet& bet, ui::OddsFacts& all) {
    for (const odds::CeeloAgainst& against : bet.against) {
        if (against.point == 0) {
            const std::string ends = against.banker_wins ? "win" : "lose";
            all.push_back({Figure::Chance, fmt::format("The banker's dice {} at once", ends),
                           fmt::format("How often do the banker's dice {} at once?", ends), against.chance});
            continue;
        }
        all.push_back({Figure::Chance, fmt::format("Against a point of {} you win", against.point),
                       fmt::format("The banker's point is {}. How often do you win?", against.point), won(against)});
        all.push_back({Figure::Chance, fmt::format("The banker gets a point of {}", against.point),
                       fmt::format("How often is {} the banker's point?", against.point), against.chance});
    }
}

}  // namespace

ui::OddsFacts odds_facts(const ceelo::Rules& rules, const odds::CeeloBet& bet) {
    ui::OddsFacts all{
        {Figure::Chance, "A bet against the bank wins", "How often does a bet against the bank win?", bet.player_wins},
        {Figure::Edge, "A coin against the bank", "What does the banker keep, in the mean, of a coin?",
         bet.banker_edge}};
    add_banker(bet, all);
    for (const int players : {2, 3, 4, 5, 6})
        all.push_back({Figure::Chance, fmt::format("With {} at the drum the bank passes", players),
                       fmt::format("{} at the drum, all of the bank covered: how often does it pass?", players),
                       odds::ceelo_bank_passes(rules, players)});
    return all;
}

}  // namespace boxcars::scenes
