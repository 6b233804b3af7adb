// Every simulated figure lies within four standard errors of the exact one, on random rule sheets.
#include "longer.h"
#include "odds/craps/chain.h"
#include "simulated.h"

#include <tuple>

using namespace boxcars;
using namespace boxcars::sim;

namespace {

void fix_pig(pig::Rules& rules, int most_goal) {
    rules.players = 2;
    rules.goal = std::min(rules.goal, most_goal);
    rules.sides = std::max(rules.sides, 4);  // a coin or a die of three makes games that hardly end
}

// A race, a table and the rules themselves, by turns.
std::vector<std::string> opponents(std::uint64_t seed) {
    constexpr const char* others[] = {"hold25", "four_turns", "keep_pace", "score_base", "hold:7"};
    return {"hold20", others[seed % std::size(others)]};
}

void check_pig(std::int64_t games, int most_goal) {
    const auto fix = [=](pig::Rules& rules) { fix_pig(rules, most_goal); };
    check_sheets<pig::Rules>(100, fix, [&](const pig::Rules& rules, std::uint64_t seed) {
        const MatchPlan plan{.rules = rules, .players = opponents(seed), .games = games, .seed = seed};
        REQUIRE_FALSE(problem(plan));
        const auto result = play_match(plan);
        CHECK(result.games == games);
        near(worst_of_pig(plan, result));
    });
}

// A game of two, throw by throw, begun by the first.
odds::Chain pig_chain(const pig::Rules& rules, const std::vector<std::string>& names, int first) {
    std::vector<players::PigPolicy> players;
    for (const auto& name : names) players.push_back(players::find_policy(name).value());
    pig::State start = opening(rules);
    advance(rules, start, pig::Begin{first});
    const auto next = [&](pig::State state, const odds::ThrowWays& thrown) {
        advance(rules, state, pig::Rolled{thrown.faces[0]});
        if (players[static_cast<std::size_t>(state.turn)].holds(rules, state)) advance(rules, state, pig::Hold{});
        odds::Onward<pig::State> onward{state, {}, 0};
        if (over(rules, state)) onward.end = odds::End{state.winner, 1};
        return onward;
    };
    return odds::compile(start, odds::throws_of({1, rules.sides}), next, [](const pig::State& state) {
        return std::tuple{state.scores[0],  state.scores[1], state.turn,
                          state.turn_total, state.holds[0],  state.holds[1]};
    });
}

void check_pig_lengths(std::int64_t games) {
    const auto fix = [](pig::Rules& rules) {
        fix_pig(rules, 1000);
        rules.goal = 2 + rules.goal % 9;
    };
    check_sheets<pig::Rules>(600, fix, [&](const pig::Rules& rules, std::uint64_t seed) {
        std::vector<std::string> names{"hold:4", seed % 2 == 0 ? "hold:2" : "four_turns"};
        const auto result = play_match({.rules = rules, .players = names, .games = games, .seed = seed});
        double mean = 0, variance = 0;
        for (const int first : {0, 1}) {
            const odds::Chain chain = pig_chain(rules, names, first);
            const auto solved = solve(chain);
            const auto begun = result.seats[static_cast<std::size_t>(first)].games_first;
            const auto won = result.seats[static_cast<std::size_t>(first)].wins_first;
            mean += odds::to_double(solved.throws) * static_cast<double>(begun);
            variance += odds::to_double(throws_variance(chain)) * static_cast<double>(begun);
            odds::Fraction wins;
            for (std::size_t end = 0; end < chain.ends.size(); ++end)
                if (chain.ends[end].result == first) wins += solved.chance[end];
            near(z_of_count(won, begun, odds::to_double(wins)));
        }
        near(z_of_sum(static_cast<double>(result.rolls), 1, mean, variance));
    });
}

void fix_craps(craps::Rules& rules) {
    rules.minimum = craps::Rules{}.minimum;
    rules.maximum = 100'000;
    rules.bankroll = 1'000'000;  // what is expected assumes a purse that never runs short
}

void check_line(std::int64_t games) {
    check_sheets<craps::Rules>(240, fix_craps, [&](const craps::Rules& rules, std::uint64_t seed) {
        const auto result = play_line({.rules = rules, .games = games, .seed = seed});
        CHECK(result.games == games);
        near(worst_of_line(rules, odds::line_game(rules), result));
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
        const auto result = play_hands(plan);
        const auto exact = expected_result(rules, plan.players.front().lines).value();
        const auto length = odds::hand_length(rules, 1);
        CHECK(exact.mean == doctest::Approx(expected_mean(rules, plan.players.front().lines).value()).epsilon(1e-6));
        CHECK(result.players.front().hands() == games);
        const auto n = static_cast<double>(games);
        near(z_of_sum(result.players.front().mean() * n, n, exact.mean, exact.variance));
        near(z_of_sum(static_cast<double>(result.rolls), n, odds::to_double(length.mean),
                      odds::to_double(length.variance)));
    });
}

void check_siwuliu(std::int64_t rounds) {
    check_sheets<siwuliu::Rules>(
        400, [](siwuliu::Rules&) {},
        [&](const siwuliu::Rules& rules, std::uint64_t seed) {
            const auto result = play_rounds(RoundsPlan{.rules = rules, .games = rounds, .seed = seed});
            CHECK(result.games == rounds);
            near(worst_of_siwuliu(rules, result));
        });
}

void check_ceelo(std::int64_t rounds) {
    check_sheets<ceelo::Rules>(
        500, [](ceelo::Rules&) {},
        [&](const ceelo::Rules& rules, std::uint64_t seed) {
            const auto result = play_rounds(CeeloRoundsPlan{.rules = rules, .games = rounds, .seed = seed});
            CHECK(result.games == rounds);
            near(worst_of_ceelo(rules, result));
        });
}

}  // namespace

TEST_CASE("twenty random sheets of pig: who begins wins as often as the pairing has it, whoever it is") {
    check_pig(test::longer(4000, 200'000), test::longer(60, 1000));
}
TEST_CASE("twenty random sheets of pig, short games: they last as long as their chain says") {
    check_pig_lengths(test::longer(20'000, 5'000'000));
}
TEST_CASE("twenty random sheets of craps: the line game is won as often and lasts as long as its fractions say") {
    check_line(test::longer(100'000, 10'000'000));
}
TEST_CASE("twenty random sheets of craps: a strategy comes out as its expected mean has it") {
    check_strategies(test::longer(2000, 1'000'000));
}
TEST_CASE("twenty random sheets of sì-wŭ-liù: every result comes as often as its fraction says") {
    check_siwuliu(test::longer(100'000, 10'000'000));
}
TEST_CASE("twenty random sheets of cee-lo: every result comes as often as its fraction says") {
    check_ceelo(test::longer(100'000, 10'000'000));
}

TEST_CASE("a net as far from the edge as its spread is one standard error away") {
    const RoundsResult result{.games = 100, .results = {{-1, 20}, {0, 30}, {1, 50}}};
    CHECK(result.net() == 30);
    CHECK(z_of(result, odds::fraction(1, 10), 4) == doctest::Approx(1));
    CHECK(z_of(result, odds::fraction(1, 10), 0) == 0);
}
