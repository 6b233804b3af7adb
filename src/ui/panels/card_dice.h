// Throws drawn on a page of a rules card, with what they do under them. Decides how they look and where they stand;
// which throws, and what they do, each game works out from its rules.
#pragma once
#include "ui/host.h"

#include <span>
#include <string>
#include <vector>

namespace boxcars::ui {

struct CardDie {  // a game's own, on paper
    render::Colour body{}, pip{};
    render::Colour red = pip;  // of the one and the four
    bool snout = false;        // instead of the one
    int sides = 6;             // others than six show their number
};

struct CardThrows {  // side by side, and what comes of each of them
    std::vector<std::vector<int>> throws;
    std::string does;
    enum class For { Nobody, You, Others } good = For::Nobody;
    bool operator==(const CardThrows&) const = default;
};

struct CardDice {
    CardDie die{};
    std::vector<CardThrows> shown{};
    std::string note{};  // over them
};

// As wide as the panel's body; what is shown is named card.dice.1, card.dice.2 ... for scripts.
void draw_card_dice(Host& host, std::span<const CardDice> all);

}  // namespace boxcars::ui
