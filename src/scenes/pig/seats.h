// Who sits at a Pig table and what the table remembers of them: names, computer policies, decisions for the coach.
#pragma once
#include "odds/pig/coach.h"
#include "odds/pig/solver_service.h"
#include "players/pig/policy.h"
#include "scenes/pig/view.h"

namespace boxcars::scenes {

// The solution of a sheet, worked out in the background: nothing until it is there. `wait`: a headless run stands still
// for it, so that it repeats tick by tick.
std::shared_ptr<const odds::PigSolution> solution_for(const pig::Rules& rules, odds::PigSolverService& solver,
                                                      bool wait);

class PigSeats {
 public:
    PigSeats(const pig::Rules& rules,
             std::vector<std::string> players);  // "human" or a policy's name; made as many as the rules say

    int count() const { return static_cast<int>(names_.size()); }
    const std::vector<std::string>& names() const { return names_; }  // as given: "human", "hold20"
    bool human(int seat) const { return !policies_[static_cast<std::size_t>(seat)]; }
    int humans() const;
    pig_look::Seat look(int seat) const;

    // The computer's decision; nothing while the policy still waits for its solution.
    std::optional<bool> holds(const pig::Rules& rules, const pig::State& state, odds::PigSolverService& solver,
                              bool wait);

    // Which seat is told on the left (inner rail) and which on the right (outer rail).
    int near(const pig::State& state) const;
    int far(const pig::State& state) const;

 private:
    std::vector<std::string> names_;
    std::vector<std::optional<players::PigPolicy>> policies_;
};

}  // namespace boxcars::scenes
