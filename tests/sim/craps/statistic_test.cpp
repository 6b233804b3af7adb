// The classic craps test of random numbers: the wins and the lengths of 200,000 games, played through our own rules.
// Source: Marsaglia's Diehard tests.
#include "chance/battery.h"
#include "chance/dice_stream.h"
#include "odds/craps/odds.h"
#include "sim/craps/run.h"

#include <doctest/doctest.h>

namespace {

using namespace boxcars;

constexpr std::int64_t line_games = 200'000;

struct LineGames {
    std::int64_t wins = 0;
    std::array<std::int64_t, 21> lengths{};  // 1..20 rolls, and more
};

LineGames through_rules(std::uint64_t seed) {
    using namespace craps;
    const Rules rules;
    chance::DiceStream dice{seed};
    LineGames played;
    for (std::int64_t game = 0; game < line_games; ++game) {
        State state = opening(rules);
        const Cents before = state.bankroll;
        advance(rules, state, Bet{{Kind::Pass}, dollar});
        std::size_t rolls = 0;
        for (; !state.bets.empty(); ++rolls) advance(rules, state, Rolled{dice.face(6), dice.face(6)});
        played.wins += state.bankroll > before;
        ++played.lengths[std::min<std::size_t>(rolls, 21) - 1];
    }
    return played;
}

void looks_fair(const LineGames& played) {
    const auto exact = odds::line_game(craps::Rules{});
    const double n = line_games, p = odds::to_double(exact.win);
    CHECK(std::abs(static_cast<double>(played.wins) - n * p) / std::sqrt(n * p * (1 - p)) < battery::band);
    std::array<double, 21> wanted{};
    double left = 1;
    for (std::size_t rolls = 0; rolls < 20; ++rolls) {
        wanted[rolls] = n * odds::to_double(exact.p_rolls[rolls]);
        left -= odds::to_double(exact.p_rolls[rolls]);
    }
    wanted[20] = n * left;
    CHECK(std::abs(battery::chi_square_score(played.lengths, wanted)) < battery::band);
}

}  // namespace

TEST_CASE("the craps test: wins and lengths of 200,000 games by the rules, on the dice of the table") {
    for (const std::uint64_t seed : {1u, 2u}) looks_fair(through_rules(seed));
}

TEST_CASE("the craps test of the dice that simulations use") {
    for (const std::uint64_t seed : {1u, 2u, 3u, 4u}) {
        const auto result = sim::play_line({.games = line_games, .seed = seed});
        LineGames played{result.wins, {}};
        for (std::size_t rolls = 0; rolls < result.lengths.size(); ++rolls)
            played.lengths[std::min<std::size_t>(rolls, 20)] += result.lengths[rolls];
        looks_fair(played);
    }
}
