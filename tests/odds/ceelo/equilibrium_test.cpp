// Cee-lo solved to the end: small games as fractions by hand, and nobody at any position gains by another size, played
// through the rules throw by throw.
#include "odds/ceelo/equilibrium.h"
#include "odds/ceelo/tables.h"

#include <doctest/doctest.h>

#include <cmath>
#include <thread>

using namespace boxcars;
using namespace boxcars::odds;

namespace {

ceelo::State position(const ceelo::Rules& rules, const ceelo::Seats& coins, int banker = 0) {
    ceelo::State state = opening(rules);
    advance(rules, state, ceelo::Begin{banker});
    state.coins = coins;
    return state;
}

// The chances to win of all players once bets are closed: every one of the 216 throws, each as often as it comes.
class Thrown {
 public:
    Thrown(const ceelo::Rules& rules, const CeeloEquilibrium& solved) : rules_(rules), solved_(solved) {}
    std::array<double, 3> wins(const ceelo::State& state, int round) const {
        if (state.phase == ceelo::Phase::Over) return ended(state);
        if (state.round != round) return goes_on(state);
        std::array<double, 3> sum{};
        int decided = 0;
        for (const ThrowWays& thrown : throws_of({3, 6})) {
            ceelo::State after = state;
            advance(rules_, after, ceelo::Rolled{{thrown.faces[0], thrown.faces[1], thrown.faces[2]}});
            if (after == state) continue;
            decided += thrown.ways;
            const auto next = wins(after, round);
            for (std::size_t n = 0; n < 3; ++n) sum[n] += thrown.ways * next[n];
        }
        for (double& chance : sum) chance /= decided;
        return sum;
    }
    std::array<double, 3> goes_on(const ceelo::State& state) const {
        std::array<int, 3> purses{};
        for (int n = 0; n < rules_.players; ++n)
            purses[nth(n)] = state.coins[ceelo::seat((state.banker + n) % rules_.players)];
        const auto& of = solved_.wins(solved_.table().number_of(purses));
        std::array<double, 3> wins{};
        for (int n = 0; n < rules_.players; ++n) wins[nth((state.banker + n) % rules_.players)] = of[nth(n)];
        return wins;
    }

 private:
    std::array<double, 3> ended(const ceelo::State& state) const {
        std::array<double, 3> wins{};
        int leading = 0;
        for (int n = 0; n < rules_.players; ++n) leading += leads(state, n);
        for (int n = 0; n < rules_.players; ++n) wins[nth(n)] = leads(state, n) ? 1.0 / leading : 0;
        return wins;
    }
    const ceelo::Rules& rules_;
    const CeeloEquilibrium& solved_;
};

// The player on turn does best by what is told of each size, and what is told is what playing on comes to.
std::array<double, 3> check_from(const ceelo::Rules& rules, const CeeloEquilibrium& solved, const ceelo::State& state) {
    const Thrown thrown{rules, solved};
    if (most_offered(state) == 0) return thrown.wins(state, state.round);
    const auto told = solved.choices(state);
    const std::size_t turn = ceelo::seat(state.turn);
    REQUIRE(std::ssize(told) == most_offered(state));
    std::array<double, 3> best{};
    for (const CeeloChoice& choice : told) {
        ceelo::State after = state;
        if (state.phase == ceelo::Phase::Stake)
            advance(rules, after, ceelo::Stake{choice.amount});
        else
            advance(rules, after, ceelo::Cover{choice.amount});
        const auto wins = check_from(rules, solved, after);
        CHECK(choice.exact);
        CHECK(std::abs(wins[turn] - choice.wins) < 1e-9);
        if (choice.amount == 1 || wins[turn] > best[turn] + 1e-12) best = wins;
    }
    return best;
}

void check_every_position(const ceelo::Rules& rules, int coins) {
    const auto solved = CeeloEquilibrium::solve(rules, coins);
    REQUIRE(solved);
    CHECK(solved->error() < 1e-9);
    const Thrown thrown{rules, *solved};
    for (const auto& of : solved->table().positions()) {
        const ceelo::State state = position(rules, {of.purses[0], of.purses[1], of.purses[2]});
        const auto best = check_from(rules, *solved, state), told = thrown.goes_on(state);
        for (std::size_t n = 0; n < 3; ++n) CHECK(std::abs(best[n] - told[n]) < 1e-9);
    }
}

}  // namespace

TEST_CASE("cee-lo solved: with one coin each the banker's chance is a fraction made by hand") {
    // One coin each: every decided round ends the game; a tie keeps the bank, and the same round comes again.
    ceelo::Rules rules;
    rules.players = 2;
    const CeeloBet bet = ceelo_bet(rules);
    const Fraction banker = bet.player_loses / (bet.player_wins + bet.player_loses);
    const auto solved = CeeloEquilibrium::solve(rules, 2);
    REQUIRE(solved);
    CHECK(std::abs(solved->wins(0)[0] - to_double(banker)) < 1e-13);
    CHECK(std::abs(solved->wins(0)[1] - to_double(Fraction{1} - banker)) < 1e-13);
}

TEST_CASE("cee-lo solved: three coins of two players, the value as a fraction of a linear equation") {
    // The one with two coins can only win or lose one: from (2,1) the banker wins, or it is (1,2); one coin is bet
    // whatever is staked. A player who wins takes the bank, by a special throw or because every bet was lost.
    ceelo::Rules rules;
    rules.players = 2;
    const CeeloBet bet = ceelo_bet(rules);
    const Fraction wins = bet.player_loses / (bet.player_wins + bet.player_loses), loses = Fraction{1} - wins;
    // rich banker: x = wins + loses (1 - x), as the other is then the rich banker
    const Fraction rich = (wins + loses) / (1 + loses);
    const auto solved = CeeloEquilibrium::solve(rules, 3);
    REQUIRE(solved);
    CHECK(std::abs(solved->wins(solved->table().number_of({2, 1, 0}))[0] - to_double(rich)) < 1e-12);
}

TEST_CASE("cee-lo solved: at no position does anybody gain by another size, two players, unlike sheets") {
    for (ceelo::Rules rules : test::unlike_ceelo_sheets()) {
        rules.players = 2;
        check_every_position(rules, 9);
    }
}

TEST_CASE("cee-lo solved: at no position does anybody gain by another size, three players") {
    const ceelo::Rules rules;
    check_every_position(rules, 7);
}

TEST_CASE("cee-lo solved: chances of all players add up to one, in the game of five coins each, too") {
    ceelo::Rules rules;
    for (const auto& [players, coins] : {std::pair{2, 10}, {2, 40}, {3, 15}}) {
        rules.players = players;
        const auto solved = CeeloEquilibrium::solve(rules, coins);
        REQUIRE(solved);
        CHECK(solved->error() < 1e-8);
        for (std::size_t n = 0; n < solved->table().positions().size(); ++n)
            CHECK(std::abs(solved->wins(n)[0] + solved->wins(n)[1] + solved->wins(n)[2] - 1) < 1e-9);
    }
}

TEST_CASE("cee-lo solved: beside the loop, once for a sheet, and not at all where there are too many coins") {
    CeeloSolving solving;
    ceelo::Rules rules;
    rules.players = 2;
    const ceelo::State state = position(rules, {10, 10});
    auto choices = solving.choices(rules, state);
    while (choices.empty()) {
        std::this_thread::yield();
        choices = solving.choices(rules, state);
    }
    CHECK(choices.size() == 10);
    CHECK(choices.front().exact);
    CHECK(solving.choices(rules, position(rules, {30, 30})).empty());
    CHECK_FALSE(solving.working());
}
