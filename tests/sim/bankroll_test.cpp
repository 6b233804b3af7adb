// A bankroll played out bet by bet through the rules, against its exact distribution.
#include "odds/bankroll.h"
#include "sim/craps_table.h"
#include "sim/siwuliu_run.h"

#include <doctest/doctest.h>

#include <cmath>
#include <map>

using namespace boxcars;

namespace {

struct Played {
    std::map<std::int64_t, std::int64_t> units;  // where it stood: how many bankrolls
    std::int64_t bankrolls = 0, ruined = 0, reached = 0;
};

// next(dice): what one flat bet wins, in units.
template <class Next>
Played play(std::int64_t bankroll, std::int64_t goal, int bets, std::int64_t bankrolls, const Next& next) {
    Played played;
    chance::DiceStream dice{7, 1};
    for (; played.bankrolls < bankrolls; ++played.bankrolls) {
        std::int64_t units = bankroll;
        for (int bet = 0; bet < bets && units > 0 && units < goal; ++bet) units += next(dice);
        ++played.units[units];
        played.ruined += units <= 0;
        played.reached += units >= goal;
    }
    return played;
}

void near(std::int64_t count, std::int64_t all, double p) {
    const auto n = static_cast<double>(all);
    CAPTURE(p);
    CHECK(std::abs(static_cast<double>(count) - n * p) <= 4 * std::sqrt(n * p * (1 - p)) + 1e-9);
}

void compare(const Played& played, const odds::After<double>& after) {
    std::int64_t seen = 0;
    for (const auto& [coins, chance] : after.places) {
        CAPTURE(coins);
        const auto found = played.units.find(coins);
        const std::int64_t count = found == played.units.end() ? 0 : found->second;
        near(count, played.bankrolls, chance);
        seen += count;
    }
    CHECK(seen == played.bankrolls);  // nobody came where the exact distribution has nothing
    near(played.ruined, played.bankrolls, after.ruined_by.back());
    near(played.reached, played.bankrolls, after.reached_by.back());
}

std::int64_t line_bet(const sim::Walked& line, chance::DiceStream& dice) {
    int at = 0;
    while (at >= 0) {
        const int first = dice.face(6), second = dice.face(6);
        at = line.next[static_cast<std::size_t>(at)][static_cast<std::size_t>(sim::throw_number(first, second))];
    }
    return at == sim::line_won ? 1 : -1;
}

void check_line(std::int64_t bankrolls) {
    const auto line = sim::walk_line({});
    const auto bet = odds::flat_bet(craps::Rules{}, "pass");
    for (const auto& [from, goal, bets] : {std::tuple{10, 20, 60}, {5, 1000, 40}, {18, 20, 7}})
        compare(play(from, goal, bets, bankrolls, [&](auto& dice) { return line_bet(line, dice); }),
                after_bets(bet, from, goal, bets));
}

// A round of sì-wŭ-liù, through the rules.
std::int64_t siwuliu_bet(const siwuliu::Rules& rules, chance::DiceStream& dice) {
    siwuliu::State state = odds::one_unit();
    while (state.phase != siwuliu::Phase::Betting) {
        const int faces[] = {dice.face(6), dice.face(6), dice.face(6)};
        advance(rules, state, siwuliu::thrown(rules, faces));
    }
    return odds::net_of(state);
}

void check_siwuliu(std::int64_t bankrolls) {
    siwuliu::Rules rules;
    compare(play(6, 15, 20, bankrolls, [&](auto& dice) { return siwuliu_bet(rules, dice); }),
            after_bets(odds::flat_bet(rules), 6, 15, 20));
}

}  // namespace

TEST_CASE("bankrolls on the pass line stand after n bets where the exact distribution has them") { check_line(5000); }
TEST_CASE("so they do at sì-wŭ-liù, with its pay-outs of several bets") { check_siwuliu(3000); }

TEST_SUITE("long") {
    TEST_CASE("a million bankrolls on the pass line stand after n bets where the exact distribution has them") {
        check_line(1'000'000);
    }
    TEST_CASE("a million bankrolls stand so at sì-wŭ-liù") { check_siwuliu(1'000'000); }
}
