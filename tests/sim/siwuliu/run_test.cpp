// Simulated sì-wŭ-liù: exactly the planned rounds, the same however they are shared out, and near the exact odds.
#include "sim/siwuliu/run.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

using namespace boxcars;
using namespace boxcars::sim;

namespace {

// Every setting of the knobs that have words.
std::vector<siwuliu::Rules> every_switch() {
    std::vector<siwuliu::Rules> sheets;
    for (int switches = 0; switches < 32; ++switches) {
        auto& rules = sheets.emplace_back();
        rules.tie = static_cast<siwuliu::Tie>(switches % 4);
        rules.pays = static_cast<siwuliu::Quote>(switches / 4 % 2);
        rules.banker_multiples = switches / 8 % 2;
        rules.pair_with_6_or_1 = static_cast<siwuliu::OuterPair>(switches / 16);
    }
    return sheets;
}

// The net, and each result's count by itself. Answers by how many standard errors the farthest of them is off.
double check_near_exact(const RoundsPlan& plan) {
    const RoundsResult result = play_rounds(plan);
    const auto exact = odds::siwuliu_odds(plan.rules).player;
    CHECK(result.games == plan.games);
    double farthest = std::abs(z_of(result, exact));
    CHECK(farthest < 4);
    CHECK(result.results.size() == exact.results.size());
    const auto rounds = static_cast<double>(plan.games);
    for (const auto& one : exact.results) {
        const double p = odds::to_double(one.chance), count = static_cast<double>(result.results.at(one.net));
        const double off = std::abs(count - rounds * p) / std::sqrt(rounds * p * (1 - p));
        CAPTURE(one.net);
        CHECK(off < 4);
        farthest = std::max(farthest, off);
    }
    return farthest;
}

}  // namespace

TEST_CASE("a million rounds of sì-wŭ-liù lie within four standard errors of 167/1674") {
    check_near_exact({.rules = {}, .games = 1'000'000, .seed = 5});
}

TEST_CASE("rounds of every kind of sì-wŭ-liù sheet lie near their exact odds") {
    std::uint64_t seed = 10;
    for (const auto& rules : every_switch()) check_near_exact({.rules = rules, .games = 20'000, .seed = ++seed});
}

TEST_CASE("a net as far from the edge as its spread is one standard error away") {
    odds::SiwuliuChances exact;
    exact.edge = odds::fraction(1, 10);
    exact.variance = 4;
    RoundsResult result;
    result.games = 100;
    result.results = {{-1, 20}, {0, 30}, {1, 50}};
    CHECK(result.net() == 30);
    CHECK(z_of(result, exact) == doctest::Approx(1));
    exact.variance = 0;
    CHECK(z_of(result, exact) == 0);
}

TEST_CASE("rounds of sì-wŭ-liù that cannot be played are refused with a sentence") {
    RoundsPlan plan;
    plan.rules.tie = static_cast<siwuliu::Tie>(4);
    CHECK(problem(plan) == "The knob 'tie' of siwuliu takes reroll, push, banker or player, not '4'.");
}

TEST_SUITE("long") {
    TEST_CASE("ten million rounds of every kind of sì-wŭ-liù sheet lie within four standard errors of the exact edge") {
        std::uint64_t seed = 50;
        double farthest = 0;
        for (const auto& rules : every_switch())
            farthest = std::max(farthest, check_near_exact({.rules = rules, .games = 10'000'000, .seed = ++seed}));
        MESSAGE("the farthest of all results: ", farthest, " standard errors");
    }
    TEST_CASE("so does every pay-out of sì-wŭ-liù turned by itself") {
        std::uint64_t seed = 90;
        double farthest = 0;
        for (const auto pay : {&siwuliu::Rules::pays_111, &siwuliu::Rules::pays_triple, &siwuliu::Rules::pays_456,
                               &siwuliu::Rules::pays_point})
            for (const int value : {1, 2, 10, 100}) {
                siwuliu::Rules rules;
                rules.*pay = value;
                farthest = std::max(farthest, check_near_exact({.rules = rules, .games = 10'000'000, .seed = ++seed}));
            }
        MESSAGE("the farthest of all results: ", farthest, " standard errors");
    }
}
