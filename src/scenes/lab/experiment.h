// An experiment of the lab: its form, its run, and the state of both that remains when the player leaves the lab.
#pragma once
#include "base/ticks.h"
#include "platform/bindings.h"
#include "scenes/lab/adapter.h"
#include "sim/lab/run.h"
#include "ui/lab/form.h"
#include "ui/lab/look.h"

#include <nlohmann/json_fwd.hpp>

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>

namespace boxcars::session {
class Store;
}

namespace boxcars::scenes {

// Moves `steps` places along 1, 2, 5, 10, 20 ... from `value`, within the limits.
std::int64_t stepped(std::int64_t value, int steps, std::int64_t least, std::int64_t most);
int around(int value, int steps, int least, int most);  // wraps around at both ends

std::string typed_digits(const std::string& words);  // "1000" from "$1,000" or "1000 stakes"

// The form of an experiment: game, players, rules sheet and evening, set with dials or typed. Every game keeps its own
// values while another game is chosen. The adapter provides a game's choices; the limits are those of the plan
// (sim/lab/plan.h).
class ExperimentForm {
 public:
    ExperimentForm(std::span<const OpenLab> games, std::uint64_t seed);  // at least one game

    // ---- Game
    LabAdapter& game() const { return *now().adapter; }
    std::vector<std::string_view> games() const;          // in the order of the list
    LabAdapter& game_named(std::string_view game) const;  // requires: one of games()
    void choose(std::string_view game);                   // does nothing if there is no such game

    // ---- Dials
    std::vector<ui::LabDial> dials() const;
    void turn(std::string_view dial, int steps);  // negative steps turn left
    void set_seed(std::uint64_t seed) { seed_ = seed; }
    std::uint64_t seed() const { return seed_; }

    // ---- Typed values
    bool can_type(std::string_view dial) const;
    ui::LabQuestion question(const std::string& dial,
                             const std::filesystem::path& folder) const;  // `folder`: for players' files
    // Takes over typed text. Returns why it is refused, as a sentence.
    std::optional<std::string> take(const std::string& dial, const std::string& words,
                                    const std::filesystem::path& folder);

    // ---- Plan, dial steps and status
    sim::LabPlan plan() const;
    std::string words_of(int seat) const;  // empty: an empty seat
    int player_of(int seat) const;         // index among players; -1: empty seat
    std::size_t seats() const { return now().seats.size(); }
    std::string status() const;  // such as "CRAPS · 8 PLAYERS, SAME DICE"

 private:
    struct Filled {
        std::unique_ptr<LabAdapter> adapter;
        std::vector<int> seats{};  // menu entries, or nobody
        int goal = 0;              // gain to reach, in quarters of the bankroll; 0: none
        int rounds = 0;
        std::int64_t evenings = 0;
    };
    const Filled& now() const { return games_[chosen_]; }
    Filled& now() { return games_[chosen_]; }
    const MenuEntry* sitting_at(int seat) const;
    sim::LabGame seated() const;
    std::int64_t goal() const;
    std::optional<std::string> take_number(const std::string& dial, const std::string& words);

    std::vector<Filled> games_;
    std::size_t chosen_ = 0;
    std::uint64_t seed_;
};

// Starts, pauses and stops an experiment, and reveals its results step by step. sim/lab/run.h plays and counts the
// evenings.
class ExperimentRun {
 public:
    void begin(const sim::LabPlan& plan, Ticks now);  // requires: !problem(plan)
    void stop() { run_.reset(); }                     // keeps the results so far
    void clear();                                     // drops the results
    void pause() { paused_ = !paused_; }              // pauses or resumes

    enum class Watched { None, Counted, Finished, Trouble };
    // Takes in the results due by now. `wait`: block until they are computed, as in headless runs, which must repeat
    // exactly.
    Watched tick(Ticks now, bool wait);

    bool running() const { return run_ && !run_->finished() && !run_->trouble(); }
    bool paused() const { return running() && paused_; }
    bool any() const { return plan_ && shown_.evenings > 0; }  // there are results to show
    const sim::LabPlan& plan() const { return *plan_; }        // requires: begun, not cleared
    const sim::LabShown& shown() const { return shown_; }
    double progress() const;                            // 0 to 1, also once stopped
    bool differs_from(const sim::LabPlan& plan) const;  // false during a run
    std::string trouble() const { return run_ ? run_->trouble().value_or("") : ""; }

 private:
    std::unique_ptr<sim::LabRun> run_;
    std::optional<sim::LabPlan> plan_;
    sim::LabShown shown_;
    Ticks since_ = 0, shown_at_ = 0;
    bool paused_ = false;
};

struct LabExperiment {
    LabExperiment(std::span<const OpenLab> games, std::uint64_t seed) : form(games, seed) {}

    ExperimentForm form;
    ExperimentRun run;
    std::string page{ui::lab_plot_names.front()};
    int seat = 0;  // the seat whose curve is emphasized

    bool stale() const { return run.differs_from(form.plan()); }  // the form has changed since the run
    ui::LabLook look() const {                                    // requires: run.any()
        const int players = static_cast<int>(run.shown().players.size());
        return {run.plan(), run.shown(), form.game().words(),
                std::clamp(form.player_of(seat), 0, std::max(0, players - 1))};
    }
    std::string hint(const platform::Bindings& keys) const;  // the line shown if there is no message
    void state(nlohmann::json& out) const;
    // Reads the strategy files and the last sitting at each table. A form with results stays unchanged. Returns a
    // sentence if something cannot be read.
    std::string come_from_tables(session::Store* store, const std::filesystem::path& data);
    // Fills in the form with what a table sent. Returns what it cannot take, as a sentence; the rest is taken.
    std::string take(const LabRequest& request);

 private:
    void look_at_tables(session::Store& store);
};

std::filesystem::path players_folder(const std::filesystem::path& data);  // holds the players' own strategies

}  // namespace boxcars::scenes
