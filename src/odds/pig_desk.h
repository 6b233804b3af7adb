// Where scenes ask for Pig solutions without waiting: one worker solves the sheet asked for last, in the background.
// A sheet solved before is answered at once. All members may be called from any thread; none waits for a solution.
#pragma once
#include "odds/pig_optimal.h"

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

namespace boxcars::odds {

class PigDesk {
 public:
    PigDesk();
    ~PigDesk();  // stops the work at once
    PigDesk(const PigDesk&) = delete;
    PigDesk& operator=(const PigDesk&) = delete;

    // The solution of this sheet if it is there; otherwise work on it begins (instead of any other) and the answer is
    // null. Cheap enough to be asked in every frame.
    std::shared_ptr<const PigSolution> ask(const pig::Rules& rules);
    std::shared_ptr<const PigSolution> solved(const pig::Rules& rules) const;  // the same, but begins nothing

    bool busy() const;
    double progress() const;  // of the sheet being worked on, 0..1; 1 when there is nothing to do

 private:
    void work(const std::stop_token& closing);
    std::shared_ptr<const PigSolution> find(const pig::Rules& rules) const;
    void keep(std::shared_ptr<const PigSolution> solution);

    mutable std::mutex mutex_;
    std::condition_variable_any asked_;
    std::optional<pig::Rules> wanted_;                      // asked for and not yet solved
    std::stop_source stop_present_;                         // stops the solving in progress
    std::vector<std::shared_ptr<const PigSolution>> kept_;  // latest last
    std::atomic<double> progress_{1};
    std::jthread worker_;  // last member: starts when all else is there, and ends first
};

}  // namespace boxcars::odds
