// A watched recording can be stepped through and played on from any entry, in every game.
#include "scenes/ceelo/scene.h"
#include "scenes/craps/scene.h"
#include "scenes/kept_bench.h"
#include "scenes/pig/scene.h"
#include "scenes/plain/ladder.h"
#include "scenes/siwuliu/scene.h"
#include "scenes/watch/watched_table.h"
#include "session/sitting_of.h"

using namespace boxcars;
using namespace boxcars::scenes;
using boxcars::platform::Action;
using nlohmann::json;

namespace {

session::Setup pig_setup() { return {.rules = pig::Rules{}, .seed = 5, .players = {"human", "human"}, .first = 0}; }
session::Setup craps_setup() { return {.rules = craps::Rules{}, .seed = 8, .players = {"human"}}; }
session::Setup siwuliu_setup() { return {.rules = siwuliu::Rules{}, .seed = 31, .players = {"human"}}; }
session::Setup ceelo_setup() {
    return {.rules = ceelo::Rules{.players = 3}, .seed = 9, .players = {"human", "even", "bold"}};
}
session::Setup ladder_setup() { return {.rules = ladder::Rules{}, .seed = 11, .players = {"human"}}; }

template <class SceneType, class R>
void check_jumps(const session::Setup& setup, std::size_t entries, std::initializer_list<std::size_t> stops) {
    ui::test::Bench bench;
    const auto recording = session::record(test::played_by_rote(setup, entries));
    test::Watching<SceneType, R> played{bench, recording}, jumped{bench, recording};
    std::vector<json> seen;
    for (const std::size_t stop : stops) {
        CAPTURE(stop);
        played.play_to(stop);
        REQUIRE(played.entries() == stop);
        seen.push_back(played.seen());
        jumped.jump(stop);
        CHECK(jumped.sitting().hash() == recording.entries[stop - 1].hash);
        CHECK(jumped.seen() == seen.back());
    }
    for (std::size_t nth = stops.size(); nth-- > 0;) {  // and back, each from the one after it
        CAPTURE(stops.begin()[nth]);
        jumped.jump(stops.begin()[nth]);
        CHECK(jumped.seen() == seen[nth]);
    }
    jumped.play_to(entries);  // it plays on from there, in the end to the same
    CHECK(jumped.sitting().hash() == recording.hash);
}

// Until dice are in the air; then to another entry.
template <class SceneType, class R>
void check_jump_in_flight(const session::Setup& setup, std::size_t entries) {
    ui::test::Bench bench;
    const auto recording = session::record(test::played_by_rote(setup, entries));
    for (const std::size_t to : {std::size_t{3}, entries - 1}) {
        CAPTURE(to);
        test::Watching<SceneType, R> fresh{bench, recording}, flying{bench, recording};
        fresh.jump(to);
        flying.jump(entries / 2);
        flying.wait_for("flying");
        flying.wait(40);
        flying.jump(to);
        CHECK(flying.seen() == fresh.seen());
    }
}

}  // namespace

TEST_CASE("Buffet Car: a watched match jumps to any entry, there and back, as if it had been played to it") {
    check_jumps<PigScene, pig::Rules>(pig_setup(), 60, {2, 5, 18, 19, 41, 60});
    check_jump_in_flight<PigScene, pig::Rules>(pig_setup(), 40);
}

TEST_CASE("Casino Car: a watched sitting jumps to any entry, there and back, as if it had been played to it") {
    check_jumps<CrapsScene, craps::Rules>(craps_setup(), 60, {1, 4, 9, 30, 31, 60});
    check_jump_in_flight<CrapsScene, craps::Rules>(craps_setup(), 40);
}

TEST_CASE("Lacquer Car: a watched sitting jumps to any entry, there and back, as if it had been played to it") {
    check_jumps<SiwuliuScene, siwuliu::Rules>(siwuliu_setup(), 40, {1, 2, 3, 12, 25, 40});
    check_jump_in_flight<SiwuliuScene, siwuliu::Rules>(siwuliu_setup(), 40);
}

TEST_CASE("Freight Car: a watched sitting jumps to any entry, there and back, as if it had been played to it") {
    check_jumps<CeeloScene, ceelo::Rules>(ceelo_setup(), 50, {2, 3, 7, 22, 36, 50});
    check_jump_in_flight<CeeloScene, ceelo::Rules>(ceelo_setup(), 40);
}

TEST_CASE("a plain table: a watched sitting jumps to any entry, there and back") {
    check_jumps<PlainTable, ladder::Rules>(ladder_setup(), 3, {1, 2, 3});
}

TEST_CASE("the keys of a watched recording: an entry, a round, the beginning and the end, and time stands or goes") {
    const auto recording = session::record(test::played_by_rote(siwuliu_setup(), 40));
    test::Watching<SiwuliuScene, siwuliu::Rules> car{recording};
    const auto lines = session::watchable(rules::any_game<siwuliu::Rules>(), recording).lines;
    car.tap(Action::Pause);
    car.tap(Action::Last);
    CHECK(car.entries() == 40);
    car.tap(Action::Left);
    CHECK(car.entries() == 39);
    car.tap(Action::First);
    CHECK(car.entries() == 0);
    car.tap(Action::Right);
    CHECK(car.entries() == 1);
    car.tap(Action::Down);
    const std::size_t second = car.entries();
    CHECK(lines[second].round == 2);
    CHECK(lines[second - 1].round == 1);
    car.tap(Action::Down);
    CHECK(lines[car.entries()].round == 3);
    car.tap(Action::Up);
    CHECK(car.entries() == second);
    car.wait(10 * ticks_per_second);
    CHECK(car.entries() == second);
    car.click("play");
    car.play_to(second + 1);
    CHECK_FALSE(car.state()["paused"]);
}

TEST_CASE("Freight Car: a watched sitting is paused, stepped and hurried by the bar's buttons, and by no others") {
    const auto recording = session::record(test::played_by_rote(ceelo_setup(), 40));
    test::Watching<CeeloScene, ceelo::Rules> car{recording};
    const auto named = [&](std::string_view name) {
        const auto all = car.scene.hit_targets();
        return std::ranges::count(all, name, &HitTarget::name);
    };
    const auto one_set = [&] {
        for (const char* own : {"pause", "step", "skip"}) CHECK(named(own) == 0);
        for (const char* of_the_bar : {"play", "speed", "entry_after"}) CHECK(named(of_the_bar) == 1);
    };
    for (int second = 0; second < 20; ++second) {
        one_set();
        car.wait(ticks_per_second);
    }
    car.click("play");
    CHECK(car.state()["paused"] == true);
    one_set();
    const auto before = car.entries();
    car.click("entry_after");
    CHECK(car.entries() == before + 1);
}

TEST_CASE("dragged along the track, the table stands where the mouse is, and goes on once it is let go") {
    const auto recording = session::record(test::played_by_rote(pig_setup(), 60));
    test::Watching<PigScene, pig::Rules> car{recording};
    car.drag(10, 50);
    CHECK(car.entries() == 50);
    CHECK_FALSE(car.state()["paused"]);
    car.drag(50, 10);
    CHECK(car.entries() == 10);
    car.play_to(12);
}

TEST_CASE("what if I had held? From here on Pig is played by hand, with the same dice, as practice that nobody keeps") {
    test::KeptBench bench;
    sitting::SittingOf<pig::Rules> played{pig_setup()};
    while (played.state().turn_total == 0) played.throw_dice();
    played.throw_dice();
    const std::size_t after_first = played.journal().size() - 1;
    const auto recording = session::record(played);
    test::Watching<PigScene, pig::Rules> car{bench, recording, &bench.store};
    car.jump(after_first);
    const json before = car.seen();
    const int on_turn = car.decided().turn;
    car.click("from_here");
    CHECK(car.state()["recording"]["from_here"] == true);
    CHECK(car.state()["practice"] == true);
    CHECK(car.wait_for("waiting")["shown"] == before["shown"]);
    car.tap(Action::Roll);
    CHECK(car.sitting().journal().back().faces == played.journal().back().faces);  // the dice that came there
    car.play_to(after_first + 1);
    car.tap(Action::Back);  // asks nothing: nothing is lost
    CHECK(car.seen() == before);
    car.tap(Action::Continue);
    car.wait_for("waiting");
    car.tap(Action::Hold);
    CHECK(car.sitting().journal().back().text == "hold");
    CHECK(car.decided().turn != on_turn);
    CHECK_FALSE(car.sitting().counts());
    CHECK(bench.store.sittings().empty());
    CHECK_FALSE(car.scene.scene.request());
    car.click("recording");
    CHECK(car.seen() == before);
    CHECK(car.sitting().hash() == recording.entries[after_first - 1].hash);
    CHECK_FALSE(car.sitting().is_practice());
    car.tap(Action::Back);
    test::going<ToTitle>(car.scene.scene.request());
}

TEST_CASE("nobody may try the sealed dice of a sitting that goes on") {
    test::PageBench bench;
    auto setup = pig_setup();
    setup.sealed = session::seal_dice("pig", 0);
    setup.seed = session::seed_of(*setup.sealed);
    auto recording = session::record(test::played_by_rote(setup, 20));
    recording.sealed->secret.clear();
    const rules::AnyGame& game = rules::any_game<pig::Rules>();
    auto watched = session::watchable(game, recording);
    auto table = std::make_unique<PigScene>(
        bench.services,
        TableOptions{.setup = session::setup_from(game, recording), .watch = watched, .watch_from = 13});
    const PigScene& pig = *table;
    WatchScene scene{bench.services, std::move(table), {.lines = watched.lines, .goes_on = true}};
    CHECK(pig.sitting().journal().size() == 12);
    CHECK(pig.sitting().setup().sealed->seal == recording.sealed->seal);
    scene.tick(test::pressing(Action::Continue), 1);
    CHECK_FALSE(pig.sitting().is_branched());
    const auto all = scene.hit_targets();
    CHECK(std::ranges::count(all, "from_here", &HitTarget::name) == 0);
}
