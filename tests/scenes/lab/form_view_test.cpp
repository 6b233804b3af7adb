// The lab's form in every window: each row lies in its plate, above the dash, and what there is no room for can be
// scrolled to.
#include "scenes/lab/form_view.h"

#include "scenes/lab/ceelo.h"
#include "scenes/lab/craps.h"
#include "scenes/lab/look.h"
#include "scenes/measured_stage.h"
#include "ui/bench.h"

#include <doctest/doctest.h>

#include <array>

using namespace boxcars;
using namespace boxcars::scenes;

namespace {

constexpr std::array<OpenLab, 2> two_games{craps_lab, ceelo_lab};

struct Window {
    glm::ivec2 px;
    std::optional<float> scale{};
};
const std::array<Window, 8> windows{{{{1280, 720}},
                                     {{1280, 720}, 1.5f},
                                     {{800, 600}},
                                     {{800, 600}, 1.0f},
                                     {{960, 540}},
                                     {{1920, 1080}},
                                     {{1920, 1080}, 1.5f},
                                     {{640, 360}}}};

bool within(const render::Rect& inner, const render::Rect& outer) {
    return inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w &&
           inner.y + inner.h <= outer.y + outer.h;
}

const std::string says =
    "How many games in a row are played at each setting; the more there are, the narrower is the band that is told.";

template <class Check>
void in_every_window(const Check& check) {
    const ui::test::Bench bench;
    for (const Window& window : windows) {
        CAPTURE(window.px.x);
        CAPTURE(window.scale.value_or(0));
        test::MeasuredStage stage{window.px, window.scale};
        const Layout layout = layout_for(stage.canvas_rect());
        for (const std::string_view game : {"craps", "ceelo"}) {
            ExperimentForm form{two_games, 1};
            form.choose(game);
            FormView view;
            view.lay_out(lab_layout_for(layout).form, form.dials().size());
            check(stage, layout, form, view);
        }
    }
}

}  // namespace

TEST_CASE("the rows of the lab's form that are in sight lie in its plate and above the dash, in every window") {
    in_every_window([](test::MeasuredStage& stage, const Layout& layout, ExperimentForm& form, FormView& view) {
        const auto plate = lab_layout_for(layout).form;
        CHECK(plate.y + plate.h < layout.dash.y);
        stage.begin_frame({}, 1, 0);
        view.draw(stage.canvas(), form, {.focus = "seed", .pointer = {}, .words = says});
        std::string all;
        for (const auto& written : stage.written()) {
            CAPTURE(written.words);
            CHECK(written.inside(plate));
            CHECK(written.words.find("…") == std::string::npos);
            all += written.words + " ";
        }
        CHECK((view.scrolls() || all.find(says) != std::string::npos));
        for (std::size_t dial = 0; dial < form.dials().size(); ++dial)
            if (view.in_sight(dial)) CHECK(all.find(form.dials()[dial].value) != std::string::npos);
        for (const auto& target : view.hit_targets(form.dials())) {
            CAPTURE(target.name);
            CHECK(within(target.where, plate));
        }
    });
}

TEST_CASE("every dial of the lab's form can be brought into sight, and a click on it finds it") {
    in_every_window([](test::MeasuredStage&, const Layout&, ExperimentForm& form, FormView& view) {
        for (std::size_t dial = 0; dial < form.dials().size(); ++dial) {
            view.show(dial);
            REQUIRE(view.in_sight(dial));
            const auto hit = view.at(view.row(dial).centre());
            REQUIRE(hit);
            CHECK(hit->dial == dial);
        }
        view.scroll(-100);
        CHECK(view.in_sight(0));
        view.scroll(100);
        CHECK(view.in_sight(form.dials().size() - 1));
    });
}

TEST_CASE("the lab's form scrolls only where its rows do not fit") {
    FormView view;
    view.lay_out({0, 0, 308, 528}, 15);
    CHECK_FALSE(view.scrolls());
    view.lay_out({0, 0, 292, 240}, 15);
    CHECK(view.scrolls());
    view.scroll(100);
    CHECK_FALSE(view.in_sight(0));
    view.lay_out({0, 0, 308, 528}, 15);  // the window has grown
    CHECK(view.in_sight(0));
    CHECK(view.in_sight(14));
}
