// What the player requests on the panels of a table. The table and the loop in app/ carry the requests out.
#pragma once
#include "rules/any_game.h"

namespace boxcars::ui {

struct TimeRequests {            // the time controls and close button of every table
    std::optional<bool> pause;   // true: stop; false: go on
    bool step = false;           // advance one tick while paused
    std::optional<float> speed;  // speed of the animation, 0.1 to 4; no result depends on it
    bool close = false;
};

struct NewTable {  // the table requested on the seats panel
    rules::Sheet rules{};
    std::vector<std::string> players{};   // "human" or a policy's name, one per seat
    std::optional<std::uint64_t> seed{};  // empty: the dice are sealed
    std::string words{};                  // the player's own words, for sealed dice
    bool coach = false;
};

struct TableRequests : TimeRequests {
    std::optional<rules::Sheet> apply_rules;  // a playable sheet, in force from the next game on
    std::optional<std::vector<int>> force;    // throws these faces; the game is practice from then on
    bool step_decision = false;               // runs until a player has decided or thrown
    std::optional<NewTable> sit_down;
};

}  // namespace boxcars::ui
