// What a game calls things in the lab: what is counted, what an evening is made of, what its lengths are. Words for
// people; each game's adapter brings its own (scenes/lab).
#pragma once
#include <string_view>

namespace boxcars::ui {

struct LabUnit {                 // of bankrolls
    std::string_view one, many;  // "coin", "coins"
    bool money = false;          // counted in cents, written "$12.50"
};

struct LabWords {
    std::string_view name, sign;  // "Craps" on the form, "CRAPS" over the window
    LabUnit unit{};
    std::string_view bankroll = "Bankroll";  // what everybody begins with, on the form
    std::string_view evening = "Rounds";     // how long an evening is, on the form: "Throws", "Rounds at most"
    std::string_view rounds = "rounds";      // an evening is so many
    std::string_view stretch, stretches;     // whose length is counted: "hand", "hands"
    std::string_view length;                 // in these: "throws"
    bool one_table = false;                  // all at one table; else each alone on the same dice
    bool players_edge = false;               // the edge is what a player won; else what the house kept
};

}  // namespace boxcars::ui
