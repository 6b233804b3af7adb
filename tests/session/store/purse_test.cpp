// The one purse: whatever is played, left, taken back, practised or deleted, and whenever the program is killed, it is
// what the entries themselves say; no money is made or lost on the way, and none sits at two tables.
#include "session/store/kept_sitting.h"
#include "session/store/killed.h"
#include "session/store/purse_rows.h"
#include "session/store/schema.h"
#include "session/store/sit_down.h"
#include "session/store/take_over.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <random>

using namespace kept;

namespace {

template <rules::Game R>
std::optional<KeptSession<R>> sits_down(Store& store, std::uint64_t seed, R rules = {}) {
    auto sat = sit_down_from_purse(&store, rules);
    if (!sat.sheet) return {};
    auto at = setup<R>(seed, *sat.sheet);
    at.from_purse = true;
    return KeptSession<R>{std::move(at), &store};
}

// What the entries say, each sitting played again: no row of the purse is looked at but what was brought.
Cents by_the_entries(Store& store, std::int64_t loans) {
    Cents sum = Purse::first_money + loans * Purse::loan;
    for (const SittingLine& line : store.sittings()) {
        const auto sitting = store.sitting(line.name);
        const Verdict verdict = verify_any(sitting->began.head);
        REQUIRE_FALSE(verdict.difference);
        if (sitting->began.brought == 0) continue;
        sum += (line.open ? verdict.money->all() : verdict.money->in_hand) - sitting->began.brought;
    }
    return sum;
}

void holds(Store& store, std::int64_t loans) {
    const auto purse = store.purse();
    REQUIRE(purse);
    CHECK(std::ssize(purse->loans) == loans);
    CHECK(purse->in_hand() >= 0);
    CHECK(purse->at_tables() >= 0);
    CHECK(purse->in_hand() + purse->at_tables() == by_the_entries(store, loans));
}

// Some verbs at the table that is open, or a new one: undone, forced, left with bets down as it comes.
class Evening {
 public:
    Evening(Store& store, std::uint64_t seed) : store_(store), dice_(seed) {}

    void table() {
        switch (dice_() % 3) {
            case 0:
                return at<craps::Rules>();
            case 1:
                return at<siwuliu::Rules>();
            default:
                return at<ceelo::Rules>();
        }
    }
    std::int64_t loans() const { return loans_; }

 private:
    template <rules::Game R>
    void at() {
        const auto open = store_.open_sittings();
        const auto line = std::ranges::find(open, R::game, &SittingLine::game);
        if (line != open.end() && dice_() % 2 == 0) return play(KeptSession<R>::resume(store_, line->name));
        auto table = sits_down<R>(store_, dice_());
        if (!table) {
            REQUIRE(store_.wait(store_.borrow()));
            ++loans_;
            table = sits_down<R>(store_, dice_());
        }
        REQUIRE(table);
        play(std::move(*table));
    }

    template <rules::Game R>
    void play(KeptSession<R> table) {
        for (auto verbs = dice_() % 30; verbs > 0; --verbs) {
            if (table.session().over()) break;
            if (dice_() % 6 == 0) table.undo();
            if (dice_() % 300 == 0 && table.session().may_throw())
                table.force(std::vector<int>(static_cast<std::size_t>(table.session().dice_wanted().count), 6));
            play_any(table, 1, dice_());
        }
        table.store_now();
        table.leave();
    }

    Store& store_;
    std::mt19937_64 dice_;
    std::int64_t loans_ = 0;
};

}  // namespace

TEST_CASE("whatever is played, left and gone on with, the purse is what the entries say, and never below nothing") {
    for (const std::uint64_t seed : {1u, 2u, 3u, 4u}) {
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
          "Your purse has $0, and this table takes $0.01 or more. $1000 more are at tables that wait for you.");
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
    KeptSession<craps::Rules> own{setup<craps::Rules>(5), &store};
    play_any(own, 200, 5);
    REQUIRE(own.store_now());
    const auto recording = record(own.session());
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
    CHECK(words::next_loan(*store.purse(), money_text) == "The first loan, $1000, is counted for good.");
    for (int n = 0; n < 12; ++n) REQUIRE(store.wait(store.borrow()));
    Purse purse = *store.purse();
    CHECK(purse.borrowed() == 12 * Purse::loan);
    CHECK(purse.in_hand() == 13'000 * dollar);
    CHECK(words::next_loan(purse, money_text) == "The 13th loan, $1000, is counted for good.");
    for (int n = 0; n < 8; ++n) store.borrow();
    CHECK(words::next_loan(*store.purse(), money_text) == "The 21st loan, $1000, is counted for good.");
}

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

TEST_CASE("a store from before the purse takes it once it is opened, and keeps what it had") {
    const test::Scratch folder;
    {
        Store store{folder.path};
        KeptSession<craps::Rules> own{setup<craps::Rules>(5), &store};
        play_any(own, 20, 5);
        REQUIRE(own.store_now());
    }
    Database{store_file(folder.path), Database::Access::Write}.run(
        fmt::format("DROP TABLE loan; DROP TABLE purse_sitting; PRAGMA user_version = {};", newest_schema() - 1));
    Store store{folder.path};
    CHECK_FALSE(store.trouble());
    CHECK(*store.purse() == Purse{});
    CHECK(store.sittings().size() == 1);
    CHECK(sits_down<craps::Rules>(store, 6));
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
