// The computer players of Pig: when each of them holds. Decisions use whole numbers, so they are the same on every
// machine. The policies only decide; other modules roll, wait and draw.
#pragma once
#include "odds/pig/optimal.h"
#include "players/people.h"

namespace boxcars::players {

class PigPolicy {
 public:
    const std::string& name() const { return name_; }       // "keep_pace", "hold:17"
    const std::string& title() const { return title_; }     // "Steady": the name on screen
    const std::string& in_words() const { return words_; }  // "holds at 20", for menus

    // Whether the policy can play. "optimal" first learns the solution of the sheet without favours; others are ready.
    bool ready(const pig::Rules& rules) const {
        return style_ != Style::Optimal || (solution_ && solution_->answers(without_favours(rules)));
    }
    bool needs_solution() const { return style_ == Style::Optimal; }
    void learn(std::shared_ptr<const odds::PigSolution> solution) { solution_ = std::move(solution); }

    // Whether the player on turn holds now: never at the start of a turn, always at the goal. requires: ready(rules)
    bool holds(const pig::Rules& rules, const pig::State& state) const;
    bool holds(const pig::Rules& rules, const odds::PigPosition& position) const;
    odds::HoldRule rule(const pig::Rules& rules) const;  // for the exact odds; requires: ready(rules)

 private:
    friend std::optional<PigPolicy> find_policy(std::string_view name);
    enum class Style { HoldAt, FourTurns, ScoreBase, KeepPace, Optimal };
    PigPolicy(Style style, std::string name, std::string title, std::string words, int hold_at = 0)
        : style_(style),
          hold_at_(hold_at),
          name_(std::move(name)),
          title_(std::move(title)),
          words_(std::move(words)) {}
    bool sees_other() const { return style_ != Style::HoldAt && style_ != Style::FourTurns; }

    Style style_;
    int hold_at_ = 0;
    std::string name_, title_, words_;
    std::shared_ptr<const odds::PigSolution> solution_;
};

std::span<const std::string_view> policy_names();  // the six policies, in the order they are shown
// Finds one of the six policies, or "hold:1" to "hold:1000".
std::optional<PigPolicy> find_policy(std::string_view name);
std::optional<std::string> policy_problem(std::string_view name);  // why the name is unknown

Cast pig_people();

}  // namespace boxcars::players
