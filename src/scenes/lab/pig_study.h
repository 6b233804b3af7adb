// What the lab works out of Pig besides its experiments: the solution, and how the policies fare against each other. In
// the background; asked for in every tick, never waited for unless told.
#pragma once
#include "odds/pig/optimal.h"
#include "ui/lab/policies.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace boxcars::scenes {

class PigStudy {
 public:
    PigStudy() = default;
    ~PigStudy();  // gives up whatever is being worked out
    PigStudy(const PigStudy&) = delete;
    PigStudy& operator=(const PigStudy&) = delete;

    void ask(const pig::Rules& rules, bool wait);  // another sheet: what was worked out for the one before is dropped
    double progress() const { return progress_; }  // 0..1
    bool busy() const { return worker_.joinable() && progress_ < 1; }
    std::shared_ptr<const odds::PigSolution> solution() const;
    ui::PolicyTable table() const;

 private:
    void work(const std::stop_token& stop, pig::Rules rules);

    std::optional<pig::Rules> asked_;
    std::atomic<double> progress_{0};
    mutable std::mutex mutex_;
    std::shared_ptr<const odds::PigSolution> solution_;
    ui::PolicyTable table_;
    std::jthread worker_;  // last: it ends first
};

}  // namespace boxcars::scenes
