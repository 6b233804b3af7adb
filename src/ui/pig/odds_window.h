// Pig's exact numbers for the overlay: the value of an edited rule sheet, every policy against every other, and the
// player's present decision. Works in the background, shows its progress, never waits. Computes no rule itself.
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

// The chance that policy a, moving first, beats policy b, for the sheet requested last; computed one pairing at a time.
class PigPolicyTableSolver {
 public:
    PigPolicyTableSolver();
    ~PigPolicyTableSolver();
    PigPolicyTableSolver(const PigPolicyTableSolver&) = delete;
    PigPolicyTableSolver& operator=(const PigPolicyTableSolver&) = delete;

    using Cells = std::vector<std::vector<std::optional<double>>>;  // [a][b]
    void ask(std::shared_ptr<const odds::PigSolution> solution);    // cheap; call in every frame
    Cells cells() const;
    double progress() const { return progress_; }

 private:
    void work(const std::stop_token& closing);
    bool fill_piece();  // without threads: works on the sheet requested last; false: there was none
    std::shared_ptr<const odds::PigSolution> take_wanted(std::stop_token& stop);
    void fill(const std::stop_token& stop, const std::shared_ptr<const odds::PigSolution>& solution);

    mutable std::mutex mutex_;
    std::condition_variable_any asked_;
    std::shared_ptr<const odds::PigSolution> wanted_, present_;
    std::stop_source stop_present_;
    Cells cells_;
    std::atomic<double> progress_{0};
    std::optional<Pieces> pieces_;  // used without threads
    std::jthread worker_;
};

class PigOdds {
 public:
    static constexpr int largest_goal_paired = 300;  // with a larger goal, all pairings take too long

    void follow(odds::PigSolverService& solver,
                const pig::Rules& edited);  // call once a frame: starts or continues the work
    std::string note() const;               // for the window's title: "live", "solving 43 %"
    bool solved() const;                    // the edited sheet's value is shown
    bool settled() const;                   // and so are all pairings

    // The value of the edited sheet, every pairing, and the shown position under the current rules.
    void body(Host& host, const pig::Rules& in_force, const odds::PigSolution* in_force_solution,
              const pig::State& shown, const std::string& on_turn);

 private:
    void worth(Host& host, const odds::PigSolution* in_force) const;
    void pairings(Host& host) const;
    void table(Host& host) const;
    void position(Host& host, const pig::Rules& rules, const odds::PigSolution* solution, const pig::State& shown,
                  const std::string& on_turn) const;

    pig::Rules edited_;
    // Of the edited sheet; until it is solved, of the sheet before.
    std::shared_ptr<const odds::PigSolution> solution_;
    double progress_ = 0;
    PigPolicyTableSolver table_;
};

std::string percent(double chance, int decimals = 4);  // "53.0593%"

}  // namespace boxcars::ui
