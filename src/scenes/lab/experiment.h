// An experiment of the lab: its form, the run of it, and what stays of both when people leave the lab.
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

// The form of an experiment: the game, who plays, the sheet and the evening, turned step by step or typed. Every game
// keeps its own while another is chosen. Decides what can be chosen; what a game has to choose from is its adapter's,
// the limits are the plan's (sim/lab/plan.h).

// Values as a dial turns them, up and down 1, 2, 5, 10, 20 ... or round and round, and as people type them.

// The next of 1, 2, 5, 10, 20 ... beyond `value`, so many times, within the limits.
std::int64_t stepped(std::int64_t value, int steps, std::int64_t least, std::int64_t most);
int around(int value, int steps, int least, int most);  // past the end it begins anew

std::string typed_digits(const std::string& words);  // "1000" of "$1,000" and of "1000 stakes"

class ExperimentForm {
 public:
    ExperimentForm(std::span<const OpenLab> games, std::uint64_t seed);  // one game at least

    // ---- the game
    LabAdapter& game() const { return *now().adapter; }
    std::vector<std::string_view> games() const;          // in the order of the list of games
    LabAdapter& game_named(std::string_view game) const;  // requires: one of games()
    void choose(std::string_view game);                   // one that is not there is not chosen

    // ---- turned
    std::vector<ui::LabDial> dials() const;
    void turn(std::string_view dial, int steps);  // to the right or, below 0, to the left
    void set_seed(std::uint64_t seed) { seed_ = seed; }
    std::uint64_t seed() const { return seed_; }

    // ---- typed
    bool can_type(std::string_view dial) const;
    ui::LabQuestion question(const std::string& dial, const std::filesystem::path& folder) const;  // of players' files
    // Takes over what was typed. Answers why not, as a sentence.
    std::optional<std::string> take(const std::string& dial, const std::string& words,
                                    const std::filesystem::path& folder);

    // ---- what it makes
    sim::LabPlan plan() const;
    std::string words_of(int seat) const;  // "flat on the pass line"; empty: nobody sits there
    int player_of(int seat) const;         // its place among those who play; -1: nobody sits there
    std::size_t seats() const { return now().seats.size(); }
    std::string status() const;  // over the window: "CRAPS · 8 AT THE SAME DICE"

 private:
    struct Filled {  // the form of one game
        std::unique_ptr<LabAdapter> adapter;
        std::vector<int> seats{};  // an entry of the menu, or nobody
        int goal = 0;              // in quarters of the bankroll above it; 0: none
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

// An experiment as it is watched: begun, paused, stopped; what it has counted so far, at a pace of its own. Decides
// when how much is shown; the counting is sim's (sim/lab/run.h).
class ExperimentRun {
 public:
    void begin(const sim::LabPlan& plan, Ticks now);  // what was shown before is gone; requires: !problem(plan)
    void stop() { run_.reset(); }                     // what has been counted stays
    void clear();                                     // nothing stays
    void pause() { paused_ = !paused_; }              // or go on

    enum class Watched { None, Counted, Finished, Trouble };
    // Takes in what is due by now. `wait` until it is there: without a screen the ticks wait for the evenings.
    Watched tick(Ticks now, bool wait);

    bool running() const { return run_ && !run_->finished() && !run_->trouble(); }
    bool paused() const { return running() && paused_; }
    bool any() const { return plan_ && shown_.evenings > 0; }  // something to show
    const sim::LabPlan& plan() const { return *plan_; }        // of what is shown; requires: begun, not cleared
    const sim::LabShown& shown() const { return shown_; }
    double progress() const;                            // 0..1; also of a run that was stopped
    bool differs_from(const sim::LabPlan& plan) const;  // at rest: another plan than what is shown was run by
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
    int seat = 0;  // whose curve is drawn in full

    bool stale() const { return run.differs_from(form.plan()); }  // the form has changed since what is shown was run
    ui::LabLook look() const {                                    // requires: run.any()
        const int players = static_cast<int>(run.shown().players.size());
        return {run.plan(), run.shown(), form.game().words(),
                std::clamp(form.player_of(seat), 0, std::max(0, players - 1))};
    }
    std::string hint(const platform::Bindings& keys) const;  // on the dash, while nothing else is said
    void state(nlohmann::json& out) const;
    // What was played and written elsewhere since: the players' files in the data folder, the game played last. A form
    // with a run on it stays as it was left. Answers what is wrong with a file, as a sentence.
    std::string come_from_tables(session::Store* store, const std::filesystem::path& data);
    // The form becomes what a table sent. Answers what it cannot take, as a sentence; the rest is taken.
    std::string take(const LabRequest& request);

 private:
    void look_at_tables(session::Store& store);
};

std::filesystem::path players_folder(const std::filesystem::path& data);  // where people keep strategies of their own

}  // namespace boxcars::scenes
