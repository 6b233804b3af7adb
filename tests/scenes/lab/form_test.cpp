// Every row of the lab's form can be seen, read and turned in every window.
#include "scenes/lab/scene.h"

#include "rules/craps/rules.h"
#include "scenes/ceelo/card.h"
#include "scenes/craps/card.h"
#include "ui/bench.h"

#include <doctest/doctest.h>

#include <array>

using namespace boxcars;
using namespace boxcars::scenes;

namespace {

constexpr std::array<OpenLab, 2> two_games{craps_lab, ceelo_lab};

struct Sized {
    glm::ivec2 px;
    std::optional<float> scale{};
    float interface = 1;
};
const std::array<Sized, 9> windows{{{{1280, 720}},
                                    {{1280, 720}, 1.5f},
                                    {{1280, 720}, {}, 1.5f},
                                    {{800, 600}},
                                    {{800, 600}, 1.0f},
                                    {{960, 540}},
                                    {{1920, 1080}},
                                    {{1920, 1080}, 1.5f},
                                    {{640, 360}}}};

struct SizedBench : ui::test::Bench {
    explicit SizedBench(const Sized& sized) : Bench(sized.px.x, sized.px.y) {
        const platform::Logical logical{sized.px, sized.px, platform::fitting_scale(sized.px, sized.scale)};
        view = ui::view_of(logical, sized.interface);
    }
};

struct FormRows {  // the rows of one form in a window
    ui::test::Bench& bench;
    const ExperimentForm& form;
    ui::LabForm rows{};
    std::string focus{};
    std::optional<ui::LabFormAction> done{};

    render::Rect place() const { return bench.view.to_px(lab_layout_for(layout_for(bench.view.canvas)).rows()); }
    void draw() {
        if (auto now = rows.draw(bench.host(), place(), form.dials(), {.dial = focus, .words = "about it"}, false))
            done = std::move(now);
    }
    void frames(int count = 3) {
        for (int n = 0; n < count; ++n) bench.frame([this] { draw(); });
    }
    void click(const std::string& spot) {
        done.reset();
        REQUIRE(bench.click(spot, [this] { draw(); }));
        frames();
    }
};

bool inside(const render::Rect& inner, const render::Rect& outer) {
    return inner.x >= outer.x - 1 && inner.y >= outer.y - 1 && inner.x + inner.w <= outer.x + outer.w + 1 &&
           inner.y + inner.h <= outer.y + outer.h + 1;
}

int ratios_in_sight(const Sized& sized, float least_wide) {  // and checks that each has room for its numbers
    SizedBench bench{sized};
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

TEST_CASE("every row of the lab's form can be brought into sight in its plate, with all of its value, in any window") {
    for (const Sized& sized : windows) {
        CAPTURE(sized.px.x);
        CAPTURE(sized.scale.value_or(0));
        CAPTURE(sized.interface);
        SizedBench bench{sized};
        const Layout layout = layout_for(bench.view.canvas);
        const render::Rect plate = lab_layout_for(layout).form;
        CHECK(plate.y + plate.h < layout.dash.y);
        for (const std::string_view game : {"craps", "ceelo"}) {
            ExperimentForm form{two_games, 1};
            form.choose(game);
            FormRows rows{bench, form};
            const render::Rect place = rows.place();
            for (const ui::LabDial& dial : form.dials()) {
                CAPTURE(dial.name);
                rows.focus = dial.name;
                rows.frames();
                const ImFont& font = *bench.host().fonts().small;
                const float wide = font.CalcTextSizeA(font.FontSize, FLT_MAX, 0, dial.value.c_str()).x;
                for (const char* part : {"", ".less", ".more"}) {
                    if (dial.opens && std::string_view{part} == ".less") continue;
                    const auto spot = bench.where(dial.name + part);
                    REQUIRE(spot);
                    const render::Rect px = bench.view.to_px(*spot);
                    CHECK(inside(px, place));
                    if (std::string_view{part}.empty()) CHECK(px.w >= 0.7f * wide);  // set smaller at most by so much
                }
            }
        }
    }
}

TEST_CASE("where the lab's form has room for all of its rows, none is out of sight") {
    for (const Sized& sized : {Sized{{1280, 720}}, Sized{{1920, 1080}}, Sized{{800, 600}}}) {
        SizedBench bench{sized};
        const ExperimentForm form{two_games, 1};
        FormRows rows{bench, form};
        rows.frames();
        for (const ui::LabDial& dial : form.dials()) CHECK(bench.where(dial.name + ".more"));
    }
}

TEST_CASE("a row of the lab's form is turned by its steps, pressed, and typed into: taken, refused or left") {
    ui::test::Bench bench;
    const ExperimentForm form{two_games, 1};
    FormRows rows{bench, form};
    using What = ui::LabFormAction::DialDeed;
    rows.frames();
    rows.click("rounds.more");
    REQUIRE(rows.done);
    CHECK(rows.done->what == What::Turn);
    CHECK(rows.done->dial == "rounds");
    CHECK(rows.done->steps == 1);
    rows.click("seed");
    REQUIRE(rows.done);
    CHECK(rows.done->what == What::Press);
    rows.rows.ask({"seed", "SEED", "1", "a whole number", {"2"}});
    rows.frames();
    bench.push_text("77");
    rows.frames();
    rows.click("lab.take");
    REQUIRE(rows.done);
    CHECK(rows.done->what == What::Type);
    CHECK(rows.done->words == "77");
    rows.rows.refuse("not that one");
    rows.frames();
    CHECK(rows.rows.typing());
    rows.click("lab.offer.2");
    REQUIRE(rows.done);
    CHECK(rows.done->words == "2");
    rows.click("lab.back");
    CHECK_FALSE(rows.done);
    CHECK_FALSE(rows.rows.typing());
    rows.rows.ask({"seed", "SEED", "1", "a whole number", {}});
    rows.frames();
    bench.push_key(SDL_KEYDOWN, SDL_SCANCODE_ESCAPE);
    rows.frames();
    CHECK_FALSE(rows.rows.typing());
}

TEST_CASE("the lab's rules panel shows both numbers of a ratio, in any window and at any size of the panels") {
    constexpr float three_digits = 34;
    CHECK(ratios_in_sight({{1280, 720}}, three_digits) > 0);
    CHECK(ratios_in_sight({{1920, 1080}}, three_digits) > 0);
    ratios_in_sight({{1280, 720}, {}, 1.5f}, three_digits);  // they are below, to be scrolled to
    CHECK(ratios_in_sight({{1280, 1100}, {}, 1.5f}, three_digits) > 0);
    ratios_in_sight({{1280, 720}, 1.5f}, three_digits);
    ratios_in_sight({{800, 600}}, three_digits);
}
