// The computer players of Pig, sentence by sentence of the rule sheet.
#include "players/pig/policy.h"

#include <doctest/doctest.h>

#include <set>
#include <string>

using namespace boxcars;
using namespace boxcars::players;

namespace {

PigPolicy policy(std::string_view name) { return find_policy(name).value(); }

// Own score, best opponent's score, turn total, own turns that ended with a hold.
bool holds(std::string_view name, int own, int other, int turn_total, int held = 0, int goal = 100) {
    return policy(name).holds(pig::Rules{goal, 1, 6, 2}, odds::PigPosition{own, other, turn_total, held});
}
// Rolls at one less and holds from there on.
bool holds_from(int least, std::string_view name, int own, int other, int held = 0, int goal = 100) {
    for (int total = 1; total <= goal + 5; ++total)
        if (holds(name, own, other, total, held, goal) != (total >= least)) return false;
    return true;
}

pig::State on_turn(std::vector<int> scores, int turn, int turn_total, int held = 0) {
    pig::State state;
    std::copy(scores.begin(), scores.end(), state.scores.begin());
    state.turn = turn;
    state.turn_total = turn_total;
    state.rolls = turn_total > 0;
    state.holds[static_cast<std::size_t>(turn)] = held;
    return state;
}

}  // namespace

TEST_CASE("there are six players of pig, each with a name and a few words") {
    CHECK(policy_names().size() == 6);
    for (const auto name : policy_names()) {
        CHECK(policy(name).name() == name);
        CHECK_FALSE(policy(name).in_words().empty());
    }
    CHECK(policy("hold20").in_words() == "holds at 20");
}

TEST_CASE("every player of pig has a name for people beside its own, and no two have the same") {
    std::set<std::string> titles;
    for (const auto name : policy_names()) {
        CHECK(policy(name).title() != name);
        CHECK(titles.insert(policy(name).title()).second);
    }
    CHECK(policy("hold20").title() == "Easy");
    CHECK(policy("optimal").title() == "Perfect");
    CHECK(titles.insert(policy("hold:17").title()).second);
    CHECK_FALSE(find_policy("Easy"));  // typed, they have their own names only
}

TEST_CASE("nobody holds before the first roll of a turn") {
    for (const auto name : policy_names()) CHECK_FALSE(policy(name).holds(pig::Rules{}, on_turn({99, 99}, 0, 0)));
}

TEST_CASE("everybody holds at the goal and beyond") {
    auto best = policy("optimal");
    best.learn(std::make_shared<odds::PigSolution>(odds::solve_pig(pig::Rules{})));
    for (const int over : {0, 1, 5}) {
        for (const auto* name : {"hold20", "hold25", "hold:99", "four_turns", "score_base", "keep_pace"})
            for (const int own : {0, 50, 90, 99}) CHECK(holds(name, own, 99, 100 - own + over, 7));
        CHECK(best.holds(pig::Rules{}, odds::PigPosition{90, 99, 10 + over, 0}));
    }
}

TEST_CASE("hold20 holds at 20, hold25 at 25, hold:N at N") {
    for (const int own : {0, 40, 70}) {
        CHECK(holds_from(20, "hold20", own, 99));
        CHECK(holds_from(25, "hold25", own, 0));
        CHECK(holds_from(17, "hold:17", own, 50));
        CHECK(holds_from(1, "hold:1", own, 50));
    }
    CHECK(holds_from(10, "hold20", 90, 0));
}

TEST_CASE("four_turns holds at a fair share, rounded down, of what is left for the turns that are left") {
    CHECK(holds_from(25, "four_turns", 0, 0, 0));
    CHECK(holds_from(25, "four_turns", 25, 0, 1));
    CHECK(holds_from(24, "four_turns", 27, 0, 1));  // 73 / 3 = 24.33
    CHECK(holds_from(24, "four_turns", 51, 0, 2));  // 49 / 2 = 24.5
    CHECK(holds_from(22, "four_turns", 78, 0, 3));
    for (const int held : {4, 5, 9}) CHECK(holds_from(60, "four_turns", 40, 0, held));
}

TEST_CASE("score_base holds at 19, or at the other's score less 14 if more, and rolls on once a player has 69") {
    CHECK(holds_from(19, "score_base", 0, 0));
    CHECK(holds_from(19, "score_base", 68, 33));
    CHECK(holds_from(20, "score_base", 0, 34));
    CHECK(holds_from(54, "score_base", 0, 68));
    CHECK(holds_from(32, "score_base", 68, 68));  // the goal comes before 54
    CHECK(holds_from(19, "score_base", 68, 0));
    CHECK(holds_from(31, "score_base", 69, 0));
    CHECK(holds_from(100, "score_base", 0, 69));
    CHECK(holds_from(5, "score_base", 95, 0));
}

TEST_CASE("keep_pace holds at 21 plus an eighth of its deficit, rounded half up, until a player has 71") {
    CHECK(holds_from(21, "keep_pace", 0, 0));
    CHECK(holds_from(21, "keep_pace", 0, 3));
    CHECK(holds_from(22, "keep_pace", 0, 4));  // 0.5 is 1
    CHECK(holds_from(22, "keep_pace", 0, 11));
    CHECK(holds_from(23, "keep_pace", 0, 12));  // 1.5 is 2
    CHECK(holds_from(30, "keep_pace", 0, 70));  // 8.75 is 9
    CHECK(holds_from(21, "keep_pace", 4, 0));   // -0.5 is 0
    CHECK(holds_from(20, "keep_pace", 5, 0));   // -0.625 is -1
    CHECK(holds_from(20, "keep_pace", 12, 0));  // -1.5 is -1
    CHECK(holds_from(19, "keep_pace", 13, 0));
    CHECK(holds_from(12, "keep_pace", 70, 0));  // -8.75 is -9
    CHECK(holds_from(21, "keep_pace", 70, 70));
    CHECK(holds_from(29, "keep_pace", 71, 0));
    CHECK(holds_from(100, "keep_pace", 0, 71));
}

TEST_CASE("with another goal the racing distances stay: 31 for score_base, 29 for keep_pace") {
    CHECK(holds_from(19, "score_base", 168, 0, 0, 200));
    CHECK(holds_from(31, "score_base", 169, 0, 0, 200));
    CHECK(holds_from(50, "score_base", 0, 19, 0, 50));
    CHECK(holds_from(19, "score_base", 18, 18, 0, 50));
    CHECK(holds_from(29, "keep_pace", 171, 0, 0, 200));
    CHECK(holds_from(50, "keep_pace", 0, 21, 0, 50));
    CHECK(holds_from(12, "four_turns", 0, 0, 0, 50));
}

TEST_CASE("the best opponent is who counts at a table of several") {
    const pig::Rules three{100, 1, 6, 3};
    CHECK_FALSE(policy("score_base").holds(three, on_turn({10, 20, 69}, 1, 50)));
    CHECK(policy("score_base").holds(three, on_turn({10, 69, 20}, 2, 50)) == false);
    CHECK(policy("score_base").holds(three, on_turn({10, 20, 68}, 1, 54)));
    CHECK(policy("four_turns").holds(three, on_turn({10, 52, 68}, 1, 24, 2)));
}

TEST_CASE("the optimal player takes the solved decision, also where rolling is right again above holding") {
    auto best = policy("optimal");
    CHECK(best.needs_solution());
    CHECK_FALSE(best.ready(pig::Rules{}));
    best.learn(std::make_shared<odds::PigSolution>(odds::solve_pig(pig::Rules{})));
    CHECK(best.ready(pig::Rules{}));
    CHECK(best.ready(pig::Rules{100, 1, 6, 3}));
    CHECK_FALSE(best.ready(pig::Rules{50, 1, 6, 2}));
    const std::string decided{"RHHHHHRH"};
    for (int total = 21; total <= 28; ++total)
        CHECK(best.holds(pig::Rules{}, on_turn({49, 41}, 1, total)) ==
              (decided[static_cast<std::size_t>(total - 21)] == 'H'));
    CHECK_FALSE(best.holds(pig::Rules{100, 1, 6, 3}, on_turn({12, 41, 49}, 1, 27)));
    CHECK(best.holds(pig::Rules{100, 1, 6, 3}, on_turn({12, 41, 49}, 1, 26)));
}

TEST_CASE("an unknown player is refused with the nearest name, or all of them") {
    CHECK_FALSE(find_policy("hold21"));
    CHECK(policy_problem("keep_pase") == "There is no player of pig named 'keep_pase'; did you mean 'keep_pace'?");
    CHECK(
        policy_problem("xyzzy") ==
        "There is no player of pig named 'xyzzy'; there are hold20, hold25, four_turns, score_base, keep_pace, optimal "
        "or hold:N.");
    for (const auto* name : {"hold:", "hold:0", "hold:-3", "hold:1001", "hold:x", "hold:2 "})
        CHECK(policy_problem(name) ==
              "The player '" + std::string{name} + "' needs a number from 1 to 1000 to hold at, as in 'hold:20'.");
    CHECK_FALSE(policy_problem("hold:1000"));
}
