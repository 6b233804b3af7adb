// Cee-lo with a bank as sentences: stakes and bets, the banker's dice, the players' dice, pay-outs, the end.
#include "rules/ceelo/table.h"

#include "rules/ceelo/reading.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

using namespace ceelo_table;
using namespace boxcars::ceelo_dice;

TEST_CASE("cee-lo: each player begins with the same coins, and the one who is drawn banks first") {
    Rules rules;
    const Step begun = apply(rules, opening(rules), Begin{1});
    CHECK(begun.next.coins == Seats{10, 10, 10, 0, 0, 0});
    CHECK(begun.next.banker == 1);
    CHECK(begun.next.phase == Phase::Stake);
    CHECK(starts(rules).size() == 3);
    CHECK(refusal(rules, opening(rules), Begin{3}) == "There is no player 4 at a table of 3.");
    CHECK(refusal(rules, opening(rules), Stake{1}) == "The game has not begun: first the banker is drawn.");
}

TEST_CASE("cee-lo: the banker stakes 1 coin up to all he has") {
    Table table{3};
    CHECK(most_offered(table.state) == 10);
    CHECK(refusal(table.rules, table.state, Stake{0}) == "The banker has 10 coins and stakes 1 to 10, not 0.");
    CHECK(refusal(table.rules, table.state, Stake{11}) == "The banker has 10 coins and stakes 1 to 10, not 11.");
    CHECK(refusal(table.rules, table.state, Cover{1}) == "The banker, player 1, stakes first.");
    CHECK(legal(table.rules, table.state).size() == 10);
    table.act(Stake{10});
    CHECK(table.state.coins == table.coins({0, 10, 10}));
    CHECK(table.state.bank == 10);
}

TEST_CASE("cee-lo: players bet in turn from the banker's left, up to their coins and what is left of the bank") {
    Table table{3};
    table.act(Stake{5});
    CHECK(table.state.turn == 1);
    CHECK(refusal(table.rules, table.state, Cover{6}) ==
          "With 10 coins, and 5 of the bank left to cover, player 2 bets 1 to 5, not 6.");
    CHECK(refusal(table.rules, table.state, Cover{0}));
    CHECK(refusal(table.rules, table.state, Rolled{{4, 5, 6}}) ==
          "Bets are being taken: it is player 2's turn to bet.");
    table.act(Cover{3});
    CHECK(table.state.turn == 2);
    CHECK(most_offered(table.state) == 2);
    CHECK(legal(table.rules, table.state) == std::vector<Event>{Cover{1}, Cover{2}});
}

TEST_CASE("cee-lo: a player with fewer coins than are left to cover bets no more than those") {
    Table table{2};
    table.bets(8, {8}).roll({123});  // player 2 has 18 coins now and takes the bank
    table.act(Stake{18});
    CHECK(most_offered(table.state) == 2);
    CHECK(refusal(table.rules, table.state, Cover{3}) ==
          "With 2 coins, and 18 of the bank left to cover, player 1 bets 1 to 2, not 3.");
}

TEST_CASE("cee-lo: when the bank is covered, whoever has not bet sits out and does not throw") {
    Table table{4};
    table.bets(5, {3, 2});
    CHECK(table.fact<SatOut>()->player == 3);
    CHECK_FALSE(table.fact<Returned>());
    CHECK(*table.fact<BetsClosed>() == BetsClosed{0, 5, {0, 3, 2}});
    CHECK(table.state.phase == Phase::BankerThrows);
    table.roll({114, 115});
    CHECK(table.state.turn == 2);
    table.roll({113});
    CHECK(table.state.round == 2);
    CHECK(table.state.coins == table.coins({9, 13, 8, 10}));
}

TEST_CASE("cee-lo: what nobody covers goes back to the banker before he throws") {
    Table table{3};
    table.bets(9, {3, 2});
    CHECK(*table.fact<Returned>() == Returned{0, 4});
    CHECK(table.state.bank == 5);
    CHECK(table.state.coins == table.coins({5, 7, 8}));
}

TEST_CASE("cee-lo: a banker's 4-5-6, triple, or 6 beside a pair wins all bets at once; 1-2-3 or a 1 loses them") {
    for (const int dice : {456, 111, 333, 666, 226, 116, 123, 312, 133, 166, 221}) {
        Table table{3};
        table.bets(5, {3, 2}).roll({dice});
        const bool loses = dice == 123 || dice == 312 || dice == 133 || dice == 166 || dice == 221;
        REQUIRE(table.fact<AllSettled>());
        CHECK(table.fact<AllSettled>()->wins == !loses);
        CHECK(table.state.coins == (loses ? table.coins({5, 13, 12}) : table.coins({15, 7, 8})));
    }
}

TEST_CASE("cee-lo: a banker's 2 to 5 beside a pair is the score to beat, and anything else is thrown again") {
    for (const int point : {2, 3, 4, 5}) {
        Table table{2};
        table.bets(1, {1}).roll({235, 146, 660 + point});
        CHECK(*table.fact<PointSet>() == PointSet{0, point});
        CHECK(table.state.turn == 1);
        CHECK(table.state.phase == Phase::BettorThrows);
    }
}

TEST_CASE("cee-lo: against a score 4-5-6, a triple or a higher score wins, and 1-2-3 or a lower score loses") {
    for (const int dice : {456, 111, 222, 336, 115, 123, 221, 552, 113}) {
        Table table{2};
        table.bets(4, {4}).roll({114, 346, dice});
        const bool loses = dice == 123 || dice == 221 || dice == 552 || dice == 113;
        if (loses) CHECK(*table.fact<BettorLost>() == BettorLost{1, 4});
        if (!loses) CHECK(*table.fact<BettorWon>() == BettorWon{1, 4, 4, 0, 0, 0});
        CHECK(table.state.coins == (loses ? table.coins({14, 6}) : table.coins({6, 14})));
    }
}

TEST_CASE("cee-lo: equal scores are a stand-off, or the banker's, or thrown again, as the sheet says") {
    Table table{2};
    table.bets(4, {4}).roll({114, 334});
    CHECK(*table.fact<StandOff>() == StandOff{1, 4, false});
    CHECK(table.state.coins == table.coins({10, 10}));
    Table banker{2, {.tie = Tie::Banker}};
    banker.bets(4, {4}).roll({114, 334});
    CHECK(banker.state.coins == banker.coins({14, 6}));
    Table again{2, {.tie = Tie::Reroll}};
    again.bets(4, {4}).roll({114, 334});
    CHECK(*again.fact<StandOff>() == StandOff{1, 4, true});
    CHECK(again.state.round == 1);
    again.roll({445});
    CHECK(again.state.coins == again.coins({6, 14}));
}

TEST_CASE("cee-lo: where the first seat wins equal scores, it does so betting and banking, at the pay-out of a score") {
    Table banks{3, {.tie = Tie::First}};
    banks.bets(4, {4}).roll({114, 334});
    CHECK(*banks.fact<BettorLost>() == BettorLost{1, 4});
    Table bets{3, {.tie = Tie::First, .pays_point = 2}};
    bets.state = opening(bets.rules);
    bets.act(Begin{1});
    bets.bets(4, {2, 2}).roll({114, 334});
    CHECK(*bets.fact<StandOff>() == StandOff{2, 2, false});
    bets.roll({554});
    CHECK(*bets.fact<BettorWon>() == BettorWon{0, 2, 4, 1, 0, 0});
    CHECK(bets.state.coins == bets.coins({14, 6, 10}));
}

TEST_CASE("cee-lo: each pay-out is its own knob") {
    const Rules rules{.pays_111 = 2, .pays_triple = 3, .pays_456 = 4, .pays_point = 5, .pays_at_once = 6};
    const auto won = [&](std::initializer_list<int> throws) {
        Table table{2, rules};
        table.bets(1, {1}).roll(throws);
        return table.fact<BettorWon>()->won;
    };
    CHECK(won({114, 111}) == 2);
    CHECK(won({114, 222}) == 3);
    CHECK(won({114, 456}) == 4);
    CHECK(won({114, 225}) == 5);
    CHECK(won({123}) == 6);
}

TEST_CASE("cee-lo: a pay-out larger than the bank comes from the banker's pocket, in order, as far as it goes") {
    Table table{3, {.pays_triple = 3}};
    table.bets(8, {3, 5}).roll({114, 222});
    CHECK(*table.fact<BettorWon>() == BettorWon{1, 3, 9, 0, 1, 0});  // 8 from the bank, 1 of the 2 in the pocket
    CHECK(table.state.coins == table.coins({1, 19, 5}));
    table.roll({555});
    CHECK(*table.fact<BettorWon>() == BettorWon{2, 5, 1, 0, 1, 14});
    CHECK(table.state.coins == table.coins({0, 19, 11}));
    CHECK(over(table.rules, table.state));
}

TEST_CASE("cee-lo: the game ends after a round in which somebody has no coins left, and most coins win") {
    Table table{3};
    table.bets(10, {4, 6}).roll({112, 113});
    CHECK_FALSE(over(table.rules, table.state));  // the round goes on: player 3 has not thrown
    table.roll({114});
    CHECK(over(table.rules, table.state));
    CHECK(*table.fact<GameOver>() == GameOver{{0, 14, 16}, 16, 1});
    CHECK_FALSE(table.fact<BankPasses>());
    CHECK(leads(table.state, 2));
    CHECK_FALSE(leads(table.state, 1));
    CHECK(legal(table.rules, table.state).empty());
    CHECK(refusal(table.rules, table.state, Stake{1}) == "The game is over: start a new one.");
}

TEST_CASE("cee-lo: equal totals share the win") {
    Table table{3};
    table.bets(10, {5, 5}).roll({123});
    CHECK(*table.fact<GameOver>() == GameOver{{0, 15, 15}, 15, 2});
    CHECK((leads(table.state, 1) && leads(table.state, 2)));
    CHECK_FALSE(leads(table.state, 0));
    CHECK(to_text(Fact{*table.fact<GameOver>()}) == "2 players share the win with 15 coins");
}

TEST_CASE("cee-lo: a bettor who has lost everything ends the game as well") {
    Table table{2};
    table.bets(10, {10}).roll({456});
    CHECK(*table.fact<GameOver>() == GameOver{{20, 0}, 20, 1});
}

TEST_CASE("cee-lo: a changed sheet waits for the next stake, another number of players for the next game") {
    Table table{3};
    Rules next = table.rules;
    next.tie = Tie::Banker;
    CHECK(between_rounds(table.rules, next, table.state));
    table.act(Stake{3});
    CHECK_FALSE(between_rounds(table.rules, next, table.state));
    Table another{3};
    next.players = 4;
    CHECK_FALSE(between_rounds(another.rules, next, another.state));
}

namespace {

constexpr std::string_view wins = "wins", loses = "loses", again = "again", point = "point";

struct Row {
    std::string_view dice, says, banker;
};

// clang-format off
constexpr Row sheet[] = {
    {"456", "four five six", wins},
    {"123", "one two three", loses},

    {"111", "three 1s", wins}, {"222", "three 2s", wins}, {"333", "three 3s", wins},
    {"444", "three 4s", wins}, {"555", "three 5s", wins}, {"666", "three 6s", wins},

    {"112", "pair of 1s, point 2", point}, {"113", "pair of 1s, point 3", point}, {"114", "pair of 1s, point 4", point}, {"115", "pair of 1s, point 5", point}, {"116", "pair of 1s, point 6", wins},
    {"122", "pair of 2s, point 1", loses}, {"223", "pair of 2s, point 3", point}, {"224", "pair of 2s, point 4", point}, {"225", "pair of 2s, point 5", point}, {"226", "pair of 2s, point 6", wins},
    {"133", "pair of 3s, point 1", loses}, {"233", "pair of 3s, point 2", point}, {"334", "pair of 3s, point 4", point}, {"335", "pair of 3s, point 5", point}, {"336", "pair of 3s, point 6", wins},
    {"144", "pair of 4s, point 1", loses}, {"244", "pair of 4s, point 2", point}, {"344", "pair of 4s, point 3", point}, {"445", "pair of 4s, point 5", point}, {"446", "pair of 4s, point 6", wins},
    {"155", "pair of 5s, point 1", loses}, {"255", "pair of 5s, point 2", point}, {"355", "pair of 5s, point 3", point}, {"455", "pair of 5s, point 4", point}, {"556", "pair of 5s, point 6", wins},
    {"166", "pair of 6s, point 1", loses}, {"266", "pair of 6s, point 2", point}, {"366", "pair of 6s, point 3", point}, {"466", "pair of 6s, point 4", point}, {"566", "pair of 6s, point 5", point},

    {"124", "nothing", again}, {"125", "nothing", again}, {"126", "nothing", again}, {"134", "nothing", again}, {"135", "nothing", again}, {"136", "nothing", again},
    {"145", "nothing", again}, {"146", "nothing", again}, {"156", "nothing", again}, {"234", "nothing", again}, {"235", "nothing", again}, {"236", "nothing", again},
    {"245", "nothing", again}, {"246", "nothing", again}, {"256", "nothing", again}, {"345", "nothing", again}, {"346", "nothing", again}, {"356", "nothing", again},
};
// clang-format on

std::string_view word(Banker banker) {
    constexpr std::array words{again, wins, loses, point};
    return words[static_cast<std::size_t>(banker)];
}

}  // namespace

TEST_CASE("three dice: the sheet says what every one of the 216 throws is, in any order of the dice") {
    int throws = 0;
    for (const Row& row : sheet) {
        std::string dice{row.dice};
        do {
            INFO(dice);
            const Reading reading = read(dice[0] - '0', dice[1] - '0', dice[2] - '0');
            CHECK(to_text(reading) == row.says);
            CHECK(word(banker(reading)) == row.banker);
            ++throws;
        } while (std::ranges::next_permutation(dice).found);
    }
    CHECK(throws == 216);
}
