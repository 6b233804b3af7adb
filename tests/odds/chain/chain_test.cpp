// Fractions, throws, and finite chains with answers known from the textbook.
#include "odds/chain/chain.h"
#include "odds/ceelo/odds.h"
#include "odds/craps/odds.h"
#include "odds/siwuliu/odds.h"
#include "rules/pig/rules.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace boxcars;
using odds::Chain, odds::End, odds::Fraction, odds::fraction, odds::Onward, odds::ThrowWays;

namespace {

// A gambler with `purse` coins stakes one on each throw of a die, wins it on 1 to `good`, and stops at `goal` or broke.
Chain gambler(int purse, int goal, int good) {
    const auto next = [=](int coins, const ThrowWays& thrown) {
        const int won = thrown.faces[0] <= good ? 1 : -1, now = coins + won;
        Onward<int> onward{now, {}, won};
        if (now == 0 || now == goal) onward.end = End{now, purse};
        return onward;
    };
    return compile(purse, odds::throws_of({1, 6}), next, [](int coins) { return coins; });
}

// 0 and 1 lead to one another, one way for 3 and one for nothing; both leave for 2, which has an end for 100.
const Chain ring_with_a_way_out{
    6, {{{2, 0, 0}, {3, 1, 300}, {1, 2, -700}}, {{4, 0, 0}, {2, 2, 200}}, {{5, 2, 0}, {1, -1, 10000}}}, {End{}}};

Fraction chance_of(const Chain& chain, const odds::Solved& solved, std::int64_t result) {
    for (std::size_t i = 0; i < chain.ends.size(); ++i)
        if (chain.ends[i].result == result) return solved.chance[i];
    return {};
}

TEST_CASE("a fraction is written in lowest terms, a whole number without a line") {
    CHECK(odds::to_text(fraction(14, 990)) == "7/495");
    CHECK(odds::to_text(fraction(6, -36)) == "-1/6");
    CHECK(odds::to_text(fraction(36, 36)) == "1");
    CHECK(odds::to_text(fraction(0, 5)) == "0");
    CHECK(odds::to_double(fraction(1, 4)) == 0.25);
}

TEST_CASE("a decimal is rounded at its last digit, half away from zero") {
    CHECK(odds::to_decimal(fraction(7, 495)) == "0.014141414141");
    CHECK(odds::to_decimal(fraction(-2, 3), 4) == "-0.6667");
    CHECK(odds::to_decimal(fraction(557, 165), 3) == "3.376");
    CHECK(odds::to_decimal(fraction(5, 2), 0) == "3");
    CHECK(odds::to_decimal(fraction(-1, 1000), 2) == "0.00");
    CHECK(odds::to_decimal(fraction(999, 1000), 2) == "1.00");
}

TEST_CASE("two dice show 21 throws in 36 ways, three 56 in 216") {
    const auto ways = [](rules::Dice dice) {
        int all = 0;
        for (const auto& thrown : odds::throws_of(dice)) all += thrown.ways;
        return all;
    };
    CHECK(odds::throws_of({2, 6}).size() == 21);
    CHECK(ways({2, 6}) == 36);
    CHECK(odds::throws_of({3, 6}).size() == 56);
    CHECK(ways({3, 6}) == 216);
}

TEST_CASE("a gambler at even odds reaches the goal in proportion to the purse, after purse times gap throws") {
    for (const int purse : {1, 4, 9}) {
        const Chain chain = gambler(purse, 10, 3);
        const auto solved = solve(chain);
        CHECK(chance_of(chain, solved, 10) == fraction(purse, 10));
        CHECK(solved.throws == purse * (10 - purse));
        CHECK(solved.change == 0);
        CHECK(round_odds(chain, solved).edge == purse);
        CHECK(round_odds(chain, solved).variance == purse * (10 - purse));
    }
}

TEST_CASE("the chances to end with each throw are those of the walk, one by one") {
    const auto chances = throw_chances(gambler(1, 10, 3), 4);
    CHECK(chances[0] == fraction(1, 2));
    CHECK(chances[1] == 0);
    CHECK(chances[2] == fraction(1, 8));
    CHECK(chances[3] == 0);
}

TEST_CASE("steps that skip a layer count for as much as those that do not") {  // 0 -> 1 -> 2, 0 -> 2, 0 -> 0
    Chain chain{6, {{{1, 0, 0}, {2, 1, 0}, {3, 2, 0}}, {{4, 1, 0}, {2, 2, 0}}, {{1, 2, 0}, {5, -1, 7}}}, {End{1, 1}}};
    const auto solved = solve(chain);
    CHECK(solved.chance[0] == 1);
    CHECK(solved.throws == fraction(6, 5) + fraction(2, 5) * 3 + fraction(6, 5));
    CHECK(solved.change == 7);
}

TEST_CASE("a chain that never ends is refused with a sentence, however large its ring") {
    const Chain small{6, {{{3, 1, 0}, {3, -1, 0}}, {{6, 1, 0}}}, {End{}}};
    Chain large{6, {}, {End{}}};
    for (int state = 0; state < 300; ++state) large.states.push_back({{5, (state + 1) % 300, 0}, {1, 0, 0}});
    for (const Chain& chain : {small, large})
        CHECK_THROWS_WITH_AS(solve(chain), "This game can go on for ever without an end, so it has no exact odds.",
                             Error);
}

TEST_CASE("chains of too many states and rings of more than 1000 are refused with a sentence that says so") {
    const auto upwards = [](int at, const ThrowWays&) { return Onward<int>{at + 1}; };
    CHECK_THROWS_WITH_AS(compile(
                             0, odds::throws_of({1, 6}), upwards, [](int at) { return at; }, 50),
                         "More than 50 different states can be come to, too many to count exactly.", Error);
    const Chain chain = gambler(300, 1001, 3);  // 1 to 1000 coins
    const auto solved = solve(chain);
    CHECK(chance_of(chain, solved, 1001) == fraction(300, 1001));
    CHECK(solved.throws == 300 * 701);
    CHECK_THROWS_WITH_AS(solve(gambler(300, 1002, 3)),
                         "A ring of 1001 states leads from each to all others, and at most 1000 can be solved exactly.",
                         Error);
}

TEST_CASE("equations come out the same lifted from a prime as eliminated in whole numbers") {
    std::uint32_t random = 1;
    const auto below = [&](std::uint32_t bound) {
        return static_cast<long>((random = random * 1664525 + 1013904223) >> 8) % bound;
    };
    for (const std::size_t n : {1u, 2u, 5u, 20u, 60u}) {
        std::vector<odds::Equation> equations(n);
        std::vector<std::vector<mpz_class>> rows(n, std::vector<mpz_class>(n + 1));
        for (std::size_t i = 0; i < n; ++i) {
            for (std::size_t j = 0; j < n; ++j)
                if (const long factor = below(3) == 0 || i == j ? below(2001) - 1000 : 0; factor != 0) {
                    equations[i].terms.push_back({j, factor});
                    rows[i][j] = factor;
                }
            rows[i][n] = equations[i].sum = (mpz_class{below(1000)} << static_cast<unsigned>(100 * n)) - below(1000);
        }
        std::vector<mpz_class> unknowns;
        const mpz_class under = solve_by_lifting(equations, unknowns), det = odds::eliminate(rows);
        REQUIRE(det != 0);
        CHECK(under > 0);
        for (std::size_t i = 0; i < n; ++i) CHECK(unknowns[i] * det == rows[i][n] * under);
    }
}

TEST_CASE("coins won until a six is thrown: each number of them has its exact chance") {
    // On 1 or 2 a coin comes in, on 3 to 5 nothing, on 6 the stake of five is lost: n coins have the chance 1/3
    // (2/3)^n.
    const Chain chain{6, {{{2, 0, 1}, {3, 0, 0}, {1, -1, -5}}}, {End{}}};
    const auto spread = odds::spread_of(chain).value();
    REQUIRE(spread.sums.size() > 50);
    double all = spread.left_out;
    for (std::size_t n = 0; n < spread.sums.size(); ++n) {
        CHECK(spread.sums[n].change == static_cast<std::int64_t>(n) - 5);
        CHECK(std::abs(spread.sums[n].chance - std::pow(2.0 / 3, static_cast<double>(n)) / 3) < 1e-15);
        all += spread.sums[n].chance;
    }
    CHECK(spread.left_out < 1e-12);
    CHECK(std::abs(all - 1) < 1e-13);
}

TEST_CASE("a spread over a ring of states and a way out of it has the mean that fractions give") {
    double mean = 0;
    const auto spread = odds::spread_of(ring_with_a_way_out).value();
    for (const auto& [change, chance] : spread.sums) mean += static_cast<double>(change) * chance;
    CHECK(std::abs(mean - odds::to_double(solve(ring_with_a_way_out).change)) < 1e-9);
}

TEST_CASE("a spread that would take too long is not begun in vain, and a ring that loses money has none") {
    const Chain coins{6, {{{2, 0, 1}, {3, 0, 0}, {1, -1, -5}}}, {End{}}};
    CHECK_FALSE(odds::spread_of(coins, 20).has_value());
    CHECK_THROWS_WITH_AS(odds::spread_of(gambler(3, 5, 4)),
                         "Money is lost in a ring of states, so its sums have no least.", Error);
}

TEST_CASE("the spread of a length is that of its distribution, in a chain of many parts and rings too") {
    const auto chances = throw_chances(ring_with_a_way_out, 800);
    double mean = 0, square = 0;
    for (std::size_t n = 0; n < chances.size(); ++n) {
        const double throws = static_cast<double>(n + 1), chance = odds::to_double(chances[n]);
        mean += throws * chance;
        square += throws * throws * chance;
    }
    CHECK(std::abs(mean - odds::to_double(solve(ring_with_a_way_out).throws)) < 1e-9);
    CHECK(std::abs(square - mean * mean - odds::to_double(throws_variance(ring_with_a_way_out))) < 1e-8);
}

pig::State begun(const pig::Rules& rules) {
    pig::State state = opening(rules);
    advance(rules, state, starts(rules).front());
    return state;
}
std::optional<End> never(const pig::State&) { return {}; }

}  // namespace

TEST_CASE("a walk that counts what never stops is refused with a sentence: it cannot be finite") {
    int calls = 0;
    CHECK_THROWS_WITH_AS(odds::walk(pig::Rules{}, begun({}), never, [&](const pig::State&) { return ++calls; }),
                         "More than 20000 different states can be come to, too many to count exactly.", Error);
}

TEST_CASE("a round of sì-wŭ-liù and one of cee-lo are chains of five states with the odds known otherwise") {
    const Chain siwuliu = odds::siwuliu_round({}), ceelo = odds::ceelo_round({});
    CHECK(siwuliu.states.size() == 5);  // the banker to throw, or the player against one of four points
    CHECK(ceelo.states.size() == 5);
    const auto of_siwuliu = solve(siwuliu), of_ceelo = solve(ceelo);
    CHECK(round_odds(siwuliu, of_siwuliu).edge == fraction(167, 1674));
    CHECK(round_odds(siwuliu, of_siwuliu).variance == odds::siwuliu_odds({}).player.variance);
    CHECK(round_odds(ceelo, of_ceelo).edge == fraction(-2, 81));
    CHECK(round_odds(ceelo, of_ceelo).variance == odds::ceelo_bet({}).variance);
    CHECK(of_ceelo.throws == odds::ceelo_bet({}).throws);
}

TEST_CASE("a chain says how many states it has: seven for the pass line, many for the bets that remember") {
    for (const auto& bet : odds::craps_odds({}).bets) {
        if (bet.bet == "pass" || bet.bet == "come") CHECK(bet.states == 7);
        if (bet.bet == "field") CHECK(bet.states == 1);
        if (bet.bet == "all") CHECK(bet.states > 50);
    }
}
