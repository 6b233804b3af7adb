// Pig's exact numbers for the overlay: what a changed rule sheet is worth, every policy against every other, and the
// decision in front of the player. Works in the background, shows how far it is, never waits. Computes no rule itself.
#pragma once
#include "base/pieces.h"
#include "odds/pig/solver_service.h"
#include "players/pig/policy.h"
#include "ui/host.h"

#include <array>
#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

namespace boxcars::ui {

// The chance that policy a, moving first, beats policy b, for the sheet asked for last; worked out one pairing at a
// time.
class PigPolicyTableSolver {
 public:
    PigPolicyTableSolver();
    ~PigPolicyTableSolver();
    PigPolicyTableSolver(const PigPolicyTableSolver&) = delete;
    PigPolicyTableSolver& operator=(const PigPolicyTableSolver&) = delete;

    using Cells = std::vector<std::vector<std::optional<double>>>;  // [a][b]
    void ask(std::shared_ptr<const odds::PigSolution> solution);    // cheap enough for every frame
    Cells cells() const;
    double progress() const { return progress_; }

 private:
    void work(const std::stop_token& closing);
    bool fill_piece();  // without threads: the sheet asked for last; false: none was
    std::shared_ptr<const odds::PigSolution> take_wanted(std::stop_token& stop);
    void fill(const std::stop_token& stop, const std::shared_ptr<const odds::PigSolution>& solution);

    mutable std::mutex mutex_;
    std::condition_variable_any asked_;
    std::shared_ptr<const odds::PigSolution> wanted_, present_;
    std::stop_source stop_present_;
    Cells cells_;
    std::atomic<double> progress_{0};
    std::optional<Pieces> pieces_;  // without threads
    std::jthread worker_;
};

class PigOdds {
 public:
    static constexpr int largest_goal_paired = 300;  // beyond it a table of all pairings takes too long to watch

    void follow(odds::PigSolverService& solver,
                const pig::Rules& edited);  // once a frame: begins or goes on with the work
    std::string note() const;               // for the window's title: "live", "solving 43 %"
    bool solved() const;                    // the edited sheet's worth is on show
    bool settled() const;                   // and so are all pairings

    // What the edited sheet is worth, every pairing, and the shown position under the rules in force.
    void body(Host& host, const pig::Rules& in_force, const odds::PigSolution* in_force_solution,
              const pig::State& shown, const std::string& on_turn);

 private:
    void worth(Host& host, const odds::PigSolution* in_force) const;
    void pairings(Host& host) const;
    void table(Host& host) const;
    void position(Host& host, const pig::Rules& rules, const odds::PigSolution* solution, const pig::State& shown,
                  const std::string& on_turn) const;

    pig::Rules edited_;
    std::shared_ptr<const odds::PigSolution> solution_;  // of the edited sheet; of the one before while that is solved
    double progress_ = 0;
    PigPolicyTableSolver table_;
};

std::string percent(double chance, int decimals = 4);  // "53.0593%"

}  // namespace boxcars::ui
