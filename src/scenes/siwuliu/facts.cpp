#include "scenes/siwuliu/facts.h"

#include <fmt/format.h>

namespace boxcars::scenes {
namespace {

using Figure = ui::OddsFact::Figure;

void add_points(const odds::SiwuliuOdds& odds, ui::OddsFacts& all) {
    int point = odds::first_point;
    for (const odds::SiwuliuChances& against : odds.by_point) {
        all.push_back({Figure::Chance, fmt::format("Against a point of {} you win", point),
                       fmt::format("The banker's point is {}. How often do you win?", point), against.win});
        all.push_back({Figure::Chance, fmt::format("The banker gets a point of {}", point),
                       fmt::format("How often is {} the banker's point?", point),
                       odds.points[static_cast<std::size_t>(point - odds::first_point)]});
        ++point;
    }
}

}  // namespace

ui::OddsFacts odds_facts(const odds::SiwuliuOdds& odds) {
    ui::OddsFacts all{
        {Figure::Edge, "A bet against the bank", "What does the bank keep, in the mean, of a bet?",
         odds::Fraction{-odds.player.edge}},
        {Figure::Chance, "A bet against the bank wins", "How often does a bet win?", odds.player.win},
        {Figure::Chance, "The banker's dice win at once", "How often do the banker's dice win at once?", odds.auto_win},
        {Figure::Chance, "The banker's dice lose at once", "How often do the banker's dice lose at once?",
         odds.auto_loss}};
    add_points(odds, all);
    return all;
}

}  // namespace boxcars::scenes
