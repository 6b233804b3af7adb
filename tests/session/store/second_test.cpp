// A second Boxcars on a data folder says that nothing is kept until the first is closed, and then keeps it.
#include "longer.h"
#include "session/history/sitting_actions.h"
#include "session/store/kept_sitting.h"
#include "session/store/killed.h"

#include <doctest/doctest.h>

#include <random>

using namespace kept;

TEST_CASE(
    "a second Boxcars says before anything is played that it is not kept, and keeps it once the first is closed") {
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
