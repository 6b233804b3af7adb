// The debug overlay of the Pig table (F1): edited rules, exact odds, journal and time, plots. Reads what the table has
// shown and returns requests.
#pragma once
#include "odds/pig/optimal.h"
#include "ui/host.h"
#include "ui/overlay/long_sitting.h"
#include "ui/overlay/table_overlay.h"
#include "ui/overlay/timings.h"
#include "ui/pig/odds_window.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace boxcars::ui {

// Pig's plots for the overlay: the chance to win through the game, the value of rolling and of holding at every turn
// total, the faces thrown against the faces expected. Receives what has been shown; computes chances, but no rules.
struct PigShown {  // what the table has shown so far, nothing beyond it
    const pig::Rules& rules;
    const pig::State& now;
    std::span<const pig::State> game;  // every state of this game, in order, with `now` last
    const NumberCount& faces;          // thrown in this sitting
    int seat = 0;                      // the seat whose chance the curve shows
    std::string seat_name = "player 1";
};

class PigPlots {
 public:
    std::string note(const PigShown& shown) const;
    void body(Host& host, const PigShown& shown, const odds::PigSolution* solution, const Timings& timings);

 private:
    enum class RightPlot { Turn, Faces, Frames };
    void chance(Host& host, render::Rect px, const PigShown& shown, const odds::PigSolution* solution) const;
    void turn_map(Host& host, render::Rect px, const PigShown& shown, const odds::PigSolution* solution) const;
    void faces(Host& host, render::Rect px, const PigShown& shown) const;

    RightPlot right_ = RightPlot::Turn;
};

// The chance that `seat` wins from here with best play by both players, at a table of two.
double seat_chance(const odds::PigSolution& solution, const pig::State& state, int seat);

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
