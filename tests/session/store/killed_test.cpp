// Processes that are killed at any moment, or share a data folder: what was acknowledged is there.
#include "session/store/killed.h"
#include "longer.h"
#include "session/history/sitting_actions.h"
#include "session/store/kept_sitting.h"

#include <doctest/doctest.h>

#include <random>

using namespace kept;
using test::killed;

namespace {

void verb(Sitting& table) {  // decided by the table alone, so that it can be played again beside
    play_any(table, 1, table.hash() + table.journal().size());
}

// Goes on with the one sitting of the store, or begins it, and acknowledges what is on the disk.
void play_for_ever(const rules::Sheet& rules, const fs::path& data,
                   const std::function<void(std::uint64_t)>& acknowledge) {
    Store store{data};
    const auto open = store.sittings();
    auto table = open.empty() ? Sitting{setup(11, rules), kept_in(&store)} : resume(rules.game(), store, open[0].name);
    for (;;) {
        verb(table);
        if (table.store_now()) acknowledge(table.journal().size());
    }
}

void survives(const rules::Sheet& rules, int kills, std::uint64_t seed) {
    const test::Scratch folder;
    std::mt19937_64 moments{seed};
    Sitting beside{setup(11, rules)};
    for (int n = 0; n < kills; ++n) {
        const auto acknowledged =
            killed([&](const auto& acknowledge) { play_for_ever(rules, folder.path, acknowledge); },
                   static_cast<int>(moments() % 30'000));
        Store store{folder.path};
        REQUIRE_FALSE(store.trouble());
        CHECK(joined(store.take_sentences()) == "");  // nothing was damaged
        REQUIRE(store.sittings().size() == 1);
        const auto resumed = resume(rules.game(), store, store.sittings()[0].name);
        const auto& journal = resumed.journal();
        CHECK(journal.size() >= acknowledged);
        while (beside.journal().size() < journal.size()) verb(beside);
        CHECK(resumed.hash() == beside.hash());
        CHECK(resumed.stream() == beside.stream());  // no die is thrown twice
    }
}

// The same promise kept badly: the whole sitting is written over the file each time.
int lost_in_place(int kills) {
    const test::Scratch folder;
    const fs::path file = folder.path / "sitting.json";
    std::mt19937_64 moments{3};
    int lost = 0;
    for (int n = 0; n < kills; ++n) {
        const auto acknowledged = killed(
            [&](const auto& acknowledge) {
                Sitting table = at_pig(nullptr);
                play(table, 300);
                for (;;) {
                    play_on(table);
                    std::ofstream{file} << to_json(record(table));
                    acknowledge(table.journal().size());
                }
            },
            static_cast<int>(moments() % 20'000));
        try {
            lost += read_recording(file).entries.size() < acknowledged;
        } catch (const Error&) {
            ++lost;
        }
    }
    return lost;
}

}  // namespace

TEST_CASE("killed at any moment, nothing acknowledged is lost and every sitting goes on exactly") {
    const int kills = test::longer(4, 13);
    survives(pig::Rules{}, kills, 1);
    survives(craps::Rules{}, kills, 2);
    survives(siwuliu::Rules{}, kills, 3);
    survives(ceelo::Rules{}, kills, 4);
}

TEST_CASE("a file that is written in place loses what was acknowledged") { CHECK(lost_in_place(20) > 0); }

TEST_SUITE("long") {
    TEST_CASE("killed at 1,000 moments in each game, nothing acknowledged is lost and every sitting goes on exactly") {
        survives(pig::Rules{}, 1000, 5);
        survives(craps::Rules{}, 1000, 6);
        survives(siwuliu::Rules{}, 1000, 7);
        survives(ceelo::Rules{}, 1000, 8);
    }
}

TEST_CASE("a second Boxcars says first that nothing is kept, and keeps it once the first is closed") {
    const test::Scratch folder;
    auto first = std::make_unique<Store>(folder.path, StoreOptions{Place::Window, soon, {}});
    Sitting table = played_pig(*first, 5);
    auto other = std::make_unique<Store>(folder.path, StoreOptions{Place::Window, soon, {}});
    Store& second = *other;
    const std::string says = "Another Boxcars has " + folder.path.string() +
                             " open: nothing that is played here is kept until that one is closed.";
    CHECK(second.busy());
    CHECK(joined(second.take_sentences()) == says + "\n");
    CHECK(second.trouble() == says);
    CHECK(second.recording(table.name())->entries.size() == 6);
    Sitting here = at_pig(&second, 8);
    play(here, 5);
    CHECK_FALSE(here.store_now());
    CHECK(here.stored());  // so the dice fly
    CHECK(second.trouble() == says);
    CHECK(first->sittings().size() == 1);
    CHECK(second.sittings().size() == 2);
    CHECK_THROWS_WITH_AS(resumed_pig(second, here.name()), doctest::Contains("another Boxcars"), Error);
    CHECK_THROWS_WITH_AS(delete_kept(second, table.name()), doctest::Contains("Close it first"), Error);
    CHECK_THROWS_WITH_AS(end_kept(second, table.name()), doctest::Contains("Close it first"), Error);
    CHECK(count_hands(second, four_games()).empty());
    CHECK(first->line(table.name())->open);
    first.reset();
    while (!here.store_now()) std::this_thread::sleep_for(soon);
    CHECK_FALSE(second.busy());
    CHECK_FALSE(second.trouble());
    CHECK(joined(second.take_sentences()) == "The store can be written again: everything that was played is kept.\n");
    play(here, 5);
    REQUIRE(here.store_now());
    other.reset();
    Store alone{folder.path};
    CHECK(alone.sittings().size() == 2);
    CHECK(resumed_pig(alone, here.name()).hash() == here.hash());
}

TEST_CASE("a second Boxcars that ends before the first says how many moves are lost, and who only looks says nothing") {
    const test::Scratch folder;
    Store first{folder.path};
    Store second{folder.path, {Place::Text, soon, {}}};
    Sitting here = at_pig(&second, 8);
    play(here, 3);
    second.take_sentences();
    second.close();
    CHECK(joined(second.take_sentences()).find("4 moves were not saved. Another Boxcars has ") == 0);
    CHECK(second.lost());
    Store looks{folder.path, {.opened_to = OpenedTo::Read}};
    CHECK(joined(looks.take_sentences()) == "");
    CHECK(first.sittings().empty());
}

TEST_CASE("a second Boxcars that is killed at any moment takes nothing from the first") {
    const test::Scratch folder;
    std::mt19937_64 moments{4};
    auto first = std::make_unique<Store>(folder.path);
    Sitting table = at_pig(first.get());
    for (int n = 0; n < test::longer(8, 20); ++n) {
        play(table, 3);
        REQUIRE(table.store_now());
        test::killed_while(
            [&] {
                Store second{folder.path, {Place::Window, soon, {}}};
                if (!second.busy()) ::_exit(5);
                for (Sitting here = at_pig(&second, 8);;) play_on(here);
            },
            static_cast<int>(moments() % 20'000));
        CHECK(first->recording(table.name())->entries == record(table).entries);
    }
    first.reset();
    Store alone{folder.path};
    CHECK(alone.sittings().size() == 1);
    CHECK(resumed_pig(alone, table.name()).hash() == table.hash());
}
