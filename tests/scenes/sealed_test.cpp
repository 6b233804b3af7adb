// Dice that nobody chose are sealed before the seats take words and revealed after the sitting.
#include "scenes/kept_bench.h"
#include "scenes/pig/scene.h"
#include "scenes/played_table.h"

using namespace boxcars;
using namespace boxcars::scenes;

TEST_CASE("the seats take words when the seal is on the disk, and the next sitting is thrown with both") {
    test::KeptBench bench;
    test::PlayedTable<PigScene, pig::Rules> car{
        bench, {.setup = {.seed = 7, .players = {"human", "human"}, .first = 0}}, &bench.store};
    car.tap(platform::Action::NewMatch);
    const std::function<void()> panels = [&] { car.scene.overlay(); };
    for (int n = 0; n < 5000 && !bench.where("seats.words"); ++n) {
        std::this_thread::sleep_for(std::chrono::milliseconds{1});
        bench.frame(panels);
    }
    const session::Database other{session::store_file(bench.folder.path), session::Database::Access::Read};
    CHECK(other.number("SELECT count(*) FROM dice_seal") == 1);
    CHECK(bench.store.sittings().empty());
    REQUIRE(bench.click("seats.words", panels));
    bench.push_text("mine");
    for (int n = 0; n < 3; ++n) bench.frame(panels);
    REQUIRE(bench.click("seats.start", panels));
    const auto setup = car.scene.sitting().setup();
    REQUIRE(setup.sealed);
    CHECK(setup.sealed->words == "mine");
    CHECK(explains(*setup.sealed, setup.seed));
    const auto bound = session::sealed_table(setup.sealed->about, "pig");
    REQUIRE(bound);
    CHECK(bound->digest == session::table_digest(setup.rules, setup.players));
    CHECK(bench.store.has_seal(setup.sealed->seal));
}
