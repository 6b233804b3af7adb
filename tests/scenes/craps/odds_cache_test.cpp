// What a spot is worth, in a breath: short enough for the line over the dash, whatever the sheet.
#include "scenes/craps/odds_cache.h"

#include "rules/craps/sheets.h"
#include "scenes/measured_stage.h"
#include "ui/bench.h"
#include "ui/craps/spot_words.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::scenes;

TEST_CASE("craps hint: a plain bet is told with its fractions, a long one as about so much") {
    CrapsOddsCache cache;
    CHECK(in_a_breath(*cache.known().of({}, {craps::Kind::Place, 6}, 0)) ==
          "pays 7 to 6  ·  chance to win 5/11 = 45.45 %  ·  house edge 1/66 = 1.5152 %");
    CHECK(in_a_breath(*cache.known().of({}, {craps::Kind::PassOdds}, 4)) ==
          "pays 2 to 1  ·  chance to win 1/3 = 33.33 %  ·  no house edge");
    const std::string fire = in_a_breath(*cache.known().of({}, {craps::Kind::Fire}, 0));
    CHECK_MESSAGE(fire.ends_with("chance to win about 1.06 %  ·  house edge about 20.7628 %"), fire);
    const craps::Rules generous{.place_6_8 = 3, .place_6_8_per = 1};
    CHECK(in_a_breath(*cache.known().of(generous, {craps::Kind::Place, 6}, 0)).find("your edge ") != std::string::npos);
}

TEST_CASE("craps hint: what is told of any spot fits between the window's sides, at 1280x720 and at 800x600") {
    ui::test::Bench bench;
    CrapsOddsCache cache;
    for (const glm::ivec2 window : {glm::ivec2{1280, 720}, {800, 600}, {1920, 1080}}) {
        test::MeasuredStage stage(window);
        for (const craps::Rules& sheet : craps_table::both_sheets)
            for (const craps::Spot spot : craps::spots(sheet)) {
                const odds::BetOdds* odds = cache.known().of(sheet, spot, 6);
                if (!odds) continue;
                const std::string words = ui::spot_words(spot) + "  ·  " + in_a_breath(*odds) + "  ·  $5,000 down, off";
                INFO(words);
                CHECK(stage.canvas().width({render::Face::Body, 15}, words) < stage.canvas_rect().w - 60);
            }
    }
}
