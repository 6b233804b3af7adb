// What the lab knows of Pig besides its experiments: the solution, how the policies fare against each other, and one
// game of the two who sit first. Worked out in the background; asked for in every tick, never waited for unless told.
#pragma once
#include "odds/pig/optimal.h"
#include "sim/lab/lab.h"
#include "ui/lab/policies.h"
#include "ui/lab/surface.h"

#include <atomic>
#include <filesystem>
#include <memory>
#include <mutex>
#include <thread>

namespace boxcars::scenes {

class LabPig {
 public:
    LabPig() = default;
    ~LabPig();  // gives up whatever is being worked out
    LabPig(const LabPig&) = delete;
    LabPig& operator=(const LabPig&) = delete;

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

// The game last begun at the Pig table, as its first person sees it; against several, the best of them counts.
struct PigAtTable {
    pig::Rules rules{};
    std::vector<ui::PigStep> steps{};  // that person's own turns
    bool ended = false;
};
// Of the sitting of that id (session/sittings.h). None when it cannot be read, or no turn of his was in it.
std::optional<PigAtTable> pig_at_table(const std::filesystem::path& data, const std::string& sitting);

// Every moment of a game between the plan's first two players on the seed's own dice, as the first player sees it:
// his own turns alone. requires: two players at least, solution.answers(rules)
std::vector<ui::PigStep> lab_pig_game(const sim::LabPlan& plan, std::shared_ptr<const odds::PigSolution> solution);

}  // namespace boxcars::scenes
