// The lab's page of Pig's policies against each other: the exact chance of whoever moves first, as a table.
#pragma once
#include "odds/pig/optimal.h"
#include "scenes/lab/adapter.h"
#include "ui/lab/points.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace boxcars::scenes {

// What the lab works out of Pig besides its experiments: the solution, and how the policies fare against each other. In
// the background; asked for in every tick, never waited for unless told.
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

class PigPoliciesPage : public LabPage {
 public:
    PigPoliciesPage(PigStudy& study, const pig::Rules& sheet) : study_(study), sheet_(sheet) {}

    std::string_view name() const override { return "table"; }
    bool ready() const override { return study_.progress() >= 1; }
    std::string says() const override;
    PageTables tables() const override;
    void tick(const PageView&, bool wait) override { study_.ask(sheet_, wait); }
    void draw(render::Canvas& canvas, ui::Host& host, const PageView& view) const override;
    void draw_glass(ui::Host& host, const PageView& view) const override;

 private:
    PigStudy& study_;
    const pig::Rules& sheet_;
};

void draw_solving(render::Canvas& canvas, const LabLayout& places, double progress);

}  // namespace boxcars::scenes
