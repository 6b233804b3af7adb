#include "players/pig/policy.h"

#include "base/check.h"
#include "base/words.h"

#include <algorithm>
#include <array>
#include <vector>

namespace boxcars::players {
namespace {

using odds::PigPosition;

constexpr std::array<std::string_view, 6> names{"hold20", "hold25", "four_turns", "score_base", "keep_pace", "optimal"};
constexpr int four = 4;             // turns that four_turns means to take
constexpr int most_hold_at = 1000;  // the largest goal
constexpr std::string_view any_hold = "hold:";

bool four_turns(int goal, const PigPosition& at) {
    if (at.holds >= four) return false;
    return at.turn_total >= (goal - at.own) / (four - at.holds);
}

// Told for the goal of 100: "from 69 on, by either player, roll for the goal" keeps its distance of 31 to other goals.
bool score_base(int goal, const PigPosition& at) {
    if (at.own >= goal - 31 || at.other >= goal - 31) return false;
    return at.turn_total >= std::max(19, at.other - 14);
}

int floor_of_eighth(int n) { return (n - ((n % 8 + 8) % 8)) / 8; }

// Likewise from 71 on. (other - own) / 8 is rounded half up: floor(x + 1/2).
bool keep_pace(int goal, const PigPosition& at) {
    if (at.own >= goal - 29 || at.other >= goal - 29) return false;
    return at.turn_total >= 21 + floor_of_eighth(at.other - at.own + 4);
}

std::optional<int> hold_at(std::string_view name) {
    if (!name.starts_with(any_hold)) return {};
    const auto n = whole_number(name.substr(any_hold.size()));
    if (!n || *n < 1 || *n > most_hold_at) return {};
    return static_cast<int>(*n);
}

}  // namespace

bool PigPolicy::ready(const pig::Rules& rules) const {
    return kind_ != Kind::Optimal || (solution_ && solution_->answers(rules));
}

bool PigPolicy::holds(const pig::Rules& rules, const pig::State& state) const {
    if (state.rolls == 0) return false;
    const auto seat = static_cast<std::size_t>(state.turn);
    const int other = sees_other() ? best_opponent_score(rules, state) : 0;
    return holds(rules, PigPosition{state.scores[seat], other, state.turn_total, state.holds[seat]});
}

bool PigPolicy::holds(const pig::Rules& rules, const PigPosition& at) const {
    if (at.turn_total == 0) return false;
    if (at.own + at.turn_total >= rules.goal) return true;
    switch (kind_) {
        case Kind::HoldAt:
            return at.turn_total >= hold_at_;
        case Kind::FourTurns:
            return four_turns(rules.goal, at);
        case Kind::ScoreBase:
            return score_base(rules.goal, at);
        case Kind::KeepPace:
            return keep_pace(rules.goal, at);
        case Kind::Optimal:
            BOXCARS_CHECK(ready(rules), ==, true, "the optimal player has learnt the sheet it plays");
            return !solution_->best_is_roll(at.own, at.other, at.turn_total);
    }
    return true;
}

odds::HoldRule PigPolicy::rule(const pig::Rules& rules) const {
    BOXCARS_CHECK(ready(rules), ==, true, "the optimal player has learnt the sheet it plays");
    return {[policy = *this, rules](const PigPosition& at) { return policy.holds(rules, at); },
            kind_ == Kind::FourTurns ? four : 0, sees_other()};
}

std::span<const std::string_view> policy_names() { return names; }

std::optional<PigPolicy> find_policy(std::string_view name) {
    using Kind = PigPolicy::Kind;
    if (name == "hold20") return PigPolicy{Kind::HoldAt, "hold20", "Easy", "holds at 20", 20};
    if (name == "hold25") return PigPolicy{Kind::HoldAt, "hold25", "Bold", "holds at 25", 25};
    if (name == "four_turns")
        return PigPolicy{Kind::FourTurns, "four_turns", "Steady", "wants to be home in four turns"};
    if (name == "score_base")
        return PigPolicy{Kind::ScoreBase, "score_base", "Canny", "holds later when you lead, and races near the goal"};
    if (name == "keep_pace")
        return PigPolicy{Kind::KeepPace, "keep_pace", "Rival", "keeps pace with you, and races near the goal"};
    if (name == "optimal") return PigPolicy{Kind::Optimal, "optimal", "Perfect", "plays perfectly"};
    if (const auto n = hold_at(name))
        return PigPolicy{Kind::HoldAt, std::string{name}, "Fixed", "holds at " + std::to_string(*n), *n};
    return {};
}

std::optional<std::string> policy_problem(std::string_view name) {
    if (find_policy(name)) return {};
    if (name.starts_with(any_hold))
        return "The player '" + std::string{name} + "' needs a number from 1 to " + std::to_string(most_hold_at) +
               " to hold at, as in 'hold:20'.";
    std::vector<std::string> known{names.begin(), names.end()};
    known.emplace_back("hold:N");
    const auto meant = nearest_word(name, known);
    return "There is no player of pig named '" + std::string{name} + "'" +
           (meant ? "; did you mean '" + *meant + "'?" : "; there are " + one_of(known) + ".");
}

}  // namespace boxcars::players
