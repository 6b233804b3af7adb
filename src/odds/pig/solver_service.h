// Pig solutions for scenes that must not wait: one worker thread solves the sheet requested last. A sheet solved before
// is returned at once. All members may be called from any thread; only wait_for waits.
#pragma once
#include "base/pieces.h"
#include "odds/pig/optimal.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace boxcars::odds {

class PigSolverService {
 public:
    // Solves a sheet; empty if it was stopped.
    using Solve = std::function<std::optional<PigSolution>(const pig::Rules&, const std::stop_token&, const Progress&)>;
    explicit PigSolverService(Solve solve = {});  // solve_pig by default
    ~PigSolverService();                          // gives up the sheet being solved
    PigSolverService(const PigSolverService&) = delete;
    PigSolverService& operator=(const PigSolverService&) = delete;

    // Returns the solution of this sheet if it is ready. Otherwise returns nullptr and starts solving it; ask again in
    // every frame until it is ready. A sheet that is no longer requested is given up as soon as another one waits.
    std::shared_ptr<const PigSolution> ask(const pig::Rules& rules);
    // As ask(), but waits until the solution is ready.
    std::shared_ptr<const PigSolution> wait_for(const pig::Rules& rules);
    double progress(const pig::Rules& rules) const;  // how much is solved, 0 to 1

 private:
    struct WantedSolution {
        pig::Rules rules;
        std::uint64_t asked;  // the number of the latest request
        double progress;
        int waiting = 0;  // blocked callers: the sheet is not given up for another
    };
    using Kept = std::shared_ptr<const PigSolution>;

    void solve_next(std::unique_lock<std::mutex>& lock, const std::stop_token& closing);  // unlocks while it solves
    // The following members require that the mutex is held.
    Kept known(const pig::Rules& rules);
    WantedSolution& want(const pig::Rules& rules);
    bool stale(const WantedSolution& wanted) const;
    void keep(Kept solution);
    void report(const pig::Rules& rules, double progress, std::stop_source& stop);

    Solve solve_;
    mutable std::mutex mutex_;
    std::condition_variable_any asked_, solved_;
    std::uint64_t asks_ = 0;
    std::vector<WantedSolution> wanted_;  // includes the one being solved
    std::vector<Kept> kept_;              // the most recently requested at the end
    std::optional<Pieces> pieces_;        // used without threads
    std::jthread worker_;                 // the last member: starts after all others, ends before them
};

}  // namespace boxcars::odds
