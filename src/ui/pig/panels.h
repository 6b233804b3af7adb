// The panels of Pig: the debug overlay (F1) with exact odds and plots, and the seats before a table opens.
#pragma once
#include "odds/pig/solver_service.h"
#include "players/pig/policy.h"
#include "ui/overlay/debug_overlay.h"
#include "ui/overlay/long_sitting.h"
#include "ui/panels/rules_card.h"
#include "ui/panels/seats_panel.h"

#include <atomic>

namespace boxcars::ui {

// In the background, computes for the sheet requested last the chance that policy a, which moves first, beats policy b.
class PigPolicyTableSolver {
 public:
    ~PigPolicyTableSolver() { stop_.request_stop(); }
    using Cells = std::vector<std::vector<std::optional<double>>>;  // indexed [a][b]
    // Call in every frame. `wait`: block until the table is complete.
    void ask(const std::shared_ptr<const odds::PigSolution>& solution, bool wait = false);
    Cells cells() const {
        const std::scoped_lock lock{mutex_};
        return cells_;
    }
    bool complete(const std::shared_ptr<const odds::PigSolution>& solution) const {
        return solution && solution == present_ && done_;
    }

 private:
    void fill(const std::stop_token& stop, const std::shared_ptr<const odds::PigSolution>& solution);

    mutable std::mutex mutex_;  // guards cells_
    Cells cells_;
    std::atomic<bool> done_ = false;
    std::shared_ptr<const odds::PigSolution> present_;
    std::stop_source stop_;
    std::future<void> work_;  // the last member: it is destroyed first
};

struct PigOverlayView : OverlayView {
    const pig::Rules& sheet() const { return rules.as<pig::Rules>(); }
    const pig::State& state() const { return shown.as<pig::State>(); }
    bool playing() const {  // the game has begun, and no goal is banked
        return state().turn >= 0 && state().winner < 0 && std::ranges::max(state().scores) < sheet().goal;
    }
    std::span<const pig::State> game;    // the states of this game shown so far, in order
    const NumberCount& faces;            // faces shown in this sitting
    std::span<const std::string> names;  // indexed by seat
    int seat = 0;                        // the seat whose chance the curve shows
    odds::PigSolverService& solver;      // solves the current rules and the edited ones; shared with the scene
};

// Odds: the value of the edited sheet, every policy against every other, the player's current decision. Plots: the
// chance to win through the game, the value of rolling and of holding at every turn total, the faces thrown.
class PigOverlay : public DebugOverlay {
 public:
    static constexpr int largest_goal_paired = 300;  // with a larger goal, all pairings take too long
    PigOverlay() : DebugOverlay({.game = "Pig", .when = "the next game"}) {}
    bool solved() const { return unsolvable() || current(); }  // the value of the edited sheet is shown
    bool settled() const {                                     // the table of policies is complete as well
        return solved() && (unsolvable() || sheet().goal > largest_goal_paired || table_.complete(solution_));
    }

 private:
    void follow(const OverlayView& in) override {
        odds::PigSolverService& solver = own(in).solver;
        in_force_ = favours_a_seat(own(in).sheet()) ? nullptr : solver.ask(own(in).sheet());
        if (unsolvable()) return;
        if (auto solution = solver.ask(sheet())) solution_ = std::move(solution);
        progress_ = solver.progress(sheet());
        if (current() && sheet().goal <= largest_goal_paired) table_.ask(solution_);
    }
    std::string odds_note() const override {  // "live", "solving 43 %"
        if (unsolvable()) return rules::problem(edited()) ? "no such table" : "not solved";
        return solved() ? "live" : fmt::format("solving {:.0f}%", 100 * progress_);
    }
    void draw_odds(Host& host, const OverlayView& in) override;
    PlotsWindow plots(Host& host, const OverlayView& in) override;
    void draw_rules(Host& host, const OverlayView& in, TableRequests& requests) override;
    static const PigOverlayView& own(const OverlayView& in) { return static_cast<const PigOverlayView&>(in); }
    const pig::Rules& sheet() const { return edited().as<pig::Rules>(); }
    bool unsolvable() const { return rules::problem(edited()) || favours_a_seat(sheet()); }
    bool current() const { return solution_ && solution_->answers(sheet()); }
    void worth(Host& host) const;
    void table(Host& host) const;
    void position(Host& host, const PigOverlayView& in) const;

    // The solution of the edited sheet; until it is found, that of the previous sheet.
    std::shared_ptr<const odds::PigSolution> solution_, in_force_;  // in_force_: nullptr until solved
    double progress_ = 0;
    PigPolicyTableSolver table_;
};

// The chance that `seat` wins from here with best play by both players, at a table of two.
double seat_chance(const odds::PigSolution& solution, const pig::State& state, int seat);
// The position as pairs of name and value: "turn total" and "15".
std::vector<std::pair<std::string, std::string>> position_in_words(const pig::State& state,
                                                                   std::span<const std::string> players);

std::vector<CardPage> pig_pages(const pig::Rules& rules);  // the rules card

// The panel for a new table: players, rules, seed and coach.
std::unique_ptr<SeatsPanel> pig_seats(NewTable asked);
// All players to choose from, hold:N last. Characters have portraits and, under the standard rules, their strength.
std::vector<PlayerChoice> pig_choices(const rules::Sheet& rules, const Portraits& faces);

}  // namespace boxcars::ui
