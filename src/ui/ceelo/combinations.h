// Every combination of three dice, sorted by its result under a sheet: for the cards of both games with three dice. The
// thrower's best comes first. The game says what the result of a throw is.
#pragma once
#include "ui/panels/card_dice.h"

#include <array>
#include <functional>

namespace boxcars::ui {

using ThreeFaces = std::array<int, 3>;

struct ThrowFate {
    enum class Sort { Wins, Scores, Even, Again, Loses } sort = Sort::Again;
    int bets = 0;  // how many bets are won or lost
    auto operator<=>(const ThrowFate&) const = default;
};

// Throws with the same result are grouped. `yours`: you throw; otherwise the thrower's losses are good for you.
std::vector<CardThrows> by_fate(bool yours, const std::function<ThrowFate(const ThreeFaces&)>& fate_of,
                                const std::function<std::string(const ThrowFate&)>& words);

ThrowFate fate_by_bets(int won);  // from the change in bets

}  // namespace boxcars::ui
