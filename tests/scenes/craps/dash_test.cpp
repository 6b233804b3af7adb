// The craps table's dash and top bar at every size of the window, and the line that tells what a spot is worth.
#include "scenes/craps/dash.h"

#include "rules/craps/sheets.h"
#include "scenes/craps/forecast.h"
#include "scenes/measured_stage.h"
#include "ui/bench.h"
#include "ui/craps/spot_words.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::scenes;
using test::MeasuredStage, test::Written;

namespace {

std::vector<Written> told(MeasuredStage& stage, bool practice, int point) {
    world::World world;
    const CrapsDash dash(world);
    session::Sitting session{{.rules = craps::Rules{}, .seed = 1, .players = {"human"}}};
    if (practice) session.branch();
    craps::State state = session.state().as<craps::State>();
    state.point = point;
    state.new_hand = false;
    const platform::Settings settings;
    const Layout layout = layout_for(stage.canvas_rect());
    const CrapsMoment at{{{settings, layout}, session, session.rules().as<craps::Rules>(), state}, {}, 12};
    stage.begin_frame({}, 1, 0);  // what was written before is forgotten
    dash.draw(stage.canvas(), world, at);
    return stage.written();
}

const Written* find(const std::vector<Written>& all, const std::string& words) {
    const auto found = std::ranges::find(all, words, &Written::words);
    return found == all.end() ? nullptr : &*found;
}

}  // namespace

TEST_CASE("craps dash: PRACTICE stands beside point and roll, not in their place, at every size") {
    ui::test::Bench bench;
    for (const glm::ivec2 window : {glm::ivec2{1280, 720}, {800, 600}, {960, 540}, {1920, 1080}})
        for (const int point : {0, 10}) {
            MeasuredStage stage(window);
            const std::vector<Written> all = told(stage, true, point);
            const Layout layout = layout_for(stage.canvas_rect());
            INFO("window ", window.x, " point ", point);
            const std::string first = point ? "POINT" : "COME-OUT";
            for (const std::string& words : {first, std::string{"ROLL"}, std::string{"12"}, std::string{"PRACTICE"}}) {
                const Written* one = find(all, words);
                REQUIRE_MESSAGE(one, words, " is not told");
                CHECK(one->inside(layout.bar));
                for (const Written& other : all)
                    if (&other != one) CHECK_MESSAGE(!test::touch(one->where, other.where), words, " on ", other.words);
                Buttons top;
                add_top_buttons(top, layout, false, false);
                for (const HitTarget& button : top.hit_targets())
                    CHECK_MESSAGE(!test::touch(one->where, button.where), words, " on the button ", button.name);
            }
        }
}

TEST_CASE("craps dash: without anything to be known of the sitting, nothing stands beside point and roll") {
    ui::test::Bench bench;
    MeasuredStage stage({1280, 720});
    CHECK(told(stage, false, 6).size() + 1 == told(stage, true, 6).size());
}

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
