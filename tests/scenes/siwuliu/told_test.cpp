// A game at the Lacquer Car as it is told: its phases and how long each is looked at, without a table round it.
#include "scenes/siwuliu/told.h"

#include "session/session.h"

#include <doctest/doctest.h>

using namespace boxcars;
using scenes::SiwuliuTold;
using Phase = scenes::SiwuliuPhase;

namespace {

struct TellingCar {  // a session with these faces, told as it is played
    session::Session<siwuliu::Rules> session;
    SiwuliuTold told;
    Ticks now = 1000;

    explicit TellingCar(std::vector<int> faces) : session{setup(std::move(faces))} {
        told.begin_game(session.rules().balance);
        told.begin_round(session.state(), session.rules().bank);
    }
    static session::Setup<siwuliu::Rules> setup(std::vector<int> faces) {
        session::Setup<siwuliu::Rules> setup{.seed = 1, .players = {"human"}};
        setup.dice.emplace("faces of the test", std::move(faces));
        return setup;
    }
    SiwuliuTold::Onlooker onlooker() const { return {.places = {}, .now = now}; }
    std::optional<Ticks> decide(const siwuliu::Event& event) {
        const auto answer = session.submit(event);
        REQUIRE(answer);
        return told.bet(answer->facts, session.state(), onlooker());
    }
    Ticks throw_dice() {
        told.fly(session.state().phase == siwuliu::Phase::BankerRolls ? siwuliu::Who::Banker : siwuliu::Who::Player);
        const auto answer = session.throw_dice();
        REQUIRE(answer);
        told.remember(session.rules(), answer->facts, false);
        return told.land(session.rules(), answer->facts, onlooker());
    }
};

}  // namespace

TEST_CASE("Sì-wŭ-liù: bets are taken until they are closed; then the banker throws, then the player") {
    TellingCar car{{2, 2, 4, 1, 2, 4, 3, 3, 5}};
    CHECK(car.told.phase() == Phase::Betting);
    CHECK_FALSE(car.decide(siwuliu::Bet{1000}));  // another may follow
    CHECK(car.told.phase() == Phase::Betting);
    const auto banker_waits = car.decide(siwuliu::Stop{});
    REQUIRE(banker_waits);
    CHECK(*banker_waits > 0);
    CHECK(car.told.phase() == Phase::Banker);
    car.throw_dice();
    CHECK(car.told.phase() == Phase::Player);
    CHECK(car.told.round().bank().point == 4);
    car.throw_dice();  // decides nothing: the player throws again
    CHECK(car.told.phase() == Phase::Player);
    CHECK(car.throw_dice() > 0);
    CHECK(car.told.phase() == Phase::Settled);
    CHECK(car.told.result() > 0);
    REQUIRE(car.told.ledger().last());
    CHECK(car.told.ledger().last()->result == car.told.result());
}

TEST_CASE("Sì-wŭ-liù: a throw of the banker that decides nothing is read longer, and he throws again") {
    TellingCar car{{1, 2, 4, 2, 2, 4}};
    car.decide(siwuliu::Bet{1000});
    car.decide(siwuliu::Stop{});
    const Ticks again = car.throw_dice();
    CHECK(car.told.phase() == Phase::Banker);
    CHECK(again > 0);
    car.throw_dice();
    CHECK(car.told.phase() == Phase::Player);
}

TEST_CASE("Sì-wŭ-liù: what was won is fetched before the next round, what was lost is not there to be fetched") {
    TellingCar wins{{2, 2, 4, 4, 5, 6}};
    wins.decide(siwuliu::Bet{1000});
    wins.decide(siwuliu::Stop{});
    wins.throw_dice();
    wins.throw_dice();
    REQUIRE(wins.told.phase() == Phase::Settled);
    const auto comes_home = wins.told.collect(wins.session.state().balance, wins.onlooker());
    REQUIRE(comes_home);
    CHECK(*comes_home > 0);
    CHECK(wins.told.phase() == Phase::Fetching);
    CHECK(wins.told.till().money().purse == wins.session.state().balance);

    TellingCar loses{{4, 5, 6}};
    loses.decide(siwuliu::Bet{1000});
    loses.decide(siwuliu::Stop{});
    loses.throw_dice();
    REQUIRE(loses.told.phase() == Phase::Settled);
    CHECK_FALSE(loses.told.collect(loses.session.state().balance, loses.onlooker()));
    CHECK(loses.told.phase() == Phase::Settled);
}

TEST_CASE("Sì-wŭ-liù: a bet that is taken back leaves purse and phase as they were") {
    TellingCar car{{1, 2, 4}};
    const Cents purse = car.told.till().money().purse;
    car.decide(siwuliu::Bet{1000});
    CHECK(car.told.till().money().purse == purse - 1000);
    REQUIRE(car.session.undo());
    car.told.take_back(car.session.state());
    CHECK(car.told.phase() == Phase::Betting);
    CHECK(car.told.till().money().purse == purse);
}

TEST_CASE("Sì-wŭ-liù: of a long game the newest rounds are listed, and the balance is drawn from its beginning") {
    scenes::SiwuliuLedger ledger;
    ledger.begin(10'000);
    for (int round = 1; round <= 10'000; ++round) {
        const siwuliu::Fact ended = siwuliu::RoundEnded{.round = round, .bank = 500, .balance = 10'000 + round};
        ledger.add("won", 1, std::span{&ended, 1}, false);
        REQUIRE(ledger.last());
        CHECK(ledger.last()->number == round);
        CHECK(ledger.rounds().size() >= std::min<std::size_t>(1'000, static_cast<std::size_t>(round)));
        CHECK(ledger.rounds().size() <= 1'250);
        CHECK(ledger.curve().size() <= 2'049);
        CHECK(ledger.curve().front().balance == 10'000);
        CHECK(ledger.curve().back().rounds == round);
        CHECK(ledger.curve().back().balance == 10'000 + round);
    }
    const auto curve = ledger.curve().size();
    ledger.add("won", 1, {}, true);
    CHECK(ledger.curve().size() == curve);  // practice
    ledger.begin(500);
    CHECK(ledger.empty());
    CHECK(ledger.curve().size() == 1);
}
