// A second Boxcars on a data folder keeps its sittings aside until the first has ended.
#include "longer.h"
#include "session/history/sitting_actions.h"
#include "session/store/kept_sitting.h"
#include "session/store/killed.h"
#include "session/store/opening.h"

#include <doctest/doctest.h>

#include <random>

using namespace kept;

namespace {

std::size_t side_stores(const fs::path& data) {
    std::size_t count = 0;
    for (const auto& file : fs::directory_iterator{data})
        count += file.path().filename().string().find(".beside-") != std::string::npos;
    return count;
}

std::size_t sittings_in_side(const fs::path& data, int number) {
    return list_sittings(Database{side_store(data, number), Database::Access::Read}, false, 100).size();
}

std::string played_beside(const fs::path& data, std::uint64_t seed, int verbs) {
    Store second{data, {Place::Window, soon, {}}};
    REQUIRE(second.busy());
    Pig table = played_pig(second, verbs, seed);
    return table.name();
}

void killed_while_opening(const fs::path& data, int after_us) {
    test::killed_while([&] { const Store store{data}; }, after_us);
}

}  // namespace

TEST_CASE("a second Boxcars keeps its sittings beside the store, says so, and adds them once the first is closed") {
    const test::Scratch folder;
    auto first = std::make_unique<Store>(folder.path, StoreOptions{Place::Window, soon, {}});
    Pig table = at_pig(first.get());
    play(table, 5);
    REQUIRE(table.store_now());
    auto other = std::make_unique<Store>(folder.path, StoreOptions{Place::Window, soon, {}});
    Store& second = *other;
    CHECK_FALSE(second.trouble());
    CHECK(second.busy());
    CHECK(joined(second.take_sentences()) ==
          "Another Boxcars has " + folder.path.string() +
              " open. Sittings that are played here are kept in boxcars.db.beside-1 and are added to the others when a "
              "Boxcars next has the folder to itself.\n");
    CHECK(second.recording(table.name())->entries.size() == 6);
    Pig beside = played_pig(second, 5, 8);
    CHECK(sittings_in_side(folder.path, 1) == 1);
    CHECK(first->sittings().size() == 1);
    CHECK(second.sittings().size() == 2);
    CHECK(second.recording(beside.name())->entries.size() == 6);
    CHECK_THROWS_WITH_AS(Pig::resume(second, beside.name()), doctest::Contains("another Boxcars"), Error);
    first.reset();
    while (second.busy()) {
        second.retry_now();
        std::this_thread::sleep_for(soon);
    }
    CHECK(joined(second.take_sentences()) == "1 sitting played while another Boxcars was open is in the store now.\n");
    CHECK(side_stores(folder.path) == 0);
    play(beside, 5);  // goes on in the store
    REQUIRE(beside.store_now());
    CHECK(second.sittings().size() == 2);
    CHECK(Store{folder.path}.busy());  // now this one has it
    other.reset();
    Store alone{folder.path};
    CHECK(alone.recording(beside.name()).value().entries == record(beside.session()).entries);
    CHECK(Pig::resume(alone, beside.name()).session().hash() == beside.session().hash());
}

TEST_CASE("what was played beside is added by the first at its close, or by the next that is alone; never twice") {
    const test::Scratch folder, before;
    std::string played, later;
    {
        const Store first{folder.path};
        played = played_beside(folder.path, 8, 20);
        CHECK(side_stores(folder.path) == 1);
    }
    CHECK(side_stores(folder.path) == 0);
    {
        const Store first{folder.path};
        later = played_beside(folder.path, 9, 20);
        copy_store(folder.path, before.path);
        fs::copy_file(side_store(folder.path, 1), side_store(before.path, 1));
    }
    Store whole{folder.path};
    const test::Scratch side;
    fs::copy_file(side_store(before.path, 1), side.path / "side");
    for (int again = 0; again < 3; ++again) {  // as if the process had ended before the side store was gone
        Store alone{before.path};
        CHECK(alone.sittings().size() == 2);
        CHECK(alone.recording(played)->entries == whole.recording(played)->entries);
        CHECK(alone.recording(later)->entries == whole.recording(later)->entries);
        CHECK(count_hands(alone, four_games()).empty());
        CHECK(alone.read(session::uncounted).empty());
        CHECK(side_stores(before.path) == 0);
        alone.close();
        fs::copy_file(side.path / "side", side_store(before.path, 1));
    }
}

TEST_CASE("a sitting that was begun beside the store without an entry is in the store afterwards and goes on there") {
    using Craps = KeptSession<craps::Rules>;
    const test::Scratch folder;
    std::string open, ended;
    {
        const Store first{folder.path};
        Store second{folder.path, {Place::Window, soon, {}}};
        Craps left{setup<craps::Rules>(8), &second}, over{setup<craps::Rules>(9), &second};
        REQUIRE(left.store_now());
        REQUIRE(over.store_now());
        over.end();
        second.wait_for_all();
        open = left.name(), ended = over.name();
    }
    Store alone{folder.path};
    REQUIRE(alone.sittings().size() == 2);
    CHECK(side_stores(folder.path) == 0);
    CHECK(alone.line(open)->open);
    CHECK_FALSE(alone.line(ended)->open);
    CHECK(alone.recording(open)->entries.empty());
    Craps again = Craps::resume(alone, open);
    CHECK(again.session().hash() == session::Session<craps::Rules>{setup<craps::Rules>(8)}.hash());
    REQUIRE(again.submit(craps::Bet{{craps::Kind::Pass}, 500}));
    REQUIRE(again.store_now());
    CHECK(alone.recording(open)->entries.size() == 1);
}

TEST_CASE("who only looks from beside leaves no side store, and three of them have one each") {
    const test::Scratch folder;
    Store first{folder.path};
    { const Store looks{folder.path}; }
    CHECK(side_stores(folder.path) == 0);
    std::vector<std::string> names;
    {
        Store second{folder.path}, third{folder.path}, fourth{folder.path};
        for (Store* store : {&second, &third, &fourth}) {
            Pig table = at_pig(store, names.size() + 1);
            play(table, 9);
            REQUIRE(table.store_now());
            names.push_back(table.name());
        }
    }
    CHECK(side_stores(folder.path) == 3);
    first.close();
    Store alone{folder.path};
    CHECK(alone.sittings().size() == 3);
    for (const std::string& name : names) CHECK(alone.recording(name)->entries.size() == 10);
}

TEST_CASE("with a side store no sitting of the store can be ended, deleted or counted, and a sentence says so") {
    const test::Scratch folder;
    Store first{folder.path};
    Pig table = played_pig(first, 5);
    Store second{folder.path};
    CHECK_THROWS_WITH_AS(delete_kept(second, table.name()), doctest::Contains("Close it first"), Error);
    CHECK_THROWS_WITH_AS(end_kept(second, table.name()), doctest::Contains("Close it first"), Error);
    CHECK(count_hands(second, four_games()).empty());
    CHECK_FALSE(second.trouble());
    second.close();
    CHECK(first.line(table.name())->open);
}

TEST_CASE("the second is killed at any moment: nothing it acknowledged is lost, and nothing is there twice") {
    const test::Scratch folder;
    std::mt19937_64 moments{4};
    std::size_t sittings = 0;
    for (int n = 0; n < test::longer(8, 20); ++n) {
        auto first = std::make_unique<Store>(folder.path);
        const auto acknowledged = test::killed(
            [&](const auto& acknowledge) {
                Store second{folder.path};
                if (!second.busy()) ::_exit(5);
                Pig table = at_pig(&second, 100 + static_cast<std::uint64_t>(n));
                for (;;) {
                    play_on(table);
                    if (table.store_now()) acknowledge(table.session().journal().size());
                }
            },
            static_cast<int>(moments() % 20'000));
        first.reset();  // closed, or killed in its turn
        if (n % 2 == 0) killed_while_opening(folder.path, static_cast<int>(moments() % 20'000));
        Store alone{folder.path};
        REQUIRE_FALSE(alone.trouble());
        CHECK(alone.sittings().size() == ++sittings);
        CHECK(side_stores(folder.path) == 0);
        const std::string name = alone.find("");
        CHECK(alone.recording(name)->seed == 100 + static_cast<std::uint64_t>(n));
        Pig resumed = Pig::resume(alone, name);
        CHECK(resumed.session().journal().size() >= acknowledged);
    }
}

TEST_CASE("who adds a side store is killed at any moment: each sitting is there once, and is what was played") {
    std::mt19937_64 moments{5};
    for (int n = 0; n < test::longer(8, 30); ++n) {
        const test::Scratch folder, left;
        std::string name;
        std::vector<RecordedEntry> entries;
        {
            Store first{folder.path};
            Pig table = played_pig(first, 20, 7);
            name = played_beside(folder.path, 8, 40);
            copy_store(folder.path, left.path);
            fs::copy_file(side_store(folder.path, 1), side_store(left.path, 1));
        }
        entries = Store{folder.path}.recording(name)->entries;
        killed_while_opening(left.path, static_cast<int>(moments() % 15'000));
        Store alone{left.path};
        REQUIRE_FALSE(alone.trouble());
        CHECK(alone.sittings().size() == 2);
        CHECK(alone.recording(name).value().entries == entries);
        CHECK(side_stores(left.path) == 0);
    }
}
