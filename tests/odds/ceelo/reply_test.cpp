// What an amount is worth: what comes of it by every throw to the end of the round.
#include "odds/ceelo/reply.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <random>

using namespace boxcars;
using namespace boxcars::odds;

namespace {

ceelo::State begun(const ceelo::Rules& rules) {
    ceelo::State state = opening(rules);
    advance(rules, state, ceelo::Begin{0});
    return state;
}

bool near(double a, double b) { return std::abs(a - b) < 1e-12; }

// Every throw that tells results apart, to the end of the round: nothing is taken on average.
CeeloChoice thrown_out(const CeeloBet& bet, const ceelo::Rules& rules, const ceelo::State& state, int player,
                       int against = -1) {
    CeeloChoice sum;
    if (state.phase != ceelo::Phase::BankerThrows && state.phase != ceelo::Phase::BettorThrows) {
        int leading = 0;
        for (int other = 0; other < rules.players; ++other) leading += leads(state, other);
        sum.coins = worth(state, player);
        sum.wins = !over(rules, state) ? sum.coins / all_coins(state) : leads(state, player) ? 1.0 / leading : 0;
        return sum;
    }
    const auto add = [&](const Fraction& chance, const ceelo::Faces& faces, int now) {
        const auto next = thrown_out(bet, rules, apply(rules, state, ceelo::Rolled{faces}).next, player, now);
        sum.coins += to_double(chance) * next.coins;
        sum.wins += to_double(chance) * next.wins;
    };
    if (against < 0)
        for (int nth = 0; const auto& each : bet.against) add(each.chance, each.faces, nth++);
    else
        for (const auto& each : bet.against[static_cast<std::size_t>(against)].results)
            add(each.chance, each.faces, against);
    return sum;
}

// A state of the game in which somebody decides, some random rounds after its begin.
ceelo::State some_decision(const ceelo::Rules& rules, std::mt19937& random) {
    const auto between = [&](int least, int most) { return std::uniform_int_distribution{least, most}(random); };
    ceelo::State state = begun(rules);
    for (int left = between(0, 40); left > 0 || most_offered(state) == 0; --left) {
        if (over(rules, state)) state = begun(rules);
        if (const int most = most_offered(state); most == 0)
            advance(rules, state, ceelo::Rolled{{between(1, 6), between(1, 6), between(1, 6)}});
        else if (const int amount = between(1, std::max(most / 3, 1)); state.phase == ceelo::Phase::Stake)
            advance(rules, state, ceelo::Stake{amount});
        else
            advance(rules, state, ceelo::Cover{amount});
    }
    return state;
}

}  // namespace

TEST_CASE("nothing is weighed when nobody decides") {
    CHECK(ceelo_choices(ceelo_bet({}), {}, opening(ceelo::Rules{})).empty());
}

TEST_CASE("what is taken on average is what throwing it out comes to, on any sheet, wherever somebody decides") {
    std::mt19937 random{6};
    const auto between = [&](int least, int most) { return std::uniform_int_distribution{least, most}(random); };
    for (int nth = 0; nth < 150; ++nth) {
        ceelo::Rules rules;
        rules.players = between(2, 4);
        rules.coins = between(5, 12);
        rules.tie = static_cast<ceelo::Tie>(between(0, 2));
        for (int* pays : {&rules.pays_111, &rules.pays_triple, &rules.pays_456, &rules.pays_point, &rules.pays_at_once})
            *pays = between(0, 2) > 0 ? 1 : between(1, 4);
        const auto bet = ceelo_bet(rules);
        const auto state = some_decision(rules, random);
        CAPTURE(nth);
        const auto choices = ceelo_choices(bet, rules, state);
        CHECK(std::cmp_equal(choices.size(), most_offered(state)));
        for (const auto& choice : choices) {
            ceelo::State closed = state;
            if (state.phase == ceelo::Phase::Stake)
                advance(rules, closed, ceelo::Stake{choice.amount});
            else
                advance(rules, closed, ceelo::Cover{choice.amount});
            while (closed.phase == ceelo::Phase::Cover) advance(rules, closed, ceelo::Cover{even_bet(rules, closed)});
            const auto exact = thrown_out(bet, rules, closed, state.turn);
            CHECK(near(choice.coins, exact.coins));
            CHECK(near(choice.wins, exact.wins));
        }
    }
}

TEST_CASE("an even bet is a share of what is left, rounded up, as far as there are coins") {
    ceelo::Rules rules;
    rules.players = 4;
    auto state = begun(rules);
    advance(rules, state, ceelo::Stake{8});
    CHECK(even_bet(rules, state) == 3);
    advance(rules, state, ceelo::Cover{3});
    CHECK(even_bet(rules, state) == 3);
    advance(rules, state, ceelo::Cover{1});
    CHECK(even_bet(rules, state) == 4);
    state.coins[3] = 2;
    CHECK(even_bet(rules, state) == 2);
}
