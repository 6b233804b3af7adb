// The money of the Lacquer Car as it is seen: the purse counts up as coins land in it.
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
            while (till.moving(now)) till.tick(++now);
            const Cents before = state.balance - bet, after = state.balance + bet;
            CHECK(till.purse_shown() == before);
            REQUIRE(till.collect(places, after, now, reduced));
            CHECK(till.purse_shown() == before);
            till.take_landed();
            Cents shown = before;
            int steps = 0;
            while (till.moving(now)) {
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
