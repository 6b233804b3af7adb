// Stored before anything moves: in a window a throw is in the air only when its entry is on the disk, and the seats
// take words for the dice only when their seal is.
#include "scenes/kept_bench.h"
#include "scenes/pig/scene.h"
#include "scenes/played_table.h"
#include "scratch.h"

using namespace boxcars;
using namespace boxcars::scenes;
using boxcars::platform::Action;

TEST_CASE("in a window the dice do not fly before their entry is on the disk, and fly as soon as it is") {
    test::KeptBench bench;
    test::PlayedTable<PigScene, pig::Rules> car{
        bench, {.setup = {.seed = 7, .players = {"human", "human"}, .first = 0}}, &bench.store};
    car.wait_for("waiting");
    {
        const session::Database other{session::store_file(bench.folder.path), session::Database::Access::Write};
        const session::Transaction held{other};  // nobody else can write as long as this lives
        car.tap(Action::Roll);
        car.wait(120);
        CHECK(car.phase() == "committing");
        CHECK(car.scene.sitting().journal().size() == 2);  // it is decided
        CHECK(bench.store.sittings().size() == 1);         // and known, though not yet on the disk
        CHECK(session::page_of_sittings(other, {}, "", 10).empty());
    }
    for (int n = 0; n < 5000 && car.phase() == "committing"; ++n) {
        std::this_thread::sleep_for(std::chrono::milliseconds{1});
        car.tick();
    }
    CHECK(car.phase() == "flying");
    const session::Database other{session::store_file(bench.folder.path), session::Database::Access::Read};
    CHECK(session::page_of_sittings(other, {}, "", 10).front().entries == 2);
}

TEST_CASE("a disk that will not does not hold the dice: they fly, and the store says why nothing is kept") {
    const boxcars::test::Scratch folder;
    session::Store store{folder.file("data", "a file is in the way")};
    ui::test::Bench bench;
    test::PlayedTable<PigScene, pig::Rules> car{
        bench, {.setup = {.seed = 7, .players = {"human", "human"}, .first = 0}}, &store};
    car.wait_for("waiting");
    car.tap(Action::Roll);
    CHECK(car.phase() == "flying");
    CHECK(store.trouble());
}

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
