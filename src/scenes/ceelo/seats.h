// The players round the cable drum: names, portraits, styles, and the computer players' decisions. near() is the player
// at the bottom: the first person, or player 0 if all are computers.
#pragma once
#include "odds/ceelo/reply.h"
#include "players/ceelo/policy.h"
#include "players/people.h"
#include "scenes/table/remembered.h"

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
    // Estimates of each amount's value for the player on turn.
    std::vector<odds::CeeloChoice> choices(const ceelo::Rules& rules, const ceelo::State& state) const;

 private:
    std::vector<std::string> names_, called_;
    std::vector<const players::Person*> people_;
    std::vector<const players::CeeloPolicy*> policies_;
    int near_ = 0;
    mutable Remembered<ceelo::Rules, odds::CeeloBet> bet_;
};

}  // namespace boxcars::scenes
