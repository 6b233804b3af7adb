// The lab's rules panel: every number in it can be read and dragged, in any window and at any size of the panels.
#include "scenes/lab/steering.h"

#include "rules/craps/rules.h"
#include "scenes/lab/craps.h"
#include "ui/bench.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::scenes;

namespace {

struct Sized {
    glm::ivec2 px;
    std::optional<float> scale{};
    float interface = 1;
};

int ratios_in_sight(const Sized& sized, float least_wide) {  // and checks that each has room for its numbers
    ui::test::Bench bench{sized.px.x, sized.px.y};
    const platform::Logical logical{sized.px, sized.px, platform::fitting_scale(sized.px, sized.scale)};
    bench.view = ui::view_of(logical, sized.interface);
    const render::Rect& canvas = bench.view.canvas;
    const LabLayout places = lab_layout_for(layout_for(canvas));
    const auto craps = craps_lab();
    for (int frame = 0; frame < 3; ++frame)
        bench.frame([&] { craps->draw_sheet(bench.host(), sheet_px(bench.host(), places)); });
    int seen = 0;
    for (const auto& knob : craps::Rules::knobs()) {
        if (!knob.name.ends_with("_per")) continue;
        const std::string per = "overlay." + std::string{knob.name}, of = per.substr(0, per.size() - 4);
        for (const std::string& name : {per, of})
            if (const auto where = bench.where(name)) {
                CAPTURE(name);
                CHECK(where->w * bench.view.scale() >= bench.host().px(least_wide));
                ++seen;
            }
    }
    return seen;
}

}  // namespace

TEST_CASE("the lab's rules panel shows both numbers of a ratio, in any window and at any size of the panels") {
    constexpr float three_digits = 34;
    CHECK(ratios_in_sight({{1280, 720}}, three_digits) > 0);
    CHECK(ratios_in_sight({{1920, 1080}}, three_digits) > 0);
    ratios_in_sight({{1280, 720}, {}, 1.5f}, three_digits);  // they are below, to be scrolled to
    CHECK(ratios_in_sight({{1280, 1100}, {}, 1.5f}, three_digits) > 0);
    ratios_in_sight({{1280, 720}, 1.5f}, three_digits);
    ratios_in_sight({{800, 600}}, three_digits);
}
