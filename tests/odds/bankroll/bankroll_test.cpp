// A bankroll under flat bets against the gambler's ruin in closed form and a chain; bands against brute force.
#include "odds/bankroll/bankroll.h"

#include "base/numbers.h"
#include "odds/band.h"
#include "odds/ceelo/odds.h"
#include "odds/chain/chain.h"
#include "odds/craps/odds.h"
#include "odds/siwuliu/odds.h"

#include <doctest/doctest.h>

#include <cmath>
#include <map>

using namespace boxcars;
using odds::after_bets, odds::after_bets_exactly, odds::fate_in_doubles, odds::fate_of, odds::FlatBet, odds::Fraction;
using odds::fraction;
using namespace boxcars::odds;

namespace {

Fraction power(const Fraction& base, std::int64_t exponent) {
    Fraction value = 1;
    for (; exponent > 0; --exponent) value *= base;
    return value;
}

// Of a bet that wins a unit with `win` and loses one otherwise, which must not be equally likely.
struct ClosedForm {
    Fraction ruin, goal, mean_bets;
};
ClosedForm closed_form(const Fraction& win, int bankroll, int goal) {
    const Fraction lose = 1 - win, r = lose / win;
    const Fraction reached = (1 - power(r, bankroll)) / (1 - power(r, goal));
    return {1 - reached, reached, (bankroll - goal * reached) / (lose - win)};
}

FlatBet bet_of(std::vector<odds::Net> nets, std::int64_t unit = 1, std::int64_t needs = 1) {
    return {"coin", unit, needs, std::move(nets)};
}
FlatBet coin(const Fraction& win) { return bet_of({{-1, 1 - win}, {1, win}}); }
const FlatBet two_or_five =
    bet_of({{-1, fraction(2, 3)}, {0, fraction(1, 12)}, {2, fraction(1, 6)}, {5, fraction(1, 12)}});

// The same question put to the solver of chains: each throw of a die of `sides` is one bet.
odds::Chain as_chain(const FlatBet& bet, std::int64_t bankroll, std::int64_t goal, int sides) {
    const auto next = [=](std::int64_t coins, const odds::ThrowWays& thrown) {
        Fraction above = fraction(thrown.faces[0], sides);
        for (const auto& [net, chance] : bet.nets) {
            above -= chance;
            if (above > 0) continue;
            odds::Onward<std::int64_t> onward{coins + net};
            if (onward.place < bet.needs || onward.place >= goal * bet.unit)
                onward.end = odds::End{onward.place >= goal * bet.unit, 1};
            return onward;
        }
        return odds::Onward<std::int64_t>{coins};
    };
    return compile(bankroll * bet.unit, odds::throws_of({1, sides}), next, [](std::int64_t coins) { return coins; });
}

void check_against_chain(const FlatBet& bet, std::int64_t bankroll, std::int64_t goal, int sides) {
    const odds::Chain chain = as_chain(bet, bankroll, goal, sides);
    const odds::Solved solved = solve(chain);
    const auto fate = fate_of(bet, bankroll, goal);
    REQUIRE(fate.exact);
    CHECK(fate.exact->goal == round_odds(chain, solved).edge);
    CHECK(fate.exact->ruin == 1 - fate.exact->goal);
    CHECK(fate.exact->mean_bets == solved.throws);
}

template <class Number>
Number sum_of(const odds::After<Number>& after) {
    Number sum = 0;
    for (const auto& place : after.places) sum += place.chance;
    return sum;
}

// The sums of money after one more bet: each result of it moves each sum at which nothing has ended.
using Sums = std::map<std::int64_t, Fraction>;
Sums one_more(const FlatBet& bet, std::int64_t goal, const Sums& before) {
    Sums next;
    for (const auto& [coins, chance] : before)
        if (coins < bet.needs || (goal > 0 && coins >= goal * bet.unit))
            next[coins] += chance;
        else
            for (const auto& [net, of] : bet.nets) next[coins + net] += chance * of;
    return next;
}

void check_against_listed(const FlatBet& bet, std::int64_t bankroll, std::int64_t goal, int bets) {
    CAPTURE(bet.name);
    CAPTURE(goal);
    const auto after = after_bets_exactly(bet, bankroll, goal, bets);
    Sums sums{{bankroll * bet.unit, 1}};
    for (int n = 0; n <= bets; ++n) {
        Fraction ruined, reached;
        for (const auto& [coins, chance] : sums) {
            if (coins < bet.needs) ruined += chance;
            if (goal > 0 && coins >= goal * bet.unit) reached += chance;
        }
        CHECK(after.ruined_by[nth(n)] == ruined);
        CHECK(after.reached_by[nth(n)] == reached);
        if (n < bets) sums = one_more(bet, goal, sums);
    }
    REQUIRE(after.places.size() == sums.size());
    for (const auto& [coins, chance] : after.places) CHECK(sums.at(coins) == chance);
}

TEST_CASE("flat pass line betting is ruined or gets there as the gambler's ruin has it, to the last digit") {
    const FlatBet pass = odds::flat_bet(craps::Rules{}, "pass");
    for (const auto& [bankroll, goal] : {std::pair{1, 2}, {10, 20}, {3, 4}, {1, 50}, {99, 100}, {200, 300}}) {
        const auto fate = fate_of(pass, bankroll, goal);
        const auto known = closed_form(fraction(244, 495), bankroll, goal);
        REQUIRE(fate.exact);
        CHECK(fate.exact->goal == known.goal);
        CHECK(fate.exact->ruin == known.ruin);
        CHECK(fate.exact->mean_bets == known.mean_bets);
        CHECK(fate.places == goal - 1);
    }
}

TEST_CASE("a bet of several pay-outs comes to what the chain of its places comes to") {
    for (const int goal : {2, 3, 7, 20, 41}) check_against_chain(two_or_five, (goal + 1) / 2, goal, 12);
    const FlatBet falls_far = bet_of({{-5, fraction(1, 4)}, {-2, fraction(1, 4)}, {1, fraction(1, 2)}}, 2, 3);
    for (const int goal : {3, 8, 15}) check_against_chain(falls_far, (goal + 1) / 2, goal, 4);
    const FlatBet both_ways =
        bet_of({{-4, fraction(1, 6)}, {-3, fraction(1, 3)}, {3, fraction(1, 3)}, {7, fraction(1, 6)}}, 3, 4);
    for (const int goal : {3, 10, 30}) check_against_chain(both_ways, (goal + 1) / 2, goal, 6);
    for (const int goal : {2, 3, 9}) check_against_chain(odds::flat_bet(craps::Rules{}, "place_6"), 1, goal, 11);
    check_against_chain(coin(fraction(1, 2)), 30, 100, 2);  // even odds
}

TEST_CASE("a bet that never wins is ruin, one that never loses gets there") {
    const auto lost = fate_of(bet_of({{-1, fraction(1, 2)}, {0, fraction(1, 2)}}), 10, 20);
    CHECK(lost.exact->ruin == 1);
    CHECK(lost.exact->mean_bets == 20);
    const auto won = fate_of(bet_of({{0, fraction(1, 4)}, {1, fraction(3, 4)}}), 10, 22);
    CHECK(won.exact->goal == 1);
    CHECK(won.exact->mean_bets == 16);
}

TEST_CASE("a place bet moves the bankroll in the coins that it pays and costs") {
    const FlatBet place = odds::flat_bet(craps::Rules{}, "place_6");  // 7 for 6, or 6 lost
    CHECK(place.unit == 6);
    CHECK(place.needs == 6);
    REQUIRE(place.nets.size() == 2);
    CHECK(place.nets[0].coins == -6);
    CHECK(place.nets[1].coins == 7);
}

TEST_CASE("a vig paid in advance, and full odds behind the line, are money a bet takes") {
    const FlatBet in_advance = odds::flat_bet(craps::Rules{.vig_on = craps::VigPaid::WithBet}, "buy_4");
    CHECK(in_advance.needs * 20 == in_advance.unit * 21);
    const FlatBet full = odds::flat_bet(craps::Rules{}, "pass_with_odds");
    CHECK(full.needs == 6 * full.unit);  // five times the bet behind a 6
    CHECK_THROWS_WITH_AS(fate_of(full, 5, 50),
                         "A bankroll of 5 units cannot pay for one bet of pass_with_odds, which takes 6 units.", Error);
}

TEST_CASE("sì-wŭ-liù and cee-lo have their flat bets: the edges of both are those of their nets") {
    const auto mean = [](const FlatBet& bet) {
        Fraction sum;
        for (const auto& [coins, chance] : bet.nets) sum += chance * Fraction{static_cast<long>(coins)};
        return sum;
    };
    CHECK(mean(odds::flat_bet(siwuliu::Rules{})) == fraction(167, 1674));
    CHECK(mean(odds::flat_bet(ceelo::Rules{})) == fraction(-2, 81));
    siwuliu::Rules dear;
    dear.banker_multiples = true;
    CHECK(odds::flat_bet(dear).needs == -odds::flat_bet(dear).nets.front().coins);
    CHECK(odds::flat_bet(dear).needs > 1);
}

TEST_CASE("doubles keep to the bound they state") {
    const FlatBet pass = odds::flat_bet(craps::Rules{}, "pass");
    for (const auto& [bet, bankroll, goal] : {std::tuple{pass, 50, 100},
                                              {pass, 500, 900},
                                              {two_or_five, 40, 90},
                                              {coin(fraction(1, 2)), 100, 1000},
                                              {odds::flat_bet(craps::Rules{}, "lay_4"), 20, 30}}) {
        const auto doubles = fate_in_doubles(bet, bankroll, goal), fate = fate_of(bet, bankroll, goal);
        CHECK_FALSE(doubles.exact);
        REQUIRE(fate.exact);
        const auto off = [](double value, const Fraction& exact) {
            const Fraction difference = Fraction{value} - exact;
            return std::abs(odds::to_double(difference));
        };
        CHECK(off(doubles.goal, fate.exact->goal) <= doubles.error);
        CHECK(off(doubles.ruin, fate.exact->ruin) <= doubles.error);
        CHECK(off(doubles.mean_bets, fate.exact->mean_bets) <= doubles.error_bets);
        CHECK(doubles.error < 1e-7);
        CHECK(doubles.places == fate.places);
    }
}

TEST_CASE("a bankroll of a hundred thousand bets is answered in doubles, within its bound") {
    const auto fate = fate_of(coin(fraction(1, 2)), 50'000, 100'000);
    CHECK_FALSE(fate.exact);
    CHECK(std::abs(fate.goal - 0.5) <= fate.error);
    CHECK(fate.error < 1e-3);
    CHECK(std::abs(fate.mean_bets - 2.5e9) <= fate.error_bets);
}

TEST_CASE("after n bets: every sum has the chance that all ways of the bets give, listed one by one, at every game") {
    const craps::Rules craps{};
    const siwuliu::Rules dear{.banker_multiples = true};
    const ceelo::Rules steep{.pays_456 = 3, .pays_at_once = 3};
    for (const FlatBet& bet :
         {coin(fraction(1, 3)), two_or_five, odds::flat_bet(craps, "pass"), odds::flat_bet(craps, "place_6"),
          odds::flat_bet(craps, "lay_4"), odds::flat_bet(siwuliu::Rules{}), odds::flat_bet(dear),
          odds::flat_bet(ceelo::Rules{}), odds::flat_bet(steep)}) {
        const std::int64_t bankroll = 1 + bet.needs / bet.unit;
        for (const std::int64_t goal : {std::int64_t{0}, bankroll + 1, bankroll + 4, bankroll + 50})
            check_against_listed(bet, bankroll, goal, 9);
    }
}

TEST_CASE("the distribution in doubles is the exact one to within its bound, goal or none") {
    for (const int goal : {0, 18}) {
        const auto exact = after_bets_exactly(two_or_five, 9, goal, 60);
        const auto doubles = after_bets(two_or_five, 9, goal, 60);
        REQUIRE(exact.places.size() == doubles.places.size());
        CHECK(doubles.error < 1e-13);
        for (std::size_t i = 0; i < exact.places.size(); ++i) {
            const double chance = odds::to_double(exact.places[i].chance);
            CHECK(exact.places[i].coins == doubles.places[i].coins);
            CHECK(std::abs(doubles.places[i].chance - chance) <= (doubles.error + 0x1p-52) * chance);
        }
        CHECK(std::abs(doubles.ruined_by[60] - odds::to_double(exact.ruined_by[60])) < 1e-13);
        CHECK(std::abs(sum_of(doubles) - 1) <= doubles.error);
    }
}

TEST_CASE("ruin by the n-th bet climbs to the chance of ruin, and its length is the mean number of bets") {
    const FlatBet pass = odds::flat_bet(craps::Rules{}, "pass");
    const auto after = after_bets(pass, 10, 20, 5000);
    const auto fate = fate_of(pass, 10, 20);
    CHECK(std::abs(after.ruined_by.back() - fate.ruin) < 1e-12);
    CHECK(std::abs(after.reached_by.back() - fate.goal) < 1e-12);
    double mean = 0;  // the sum over n of the chance to be betting still after n
    for (std::size_t n = 0; n < after.ruined_by.size(); ++n) mean += 1 - after.ruined_by[n] - after.reached_by[n];
    CHECK(std::abs(mean - fate.mean_bets) < 1e-9);
}

TEST_CASE("what cannot be answered about a bankroll is refused with a sentence") {
    const FlatBet even = coin(fraction(1, 2));
    CHECK_THROWS_WITH_AS(fate_of(even, 0, 10), "A bankroll is 1 to 1000000000 units, not 0.", Error);
    CHECK_THROWS_WITH_AS(fate_of(even, 10, 10),
                         "A goal of 10 units is reached already with 10 units: name one above the bankroll.", Error);
    CHECK_THROWS_WITH_AS(fate_of(bet_of({{0, 1}}), 10, 20),
                         "Under this sheet a bet of coin is always pushed, so that no bankroll ever changes.", Error);
    CHECK_THROWS_WITH_AS(
        fate_of(even, 10, 1'000'000'000),
        "From ruin to this goal there are 999999999 sums of money, too many to solve for a bet that moves up to 1 of "
        "them at once: lower the goal.",
        Error);
    CHECK_THROWS_WITH_AS(
        after_bets(even, 1'000'000, 0, 1'000'000),
        "The bankroll after 1000000 bets has too many sums to follow: ask for fewer bets, or a lower goal.", Error);
    CHECK_THROWS_WITH_AS(odds::flat_bet(craps::Rules{}, "pas"), "This felt has no bet 'pas'; did you mean 'pass'?",
                         Error);
    CHECK_THROWS_AS(odds::flat_bet(craps::Rules{.crapless = true}, "dont_pass"), Error);
}

// Each way of so many throws to come out, listed: how often each sum comes.
std::vector<SumChance> listed(const std::vector<RepeatedBet>& bets) {
    std::map<std::int64_t, double> sums{{0, 1}};
    for (const RepeatedBet& bet : bets)
        for (int n = 0; n < bet.times; ++n) {
            std::map<std::int64_t, double> next;
            for (const auto& [sum, chance] : sums)
                for (const auto& [net, of] : bet.results)
                    next[sum + std::llround(net * static_cast<double>(bet.stake))] += chance * of;
            sums = std::move(next);
        }
    std::vector<SumChance> all;
    for (const auto& [sum, chance] : sums) all.push_back({sum, chance});
    return all;
}

Band brute_force(const std::vector<SumChance>& sums) {
    Band best{sums.front().change, sums.back().change, 0};
    for (std::size_t low = 0; low < sums.size(); ++low) {
        double inside = 0;
        for (std::size_t high = low; high < sums.size(); ++high) {
            inside += sums[high].chance;
            const auto width = sums[high].change - sums[low].change, least = best.high - best.low;
            if (inside >= usual_share - 1e-12 && (width < least || (width == least && inside > best.share)))
                best = {sums[low].change, sums[high].change, inside};
        }
    }
    return best;
}

void check_same(const Band& band, const Band& expected) {
    CHECK(band.low == expected.low);
    CHECK(band.high == expected.high);
    CHECK(std::abs(band.share - expected.share) < 1e-9);
}

}  // namespace

TEST_CASE("bands of counts and of sums of bets are those of brute force, and cover what they say") {
    const std::vector<std::pair<double, double>> six{{0, 35.0 / 36}, {1, 1.0 / 36}};
    for (const int throws : {1, 2, 3, 4, 10, 30, 100, 333})
        check_same(binomial_band(throws, 1.0 / 36), brute_force(listed({{throws, 1, six}})));
    const std::vector<std::pair<double, double>> field{{-1, 20.0 / 36}, {1, 14.0 / 36}, {2, 1.0 / 36}, {3, 1.0 / 36}};
    const std::vector<std::vector<RepeatedBet>> several{
        {{1, 500, field}}, {{7, 500, field}}, {{7, 500, field}, {3, 1500, field}}, {{40, 100, six}, {5, 700, field}}};
    for (const auto& bets : several) {
        const auto sums = sum_of_bets(bets);
        REQUIRE(sums);
        check_same(narrowest_band(*sums), brute_force(listed(bets)));
    }
    CHECK_FALSE(sum_of_bets(std::vector<RepeatedBet>{{100'000, 500, field}}));  // it would take long
}

TEST_CASE("so many counts or fewer, against a sum by hand, and of a billion trials") {
    CHECK(binomial_at_most(0, 4, 0.25) == doctest::Approx(0.31640625));
    CHECK(binomial_at_most(2, 4, 0.25) == doctest::Approx(0.94921875));
    CHECK(binomial_at_most(4, 4, 0.25) == doctest::Approx(1));
    const Band many = binomial_band(1'000'000'000, 1.0 / 36);
    const double half = static_cast<double>(many.high - many.low + 1) / 2;
    CHECK(half == doctest::Approx(1.959964 * std::sqrt(1e9 * 35 / 1296)).epsilon(0.001));
    CHECK(many.share == doctest::Approx(0.95).epsilon(0.0005));
}
