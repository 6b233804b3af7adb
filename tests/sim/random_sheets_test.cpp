// Every simulated figure within four standard errors of the exact one, under rule sheets drawn at random: each knob
// turned with an even chance, to any value it takes. The quick tier plays few games a sheet, the long one many.
#include "odds/ceelo_odds.h"
#include "odds/craps_chain.h"
#include "rules/knobs.h"
#include "sim/craps_exact.h"
#include "sim/pig_match.h"
#include "sim/siwuliu_run.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

using namespace boxcars;
using namespace boxcars::sim;

namespace {

constexpr int sheets = 20;

// `fix` sets what a question leaves no choice in.
template <class Rules, class Fix>
Rules random_sheet(chance::DiceStream& dice, Fix fix) {
    const auto below = [&](int bound) {
        return ((dice.draw(256) * 256 + dice.draw(256)) * 256 + dice.draw(256)) % bound;
    };
    for (;;) {
        Rules rules;
        for (const auto& knob : Rules::knobs())
            if (below(2) == 0) {
                int value = knob.least + below(knob.most - knob.least + 1);
                if (!knob.only.empty())
                    value = knob.only[static_cast<std::size_t>(below(static_cast<int>(knob.only.size())))];
                rules.*(knob.member) = value;
            }
        fix(rules);
        if (!boxcars::rules::problem(rules)) return rules;
    }
}

template <class Rules>
std::string told(const Rules& rules) {
    std::string text{Rules::game};
    for (const auto& knob : Rules::knobs())
        if (rules.*(knob.member) != Rules{}.*(knob.member))
            text += " " + std::string{knob.name} + "=" + boxcars::rules::value_text(knob, rules.*(knob.member));
    return text;
}

template <class Rules, class Fix, class Z>
void check_sheets(std::uint64_t seed, Fix fix, Z z) {
    chance::DiceStream dice{seed, 1};
    for (int sheet = 0; sheet < sheets; ++sheet) {
        const auto rules = random_sheet<Rules>(dice, fix);
        CAPTURE(told(rules));
        z(rules, seed + static_cast<std::uint64_t>(sheet));
    }
}

void near(double z) { CHECK(std::abs(z) < 4); }

void check_pig(std::int64_t games, int most_goal) {
    const auto fix = [=](pig::Rules& rules) {
        rules.players = 2;
        rules.goal = std::min(rules.goal, most_goal);
        rules.sides = std::max(rules.sides, 4);  // a coin or a die of three makes games that hardly end
    };
    check_sheets<pig::Rules>(100, fix, [&](const pig::Rules& rules, std::uint64_t seed) {
        const auto* other = seed % 2 == 0 ? "keep_pace" : "score_base";
        const MatchPlan plan{.rules = rules, .players = {"hold20", other}, .games = games, .seed = seed};
        REQUIRE_FALSE(problem(plan));
        const auto result = play_match(plan);
        CHECK(result.games == games);
        near(against_exact(plan, result).value().z);
    });
}

void fix_craps(craps::Rules& rules) {
    rules.minimum = craps::Rules{}.minimum;
    rules.maximum = 100'000;
    rules.bankroll = 1'000'000;  // what is expected assumes a purse that never runs short
}

void check_line(std::int64_t games) {
    check_sheets<craps::Rules>(200, fix_craps, [&](const craps::Rules& rules, std::uint64_t seed) {
        const auto exact = odds::line_game(rules);
        const auto result = play_line({.rules = rules, .games = games, .seed = seed});
        near(z_of(result, exact));
        const auto n = static_cast<double>(games);
        for (std::size_t rolls = 0; rolls < 5; ++rolls) {
            const double p = odds::to_double(exact.p_rolls[rolls]), count = static_cast<double>(result.lengths[rolls]);
            near((count - n * p) / std::sqrt(n * p * (1 - p)));
        }
    });
}

void check_strategies(std::int64_t games) {
    check_sheets<craps::Rules>(300, fix_craps, [&](const craps::Rules& rules, std::uint64_t seed) {
        HandsPlan plan{.rules = rules, .players = {}, .games = games, .seed = seed};
        const auto strategies = players::craps_strategies();
        for (std::size_t n = seed; plan.players.empty(); ++n) {
            plan.players = {strategies[n % strategies.size()]};
            if (problem(plan)) plan.players.clear();
        }
        CAPTURE(plan.players.front().name);
        near(z_of(play_hands(plan).players.front(), expected_mean(rules, plan.players.front().plan).value()));
    });
}

// The farthest off, in standard errors, of the net and of how often each result came.
double worst_z(const RoundsResult& result, const odds::SiwuliuChances& exact) {
    double worst = std::abs(z_of(result, exact));
    const auto n = static_cast<double>(result.games);
    for (const auto& [net, chance] : exact.results) {
        const double p = odds::to_double(chance);
        const auto found = result.results.find(net);
        const auto count = static_cast<double>(found == result.results.end() ? 0 : found->second);
        worst = std::max(worst, std::abs(count - n * p) / std::sqrt(n * p * (1 - p)));
    }
    return worst;
}

void check_siwuliu(std::int64_t rounds) {
    check_sheets<siwuliu::Rules>(
        400, [](siwuliu::Rules&) {},
        [&](const siwuliu::Rules& rules, std::uint64_t seed) {
            const auto result = play_rounds({.rules = rules, .rounds = rounds, .seed = seed});
            near(worst_z(result, odds::siwuliu_odds(rules).player));
        });
}

// One coin bet against the bank, the banker rich enough for any pay-out: what it wins in the mean.
double ceelo_mean(const ceelo::Rules& rules, std::int64_t rounds, std::uint64_t seed) {
    ceelo::State bet = opening(rules);
    advance(rules, bet, ceelo::Begin{0});
    advance(rules, bet, ceelo::Stake{1});
    advance(rules, bet, ceelo::Cover{1});
    chance::DiceStream dice{seed};
    std::int64_t won = 0;
    for (std::int64_t round = 0; round < rounds; ++round) {
        ceelo::State state = bet;
        while (state.round == bet.round) {
            const int first = dice.face(6), second = dice.face(6);
            advance(rules, state, ceelo::Rolled{{first, second, dice.face(6)}});
        }
        won += worth(state, 1) - rules.coins;
    }
    return static_cast<double>(won) / static_cast<double>(rounds);
}

void check_ceelo(std::int64_t rounds) {
    const auto fix = [](ceelo::Rules& rules) {
        rules.players = 2;
        rules.coins = 100;
    };
    check_sheets<ceelo::Rules>(500, fix, [&](const ceelo::Rules& rules, std::uint64_t seed) {
        const auto exact = odds::ceelo_bet(rules);
        const double error = std::sqrt(odds::to_double(exact.variance) / static_cast<double>(rounds));
        near((ceelo_mean(rules, rounds, seed) + odds::to_double(exact.banker_edge)) / error);
    });
}

// The chain of the pass line with one way of 36 gone astray, from where it leads to the other end: for each of them.
template <class With>
void each_planted_error(With with) {
    const odds::Chain right = odds::chain_of(craps::Rules{}, {{craps::Kind::Pass}});
    for (std::size_t state = 0; state < right.states.size(); ++state)
        for (std::size_t branch = 0; branch < right.states[state].size(); ++branch)
            if (const int to = right.states[state][branch].to; to < 0) {
                odds::Chain wrong = right;
                --wrong.states[state][branch].ways;
                add_branch(wrong.states[state], {1, to == -1 ? -2 : -1, 0});
                with(wrong);
            }
}

}  // namespace

TEST_CASE(
    "an error planted in the chain, one way of 36 that leads to the wrong end, is caught by four standard errors") {
    const auto result = play_line({.games = 400'000, .seed = 3});
    int planted = 0;
    each_planted_error([&](const odds::Chain& wrong) {
        ++planted;
        const auto solved = solve(wrong);
        odds::LineGame game;
        for (std::size_t end = 0; end < wrong.ends.size(); ++end)
            if (wrong.ends[end].result > 0) game.win += solved.chance[end];
        CHECK(std::abs(z_of(result, game)) > 4);
    });
    CHECK(planted == 14);  // won and lost, from the come-out and from each of six points
    CHECK(std::abs(z_of(result, odds::line_game({}))) < 4);
}

TEST_CASE("an error planted in a rule, a pay-out that is one too many or a tie to the wrong side, is caught so too") {
    const auto right = odds::siwuliu_odds({}).player;
    const auto z = [&](const siwuliu::Rules& wrong) {
        return worst_z(play_rounds({.rules = wrong, .rounds = 400'000, .seed = 3}), right);
    };
    CHECK(z({}) < 4);
    for (const auto knob : {&siwuliu::Rules::pays_111, &siwuliu::Rules::pays_triple, &siwuliu::Rules::pays_456,
                            &siwuliu::Rules::pays_point, &siwuliu::Rules::tie, &siwuliu::Rules::pair_with_6_or_1}) {
        siwuliu::Rules wrong;
        ++(wrong.*knob);
        CHECK(z(wrong) > 4);
    }
}

TEST_CASE("twenty random sheets of pig: hold20 wins as often against its opponents as the pairing has it") {
    check_pig(1000, 60);
}
TEST_CASE("twenty random sheets of craps: the line game is won as often and lasts as long as its fractions say") {
    check_line(20'000);
}
TEST_CASE("twenty random sheets of craps: a strategy comes out as its expected mean has it") { check_strategies(2000); }
TEST_CASE("twenty random sheets of sì-wŭ-liù: every result comes as often as its fraction says") {
    check_siwuliu(20'000);
}
TEST_CASE("twenty random sheets of cee-lo: a coin against the bank wins what its fractions say") { check_ceelo(5000); }

TEST_SUITE("long") {
    TEST_CASE("twenty random sheets of pig, many games") { check_pig(200'000, 1000); }
    TEST_CASE("twenty random sheets of craps, many line games") { check_line(10'000'000); }
    TEST_CASE("twenty random sheets of craps, many hands of a strategy") { check_strategies(1'000'000); }
    TEST_CASE("twenty random sheets of sì-wŭ-liù, many rounds") { check_siwuliu(10'000'000); }
    TEST_CASE("twenty random sheets of cee-lo, many rounds") { check_ceelo(5'000'000); }
}
