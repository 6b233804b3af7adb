// The classic craps test of random numbers: the wins and the lengths of 200,000 games, played through our own rules.
// Source: Marsaglia's Diehard tests.
#include "chance/battery.h"
#include "chance/dice_stream.h"
#include "odds/craps/odds.h"

#include <doctest/doctest.h>

using namespace boxcars;

TEST_CASE("the craps test: wins and lengths of 200,000 games by the rules, on the dice of the table") {
    using namespace craps;
    constexpr std::int64_t games = 200'000;
    const Rules rules;
    const auto exact = odds::line_game(rules);
    const double n = games, p = odds::to_double(exact.win);
    std::array<double, 21> wanted{};  // 1..20 rolls, and more
    double left = 1;
    for (std::size_t rolls = 0; rolls < 20; ++rolls) {
        wanted[rolls] = n * odds::to_double(exact.p_rolls[rolls]);
        left -= odds::to_double(exact.p_rolls[rolls]);
    }
    wanted[20] = n * left;
    for (const std::uint64_t seed : {1u, 2u}) {
        chance::DiceStream dice{seed};
        std::int64_t wins = 0;
        std::array<std::int64_t, 21> lengths{};
        for (std::int64_t game = 0; game < games; ++game) {
            State state = opening(rules);
            const Cents before = state.bankroll;
            advance(rules, state, Bet{{Kind::Pass}, dollar});
            std::size_t rolls = 0;
            for (; !state.bets.empty(); ++rolls) advance(rules, state, Rolled{dice.face(6), dice.face(6)});
            wins += state.bankroll > before;
            ++lengths[std::min<std::size_t>(rolls, 21) - 1];
        }
        CHECK(std::abs(static_cast<double>(wins) - n * p) / std::sqrt(n * p * (1 - p)) < battery::band);
        CHECK(std::abs(battery::chi_square_score(lengths, wanted)) < battery::band);
    }
}
