// Tests the debug overlay of cee-lo.
#include "ui/ceelo/panels.h"
#include "ui/panels.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::ui;
using namespace boxcars::ui::test;

namespace {

struct CeeloTable : Panels {
    ceelo::Rules rules, next_rules;
    ceelo::State state;
    CeeloHistory history;
    std::vector<JournalLine> journal;
    std::vector<std::string> names{"You", "Mo", "Ada"};
    Timings timings;
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

TEST_CASE("turning a cee-lo knob changes the odds on show at once, and nothing else until it is applied") {
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
}

TEST_CASE(
    "fair lays the nearest cee-lo pay-outs with an edge in the wanted range on the workbench, and applies nothing") {
    CeeloTable table;
    table.frames(2);
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
