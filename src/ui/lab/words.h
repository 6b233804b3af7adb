// A game's words in the lab: its unit, its rounds and its lengths, for people. Each game's adapter brings its own
// (scenes/lab).
#pragma once
#include <string_view>

namespace boxcars::ui {

struct LabUnit {                 // the unit of bankrolls
    std::string_view one, many;  // "coin", "coins"
    bool money = false;          // counted in cents, written "$12.50"
};

struct LabWords {
    std::string_view name, sign;  // "Craps" on the form, "CRAPS" above the window
    LabUnit unit{};
    std::string_view bankroll = "Bankroll";  // the form's label for what everybody begins with
    std::string_view evening = "Rounds";  // the form's label for the length of an evening: "Throws", "Rounds at most"
    std::string_view rounds = "rounds";   // the unit of an evening's length
    std::string_view stretch, stretches;  // what has a length: "hand", "hands"
    std::string_view length;              // the unit of that length: "throws"
    bool one_table = false;               // all players at one table; otherwise each alone on the same dice
    bool players_edge = false;            // the edge is what a player won; otherwise what the house kept
};

}  // namespace boxcars::ui
