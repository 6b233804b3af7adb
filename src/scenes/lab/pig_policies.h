// The lab's page of Pig's policies against each other: the exact chance of whoever moves first, as a table.
#pragma once
#include "scenes/lab/page.h"
#include "scenes/lab/pig_study.h"

namespace boxcars::scenes {

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
