// The debug overlay of the Pig table (F1): edited rules, exact odds, journal and time, plots. Reads what the table has
// shown and returns requests.
#pragma once
#include "ui/overlay/table_overlay.h"
#include "ui/pig/odds_window.h"
#include "ui/pig/plots.h"

namespace boxcars::ui {

struct PigOverlayInput {
    const pig::Rules& rules;               // of the game in play
    const pig::Rules& next_rules;          // of the next game
    const pig::State& shown;               // as shown, not ahead of the dice
    std::span<const pig::State> game;      // the states of this game shown so far, in order
    const NumberCount& faces;              // shown in this sitting
    std::span<const JournalLine> journal;  // the entries of this sitting shown so far
    std::span<const std::string> players;  // names, indexed by seat
    int seat = 0;                          // the seat whose chance the curve shows
    Transport transport{};
    const Timings& timings;
    odds::PigSolverService& solver;  // solves the current rules and the edited ones; shared with the scene
};

// Whose turn it is, who has won, and every count of the position; in pairs, "turn total" and "15".
std::vector<std::pair<std::string, std::string>> position_in_words(const pig::State& state,
                                                                   std::span<const std::string> players);

class PigOverlay {
 public:
    // Draws one frame. Call between Host::begin_frame and end_frame.
    TableRequests<pig::Rules> draw(Host& host, const PigOverlayInput& in);
    bool solved() const { return odds_.solved(); }    // the value of the edited sheet is shown
    bool settled() const { return odds_.settled(); }  // the table of policies is complete as well

 private:
    void rules_body(Host& host, const PigOverlayInput& in);

    TableOverlay<pig::Rules> windows_;
    PigOdds odds_;
    PigPlots plots_;
};

}  // namespace boxcars::ui
