// What a bet of one size brings, against the sheet's edge where the bank can pay all, and below it where it cannot.

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

TEST_CASE("si-wu-liu sizes: what a bet gave away is what the best of all sizes had more, or cost less a cent") {
    siwuliu::Rules multiples, house = siwuliu::fair_house({}), steep = house;
    multiples.banker_multiples = house.banker_multiples = true;
    steep.pays_triple = 2;
    for (siwuliu::Rules rules : {siwuliu::Rules{}, siwuliu::fair_house({}), multiples, house, steep})
        for (const Cents bank : {90, 400}) {
            rules.bank = static_cast<int>(bank), rules.balance = 120;
            const siwuliu::State state = opening(rules);
            const Cents most = siwuliu::offer(state).most;
            Fraction richest = -1'000, cheapest = -1'000;
            std::vector<Fraction> means;
            for (Cents bet = 1; bet <= most; ++bet) {
                means.push_back(mean_of_bet(rules, state, bet));
                richest = std::max(richest, means.back());
                cheapest = std::max(cheapest, Fraction{means.back() / whole(bet)});
            }
            for (Cents bet = 1; bet <= most; bet += 7) {
                INFO(bet, " of ", most);
                const Fraction& mean = means[static_cast<std::size_t>(bet - 1)];
                const SiwuliuJudged judged = judge(rules, state, bet);
                CHECK(judged.mean == mean);
                CHECK(judged.by_share == (richest <= 0));
                CHECK(judged.better_mean == means[static_cast<std::size_t>(judged.better - 1)]);
                const Fraction lost{richest > 0 ? Fraction{richest - mean} : Fraction{cheapest * whole(bet) - mean}};
                CHECK(judged.given_away == lost);
                CHECK((judged.better == bet) == (lost == 0));
            }
        }
}

TEST_CASE("si-wu-liu sizes: at the fair sheet every size costs the same share, and none is a mistake") {
    const siwuliu::Rules fair = siwuliu::fair_house({});
    const siwuliu::State state = opening(fair);
    for (const Cents bet : {1, 250, 1'000, 5'000, 10'000}) {
        const SiwuliuJudged judged = judge(fair, state, bet);
        CHECK(judged.by_share);
        CHECK(judged.given_away == 0);
        CHECK(Fraction{judged.mean / whole(bet)} == fraction(-1, 243));
    }
}
