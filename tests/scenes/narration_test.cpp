// A table narrates refusals, and of a recording only the entries that it shows.
#include "scenes/craps/scene.h"
#include "scenes/pig/scene.h"
#include "scenes/played_table.h"
#include "session/replay.h"

using namespace boxcars;
using namespace boxcars::scenes;
using platform::Action;

TEST_CASE("what is refused is told, and a demonstration is not") {
    ui::test::Bench bench;
    test::PlayedTable<CrapsScene, craps::Rules> table{bench, {.setup = {.seed = 8, .players = {"human"}}}};
    table.wait(60);
    table.tap(Action::Undo);
    REQUIRE(table.services.narration.size() == 1);
    CHECK(table.services.narration[0] == table.state()["refused"]);
    test::PlayedTable<CrapsScene, craps::Rules> shown{
        bench, {.setup = {.seed = 8, .players = {"three_point_molly"}}, .demo = true}};
    shown.wait(20 * ticks_per_second);
    CHECK(shown.scene.entries() > 1);
    CHECK(shown.services.narration.empty());
}

TEST_CASE("of a recording is told what is shown, from the entry asked for on") {
    session::Sitting played{{.rules = pig::Rules{}, .seed = 19, .players = {"human", "human"}}};
    for (int nth = 0; nth < 4; ++nth) played.throw_dice();
    test::PlayedTable<PigScene, pig::Rules> table{
        {.setup = played.setup(),
         .watch = session::watchable(played.game_played(), session::record(played)),
         .watch_from = 4}};
    table.wait(30 * ticks_per_second);
    std::vector<std::string> facts;
    for (std::size_t nth = 3; nth < played.journal().size(); ++nth)
        for (const auto& fact : played.journal()[nth].step.facts) facts.push_back(to_text(fact));
    CHECK(table.services.narration == facts);
}
