// The purse's rows: damaged, older, written by another, or written by a program that is killed.
#include "session/store/kept_sitting.h"
#include "session/store/killed.h"
#include "session/store/purse.h"
#include "session/store/purse_evening.h"

using namespace kept;

TEST_CASE("a row of the purse that was changed by hand is damage, named") {
    for (const char* bend : {"UPDATE purse_sitting SET in_hand = in_hand + 1", "UPDATE loan SET amount = 200000",
                             "DELETE FROM loan WHERE number = 1", "UPDATE loan SET taken = 0 WHERE number = 2"}) {
        CAPTURE(bend);
        const test::Scratch folder;
        {
            Store store{folder.path};
            REQUIRE(store.wait(store.borrow()));
            REQUIRE(store.wait(store.borrow()));
            auto table = sits_down<craps::Rules>(store, 5);
            play_any(*table, 10, 5);
            REQUIRE(table->store_now());
        }
        const Database database{store_file(folder.path), Database::Access::Write};
        CHECK(read_purse(database).loans.size() == 2);
        database.run(bend);
        CHECK_THROWS_AS(read_purse(database), StoreTrouble);
    }
}

namespace {

// The store's one copy is as the store is now.
void copy_as_it_is(const fs::path& data) {
    drop_copies(data);
    const Database database{store_file(data), Database::Access::Write};
    Backup copy{database, Generations{store_file(data)}};
    while (copy.step(1000)) {
    }
}

}  // namespace

TEST_CASE("where an older copy of the store takes a damaged one's place, the purse is not older") {
    const test::Scratch folder;
    std::string name;
    {
        Store store{folder.path};
        auto table = sits_down<craps::Rules>(store, 5);
        REQUIRE(table->submit(craps::Bet{{craps::Kind::Field}, 50 * dollar}));
        REQUIRE(table->store_now());
        name = table->name();
    }
    copy_as_it_is(folder.path);
    std::vector<LoanTaken> loans;
    {
        Store store{folder.path};
        auto table = KeptSession<craps::Rules>::resume(store, name);
        REQUIRE(table.throw_dice());
        REQUIRE(table.store_now());
        auto coins = sits_down<ceelo::Rules>(store, 6);
        play_any(*coins, 9, 3);
        REQUIRE(coins->store_now());
        REQUIRE(store.wait(store.borrow()));
        loans = store.purse()->loans;
        REQUIRE(store.wait(store.forget(coins->name())));
    }
    fs::resize_file(store_file(folder.path), fs::file_size(store_file(folder.path)) + 100);  // of another's file
    Store store{folder.path};
    REQUIRE_FALSE(store.trouble());
    CHECK(joined(store.take_sentences()).find("is in its place") != std::string::npos);
    const Purse purse = *store.purse();
    CHECK(purse.loans == loans);
    Cents gave = 0;  // by the deleted one, which no entry tells of any more
    for (const PurseSitting& sitting : purse.sittings)
        if (sitting.game == "ceelo") gave += sitting.gave();
    CHECK(purse.in_hand() + purse.at_tables() == by_the_entries(store, 1) + gave);
    CHECK(KeptSession<craps::Rules>::resume(store, name).session().journal().size() == 2);
}

TEST_CASE("beside another Boxcars the purse can be read, and nobody plays from it") {
    const test::Scratch folder;
    Store store{folder.path};
    REQUIRE(store.wait(store.borrow()));
    Store second{folder.path};
    REQUIRE(second.busy());
    CHECK(second.purse()->in_hand() == 2000 * dollar);
    const auto refused = sit_down_from_purse(&second, craps::Rules{});
    CHECK_FALSE(refused.sheet);
    CHECK_FALSE(refused.may_borrow);
    CHECK(refused.words == "Another Boxcars plays from your purse: the table has a bankroll of its own.");
}

TEST_CASE("killed at any of 12 moments, no money is made or lost, and none is at two tables") {
    const test::Scratch folder;
    std::mt19937_64 moments{7};
    for (int n = 0; n < 12; ++n) {
        test::killed(
            [&](const auto& acknowledge) {
                Store store{folder.path};
                Evening evening{store, moments() + static_cast<std::uint64_t>(n)};
                for (;;) {
                    evening.table();
                    acknowledge(1);
                }
            },
            static_cast<int>(moments() % 20'000));
        Store store{folder.path};
        REQUIRE_FALSE(store.trouble());
        holds(store, std::ssize(store.purse()->loans));
    }
    Store store{folder.path};
    CHECK(store.purse()->sittings.size() > 12);
}
