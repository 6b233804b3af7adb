// The players round the cable drum: names, portraits, styles, and the computer players' decisions. near() is the player
// at the bottom: the first person, or player 0 if all are computers.
#pragma once
#include "odds/ceelo/equilibrium.h"
#include "players/ceelo/policy.h"
#include "players/people.h"
#include "scenes/table/remembered.h"

#include <memory>
#include <string>
#include <vector>

namespace boxcars::scenes {

class CeeloSeats {
 public:
    // Throws Error for a name that is neither "human" nor a policy's.
    CeeloSeats(const ceelo::Rules& rules, std::vector<std::string> players);

    int count() const { return static_cast<int>(names_.size()); }
    const std::vector<std::string>& names() const { return names_; }  // such as "human", "bold"
    bool human(int player) const { return !policies_[ceelo::seat(player)]; }
    int humans() const;
    int near() const { return near_; }
    bool you(int player) const { return humans() == 1 && human(player); }
    const std::string& name(int player) const { return called_[ceelo::seat(player)]; }  // "You", "Ada", "Player 2"
    const std::vector<std::string>& called() const { return called_; }                  // every player's name()
    const std::vector<const players::Person*>& people() const { return people_; }       // nullptr for a human
    std::string style(int player) const;                                                // "bold"; empty for a person
    // Starts a sentence about a player: says(0, "takes", "take") is "You take" or "Ada takes".
    std::string says(int player, std::string_view they, std::string_view you_do) const;

    ceelo::Event decision(const ceelo::Rules& rules, const ceelo::State& state);  // the computer on turn decides
    bool knows_best(int player) const;                                            // plays the policy "best"
    const odds::CeeloBet& bet(const ceelo::Rules& rules) const { return bet_.of(rules, odds::ceelo_bet); }
    // The value of each amount for the player on turn. Estimates, until the game is solved in the background; only
    // small games are solved.
    std::vector<odds::CeeloChoice> choices(const ceelo::Rules& rules, const ceelo::State& state) const;
    std::vector<odds::CeeloChoice> estimates(const ceelo::Rules& rules, const ceelo::State& state) const;
    // The exact values. Empty if the game is not solved.
    std::vector<odds::CeeloChoice> exact_choices(const ceelo::Rules& rules, const ceelo::State& state) const;

 private:
    std::vector<std::string> names_, called_;
    std::vector<const players::Person*> people_;
    std::vector<const players::CeeloPolicy*> policies_;
    int near_ = 0;
    mutable Remembered<ceelo::Rules, odds::CeeloBet> bet_;
    std::unique_ptr<odds::CeeloSolving> solving_ = std::make_unique<odds::CeeloSolving>();
};

}  // namespace boxcars::scenes
