// The accuracy at craps: which bets of a kept sitting count, what they gave away, and that the store has the sums.
#include "session/craps/accuracy.h"

#include "odds/craps/coach.h"
#include "scratch.h"
#include "session/replay.h"
#include "session/store/keeping.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::session;
using craps::Kind, craps::Spot;

namespace {

struct Felt {
    Sitting session;
    explicit Felt(Players players = {"human"})
        : session{{.rules = craps::Rules{}, .seed = 4, .players = std::move(players)}} {}
    void lay(Spot spot, Cents amount) { REQUIRE(session.submit(craps::Bet{spot, amount})); }
    Accuracy judged() const {
        Accuracy sum{.unit = "cents"};
        for (const JudgedUnder& of : judged_craps(record(session))) sum += of;
        return sum;
    }
};

}  // namespace

TEST_CASE("a bet is not the best one if another wins about as often for less, and it gives away the difference") {
    Felt felt;
    felt.lay({Kind::DontPass}, 1000);
    felt.lay({Kind::Buy, 8}, 600);
    CHECK(felt.judged().empty());  // nothing is decided until the dice fly
    felt.session.throw_dice();
    const Accuracy judged = felt.judged();
    CHECK(judged.decisions == 2);
    CHECK(judged.best == 1);
    const craps::Rules rules;
    const auto cost = [&](Spot spot) {
        return odds::to_double(odds::cost(rules, *odds::odds_of(rules, spot), 0, spot, 600).per_bet);
    };
    CHECK(judged.given_away == doctest::Approx(cost({Kind::Buy, 8}) - cost({Kind::DontPass})));
    REQUIRE(accuracy_sentences(judged).size() == 1);
    CHECK(accuracy_sentences(judged)[0].starts_with(
        "Cheapest of the bets that win about as often: 1 of 2 times (50.0 %)."));
}

TEST_CASE("bets that lay there before the throw, or were taken down again, are not judged as new bets") {
    Felt felt;
    felt.lay({Kind::Small}, 100);
    felt.lay({Kind::Field}, 500);
    REQUIRE(felt.session.submit(craps::Take{{Kind::Field}, 500}));
    for (int n = 0; n < 3; ++n) felt.session.throw_dice();
    CHECK(felt.judged().decisions == 1);
}

TEST_CASE("bets in games with chosen faces, and those of strategies, do not count in the accuracy") {
    Felt felt;
    felt.lay({Kind::Big, 8}, 600);
    felt.session.throw_dice();
    CHECK(felt.judged().decisions == 1);
    Felt forced;
    forced.lay({Kind::Big, 8}, 600);
    REQUIRE(forced.session.force({2, 3}));
    CHECK(forced.judged().empty());
    Felt strategy{{"iron_cross"}};
    strategy.lay({Kind::Big, 8}, 600);
    strategy.session.throw_dice();
    CHECK(strategy.judged().empty());
}

TEST_CASE("a kept sitting of craps is judged once, and its figures are those of its journal") {
    const boxcars::test::Scratch folder{};
    Store store{folder.path};
    Sitting table{{.rules = craps::Rules{}, .seed = 4, .players = {"human"}}, kept_in(&store)};
    for (int n = 0; n < 12; ++n) {
        table.submit(craps::Bet{{Kind::Big, 6}, 600});
        table.submit(craps::Bet{{Kind::Field}, 500});
        table.throw_dice();
    }
    REQUIRE(table.store_now());
    const Accuracy first = craps_accuracy(store, {});
    REQUIRE(store.wait_for_all());
    CHECK(first.unit == "cents");
    CHECK(first.decisions > 12);
    CHECK(first.best < first.decisions);
    CHECK(first.given_away > 0);
    CHECK(store.read([](const Database& of) { return unjudged(of, "craps", patient.positions).size(); }) == 0);
    const Accuracy again = craps_accuracy(store, {});
    CHECK(again.decisions == first.decisions);
    CHECK(again.best == first.best);
    CHECK(again.given_away == doctest::Approx(first.given_away));
}
