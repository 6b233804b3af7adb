// The lab's form: a list for each dial in rows of the overlay, the game's rule rows below them, and one button that
// runs or stops.
#pragma once
#include "ui/host.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace boxcars::ui {

struct LabRow {                       // one dial of the form
    std::string name;                 // for scripts: "player.1", "rounds"
    std::string title, help;          // the label; a sentence about what is chosen
    std::vector<std::string> values;  // the list
    int chosen = 0;                   // the index in `values`
    int player = -1;                  // index among seated players; -1: none
};

struct LabForm {                          // what the form shows, and what the player has set in this frame
    std::string note;                     // at the right of the title
    std::vector<std::string_view> pages;  // the window's pages
    int page = 0;                         // the page shown
    std::vector<LabRow> rows;
    int turned = -1;  // the row whose list was used; -1: none
    int front = 0;    // the player whose curve is emphasized, chosen by its disc
    std::uint64_t seed = 0;
    bool running = false;
};

// `sheet` draws the rows of the game's rules. Returns true if RUN or STOP was pressed.
bool draw_lab_form(Host& host, render::Rect px, LabForm& form, const std::function<void()>& sheet);

}  // namespace boxcars::ui
