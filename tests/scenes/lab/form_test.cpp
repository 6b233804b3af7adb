// The lab's form can be seen, read and used in every window.
#include "scenes/lab/scene.h"

#include "rules/craps/rules.h"
#include "scenes/ceelo/scene.h"
#include "scenes/craps/card.h"
#include "scenes/page_bench.h"

#include <array>

using namespace boxcars;
using namespace boxcars::scenes;
using platform::Action;

namespace {

constexpr std::array<OpenLab, 2> two_games{craps_lab, ceelo_lab};

struct Sized {
    glm::ivec2 px;
    std::optional<float> scale{};
    float interface = 1;
};
const std::array<Sized, 10> windows{{{{1280, 720}},
                                     {{1280, 720}, 1.5f},
                                     {{1280, 720}, {}, 1.5f},
                                     {{800, 600}},
                                     {{800, 600}, 1.0f},
                                     {{960, 540}},
                                     {{1920, 1080}},
                                     {{1920, 1080}, 1.5f},
                                     {{640, 360}},
                                     {{720, 1560}}}};

struct FormBench {  // the form of a game in a window
    ui::test::Bench bench;
    ExperimentForm form{two_games, 1};
    ui::LabForm set{};  // what was set last
    bool run = false;

    explicit FormBench(const Sized& sized) : bench(sized.px.x, sized.px.y) {
        const platform::Logical logical{sized.px, sized.px, platform::fitting_scale(sized.px, sized.scale)};
        bench.view = ui::view_of(logical, sized.interface);
    }
    render::Rect place() const { return lab_layout_for(layout_for(bench.view.canvas)).form; }
    void draw() {
        ui::LabForm shown{.note = "", .pages = {"bankroll", "edge"}, .rows = form.rows(), .front = 0};
        if (ui::draw_lab_form(bench.host(), bench.view.to_px(place()), shown,
                              [&] { form.game().draw_sheet(bench.host()); }))
            run = true;
        if (shown.turned >= 0 || shown.page != 0 || shown.front != 0) set = shown;
    }
    void frames(int count = 3) {
        for (int n = 0; n < count; ++n) bench.frame([this] { draw(); });
    }
    void click(const std::string& spot) {
        set = {};
        REQUIRE_MESSAGE(bench.click(spot, [this] { draw(); }), spot);
        frames();
    }
    // Turns the wheel over the form until the spot is in sight.
    bool scroll_to(const std::string& spot) {
        const render::Rect px = bench.view.to_px(place());
        bench.push_move(px.x + px.w / 2, px.y + px.h / 2);
        for (int n = 0; n < 400 && !bench.where(spot); ++n) {
            SDL_Event wheel{};
            wheel.type = SDL_MOUSEWHEEL;
            wheel.wheel.y = -1;
            wheel.wheel.preciseY = -1;
            SDL_PushEvent(&wheel);
            frames(1);
        }
        return bench.where(spot).has_value();
    }
};

}  // namespace

TEST_CASE("every row of the lab's form can be brought into sight in its plate in any window, RUN always is") {
    for (const Sized& sized : windows) {
        CAPTURE(sized.px.x);
        CAPTURE(sized.px.y);
        CAPTURE(sized.scale.value_or(0));
        CAPTURE(sized.interface);
        FormBench window{sized};
        const render::Rect plate = window.place();
        CHECK(plate.y + plate.h < layout_for(window.bench.view.canvas).dash.y);
        window.frames();
        std::vector<std::string> names{"lab.page.bankroll", "lab.page.edge"};
        for (const ui::LabRow& row : window.form.rows()) names.push_back("lab." + row.name);
        for (const char* name : {"lab.seed", "overlay.minimum", "overlay.odds_4_10_per"}) names.emplace_back(name);
        for (const std::string& name : names) {
            CAPTURE(name);
            REQUIRE(window.scroll_to(name));
            const auto where = window.bench.where(name), run = window.bench.where("run");
            REQUIRE(run);
            CHECK(plate.grown(1).contains(where->centre()));
            CHECK_FALSE(ui::test::overlap(*where, *run));
        }
    }
}

TEST_CASE("the lab's form returns what was chosen in a list, on a page, on a disc, and that RUN was pressed") {
    FormBench window{{{1280, 1100}}};
    window.frames();
    window.click("lab.player.2");
    window.click("lab.player.2.nobody");
    REQUIRE(window.set.turned >= 0);
    const ui::LabRow& row = window.set.rows[static_cast<std::size_t>(window.set.turned)];
    CHECK(row.name == "player.2");
    CHECK(row.chosen == 0);
    window.click("lab.page.edge");
    CHECK(window.set.page == 1);
    window.click("lab.front.player.3");
    CHECK(window.set.front == 2);
    window.click("overlay.bankroll.more");
    CHECK(window.form.plan().game.bankroll == 201 * dollar);
    CHECK_FALSE(window.run);
    window.click("run");
    CHECK(window.run);
}
