// The money of the Lacquer Car as it is seen and remembered: the purse, and the list of the rounds.
#include "scenes/siwuliu/announced.h"
#include "scenes/siwuliu/coins.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::scenes;

TEST_CASE("Lacquer Car: the purse counts up stack by stack as coins land in it, not before, and to the cent") {
    for (const bool reduced : {false, true})
        for (const Cents bet : {Cents{100}, Cents{3333}, Cents{10'000}}) {
            CAPTURE(bet);
            const SiwuliuTill::CoinPlaces places{{300, 300}, {900, 300}, {100, 650}, {-50, 200}};
            siwuliu::State state;
            state.balance = 20'000;
            state.bank = 10'000;
            SiwuliuTill till;
            till.begin_round(state, 10'000);
            till.reveal(siwuliu::BetPlaced{bet, bet, 10'000 - bet}, places, 0, reduced);
            till.reveal(siwuliu::Won{{}, bet, bet, bet}, places, 100, reduced);
            Ticks now = 100;
            while (now < till.rest_at()) till.tick(++now);
            const Cents before = state.balance - bet, after = state.balance + bet;
            CHECK(till.purse_shown() == before);
            REQUIRE(till.collect(places, after, now, reduced));
            CHECK(till.purse_shown() == before);
            till.take_landed();
            Cents shown = before;
            int steps = 0;
            while (now < till.rest_at()) {
                till.tick(++now);
                const bool landed = till.take_landed() > 0;
                CHECK((till.purse_shown() > shown) == landed);
                steps += landed;
                shown = till.purse_shown();
            }
            CHECK(shown == after);
            CHECK(steps >= (bet > 3000 ? 2 : 1));
        }
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
