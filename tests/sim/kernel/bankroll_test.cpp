// A bankroll played out bet by bet through the rules, against its exact distribution and the closed form of its ruin.
#include "odds/bankroll/bankroll.h"
#include "odds/ceelo/odds.h"
#include "odds/craps/odds.h"
#include "odds/siwuliu/odds.h"
#include "random_sheets.h"
#include "sim/craps/table.h"
#include "sim/siwuliu/run.h"

#include <doctest/doctest.h>

#include <cmath>
#include <map>

using namespace boxcars;

namespace {

struct Played {
    std::map<std::int64_t, std::int64_t> units;  // where it stood: how many bankrolls
    std::int64_t bankrolls = 0, ruined = 0, reached = 0;
};

// next(dice): what one flat bet wins, in units. It takes `needs` of them to make it.
template <class Next>
Played play(std::int64_t bankroll, std::int64_t goal, int bets, std::int64_t bankrolls, std::int64_t needs,
            const Next& next) {
    Played played;
    chance::DiceStream dice{7, 1};
    for (; played.bankrolls < bankrolls; ++played.bankrolls) {
        std::int64_t units = bankroll;
        for (int bet = 0; bet < bets && units >= needs && units < goal; ++bet) units += next(dice);
        ++played.units[units];
        played.ruined += units < needs;
        played.reached += units >= goal;
    }
    return played;
}

void compare(const Played& played, const odds::After<double>& after) {
    sim::Cells cells{played.bankrolls};
    for (const auto& [coins, chance] : after.places) {
        const auto found = played.units.find(coins);
        cells.add(found == played.units.end() ? 0 : found->second, chance);
    }
    sim::near(cells.worst());  // far off when somebody came where the exact distribution has nothing
    sim::near(sim::z_of_count(played.ruined, played.bankrolls, after.ruined_by.back()));
    sim::near(sim::z_of_count(played.reached, played.bankrolls, after.reached_by.back()));
}

std::int64_t line_bet(const sim::Walked& line, chance::DiceStream& dice) {
    int at = 0;
    while (at >= 0) {
        const int first = dice.face(6), second = dice.face(6);
        at = line.next[static_cast<std::size_t>(at)][static_cast<std::size_t>(sim::throw_number(first, second))];
    }
    return at == sim::line_won ? 1 : -1;
}

// The same bankroll as a chain, a bet a throw: for how far the number of bets spreads.
odds::Chain gambler(int from, int goal) {
    odds::Chain chain{495, {}, {{0, 1}, {1, 1}}};
    const auto state_of = [&](int units) {
        return units == 0 ? -1 : units == goal ? -2 : units == from ? 0 : units < from ? units : units - 1;
    };
    chain.states.resize(static_cast<std::size_t>(goal - 1));
    for (int units = 1; units < goal; ++units)
        chain.states[static_cast<std::size_t>(state_of(units))] = {{244, state_of(units + 1), 0},
                                                                   {251, state_of(units - 1), 0}};
    return chain;
}

void check_line(const craps::Rules& rules, std::int64_t bankrolls) {
    const auto line = sim::walk_line(rules);
    const auto bet = odds::flat_bet(rules, "pass");
    REQUIRE(bet.unit == 1);
    for (const auto& [from, goal, bets] : {std::tuple{10, 20, 60}, {5, 1000, 40}, {18, 20, 7}})
        compare(play(from, goal, bets, bankrolls, bet.needs,
                     [&](auto& dice) { return line_bet(line, dice) > 0 ? rules.line_pays : -1; }),
                after_bets(bet, from, goal, bets));
}

// The gambler's ruin: with r = lose / win, the goal n is reached from i with (1 - r^i) / (1 - r^n), after
// i / (q - p) - n / (q - p) times that bets on average (Feller I, chapter XIV).
void check_ruin(std::int64_t bankrolls) {
    const double p = 244.0 / 495, q = 251.0 / 495, r = q / p;
    const auto line = sim::walk_line({});
    const auto bet = odds::flat_bet(craps::Rules{}, "pass");
    for (const auto& [from, goal] : {std::pair{10, 20}, {1, 5}, {15, 20}, {4, 30}}) {
        const double reached = (1 - std::pow(r, from)) / (1 - std::pow(r, goal));
        const auto fate = odds::fate_of(bet, from, goal);
        CHECK(std::abs(fate.goal - reached) < 1e-12);
        CHECK(std::abs(fate.ruin - (1 - reached)) < 1e-12);
        CHECK(std::abs(fate.mean_bets - (from - goal * reached) / (q - p)) < 1e-9);
        std::int64_t bets = 0;
        constexpr int for_ever = 1'000'000;
        const auto played = play(from, goal, for_ever, bankrolls, 1, [&](auto& dice) {
            ++bets;
            return line_bet(line, dice);
        });
        CHECK(played.ruined + played.reached == bankrolls);
        sim::near(sim::z_of_count(played.reached, bankrolls, reached));
        const auto length = odds::throws_variance(gambler(from, goal));
        sim::near(sim::z_of_sum(static_cast<double>(bets), static_cast<double>(bankrolls), fate.mean_bets,
                                odds::to_double(length)));
    }
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

void check_siwuliu(const siwuliu::Rules& rules, std::int64_t bankrolls) {
    const auto bet = odds::flat_bet(rules);
    const std::int64_t from = 5 + bet.needs;
    compare(play(from, from + 9, 20, bankrolls, bet.needs, [&](auto& dice) { return siwuliu_bet(rules, dice); }),
            after_bets(bet, from, from + 9, 20));
}

// A coin against the bank, through the rules; of two players with so many coins that every win can be paid.
std::int64_t ceelo_bet(const ceelo::Rules& rules, const ceelo::State& bet, chance::DiceStream& dice) {
    ceelo::State state = bet;
    while (state.round == bet.round) {
        const int first = dice.face(6), second = dice.face(6);
        advance(rules, state, ceelo::Rolled{{first, second, dice.face(6)}});
    }
    return worth(state, 1) - rules.coins;
}

void check_ceelo(const ceelo::Rules& sheet, std::int64_t bankrolls) {
    const ceelo::Rules rules = odds::with_players(sheet, 2);
    const ceelo::State state = odds::all_bet(rules);
    const auto bet = odds::flat_bet(rules);
    const std::int64_t from = 5 + bet.needs;
    compare(play(from, from + 9, 20, bankrolls, bet.needs, [&](auto& dice) { return ceelo_bet(rules, state, dice); }),
            after_bets(bet, from, from + 9, 20));
}

// Of every game that is played against a bank.
void check_all_sheets(std::int64_t bankrolls) {
    sim::check_sheets<craps::Rules>(
        700, [](craps::Rules& rules) { rules.bankroll = 1'000'000; },
        [&](const craps::Rules& rules, std::uint64_t) { check_line(rules, bankrolls); });
    sim::check_sheets<siwuliu::Rules>(
        800, [](siwuliu::Rules&) {},
        [&](const siwuliu::Rules& rules, std::uint64_t) { check_siwuliu(rules, bankrolls); });
    sim::check_sheets<ceelo::Rules>(
        900, [](ceelo::Rules&) {}, [&](const ceelo::Rules& rules, std::uint64_t) { check_ceelo(rules, bankrolls); });
}

}  // namespace

TEST_CASE("bankrolls on the pass line stand after n bets where the exact distribution has them") {
    check_line({}, 5000);
}
TEST_CASE("so they do at sì-wŭ-liù and cee-lo, with their pay-outs of several bets") {
    check_siwuliu({}, 3000);
    check_ceelo({}, 3000);
}
TEST_CASE("so they do on twenty random sheets of craps, of sì-wŭ-liù and of cee-lo") { check_all_sheets(1000); }
TEST_CASE("bankrolls on the pass line played out to ruin or goal come to what the gambler's ruin has in closed form") {
    check_ruin(5000);
}

TEST_SUITE("long") {
    TEST_CASE("a million bankrolls on the pass line stand after n bets where the exact distribution has them") {
        check_line({}, 1'000'000);
    }
    TEST_CASE("a million bankrolls stand so at sì-wŭ-liù") { check_siwuliu({}, 1'000'000); }
    TEST_CASE("twenty thousand bankrolls stand so on every one of twenty random sheets") { check_all_sheets(20'000); }
    TEST_CASE("two hundred thousand bankrolls played out come to what the gambler's ruin has in closed form") {
        check_ruin(200'000);
    }
}
