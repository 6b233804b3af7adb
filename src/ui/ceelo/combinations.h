// Every way three dice may read, by what comes of it under a sheet: for the cards of both games that are played with
// them. Decides the order, the best for whoever throws first; what comes of a throw is the game's.
#pragma once
#include "ui/panels/card_dice.h"

#include <array>
#include <functional>

namespace boxcars::ui {

using ThreeFaces = std::array<int, 3>;

struct ThrowFate {
    enum class Sort { Wins, Scores, Even, Again, Loses } sort = Sort::Again;
    int bets = 0;  // how many are won or lost
    auto operator<=>(const ThrowFate&) const = default;
};

// Throws of one fate stand together. `yours`: you throw; else what is lost is good for you.
std::vector<CardThrows> by_fate(bool yours, const std::function<ThrowFate(const ThreeFaces&)>& fate_of,
                                const std::function<std::string(const ThrowFate&)>& words);

ThrowFate fate_by_bets(int won);  // so many bets more, or less, than before

}  // namespace boxcars::ui
