#include "players/pig/policy.h"

#include "base/check.h"
#include "base/numbers.h"
#include "base/words.h"
#include "players/names.h"

#include <algorithm>
#include <array>
#include <vector>

namespace boxcars::players {
namespace {

using odds::PigPosition;

constexpr std::array<std::string_view, 6> names{"hold20", "hold25", "four_turns", "score_base", "keep_pace", "optimal"};
constexpr int four = 4;             // turns that four_turns plans to take
constexpr int most_hold_at = 1000;  // the largest goal
constexpr std::string_view any_hold = "hold:";

bool four_turns(int goal, const PigPosition& at) {
    if (at.holds >= four) return false;
    return at.turn_total >= (goal - at.own) / (four - at.holds);
}

// Published for the goal of 100: "from 69 on, by either player, roll for the goal". Other goals keep that distance of
// 31.
bool score_base(int goal, const PigPosition& at) {
    if (at.own >= goal - 31 || at.other >= goal - 31) return false;
    return at.turn_total >= std::max(19, at.other - 14);
}

int floor_of_eighth(int n) { return (n - ((n % 8 + 8) % 8)) / 8; }

// Other goals keep the distance of 29 at which "roll for the goal" begins, 71 of 100. (other - own) / 8 is rounded half
// up: floor(x + 1/2).
bool keep_pace(int goal, const PigPosition& at) {
    if (at.own >= goal - 29 || at.other >= goal - 29) return false;
    return at.turn_total >= 21 + floor_of_eighth(at.other - at.own + 4);
}

std::optional<int> hold_at(std::string_view name) {
    if (!name.starts_with(any_hold)) return {};
    return whole_number(name.substr(any_hold.size()), 1, most_hold_at);
}

}  // namespace

bool PigPolicy::ready(const pig::Rules& rules) const {
    return style_ != Style::Optimal || (solution_ && solution_->answers(rules));
}

bool PigPolicy::holds(const pig::Rules& rules, const pig::State& state) const {
    if (state.rolls == 0) return false;
    const auto seat = nth(state.turn);
    const int other = sees_other() ? best_opponent_score(rules, state) : 0;
    return holds(rules, PigPosition{state.scores[seat], other, state.turn_total, state.holds[seat]});
}

bool PigPolicy::holds(const pig::Rules& rules, const PigPosition& at) const {
    if (at.turn_total == 0) return false;
    if (at.own + at.turn_total >= rules.goal) return true;
    switch (style_) {
        case Style::HoldAt:
            return at.turn_total >= hold_at_;
        case Style::FourTurns:
            return four_turns(rules.goal, at);
        case Style::ScoreBase:
            return score_base(rules.goal, at);
        case Style::KeepPace:
            return keep_pace(rules.goal, at);
        case Style::Optimal:
            BOXCARS_CHECK(ready(rules), ==, true, "the optimal player has learnt the sheet it plays");
            return !solution_->best_is_roll(at.own, at.other, at.turn_total);
    }
    return true;
}

odds::HoldRule PigPolicy::rule(const pig::Rules& rules) const {
    BOXCARS_CHECK(ready(rules), ==, true, "the optimal player has learnt the sheet it plays");
    return {[policy = *this, rules](const PigPosition& at) { return policy.holds(rules, at); },
            style_ == Style::FourTurns ? four : 0, sees_other()};
}

std::span<const std::string_view> policy_names() { return names; }

std::optional<PigPolicy> find_policy(std::string_view name) {
    using Style = PigPolicy::Style;
    if (name == "hold20") return PigPolicy{Style::HoldAt, "hold20", "Easy", "holds at 20", 20};
    if (name == "hold25") return PigPolicy{Style::HoldAt, "hold25", "Bold", "holds at 25", 25};
    if (name == "four_turns")
        return PigPolicy{Style::FourTurns, "four_turns", "Steady", "wants to be home in four turns"};
    if (name == "score_base")
        return PigPolicy{Style::ScoreBase, "score_base", "Canny", "holds later when you lead, and races near the goal"};
    if (name == "keep_pace")
        return PigPolicy{Style::KeepPace, "keep_pace", "Rival", "keeps pace with you, and races near the goal"};
    if (name == "optimal") return PigPolicy{Style::Optimal, "optimal", "Perfect", "plays perfectly"};
    if (const auto n = hold_at(name))
        return PigPolicy{Style::HoldAt, std::string{name}, "Fixed", "holds at " + std::to_string(*n), *n};
    return {};
}

std::optional<std::string> policy_problem(std::string_view name) {
    if (find_policy(name)) return {};
    if (name.starts_with(any_hold))
        return "The player '" + std::string{name} + "' needs a number from 1 to " + std::to_string(most_hold_at) +
               " to hold at, as in 'hold:20'.";
    std::vector<std::string> known{names.begin(), names.end()};
    known.emplace_back("hold:N");
    return no_player_named("pig", name, known);
}

}  // namespace boxcars::players
