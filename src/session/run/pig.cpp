#include "odds/goal/pig.h"

#include "players/pig/policy.h"
#include "session/run/station_table.h"

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

    static void prepare(Rules& rules, const Station&) { rules.players = 2; }

    static PigOpponent company(const Rules& rules, const Station& station) {
        auto policy = players::find_policy(station.players.at(1));
        if (!policy) throw Error(*players::policy_problem(station.players.at(1)));
        if (policy->needs_solution()) policy->learn(std::make_shared<const odds::PigSolution>(odds::solve_pig(rules)));
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
        auto lists = listed(goal.choices(state, won, done - won));
        for (auto& [events, chance] : lists)
            if (std::holds_alternative<pig::Rolled>(events.front())) events.clear();
        return lists;
    }
    static constexpr const char* throwing = "roll";
};

// ---- Milestones

int whole_race(const Cast& cast, int count) {
    if (cast.score > 0) return count;
    if (!cast.held && cast.after >= cast.goal) return 1;
    return cast.held || cast.after == 0 ? try_failed : count;
}
int held_at_20(const Cast& cast, int count) {
    if (!cast.held) return cast.after == 0 ? try_failed : count;
    if (cast.before >= 20) return count + 1;
    return cast.score + cast.before >= cast.goal ? count : try_failed;  // a hold that wins is right, too
}
int safe_throws(const Cast& cast, int count) {
    if (cast.held) return count > 0 ? try_failed : count;
    return cast.after == 0 ? try_failed : count + 1;
}
int highest_faces(const Cast& cast, int count) {
    if (cast.held) return count > 0 ? try_failed : count;
    return cast.after > 0 && cast.faces[0] == cast.sides ? count + 1 : try_failed;
}
int first_busts(const Cast& cast, int count) {
    if (cast.held || cast.before > 0) return count;
    return cast.after == 0 ? count + 1 : try_failed;
}
int held_at_60(const Cast& cast, int count) {
    if (cast.held) return cast.before >= 60 ? 1 : try_failed;
    return cast.after == 0 ? try_failed : count;
}

// clang-format off
// Columns: name, title, sentence, needed, next, holds_at, what
constexpr Milestone pig_milestones[] = {
    {"whole_race", "Non-stop", "From 0 to the goal in a single turn.", 1, whole_race, -1},
    {"six_holds", "Six Safe Holds", "Six holds in a row at 20 or more, without losing a turn.", 6, held_at_20, 20},
    {"twenty_throws", "Twenty Throws", "Twenty safe throws in one turn.", 20, safe_throws},
    {"three_highest", "Top Three", "The highest face three times in a row in one turn.", 3, highest_faces},
    {"three_snouts", "Three Snouts", "Three turns in a row lost on their first throw.", 3, first_busts},
    {"held_at_60", "Sixty", "A turn of 60 points or more, held.", 1, held_at_60, 60},
};
// clang-format on

struct PigMilestones {
    using Rules = pig::Rules;
    static constexpr rules::Dice dice{1};
    static constexpr std::span<const Milestone> rows = pig_milestones;

    static std::optional<Cast> cast_of(const pig::Rules& rules, const pig::State& before, const pig::Event& event,
                                       const pig::State& after, int seat) {
        if (before.turn != seat || before.winner >= 0) return {};
        Cast cast{
            .before = before.turn_total, .score = before.scores[nth(seat)], .goal = rules.goal, .sides = rules.sides};
        cast.held = std::holds_alternative<pig::Hold>(event);
        if (const auto* rolled = std::get_if<pig::Rolled>(&event)) cast.faces[0] = rolled->face;
        if (!cast.held) cast.after = after.turn == seat ? after.turn_total : 0;
        return cast;
    }

    static void go_on(const Milestone& milestone, const pig::Rules& rules, const std::vector<int>& faces,
                      odds::Onward<TryPlace>& onward) {
        const int total = onward.place.kept;
        pig::State before{.turn = 0, .turn_total = total, .rolls = total > 0};
        const pig::Event event = thrown(rules, faces);
        const pig::State after = apply(rules, before, event).next;
        Cast cast = *cast_of(rules, before, event, after, 0);
        onward.place.kept = milestone.holds_at == 0 ? std::min(cast.after, 1) : cast.after;
        count_cast(milestone, cast, onward);
        if (milestone.holds_at <= 0 || cast.after < milestone.holds_at) return;
        cast = {.held = true, .before = cast.after, .goal = rules.goal, .sides = rules.sides};
        onward.place.kept = 0;
        count_cast(milestone, cast, onward);
    }

    static odds::Fraction bet_wins(const Rules&, std::string_view) { return 0; }
};

}  // namespace

template <>
const RunTable& station_table<pig::Rules>() {
    return run_table_of<PigStation, PigMilestones>;
}

}  // namespace boxcars::session
