// Goals at Pig against plain iteration over all states, every order of won and lost games, and the solution.
#include "odds/goal/pig.h"

#include "odds/goal/played.h"

#include <doctest/doctest.h>

#include <cmath>
#include <map>

using namespace boxcars;
using odds::HoldRule, odds::PigGoal, odds::PigPosition, rules::GoalKind;

namespace {

constexpr rules::GoalTerms one_game{.kind = GoalKind::Win, .target = 1, .length = 1};

pig::Rules pig_sheet(int goal, int sides, int pig_face) { return {.goal = goal, .pig_face = pig_face, .sides = sides}; }

HoldRule holds_at(int least, int goal) {
    return {[=](const PigPosition& at) { return at.turn_total >= least || at.own + at.turn_total >= goal; }, 0, false};
}
HoldRule chases(int goal) {  // holds when ahead
    return {[=](const PigPosition& at) {
        return at.own + at.turn_total >= goal || (at.turn_total > 2 && at.own + at.turn_total > at.other + 3);
    }};
}

// Some with a lead, pigs that cost the player nothing, or points that are kept.
std::vector<pig::Rules> small_sheets() {
    return {pig_sheet(10, 6, 1),
            pig_sheet(9, 3, 3),
            pig_sheet(11, 4, 2),
            pig_sheet(7, 2, 1),
            {.goal = 12, .sides = 4, .lead = 5},
            {.goal = 10, .pig_face = 2, .sides = 5, .lead = -4},
            {.goal = 9, .spare_ones = 1},
            {.goal = 8, .pig_face = 2, .sides = 3, .lead = 3, .spare_ones = 3},
            {.goal = 11, .bust_keeps = 50},
            {.goal = 9, .sides = 4, .spare_ones = 2, .bust_keeps = 90}};
}

pig::State begun(const pig::Rules& rules, int first) {
    pig::State state = opening(rules);
    advance(rules, state, pig::Begin{first});
    return state;
}

bool opponent_holds(const HoldRule& rule, const pig::State& state) {
    return state.turn == 1 && state.rolls > 0 &&
           rule.holds({state.scores[1], state.scores[0], state.turn_total, state.holds[1]});
}

// The player's chance in every state of one game, by sweeps over all of them until nothing moves. At the goal the
// player holds.
class EveryPig {
 public:
    EveryPig(const pig::Rules& rules, const HoldRule& opponent) : rules_(rules), opponent_(opponent) {
        find(begun(rules, 0));
        find(begun(rules, 1));
        while (sweep() > 1e-16) continue;
    }
    struct Known {
        pig::State state;
        double chance = 0;
    };
    std::map<std::vector<int>, Known> known{};
    double at(const pig::State& state) const { return known.at(key(state)).chance; }

 private:
    static std::vector<int> key(const pig::State& at) {
        return {at.scores[0], at.scores[1], at.turn, at.turn_total, at.winner, at.spared};
    }
    pig::State after(pig::State state, const pig::Event& event) const {
        advance(rules_, state, event);
        return state;
    }
    bool at_goal(const pig::State& state) const { return state.scores[0] + state.turn_total >= rules_.goal; }
    void find(const pig::State& state) {
        if (!known.try_emplace(key(state), Known{state}).second || over(rules_, state)) return;
        if (state.rolls > 0) find(after(state, pig::Hold{}));
        if (state.turn == 0 && at_goal(state)) return;
        if (opponent_holds(opponent_, state)) return;
        for (int face = 1; face <= rules_.sides; ++face) find(after(state, pig::Rolled{face}));
    }
    double chance(const pig::State& state) {
        if (over(rules_, state)) return state.winner == 0;
        const double held = state.rolls > 0 ? known.at(key(after(state, pig::Hold{}))).chance : 0;
        if (opponent_holds(opponent_, state) || (state.turn == 0 && at_goal(state))) return held;
        double rolled = 0;
        for (int face = 1; face <= rules_.sides; ++face)
            rolled += known.at(key(after(state, pig::Rolled{face}))).chance / rules_.sides;
        return state.turn == 0 ? std::max(held, rolled) : rolled;
    }
    double sweep() {
        double moved = 0;
        for (auto at = known.rbegin(); at != known.rend(); ++at) {  // the largest scores first
            Known& one = at->second;
            const double now = chance(one.state);
            moved = std::max(moved, std::abs(now - one.chance));
            one.chance = now;
        }
        return moved;
    }
    pig::Rules rules_;
    HoldRule opponent_;
};

struct PigCase {
    pig::Rules rules;
    rules::GoalTerms terms;
    HoldRule opponent;
    int first;
};
PigCase pig_case(chance::DiceStream& dice) {
    const int goal = 15 + dice.draw(50), sides = 3 + dice.draw(6), length = dice.face(7);
    return {{.goal = goal,
             .pig_face = dice.face(sides),
             .sides = sides,
             .spare_ones = dice.draw(4),
             .bust_keeps = 30 * dice.draw(4)},
            {.kind = GoalKind::Win, .target = dice.face(length), .length = length},
            dice.draw(3) == 0 ? chases(goal) : holds_at(5 + dice.draw(20), goal),
            dice.draw(2)};
}

}  // namespace

TEST_CASE("a goal at Pig: every position of small games has the chance that plain iteration over its states finds") {
    for (const pig::Rules& rules : small_sheets())
        for (const HoldRule& opponent : {holds_at(4, rules.goal), holds_at(100, rules.goal), chases(rules.goal)}) {
            CAPTURE(rules.goal);
            const EveryPig every{rules, opponent};
            const auto goal = PigGoal::solve(rules, one_game, 0, opponent);
            CHECK(every.known.size() > 100);
            for (const auto& [key, known] : every.known)
                REQUIRE(std::abs(goal->now(known.state, 0, 0) - known.chance) < test::same_chance);
            for (const int first : {0, 1}) {
                const double chance = PigGoal::solve(rules, one_game, first, opponent)->chance();
                CHECK(std::abs(chance - every.at(begun(rules, first))) < test::same_chance);
            }
        }
}

TEST_CASE("a goal at Pig: matches have the chances of every order of games won and lost") {
    const pig::Rules rules = pig_sheet(30, 6, 1);
    for (int length = 1; length <= 5; ++length)
        for (int target = 1; target <= length + 1; ++target)
            for (int first = 0; first < 2; ++first) {
                const rules::GoalTerms terms{.kind = GoalKind::Win, .target = target, .length = length};
                const auto goal = PigGoal::solve(rules, terms, first, holds_at(10, 30));
                const auto game = PigGoal::solve(rules, one_game, 0, holds_at(10, 30));
                double chance = 0;
                for (int order = 0; order < 1 << length; ++order) {
                    double here = 1;
                    int won = 0;
                    for (int n = 0; n < length; ++n) {
                        const double wins = game->now(begun(rules, (first + n) % 2), 0, 0);
                        const bool this_one = (order >> n & 1) != 0;
                        here *= this_one ? wins : 1 - wins;
                        won += this_one;
                    }
                    if (won >= target) chance += here;
                }
                REQUIRE(std::abs(goal->chance() - chance) < test::same_chance);
            }
}

TEST_CASE("a goal at Pig: against best play it is the solution; the best reply to a rule wins as the pairing says") {
    for (const int lead : {0, 9, -21}) {
        const pig::Rules sheet{.goal = 60, .lead = lead};
        const auto solution = odds::solve_pig(sheet);
        const double begins = PigGoal::solve(sheet, one_game, 0)->chance(),
                     follows = PigGoal::solve(sheet, one_game, 1)->chance();
        CHECK(std::abs(begins - solution.first_player_wins()) < test::same_chance);
        CHECK(std::abs(1 - follows - solution.first_player_wins(1)) < test::same_chance);
    }
    const pig::Rules rules{.goal = 60, .lead = 7};
    for (const HoldRule& opponent : {holds_at(20, 60), chases(60)}) {
        const auto goal = PigGoal::solve(rules, one_game, 0, opponent);
        const HoldRule reply{[&](const PigPosition& at) {
            pig::State state = begun(rules, 0);
            state.scores[0] = at.own;
            state.scores[1] = at.other;
            state.turn_total = at.turn_total;
            state.rolls = 1;
            return test::best_of(goal->choices(state, 0, 0)).event == pig::Event{pig::Hold{}};
        }};
        const odds::PigPlayer other{rules, opponent};
        CHECK(std::abs(goal->chance() - first_wins(odds::PigPlayer{rules, reply}, other)) < test::same_chance);
        CHECK(goal->chance() > first_wins(odds::PigPlayer{rules, holds_at(25, 60)}, other));
    }
}

TEST_CASE("a goal at Pig: no choice is better than the chance now, and rolls keep its mean") {
    chance::DiceStream dice{12};
    for (int n = 0; n < 20; ++n) {
        const PigCase one = pig_case(dice);
        const auto goal = PigGoal::solve(one.rules, one.terms, one.first, one.opponent);
        int won = 0, lost = 0;
        while (won + lost < one.terms.length) {
            const auto now = [&](const pig::State& at) { return goal->now(at, won, lost); };
            pig::State state = begun(one.rules, (one.first + won + lost) % 2);
            CHECK(now(state) == doctest::Approx(now(opening(one.rules))).epsilon(test::same_chance));
            while (!over(one.rules, state)) {
                const auto choices = goal->choices(state, won, lost);
                if (opponent_holds(one.opponent, state)) {
                    const double before = now(state);
                    advance(one.rules, state, pig::Hold{});
                    REQUIRE(std::abs(now(state) - before) < test::same_chance);
                    continue;
                }
                const double rolled = test::mean_after_throw(one.rules, state, now);
                REQUIRE(std::abs((choices.empty() ? now(state) : choices[1].chance) - rolled) < test::same_chance);
                if (!choices.empty()) REQUIRE(std::abs(test::best_of(choices).chance - now(state)) < test::same_chance);
                if (!choices.empty() && dice.draw(4) == 0) {
                    advance(one.rules, state, choices[0].event);
                    REQUIRE(std::abs(now(state) - choices[0].chance) < test::same_chance);
                } else {
                    test::throw_dice(one.rules, state, dice);
                }
            }
            const double after = now(state);
            (state.winner == 0 ? won : lost) += 1;
            CHECK(now(opening(one.rules)) == after);
        }
    }
}

TEST_CASE("a goal at Pig is not solved further when told to stop") {
    std::stop_source stop;
    stop.request_stop();
    CHECK_FALSE(PigGoal::solve({}, one_game, 0, holds_at(20, 100), stop.get_token()));
    CHECK_FALSE(PigGoal::solve({}, one_game, 0, {}, stop.get_token()));
}
