// Where scenes ask for Pig solutions without waiting: one worker solves, in the background, the sheet asked for last.
// A sheet solved before is answered at once. All members may be called from any thread; only wait_for waits.
#pragma once
#include "base/pieces.h"
#include "odds/pig/optimal.h"

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace boxcars::odds {

class PigSolverService {
 public:
    // How a sheet is solved; nothing when it was told to stop.
    using Solve = std::function<std::optional<PigSolution>(const pig::Rules&, const std::stop_token&, const Progress&)>;

    explicit PigSolverService(Solve solve = {});  // solve_pig, when none is given
    ~PigSolverService();                          // gives up whatever is being solved
    PigSolverService(const PigSolverService&) = delete;
    PigSolverService& operator=(const PigSolverService&) = delete;

    // The solution of this sheet if it is there; otherwise null, and it will be worked on. Ask again in every frame
    // until it is there: a sheet that nobody asks for any more is given up as soon as another one waits.
    std::shared_ptr<const PigSolution> ask(const pig::Rules& rules);

    // The same, standing still until it is there.
    std::shared_ptr<const PigSolution> wait_for(const pig::Rules& rules);

    double progress(const pig::Rules& rules) const;  // how much of this sheet is solved, 0..1
    bool busy() const;

 private:
    struct WantedSolution {
        pig::Rules rules;
        std::uint64_t asked;  // the number of the latest ask for it
        double progress;
        int waiting = 0;  // who stands still for it: it is not given up
    };
    using Kept = std::shared_ptr<const PigSolution>;

    void work(const std::stop_token& closing);
    void solve_next(std::unique_lock<std::mutex>& lock, const std::stop_token& closing);  // unlocks while it solves
    bool solve_piece();  // without threads: one sheet; false: none was wanted
    // These: with the mutex held.
    Kept known(const pig::Rules& rules);
    WantedSolution& want(const pig::Rules& rules);
    std::optional<pig::Rules> next();
    bool stale(const WantedSolution& wanted) const;
    void keep(Kept solution);
    WantedSolution* find(const pig::Rules& rules);
    void report(const pig::Rules& rules, double progress, std::stop_source& stop);

    Solve solve_;
    mutable std::mutex mutex_;
    std::condition_variable_any asked_, solved_;
    std::uint64_t asks_ = 0;
    std::vector<WantedSolution> wanted_;  // the one being solved among them
    std::vector<Kept> kept_;              // the one asked for last at the end
    std::optional<Pieces> pieces_;        // without threads
    std::jthread worker_;                 // last: it starts when all the rest is there, and ends first
};

}  // namespace boxcars::odds
