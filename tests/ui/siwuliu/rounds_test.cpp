// The rounds of a game of sì-wŭ-liù and which of them go into records.txt: a click asks for one, none asks twice.
#include "ui/panels.h"
#include "ui/siwuliu/panels.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::ui;
using namespace boxcars::ui::test;

namespace {

struct RoundsPanel : Panels {
    std::vector<SiwuliuRoundLine> rounds;
    std::vector<int> asked;
    bool closed = false;

    explicit RoundsPanel(int count) {
        for (int number = 1; number <= count; ++number)
            rounds.push_back({.number = number,
                              .words = "You win with 4-5-6.",
                              .result = number % 2 == 0 ? -5 * dollar : 10 * dollar,
                              .bank = 900 * dollar,
                              .balance = 200 * dollar});
        draw = [this] {
            const auto done = draw_siwuliu_rounds(bench.host(), rounds);
            if (done.record) asked.push_back(*done.record);
            closed = closed || done.close;
        };
        frames(3);
    }
};

std::string button(int number) { return "rounds.record." + std::to_string(number); }

}  // namespace

TEST_CASE("a round's result is recorded by its own button, the newest round on top") {
    RoundsPanel panel{3};
    CHECK(panel.bench.where(button(3))->y < panel.bench.where(button(1))->y);
    REQUIRE(panel.click(button(2)));
    CHECK(panel.asked == std::vector{2});
}

TEST_CASE("what is recorded already, and what was practice, asks for nothing") {
    RoundsPanel panel{3};
    panel.rounds[0].recorded = true;
    panel.rounds[1].practice = true;
    panel.frames(2);
    panel.click(button(1));
    panel.click(button(2));
    CHECK(panel.asked.empty());
    REQUIRE(panel.click(button(3)));
    CHECK(panel.asked == std::vector{3});
}

TEST_CASE("the first of forty rounds is reached with the wheel, its button whole beside the scroll bar") {
    const render::Rect of_three = [] {
        RoundsPanel panel{3};
        return *panel.bench.where(button(3));
    }();
    RoundsPanel panel{40};
    const render::Rect of_forty = *panel.bench.where(button(40));
    CHECK(of_forty.x + of_forty.w < of_three.x + of_three.w);
    REQUIRE(panel.scroll_to(button(1), 640, 360));
    panel.frames(2);
    REQUIRE(panel.click(button(1)));
    CHECK(panel.asked == std::vector{1});
    panel.bench.keep_picture("siwuliu_rounds");
}

TEST_CASE("a game of sì-wŭ-liù without a round yet has its way out") {
    RoundsPanel panel{0};
    CHECK_FALSE(panel.closed);
    REQUIRE(panel.click("rounds.done"));
    CHECK(panel.closed);
}
