// Pig as one value for everything above rules/ and odds/: its milestones, and its stations in the Long Run.
#include "session/game_of.h"

#include "odds/goal/pig.h"
#include "players/pig/policy.h"
#include "session/pig/statistics.h"
#include "session/run/station_table.h"

namespace boxcars::pig {
namespace {

using Counts = std::optional<bool>;

bool safe(const Rules& rules, int face) { return face != rules.pig_face; }
bool busts(const Rules& rules, int face) { return face == rules.pig_face; }
bool highest(const Rules& rules, int face) { return face == rules.sides && safe(rules, face); }

// Counts throws in one turn; what ends the turn ends the row.
template <bool (*is_so)(const Rules&, int face)>
Counts in_one_turn(const Rules& rules, const State& before, const Step& step, int seat) {
    if (before.turn != seat || before.winner >= 0) return {};
    const auto* added = boxcars::rules::fact_among<Added>(step.facts);
    return added && is_so(rules, added->face);
}
// Counts turns by their first throw.
template <bool (*is_so)(const Rules&, int face)>
Counts first_throw(const Rules& rules, const State& before, const Step& step, int seat) {
    if (before.turn != seat || before.winner >= 0 || before.rolls > 0) return {};
    if (boxcars::rules::fact_among<Spared>(step.facts)) return false;
    const auto* added = boxcars::rules::fact_among<Added>(step.facts);
    return is_so(rules, added ? added->face : rules.pig_face);
}
template <bool (*is_so)(const Rules&, int face)>
odds::Fraction throws_in_a_row(const Rules& rules, int needed) {
    const auto shows = [&](const std::vector<int>& faces) { return is_so(rules, faces[0]); };
    return session::in_a_row(session::chance_to_show(odds::throws_of({1, rules.sides}), shows), needed);
}

// Counts a whole game: its win adds one, an own throw of the pig's face ends it.
Counts won_without(const Rules&, const State& before, const Step& step, int seat) {
    if (before.turn != seat) return {};
    if (boxcars::rules::fact_among<Won>(step.facts)) return true;
    return boxcars::rules::fact_among<Busted>(step.facts) ? Counts{false} : Counts{};
}
// The chance that a player's throws, whenever he holds, add up to the goal before one of them shows the pig's face.
odds::Fraction goal_before_pig(const Rules& rules, int) {
    std::vector<odds::Fraction> from(nth(rules.goal) + nth(rules.sides), 1);  // by points so far
    for (int points = rules.goal; points-- > 0;) {
        odds::Fraction sum = 0;
        for (int face = 1; face <= rules.sides; ++face)
            if (safe(rules, face)) sum += from[nth(points) + nth(face)];
        from[nth(points)] = sum / rules.sides;
    }
    return from.front();
}

constexpr session::Milestone<Rules> milestone_rows[] = {
    {"twenty_throws", "Twenty Throws", "Twenty safe throws in one turn.", 20, in_one_turn<safe>, throws_in_a_row<safe>},
    {"three_highest", "Top Three", "The highest face three times in a row in one turn.", 3, in_one_turn<highest>,
     throws_in_a_row<highest>},
    {"three_starts", "Flying Starts", "The highest face on the first throw of three turns in a row.", 3,
     first_throw<highest>, throws_in_a_row<highest>},
    {"three_snouts", "Three Snouts", "Three turns in a row lost on their first throw.", 3, first_throw<busts>,
     throws_in_a_row<busts>},
    {"no_ones", "Clean Run", "A game won without a throw of 1.", 1, won_without, goal_before_pig, true},
};

}  // namespace
}  // namespace boxcars::pig

namespace boxcars::session {
namespace {

struct PigOpponent {
    players::PigPolicy policy;

    std::optional<pig::Event> operator()(const pig::Rules& rules, const pig::State& state) const {
        if (state.rolls == 0 || !policy.holds(rules, state)) return {};
        return pig::Hold{};
    }
};

struct PigStation {
    using Rules = pig::Rules;
    static constexpr StopUnit unit = StopUnit::Games;
    using Goal = odds::PigGoal;

    static void prepare(Rules& rules, const Station& station) {
        const int target = station.invitation->targets[nth(station.chance_class)], most = std::min(60, rules.goal - 1);
        rules.lead = std::clamp(target + rules.lead, -most, most);  // keepsakes have set rules.lead
        rules.players = 2;
    }

    static PigOpponent company(const Rules& rules, const Station& station) {
        auto policy = players::find_policy(station.players.at(1));
        if (!policy) throw Error(*players::policy_problem(station.players.at(1)));
        if (policy->needs_solution())
            policy->learn(std::make_shared<const odds::PigSolution>(odds::solve_pig(without_favours(rules))));
        return {std::move(*policy)};
    }
    static std::optional<Goal> solve(const Rules& rules, const Station& station, const PigOpponent& opponent,
                                     const std::stop_token& stop) {
        std::optional<odds::HoldRule> rule;  // empty: the opponent plays best
        if (!opponent.policy.needs_solution()) rule = opponent.policy.rule(rules);
        return Goal::solve(rules, station.goal, station.first, rule, stop);
    }

    // The progress without the game in this state, even if that game is over.
    static GoalProgress before(const pig::State& state, GoalProgress progress) {
        progress.done -= state.winner >= 0;
        progress.won -= state.winner == 0;
        return progress;
    }
    static double now(const Goal& goal, const pig::State& state, const GoalProgress& progress) {
        const auto [done, won] = before(state, progress);
        return goal.now(state, won, done - won);
    }
    static StationChoices<pig::Event> choices(const Goal& goal, const pig::State& state, const GoalProgress& progress) {
        const auto [done, won] = before(state, progress);
        StationChoices<pig::Event> lists;
        for (const auto& [event, chance] : goal.choices(state, won, done - won)) {
            const bool throws = std::holds_alternative<pig::Rolled>(event);
            lists.push_back({throws ? std::vector<pig::Event>{} : std::vector<pig::Event>{event}, chance});
        }
        return lists;
    }
    static constexpr const char* throwing = "roll";

    static constexpr int place = 4;
    // clang-format off
    // Win every game against a player who holds at a turn total and may start ahead.
    static constexpr Invitation invitations[] = {
        {"buffet_race", "pig", "Race to 50 against a player who holds at 20", "goal=50", "hold:20", Win, {18, 11, 3, -5, -10, -24, -28, -31, -36}, 1, 0, "", 4, 1, before_last},
        {"short_race", "pig", "Race to 40 against a player who holds at 20", "goal=40", "hold:20", Win, {20, 14, 7, -2, -15, -18, -22, -29, -35}, 1, 0, "", 4, 1, before_last},
        {"long_race", "pig", "Race to 60 against a player who holds at 25", "goal=60", "hold:25", Win, {23, 14, 5, -5, -9, -24, -32, -35, 0}, 1, 0, "", 3, 2, before_last},
        {"eight_sides", "pig", "Race to 60 with a die of eight sides", "goal=60 sides=8", "hold:28", Win, {25, 15, 4, -7, -26, -30, -36, 0, 0}, 1, 0, "", 3, 2, before_last},
        {"four_sides", "pig", "Race to 40 with a die of four sides", "goal=40 sides=4", "hold:12", Win, {15, 10, 5, -1, -6, -13, -16, -24, -27}, 1, 0, "", 2, 3, before_last},
        {"ten_sides", "pig", "Race to 80 with a die of ten sides", "goal=80 sides=10", "hold:35", Win, {21, 6, -4, -18, -36, 0, 0, 0, 0}, 1, 0, "", 2, 3, before_last},
        {"conductor", "pig", "Race to 60 against the Conductor", "goal=60", "hold:25", Win, {23, 14, 5, -5, -9, -24, -32, -35, 0}, 1, 0, "", 3, last_station, last_station},
        {"conductor_dash", "pig", "Race to 40 against the Conductor", "goal=40", "hold:20", Win, {20, 14, 7, -2, -15, -18, -22, -29, -35}, 1, 0, "", 3, last_station, last_station},
    };
    // clang-format on
};

}  // namespace
}  // namespace boxcars::session

BOXCARS_MILESTONES(boxcars::pig::Rules, boxcars::pig::milestone_rows)
BOXCARS_ANY_GAME(boxcars::pig::Rules, {.accuracy = boxcars::session::pig_accuracy,
                                       .luck = boxcars::session::pig_luck,
                                       .run = &boxcars::session::run_table_of<boxcars::session::PigStation>})
