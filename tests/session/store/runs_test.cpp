// Runs and their stations in the store: kept, killed and gone on with.
#include "longer.h"
#include "session/store/kept_sitting.h"
#include "session/store/killed.h"
#include "session/store/queries.h"

#include <doctest/doctest.h>

#include <random>

using namespace kept;

namespace {

const std::string run_name = "local-3f2a91c0";

Setup station_of(int number, const std::string& run = run_name) {
    Setup of = setup(static_cast<std::uint64_t>(number), craps::Rules{});
    rules::GoalTerms goal{rules::GoalKind::Reach, 200'000, 400, {500, 10'000, 500}, 5};
    of.stop = {.length = {StopUnit::Throws, 400}, .station = RunStation{run, number, goal}};
    return of;
}

std::string kept_station(Store& store, int number, const std::string& run = run_name) {
    Sitting table{station_of(number, run), kept_in(&store)};
    play_any(table, 10, 3);
    REQUIRE(table.store_now());
    return table.name();
}

RunRow run_row(const std::string& name, Milliseconds began) {
    return {name, "LR-1234", 0xfedc'ba98'7654'3210u, "2026-11-26", began, ""};
}

}  // namespace

TEST_CASE("a station is kept with its goal, marked, and gone on with by its name alone") {
    const test::Scratch folder;
    std::string name;
    {
        Store store{folder.path};
        name = kept_station(store, 3);
        CHECK(store.line(name)->station == 3);  // before or after it is on the disk
    }
    Store store{folder.path};
    const SittingLine line = store.line(name).value();
    CHECK(line.run == run_name);
    CHECK(line.station == 3);
    CHECK(line.practice);
    CHECK(stop_mark(line) == "station 3 of a Long Run");
    CHECK(store.recording(name)->stop == station_of(3).stop);
    CHECK_THROWS_WITH_AS(store.find_open("", "craps"), doctest::Contains("There is no sitting of craps to go on with"),
                         Error);
    CHECK_THROWS_AS(store.find_open("", ""), Error);
    CHECK(store.find_open(name, "craps").name == name);
    auto resumed = resume(rules::any_game<craps::Rules>(), store, name);
    CHECK(resumed.setup().stop == station_of(3).stop);
    CHECK(resumed.submit(craps::Bet{{craps::Kind::Field}, 700}).refused ==
          "Bets here: only pass, don't pass and come bets, $5 to $100 each, in steps of $5.");
    CHECK(store.read(session::tallies, "").empty());
    CHECK(store.read([](const Database& of) { return of.number("SELECT count(*) FROM score"); }) == 0);
}

TEST_CASE("runs are on the disk when they are told to be, the newest first, with their stations by number") {
    const test::Scratch folder;
    std::string third, first, again;
    {
        Store store{folder.path};
        CHECK(store.runs().empty());
        CHECK(store.begin_run(run_row(run_name, 1000)));
        CHECK(store.begin_run(run_row("local-2", 3000)));
        CHECK(store.begin_run(run_row("local-1", 2000)));
        CHECK(read_runs(Database{store_file(folder.path), Database::Access::Read}, "", 10).size() == 3);
        CHECK(store.set_choices(run_name, "1"));
        CHECK(store.set_choices(run_name, "1,2"));
        CHECK_FALSE(store.set_choices("local-9", "1"));
        CHECK_THROWS_WITH_AS(store.begin_run(run_row("No Run", 1)), "'No Run' is no name of a run.", Error);
        CHECK_THROWS_AS(store.set_choices(run_name, std::string(longest_choices + 1, '1')), Error);
        third = kept_station(store, 3);
        first = kept_station(store, 1);
        again = kept_station(store, 3);
        kept_station(store, 2, "local-1");
    }
    Store store{folder.path};
    CHECK(store.runs() == std::vector{run_row("local-2", 3000), run_row("local-1", 2000), store.run(run_name).value()});
    CHECK(store.runs(1) == std::vector{run_row("local-2", 3000)});
    CHECK(store.run(run_name)->choices == "1,2");
    CHECK(store.run(run_name)->seed == 0xfedc'ba98'7654'3210u);
    CHECK_FALSE(store.run("local-9"));
    std::vector<std::string> names;
    for (const SittingLine& line : store.sittings_of_run(run_name)) names.push_back(line.name);
    CHECK(names == std::vector{first, third, again});
    CHECK(store.sittings_of_run("local-9").empty());
    CHECK(store.sittings({.run = "local-1"}, "", 10).size() == 1);
}

TEST_CASE("a run and its station, killed at any moment, are there as far as they were acknowledged") {
    const test::Scratch folder;
    std::mt19937_64 moments{2026};
    for (int n = 0; n < test::longer(4, 100); ++n) {
        const auto acknowledged = test::killed(
            [&](const auto& acknowledge) {
                Store store{folder.path};
                if (!store.run(run_name)) store.begin_run(run_row(run_name, 1000));
                for (std::string choices = store.run(run_name)->choices;;) {
                    kept_station(store, 1 + static_cast<int>(choices.size()) % stations_of_run);
                    if (store.set_choices(run_name, choices += "1")) acknowledge(choices.size());
                }
            },
            static_cast<int>(moments() % 30'000));
        Store store{folder.path};
        CHECK(joined(store.take_sentences()) == "");
        CHECK(store.run(run_name)->choices.size() >= acknowledged);
        const auto stations = store.sittings_of_run(run_name);
        CHECK(stations.size() >= acknowledged);
        const auto table = resume(rules::any_game<craps::Rules>(), store, stations.back().name);
        CHECK(table.setup().stop == station_of(stations.back().station).stop);
    }
}
