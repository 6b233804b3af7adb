// The purse always equals what all entries add up to. purse_rows_test.cpp tests its rows.
#include "longer.h"
#include "session/history/sitting_actions.h"
#include "session/store/purse_evening.h"

using namespace kept;

TEST_CASE("whatever is played, left and gone on with, the purse is what the entries say, and never below nothing") {
    for (std::uint64_t seed = 1; seed <= test::longer(1u, 4u); ++seed) {
        CAPTURE(seed);
        const test::Scratch folder;
        std::int64_t loans = 0;
        {
            Store store{folder.path};
            Evening evening{store, seed};
            for (int n = 0; n < 40; ++n) evening.table();
            loans = evening.loans();
            holds(store, loans);
        }
        Store store{folder.path};
        holds(store, loans);  // and again from the disk alone
    }
}

TEST_CASE("a bet on the felt keeps all of its table's money there, and no other table gets it") {
    const test::Scratch folder;
    Store store{folder.path};
    auto craps = sits_down<craps::Rules>(store, 5);
    REQUIRE(craps);
    CHECK(store.purse()->in_hand() == 1000 * dollar);  // nothing has happened yet
    REQUIRE(craps->submit(craps::Bet{{craps::Kind::Pass}, 10 * dollar}));
    REQUIRE(craps->store_now());
    CHECK(store.purse()->in_hand() == 0);
    CHECK(store.purse()->at_tables() == 1000 * dollar);
    const auto refused = sit_down_from_purse(&store, siwuliu::Rules{});
    CHECK_FALSE(refused.sheet);
    CHECK(refused.may_borrow);
    CHECK(refused.sentences() ==
          "Your purse has $0; this table needs at least $0.01. $1000 more is at tables that wait for you.");
    auto forced_in = setup<siwuliu::Rules>(6);
    forced_in.from_purse = true;
    CHECK_THROWS_WITH_AS((KeptSession<siwuliu::Rules>{forced_in, &store}),
                         "This sitting would bring more than there is in the purse.", Error);
    const std::string name = craps->name();
    CHECK_FALSE(craps->end());  // it waits
    craps.reset();
    auto again = KeptSession<craps::Rules>::resume(store, name);
    CHECK(again.from_purse());
    CHECK(again.session().state().bankroll == 990 * dollar);
    REQUIRE(again.undo());
    REQUIRE(again.store_now());
    CHECK(store.purse()->in_hand() == 1000 * dollar);  // nothing lies on the felt
    CHECK(again.end());
}

TEST_CASE("a table that was left with nothing on it is got up from when another takes its money along") {
    const test::Scratch folder;
    Store store{folder.path};
    auto craps = sits_down<craps::Rules>(store, 5);
    REQUIRE(craps->submit(craps::Bet{{craps::Kind::Pass}, 10 * dollar}));
    REQUIRE(craps->undo());
    craps->leave();
    CHECK(store.open_sittings().size() == 1);  // it may be gone on with
    auto coins = sits_down<ceelo::Rules>(store, 6);
    CHECK(store.open_sittings().size() == 1);  // looking at a table changes nothing
    REQUIRE(coins->store_now());
    REQUIRE(store.open_sittings().size() == 1);
    CHECK(store.open_sittings()[0].game == "ceelo");
    CHECK(coins->brought() == 10 * ceelo::coin);
    CHECK(store.purse()->in_hand() == 1000 * dollar);
    holds(store, 0);
}

TEST_CASE("a chosen face makes a sitting practice: what it brought is in the purse again, whatever it wins or loses") {
    const test::Scratch folder;
    Store store{folder.path};
    auto craps = sits_down<craps::Rules>(store, 5);
    REQUIRE(craps->submit(craps::Bet{{craps::Kind::AnySeven}, 500 * dollar}));
    REQUIRE(craps->force({3, 4}));
    REQUIRE(craps->store_now());
    REQUIRE(craps->session().state().bankroll > 1000 * dollar);
    CHECK(store.purse()->in_hand() == 1000 * dollar);
    REQUIRE(craps->submit(craps::Bet{{craps::Kind::AnySeven}, 500 * dollar}));
    REQUIRE(craps->store_now());
    CHECK(store.purse()->in_hand() == 1000 * dollar);
    CHECK(store.purse()->at_tables() == 0);
    holds(store, 0);
}

TEST_CASE("deleting a sitting leaves its result in the purse, and what lay on its felt with the house") {
    const test::Scratch folder;
    Store store{folder.path};
    auto craps = sits_down<craps::Rules>(store, 5);
    while (craps->session().state().bankroll == 1000 * dollar) {
        REQUIRE(craps->submit(craps::Bet{{craps::Kind::Field}, 50 * dollar}));
        REQUIRE(craps->throw_dice());
    }
    REQUIRE(craps->store_now());
    const Cents had = store.purse()->in_hand();
    CHECK(had != 1000 * dollar);
    REQUIRE(store.wait(store.forget(craps->name())));
    CHECK(store.sittings().empty());
    CHECK(store.purse()->in_hand() == had);
    auto other = sits_down<craps::Rules>(store, 6);
    REQUIRE(other->submit(craps::Bet{{craps::Kind::Pass}, 20 * dollar}));
    REQUIRE(other->store_now());
    REQUIRE(store.wait(store.forget(other->name())));
    CHECK(store.purse()->in_hand() == had - 20 * dollar);
    CHECK(store.purse()->at_tables() == 0);
}

TEST_CASE("sittings with a bankroll of their own, and imported ones, never touch the purse") {
    const test::Scratch folder;
    Store store{folder.path};
    const auto recording = kept_own(store, 200);
    import_recording(store, recording, verify<craps::Rules>(recording).hands);
    CHECK(store.sittings().size() == 2);
    CHECK(*store.purse() == Purse{});
}

TEST_CASE("a game that was played from the purse is followed by no other in its sitting") {
    const test::Scratch folder;
    Store store{folder.path};
    ceelo::Rules two;
    two.players = 2;
    auto table = sits_down<ceelo::Rules>(store, 3, two);
    play_any(*table, 5000, 3);
    REQUIRE(table->session().over());
    CHECK(table->next_game().refused == "This game was played from the purse: the next one is a sitting of its own.");
    table->leave();
    holds(store, 0);
    CHECK(store.open_sittings().empty());
}

TEST_CASE("loans are counted in their order, kept, and said") {
    const test::Scratch folder;
    Store store{folder.path};
    CHECK(words::next_loan(*store.purse(), money_text) == "Your first loan, $1000, will stay on record.");
    for (int n = 0; n < 12; ++n) REQUIRE(store.wait(store.borrow()));
    Purse purse = *store.purse();
    CHECK(purse.borrowed() == 12 * Purse::loan);
    CHECK(purse.in_hand() == 13'000 * dollar);
    CHECK(words::next_loan(purse, money_text) == "Your 13th loan, $1000, will stay on record.");
    for (int n = 0; n < 8; ++n) store.borrow();
    CHECK(words::next_loan(*store.purse(), money_text) == "Your 21st loan, $1000, will stay on record.");
}
