// Tests the purse at the tables and on the title.
#include "scenes/ceelo/scene.h"
#include "scenes/craps/scene.h"
#include "scenes/kept_bench.h"
#include "scenes/played_table.h"
#include "scenes/siwuliu/scene.h"
#include "scenes/title/offers.h"

#include <nlohmann/json.hpp>

using namespace boxcars;
using namespace nlohmann::literals;
using namespace boxcars::scenes;
using boxcars::platform::Action;

namespace {

template <class R>
session::Setup<R> from_purse(std::uint64_t seed, R rules = {}) {
    session::Setup<R> setup{.rules = rules, .seed = seed, .players = {"human"}};
    setup.from_purse = true;
    return setup;
}

template <class SceneType, class R>
struct PurseTable : test::PlayedTable<SceneType, R> {
    PurseTable(test::KeptBench& bench, TableOptions<R> options)
        : test::PlayedTable<SceneType, R>(bench, std::move(options), &bench.store) {
        this->services.purse = this->services.headless = true;
    }
};
using Craps = PurseTable<CrapsScene, craps::Rules>;
using Siwuliu = PurseTable<SiwuliuScene, siwuliu::Rules>;

void leave_all_at_craps(session::Store& store) {  // a bet of $10 on the line, and $990 beside it
    auto setup = from_purse<craps::Rules>(8);
    session::KeptSession<craps::Rules> table{setup, &store};
    REQUIRE(table.submit(craps::Bet{{craps::Kind::Pass}, 10 * dollar}));
    REQUIRE(table.store_now());
}

}  // namespace

TEST_CASE("a table opens with what the purse gives, and a bet that is left on its felt waits there with the rest") {
    test::KeptBench bench;
    craps::Rules rich;
    rich.bankroll = 5000;
    {
        Craps car{bench, {.setup = from_purse(8, rich)}};
        CHECK(car.state()["decided"]["bankroll"] == 100'000);
        CHECK(car.state()["purse"]["told"] == "You sit down with $1,000: that is your whole purse.");
        CHECK(bench.store.purse()->in_hand() == 100'000);
        car.tap(Action::Left);
        car.tap(Action::Confirm);
        REQUIRE(craps::on_table(car.scene.sitting().state()) > 0);
    }
    CHECK(bench.store.purse()->in_hand() == 0);
    CHECK(bench.store.purse()->at_tables() == 100'000);
    const auto open = bench.store.open_sittings();
    REQUIRE(open.size() == 1);
    Craps car{bench, {.kept = open[0].name}};
    CHECK(car.scene.sitting().state().bankroll + craps::on_table(car.scene.sitting().state()) == 100'000);
    CHECK(craps::on_table(car.scene.sitting().state()) > 0);
    car.tap(Action::Undo);
    CHECK(bench.store.purse()->in_hand() == 100'000);
}

TEST_CASE("another sitting at a table with a bet on its felt leaves the first one waiting, its secret untold") {
    test::KeptBench bench;
    Siwuliu car{bench, {.setup = from_purse<siwuliu::Rules>(31)}};
    CHECK(car.state()["decided"]["balance"] == 10'000);
    car.tap(Action::Confirm);
    REQUIRE(car.scene.sitting().state().bet > 0);
    car.tap(Action::NewMatch);
    REQUIRE(bench.click("seats.start", [&] { car.scene.overlay(); }));
    CHECK(car.scene.sitting().state().bet == 0);
    CHECK(car.state()["decided"]["balance"] == 10'000);
    CHECK(bench.store.open_sittings().size() == 1);
    CHECK(bench.store.purse()->at_tables() == 10'000);
    CHECK(bench.store.purse()->in_hand() == 90'000);
}

namespace {

// In the seats of a new sitting: one of the two, then the foot's button.
template <class Car>
void choose(ui::test::Bench& bench, Car& car, const std::string& money, const std::string& foot = "seats.start") {
    car.tap(Action::NewMatch);
    REQUIRE(bench.click(money, [&] { car.scene.overlay(); }));
    REQUIRE(bench.click(foot, [&] { car.scene.overlay(); }));
    car.tick();
}

template <class SceneType, class R>
void check_choice(const session::Setup<R>& setup) {
    test::KeptBench bench;
    PurseTable<SceneType, R> car{bench, {.setup = setup}};
    const auto brought = [&] { return car.state().value("/purse/brought"_json_pointer, 0); };
    CHECK(brought() > 0);
    choose(bench, car, "seats.own", "seats.back");
    CHECK(car.settings.purse);
    CHECK(brought() > 0);
    choose(bench, car, "seats.own");
    CHECK(brought() == 0);
    CHECK_FALSE(car.settings.purse);  // the next table is as this one
    choose(bench, car, "seats.purse");
    CHECK(car.settings.purse);
    CHECK(brought() > 0);
    car.services.purse = false;  // nothing is played from it here
    car.tap(Action::NewMatch);
    CHECK_FALSE(bench.click("seats.own", [&] { car.scene.overlay(); }));
}

}  // namespace

TEST_CASE("in the seats a sitting is played from the purse or for a bankroll of its own, at every table for money") {
    check_choice<CrapsScene>(from_purse<craps::Rules>(8));
    check_choice<SiwuliuScene>(from_purse<siwuliu::Rules>(31));
    auto drum = from_purse<ceelo::Rules>(5);
    drum.players = {"human", "even", "bold"};
    check_choice<CeeloScene>(drum);
}

TEST_CASE("when the purse is gone the table has its own bankroll unless the loan is taken, and no hurry takes it") {
    test::KeptBench bench;
    leave_all_at_craps(bench.store);
    {
        Siwuliu car{bench, {.setup = from_purse<siwuliu::Rules>(31)}};
        CHECK(car.offers("borrow"));
        for (const Action hurried : {Action::Roll, Action::Skip, Action::Confirm}) car.tap(hurried);
        CHECK_FALSE(car.offers("borrow"));
        CHECK(car.state()["decided"]["balance"] == 10'000);
        car.tap(Action::Confirm);
        CHECK(car.scene.sitting().state().bet > 0);
        CHECK(bench.store.purse()->loans.empty());
        CHECK(bench.store.purse()->sittings.size() == 1);
    }
    Siwuliu car{bench, {.setup = from_purse<siwuliu::Rules>(32)}};
    car.click("borrow");
    CHECK_FALSE(car.offers("borrow"));
    CHECK(bench.store.purse()->loans.size() == 1);
    CHECK(car.state()["purse"]["told"] == "You sit down with $100 from your purse; $900 stays in it.");
    car.tap(Action::Confirm);
    REQUIRE(bench.store.purse()->sittings.size() == 2);
    CHECK(bench.store.purse()->in_hand() == 90'000);
    CHECK(bench.store.purse()->at_tables() == 110'000);
}

TEST_CASE("a bankroll that is gone is followed by another sitting from the purse, with the table's own amount") {
    test::KeptBench bench;
    craps::Rules poor;
    poor.bankroll = 10;
    poor.minimum = 10;
    Craps car{bench, {.setup = from_purse(8, poor)}};
    for (int tries = 0; !car.scene.sitting().over(); ++tries) {
        REQUIRE(tries < 2000);
        if (car.state()["focus"] == "") car.tap(Action::Left);
        if (craps::on_table(car.scene.sitting().state()) == 0) car.tap(Action::Confirm);
        car.tap(Action::Roll);
        car.wait(milliseconds(350));
    }
    car.wait_for("broke");
    CHECK(bench.store.purse()->in_hand() == 99'000);
    car.tap(Action::Roll);
    CHECK(car.scene.sitting().game() == 1);
    CHECK(car.scene.sitting().journal().empty());
    CHECK(car.state()["decided"]["bankroll"] == 1000);
    CHECK(bench.store.purse()->in_hand() == 99'000);
}

TEST_CASE("the title tells what is in the purse, what waits at tables, and how often it was lent to") {
    test::KeptBench bench;
    Siwuliu car{bench, {.setup = {.seed = 3, .players = {"human"}}}};
    CHECK(PurseLine{car.services}.words() == "Purse $1,000");
    leave_all_at_craps(bench.store);
    REQUIRE(bench.store.wait(bench.store.borrow()));
    CHECK(PurseLine{car.services}.words() == "Purse $1,000 · $1,000 at tables · 1 loan");
    car.settings.purse = false;
    CHECK(PurseLine{car.services}.words().empty());
    session::Store second{bench.folder.path};
    car.settings.purse = true;
    car.services.store = &second;
    CHECK(PurseLine{car.services}.words().empty());
}
