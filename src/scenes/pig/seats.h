// Who sits at a Pig table and what the table remembers of them: names, computer policies, decisions for the coach.
#pragma once
#include "odds/pig/coach.h"
#include "odds/pig/solver_service.h"
#include "players/people.h"
#include "players/pig/policy.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace boxcars::scenes {

// The solution of a sheet, worked out in the background: nothing until it is there. `wait`: a headless run stands still
// for it, so that it repeats tick by tick.
std::shared_ptr<const odds::PigSolution> solution_for(const pig::Rules& rules, odds::PigSolverService& solver,
                                                      bool wait);

struct SeatLook {              // one player as the table shows it
    std::string name;          // "YOU", "PLAYER 2", "ETTA"
    std::string manner;        // "Easy: holds at 20"; empty for humans
    std::string short_manner;  // the same where there is little room: "Easy"
    bool human = true;
};

class PigSeats {
 public:
    PigSeats(const pig::Rules& rules,
             std::vector<std::string> players);  // "human" or a policy's name; made as many as the rules say

    int count() const { return static_cast<int>(names_.size()); }
    const std::vector<std::string>& names() const { return names_; }  // as given: "human", "hold20"
    bool human(int seat) const { return !policies_[static_cast<std::size_t>(seat)]; }
    int humans() const;
    SeatLook look(int seat) const;
    std::vector<std::string> names_for_people() const;                             // by seat: "YOU", "Etta (hold20)"
    int track(int seat) const;                                                     // from the inside
    const std::vector<const players::Person*>& people() const { return people_; }  // by seat; none: somebody here
    std::string called(int seat) const;                                            // "Etta", "you", "player 2"

    // The computer's decision; nothing while the policy still waits for its solution.
    std::optional<bool> holds(const pig::Rules& rules, const pig::State& state, odds::PigSolverService& solver,
                              bool wait);

    // Which seat is told on the left of the dash and, of two, which on the right: the inner track's and the outer
    // one's. Of more, who is on turn, and the best of the others.
    int near(const pig::State& state) const;
    int far(const pig::State& state) const;

 private:
    std::vector<std::string> names_;
    std::vector<const players::Person*> people_;
    std::vector<std::optional<players::PigPolicy>> policies_;
};

// The solution of the sheet in play, worked out in the background: for the coach, the look back and players who play by
// it. Knows how far it is; waits only where a run shall repeat tick by tick.

class PigSolving {
 public:
    // Every tick: true when the solution of these rules has come with it.
    bool follow(const pig::Rules& rules, bool wait) {
        if (rules.players != 2 || of(rules)) return false;
        solution_ = solution_for(rules, service_, wait);
        return solution_ != nullptr;
    }
    const odds::PigSolution* of(const pig::Rules& rules) const {  // null: it is not there yet
        return solution_ && solution_->answers(rules) ? solution_.get() : nullptr;
    }
    double progress(const pig::Rules& rules) const { return service_.progress(rules); }
    odds::PigSolverService& service() { return service_; }

 private:
    odds::PigSolverService service_;
    std::shared_ptr<const odds::PigSolution> solution_;
};

}  // namespace boxcars::scenes
