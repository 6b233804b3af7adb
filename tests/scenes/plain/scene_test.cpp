// The plain table of a game whose throws are of different numbers of dice: played, and watched from its recording.
#include "scenes/plain/ladder_scene.h"
#include "scenes/played_table.h"
#include "session/replay.h"

using namespace boxcars;
using namespace boxcars::scenes;

namespace {

using Ladder = test::PlayedTable<test::LadderScene, ladder::Rules>;

session::Setup alone() { return {.rules = ladder::Rules{}, .seed = 11, .players = {"human"}}; }

// The dice on show at the end of every throw.
std::vector<std::vector<int>> throws_seen(Ladder& table, bool by_hand) {
    std::vector<std::vector<int>> seen;
    for (std::string before = table.phase(); table.now < 60 * ticks_per_second && seen.size() < 3;) {
        if (by_hand && table.now % 60 == 0 && table.phase() == "throwing")
            table.tap(platform::Action::Roll);
        else
            table.tick();
        const auto state = table.state();
        if (before == "flying" && state["phase"] != "flying") seen.push_back(state["dice"]);
        before = state["phase"];
    }
    return seen;
}

}  // namespace

TEST_CASE("a plain table throws as many dice as the game wants, another number each time") {
    Ladder table{{.setup = alone()}};
    const auto seen = throws_seen(table, true);
    REQUIRE(seen.size() == 3);
    int sum = 0;
    for (std::size_t nth = 0; nth < 3; ++nth) {
        CHECK(seen[nth].size() == std::array{2U, 3U, 1U}[nth]);
        for (const int face : seen[nth]) sum += face;
    }
    table.wait_for("over");
    CHECK(table.state()["shown"]["sum"] == sum);
}

TEST_CASE("a recording with a number of dice that changes is watched at a plain table as it was played") {
    session::Sitting played{alone()};
    std::vector<std::vector<int>> faces;
    while (!played.over()) faces.push_back(played.throw_dice().faces);
    Ladder table{{.setup = played.setup(), .watch = session::watchable(played.game_played(), session::record(played))}};
    CHECK(throws_seen(table, false) == faces);
    table.wait_for("over");
    CHECK(table.state()["shown"]["sum"] == played.state().as<ladder::State>().sum);
    CHECK(table.state()["hash"] == fmt::format("{:016x}", played.hash()));
}

TEST_CASE(
    "a recording is watched from the entry asked for: what was before lies on the table, and the end is the same") {
    session::Sitting played{alone()};
    while (!played.over()) played.throw_dice();
    REQUIRE(played.journal().size() == 3);
    Ladder table{{.setup = played.setup(),
                  .watch = session::watchable(played.game_played(), session::record(played)),
                  .watch_from = 3}};
    CHECK(table.scene.sitting().journal().size() == 2);
    CHECK(table.state()["dice"] == played.journal()[1].faces);
    CHECK(throws_seen(table, false).front() == played.journal()[2].faces);
    table.wait_for("over");
    CHECK(table.state()["hash"] == fmt::format("{:016x}", played.hash()));
}
