// The overlays of sì-wŭ-liù and cee-lo: odds, requests and fair sheets.
#include "ui/ceelo/panels.h"
#include "ui/panels.h"
#include "ui/siwuliu/panels.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::ui;
using namespace boxcars::ui::test;

namespace {

constexpr float knobs_x = 150, knobs_y = 400;  // over the knobs, where the wheel turns

struct SiwuliuTable : Panels {
    siwuliu::Rules rules, next_rules;
    std::vector<SiwuliuPoint> curve{{100 * dollar, 0}, {105 * dollar, 1}, {95 * dollar, 2}};
    std::vector<JournalLine> journal;
    platform::Timings timings;
    bool may_force = true;
    SiwuliuOverlay overlay;
    TableRequests kept;
    siwuliu::State state = opening(siwuliu::Rules{});

    SiwuliuTable() {
        for (int i = 0; i < 300; ++i) timings.cpu.add(4 + static_cast<float>(i % 7));
        draw = [this] {
            const auto requests = overlay.draw(bench.host(), SiwuliuOverlayView{{.rules = rules,
                                                                                 .next_rules = next_rules,
                                                                                 .shown = state,
                                                                                 .journal = journal,
                                                                                 .timings = timings,
                                                                                 .may_force = may_force},
                                                                                curve});
            if (requests.apply_rules) kept.apply_rules = requests.apply_rules;
            if (requests.force) kept.force = requests.force;
        };
        frames(3);
    }
    std::string edge() const { return odds::to_text(overlay.odds().player.edge); }
};

std::string edge_of(const siwuliu::Rules& rules) { return odds::to_text(odds::siwuliu_odds(rules).player.edge); }

TEST_CASE("what the bank of sì-wŭ-liù holds, dollars and cents, has room in its field") {
    SiwuliuTable table;
    const auto field = table.bench.where("overlay.bank.typed");
    REQUIRE(field);
    const ImFont* const small = table.bench.host().fonts().mono_small;
    const float words = small->CalcTextSizeA(small->FontSize, 1e6f, 0, "$1,000.50").x;
    CHECK(field->w >= words + ImGui::GetStyle().FramePadding.x);
    table.bench.keep_picture("siwuliu_overlay_money");
}

TEST_CASE("turning a knob of sì-wŭ-liù changes its odds at once, on the screen too, and nothing else") {
    SiwuliuTable table;
    CHECK(table.edge() == edge_of({}));
    const auto before = table.picture_of("overlay.edge");
    const auto row_before = table.picture_of("overlay.odds.whole bet");
    REQUIRE(table.scroll_to("overlay.pays_456.more", knobs_x, knobs_y));
    REQUIRE(table.click("overlay.pays_456.more"));
    table.frames(2);
    siwuliu::Rules turned{.pays_456 = 3};
    CHECK(table.edge() == edge_of(turned));
    CHECK(table.edge() != edge_of({}));
    const auto changed = table.picture_of("overlay.edge"), row_changed = table.picture_of("overlay.odds.whole bet");
    CHECK(changed != before);
    CHECK(row_changed != row_before);
    REQUIRE(table.click("overlay.pays_456.more"));
    table.frames(2);
    turned.pays_456 = 4;
    CHECK(table.picture_of("overlay.edge") != changed);  // of the same colour now: other digits
    CHECK(table.picture_of("overlay.odds.whole bet") != row_changed);
    CHECK_FALSE(table.kept.apply_rules);
    REQUIRE(table.click("overlay.apply"));
    CHECK(table.kept.apply_rules == rules::Sheet{turned});
    CHECK(table.rules == siwuliu::Rules{});
}

TEST_CASE("fair lays a sheet of sì-wŭ-liù on the workbench that leaves the house what was asked, and applies nothing") {
    SiwuliuTable table;
    CHECK(table.overlay.odds().player.edge > 0);
    REQUIRE(table.scroll_to("overlay.fair", knobs_x, knobs_y));
    REQUIRE(table.click("overlay.fair"));
    CHECK(table.overlay.odds().player.edge <= 0);
    CHECK(table.overlay.odds().player.edge >= odds::Fraction(-1, 50));
    CHECK_FALSE(table.kept.apply_rules);
}

TEST_CASE("sì-wŭ-liù's odds have a row for the whole bet and for each of the banker's points, with fractions") {
    SiwuliuTable table;
    for (const std::string row : {"whole bet", "against 2", "against 3", "against 4", "against 5"}) {
        CAPTURE(row);
        table.rest_at(640, 600);
        const auto bare = table.bench.pixels();
        const auto at = table.bench.where("overlay.odds." + row);
        REQUIRE(at);
        table.rest_at(at->x + at->w / 2, at->y + at->h / 2);
        CHECK(table.bench.pixels() != bare);  // the tip with its fractions
    }
    table.bench.keep_picture("siwuliu_overlay_odds");
}

TEST_CASE("each plot of sì-wŭ-liù is another picture, and the purse's has a round more with every round") {
    SiwuliuTable table;
    std::vector<std::vector<unsigned char>> pictures;
    for (const std::string plot : {"results", "purse", "frames"}) {
        REQUIRE(table.click("overlay.plot." + plot));
        table.rest_at(640, 600);
        pictures.push_back(table.bench.pixels());
        table.bench.keep_picture("siwuliu_overlay_" + plot);
    }
    CHECK(pictures[0] != pictures[1]);
    CHECK(pictures[1] != pictures[2]);
    REQUIRE(table.click("overlay.plot.purse"));
    table.curve.push_back({145 * dollar, 3});
    table.rest_at(640, 600);
    CHECK(table.bench.pixels() != pictures[1]);
}

TEST_CASE("dice laid by hand at sì-wŭ-liù are a request with their three faces, if they may be thrown") {
    SiwuliuTable table;
    REQUIRE(table.click("overlay.force"));
    CHECK(table.kept.force == std::vector{4, 5, 6});
    table.kept.force.reset();
    table.may_force = false;
    table.click("overlay.force");
    CHECK_FALSE(table.kept.force);
}

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

namespace {

struct CeeloTable : Panels {
    ceelo::Rules rules, next_rules;
    ceelo::State state;
    CeeloHistory history;
    std::vector<JournalLine> journal;
    std::vector<std::string> names{"You", "Mo", "Ada"};
    platform::Timings timings;
    CeeloOverlay overlay;
    TableRequests kept;

    CeeloTable() {
        state = opening(rules);
        ceelo::advance(rules, state, ceelo::Begin{0});
        draw = [this] {
            const auto requests = overlay.draw(
                bench.host(),
                CeeloOverlayView{
                    {.rules = rules, .next_rules = next_rules, .shown = state, .journal = journal, .timings = timings},
                    history,
                    names});
            if (requests.apply_rules) kept.apply_rules = requests.apply_rules;
            if (requests.force) kept.force = requests.force;
            kept.step_decision = kept.step_decision || requests.step_decision;
        };
    }
    double edge() const { return odds::to_double(overlay.odds().banker_edge); }
};

}  // namespace

TEST_CASE("cee-lo's overlay: a knob changes the odds on show alone, and fair proposes an edge") {
    CeeloTable table;
    table.frames(2);
    CHECK(table.edge() == doctest::Approx(2.0 / 81));
    REQUIRE(table.scroll_to("overlay.pays_456.more", 150, 400));
    REQUIRE(table.click("overlay.pays_456.more"));
    CHECK(table.edge() < 2.0 / 81);
    CHECK_FALSE(table.kept.apply_rules);
    REQUIRE(table.click("overlay.apply"));
    REQUIRE(table.kept.apply_rules);
    CHECK(table.kept.apply_rules->as<ceelo::Rules>().pays_456 == 2);
    table.kept.apply_rules.reset();
    REQUIRE(table.scroll_to("overlay.fair", 150, 400));
    REQUIRE(table.click("overlay.fair"));
    CHECK(table.edge() >= 0);
    CHECK(table.edge() <= 0.02);
    CHECK_FALSE(table.kept.apply_rules);
    REQUIRE(table.click("overlay.apply"));
    CHECK(table.kept.apply_rules);
}

TEST_CASE("dice laid by hand and one decision onwards are requests of cee-lo's overlay") {
    CeeloTable table;
    table.frames(2);
    REQUIRE(table.click("overlay.force"));
    CHECK(table.kept.force == std::vector{4, 5, 6});
    REQUIRE(table.click("overlay.step_decision"));
    CHECK(table.kept.step_decision);
}
