// Pig, sentence by sentence of its rule sheet.
#include "rules/pig/rules.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::pig;
using Facts = std::vector<Fact>;

static_assert(rules::Game<pig::Rules>);

namespace {

State on_turn(int player, int own, int other, int turn_total, int rolls) {
    State state;
    state.turn = player;
    state.scores[static_cast<std::size_t>(player)] = own;
    state.scores[static_cast<std::size_t>(1 - player)] = other;
    state.turn_total = turn_total;
    state.rolls = rolls;
    return state;
}

}  // namespace

TEST_CASE("the die is passed with nothing when the pig comes up, whatever was at risk") {
    for (const int total : {0, 2, 17, 99}) {
        const Step step = apply(Rules{}, on_turn(0, 40, 30, total, total > 0), Rolled{1});
        CHECK(step.facts == Facts{Busted{0, 1, total}, TurnBegan{1}});
        CHECK(step.next == on_turn(1, 30, 40, 0, 0));
    }
}

TEST_CASE("every other face adds to the turn total and the turn goes on") {
    for (int sides = 2; sides <= 20; ++sides)
        for (int pig_face = 1; pig_face <= sides; ++pig_face)
            for (int face = 1; face <= sides; ++face) {
                const Rules rules{100, pig_face, sides, 2};
                const Step step = apply(rules, on_turn(0, 0, 0, 5, 1), Rolled{face});
                if (face == pig_face)
                    CHECK(step.next.turn == 1);
                else
                    CHECK(step.next == on_turn(0, 0, 0, 5 + face, 2));
            }
}

TEST_CASE("holding banks the turn total and passes the die") {
    const Step step = apply(Rules{}, on_turn(1, 40, 30, 17, 3), Hold{});
    CHECK(step.facts == Facts{Banked{1, 17, 57}, TurnBegan{0}});
    CHECK(step.next.holds[1] == 1);
}

TEST_CASE("the first roll of a turn is compulsory") {
    CHECK(refusal(Rules{}, on_turn(0, 0, 0, 0, 0), Hold{}));
    CHECK(legal(Rules{}, on_turn(0, 0, 0, 0, 0)).empty());
    CHECK(dice_wanted(Rules{}, on_turn(0, 0, 0, 0, 0)) == rules::Dice{1, 6});
}

TEST_CASE("reaching the goal counts when it is held, not before") {
    const State at_goal = apply(Rules{}, on_turn(0, 95, 99, 0, 0), Rolled{5}).next;
    CHECK_FALSE(over(Rules{}, at_goal));
    CHECK(apply(Rules{}, at_goal, Rolled{1}).next.turn == 1);
    const Step won = apply(Rules{}, at_goal, Hold{});
    CHECK(won.facts == Facts{Banked{0, 5, 100}, Won{0, 100}});
    CHECK(over(Rules{}, won.next));
}

TEST_CASE("nothing more may happen once somebody has won") {
    const State over_now = apply(Rules{}, on_turn(0, 95, 0, 5, 1), Hold{}).next;
    CHECK(legal(Rules{}, over_now).empty());
    CHECK(dice_wanted(Rules{}, over_now).count == 0);
    for (const Event event : {Event{Rolled{3}}, Event{Hold{}}, Event{Begin{0}}})
        CHECK(refusal(Rules{}, over_now, event));
}

TEST_CASE("the game begins with whoever is drawn, and only once") {
    const Rules three{100, 1, 6, 3};
    CHECK(legal(three, opening(three)).size() == 3);
    CHECK(apply(three, opening(three), Begin{2}).next.turn == 2);
    CHECK(refusal(three, opening(three), Begin{3}));
    CHECK(refusal(three, opening(three), Rolled{3}));
    CHECK(refusal(three, apply(three, opening(three), Begin{2}).next, Begin{0}));
}

TEST_CASE("the turn goes round the table") {
    const Rules four{100, 1, 6, 4};
    State state = apply(four, opening(four), Begin{2}).next;
    for (const int next : {3, 0, 1, 2}) {
        state = apply(four, state, Rolled{1}).next;
        CHECK(state.turn == next);
    }
}

TEST_CASE("the best opponent is the highest score among the others") {
    CHECK(best_opponent_score({.players = 3}, {.scores = {20, 90, 35}, .turn = 1}) == 35);
}

TEST_CASE("words that name no event are not read as one") {
    for (const auto* nonsense : {"", "roll", "roll x", "fold", "roll 0", "begin 0"})
        CHECK_FALSE(event_from(Rules{}, nonsense));
}

TEST_CASE("with a lead player 1, or everybody else, starts with points, and no lead reaches the goal") {
    const State ahead = opening(Rules{.players = 3, .lead = 8}), behind = opening(Rules{.players = 3, .lead = -5});
    CHECK(ahead.scores[0] == 8);
    CHECK((ahead.scores[1] == 0 && ahead.scores[2] == 0));
    CHECK((behind.scores[0] == 0 && behind.scores[1] == 5 && behind.scores[2] == 5 && behind.scores[3] == 0));
    for (const int lead : {-30, 30, 31})
        CHECK(conflict(Rules{.goal = 30, .lead = lead})->starts_with("The knob 'lead' of pig is "));
    CHECK_FALSE(conflict(Rules{.goal = 30, .lead = -29}));
    CHECK(handicap_words({.lead = -5}) == std::vector<std::string>{"All others start 5 points ahead."});
    CHECK(handicap_words({}).empty());
}

TEST_CASE("the first pigs of player 1 that the sheet spares cost nothing, not even the first roll of the turn") {
    const Rules rules{.spare_ones = 2};
    State state = on_turn(0, 40, 30, 17, 3);
    const State before = state;
    const Step first = apply(rules, state, Rolled{1});
    CHECK(first.facts == Facts{Spared{0, 1, 1}});
    state.spared = 1;
    CHECK(first.next == state);
    CHECK(canonical(first.next).size() == canonical(before).size() + 1);
    const State at_start = apply(rules, on_turn(0, 40, 30, 0, 0), Rolled{1}).next;
    CHECK(legal(rules, at_start).empty());  // a roll is still due
    state = apply(rules, first.next, Rolled{1}).next;
    CHECK(apply(rules, state, Rolled{1}).facts == Facts{Busted{0, 1, 17}, TurnBegan{1}});
    CHECK(apply(rules, on_turn(1, 40, 30, 17, 3), Rolled{1}).facts == Facts{Busted{1, 1, 17}, TurnBegan{0}});
    CHECK(to_text(Fact{Spared{0, 1, 1}}) == "player 1 rolled 1, a pig, and was spared: 1 left");
}

TEST_CASE("player 1 keeps a part of a lost turn, rounded down and short of the goal; nobody else does") {
    const Rules rules{.bust_keeps = 50};
    const Step lost = apply(rules, on_turn(0, 40, 30, 17, 3), Rolled{1});
    CHECK(lost.facts == Facts{Busted{0, 1, 9, 8}, TurnBegan{1}});
    CHECK(lost.next == on_turn(1, 30, 48, 0, 0));
    CHECK(apply(rules, on_turn(0, 40, 30, 1, 1), Rolled{1}).facts == Facts{Busted{0, 1, 1}, TurnBegan{1}});
    CHECK(apply(rules, on_turn(0, 90, 30, 40, 9), Rolled{1}).next.scores[0] == 99);
    CHECK(apply(rules, on_turn(1, 40, 30, 17, 3), Rolled{1}).facts == Facts{Busted{1, 1, 17}, TurnBegan{0}});
    CHECK(to_text(Fact{Busted{0, 1, 9, 8}}) == "player 1 rolled 1, a pig, and lost 9, kept 8");
}
