// The players of a Pig table: names, portraits, computer policies and their decisions, and the solver they share.
#pragma once
#include "odds/pig/optimal.h"
#include "odds/pig/solver_service.h"
#include "players/people.h"
#include "players/pig/policy.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace boxcars::scenes {

// Keeps the solution of the rules in play for the coach, the look back and computer players.
class PigSolving {
 public:
    // The solution of a sheet; nullptr until it is computed in the background. `wait`: blocks until then.
    std::shared_ptr<const odds::PigSolution> ask(const pig::Rules& rules, bool wait) {
        return wait ? service_.wait_for(rules) : service_.ask(rules);
    }
    // Called in every tick; true when the solution for these rules has just arrived.
    bool follow(const pig::Rules& rules, bool wait) {
        if (rules.players != 2 || of(rules)) return false;
        solution_ = ask(rules, wait);
        return solution_ != nullptr;
    }
    const odds::PigSolution* of(const pig::Rules& rules) const {  // the solution; nullptr until it is ready
        return solution_ && solution_->answers(rules) ? solution_.get() : nullptr;
    }
    double progress(const pig::Rules& rules) const { return service_.progress(rules); }
    odds::PigSolverService& service() { return service_; }

 private:
    odds::PigSolverService service_;
    std::shared_ptr<const odds::PigSolution> solution_;
};

struct SeatLook {              // how the table names a player
    std::string name;          // "YOU", "PLAYER 2", "ETTA"
    std::string manner;        // "Easy: holds at 20"; empty for humans
    std::string short_manner;  // short form: "Easy"
    bool human = true;
};

class PigSeats {
 public:
    // `players`: "human" or names of policies. Fills missing seats, drops extra ones. Throws Error for an unknown name.
    PigSeats(const pig::Rules& rules, std::vector<std::string> players);

    int count() const { return static_cast<int>(names_.size()); }
    const std::vector<std::string>& names() const { return names_; }  // such as "human", "hold20"
    bool human(int seat) const { return !policies_[static_cast<std::size_t>(seat)]; }
    int humans() const;
    SeatLook look(int seat) const;
    std::vector<std::string> names_for_people() const;                             // "YOU", "Etta (hold20)"
    int track(int seat) const;                                                     // 0 is the innermost
    const std::vector<const players::Person*>& people() const { return people_; }  // indexed by seat; nullptr: human
    std::string called(int seat) const;                                            // "Etta", "you", "player 2"

    // The computer's decision; nothing while its policy waits for the solution.
    std::optional<bool> holds(const pig::Rules& rules, const pig::State& state, PigSolving& solving, bool wait);

    // The seats on the left and on the right of the dash. Of two players, near() has the inner track and far() the
    // outer one. Of more, near() is the player on turn and far() the best of the others.
    int near(const pig::State& state) const;
    int far(const pig::State& state) const;

 private:
    std::vector<std::string> names_;
    std::vector<const players::Person*> people_;
    std::vector<std::optional<players::PigPolicy>> policies_;
};

}  // namespace boxcars::scenes
