// Throws drawn on a page of a rules card, with their results under them. Decides how they look; each game computes the
// throws and the results from its rules.
#pragma once
#include "ui/host.h"

#include <span>
#include <string>
#include <vector>

namespace boxcars::ui {

struct CardDie {  // a game's die on the page
    render::Colour body{}, pip{};
    render::Colour red = pip;  // the pips of one and four
    bool snout = false;        // instead of the one
    int sides = 6;             // other dice show numbers
};

struct CardThrows {  // throws side by side, and their results
    std::vector<std::vector<int>> throws;
    std::string does;
    enum class For { Nobody, You, Others } good = For::Nobody;
    bool operator==(const CardThrows&) const = default;
};

struct CardDice {
    CardDie die{};
    std::vector<CardThrows> shown{};
    std::string note{};  // above them
};

// As wide as the panel's body. The drawings are named card.dice.1, card.dice.2 ... for scripts.
void draw_card_dice(Host& host, std::span<const CardDice> all);

}  // namespace boxcars::ui
