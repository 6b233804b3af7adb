// What a bet of one size brings, against the sheet's edge where the bank can pay all, and below it where it cannot.
#include "odds/siwuliu/sizes.h"

#include "odds/siwuliu/odds.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::odds;

TEST_CASE(
    "si-wu-liu sizes: every amount that may be bet brings its part of the edge while the bank can pay any multiple") {
    siwuliu::Rules multiples, push;
    multiples.banker_multiples = true;
    push.tie = siwuliu::Tie::Push;
    for (siwuliu::Rules rules : {siwuliu::Rules{}, siwuliu::fair_house({}), multiples, push}) {
        rules.bank = 200, rules.balance = 100;
        const Fraction edge = siwuliu_odds(rules).player.edge;
        const siwuliu::State state = opening(rules);
        for (Cents bet = 1; bet <= siwuliu::offer(state).most; bet += 3) {
            const Fraction mean = mean_of_bet(rules, state, bet);
            INFO(bet, " cents");
            const bool covered = bet * rules.pays_111 <= rules.bank;
            const bool deep = !rules.banker_multiples || bet * 5 <= rules.balance;
            if (covered && deep) CHECK(mean == edge * static_cast<long>(bet));
            if (!covered && deep) CHECK(mean < edge * static_cast<long>(bet));
        }
    }
}

TEST_CASE("si-wu-liu sizes: more on top is worth what the whole bet is") {
    const siwuliu::Rules rules;
    siwuliu::State state = opening(rules);
    advance(rules, state, siwuliu::Bet{1000});
    CHECK(mean_of_bet(rules, state, 500) == mean_of_bet(rules, opening(rules), 1500));
}
