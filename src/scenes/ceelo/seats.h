// Who sits round the cable drum: names, tempers, and what the computer players decide. The player at the bottom is the
// first person, or the first player where nobody is.
#pragma once
#include "odds/ceelo/equilibrium.h"
#include "players/ceelo/policy.h"
#include "players/people.h"

#include <memory>
#include <string>
#include <vector>

namespace boxcars::scenes {

class CeeloSeats {
 public:
    // Throws Error for a name that is neither "human" nor a policy's.
    CeeloSeats(const ceelo::Rules& rules, std::vector<std::string> players);

    int count() const { return static_cast<int>(names_.size()); }
    const std::vector<std::string>& names() const { return names_; }  // as given: "human", "bold"
    bool human(int player) const { return !policies_[ceelo::seat(player)]; }
    int humans() const;
    int near() const { return near_; }
    bool you(int player) const { return humans() == 1 && human(player); }
    const std::string& name(int player) const { return called_[ceelo::seat(player)]; }  // "You", "Ada", "Player 2"
    const std::vector<std::string>& called() const { return called_; }                  // all of those
    const std::vector<const players::Person*>& people() const { return people_; }       // none: somebody here
    std::string style(int player) const;                                                // "bold"; empty for a person
    // A sentence about a player: says(0, "takes", "take") is "You take" or "Ada takes".
    std::string says(int player, std::string_view they, std::string_view you_do) const;

    ceelo::Event decision(const ceelo::Rules& rules, const ceelo::State& state);  // of the computer player on turn
    bool knows_best(int player) const;                                            // and may say by how much
    const odds::CeeloBet& bet(const ceelo::Rules& rules) const;                   // of a sheet, worked out once
    // What each size of the player on turn is worth: exact chances to win once a small game is solved, beside the loop,
    // and estimates until then and in other games.
    std::vector<odds::CeeloChoice> choices(const ceelo::Rules& rules, const ceelo::State& state) const;
    std::vector<odds::CeeloChoice> estimates(const ceelo::Rules& rules, const ceelo::State& state) const;
    // Empty: not solved.
    std::vector<odds::CeeloChoice> exact_choices(const ceelo::Rules& rules, const ceelo::State& state) const;

 private:
    std::vector<std::string> names_, called_;
    std::vector<const players::Person*> people_;
    std::vector<const players::CeeloPolicy*> policies_;
    int near_ = 0;
    mutable std::optional<odds::CeeloBet> bet_;  // of bet_of_
    mutable ceelo::Rules bet_of_{};
    std::unique_ptr<odds::CeeloSolving> solving_ = std::make_unique<odds::CeeloSolving>();
};

}  // namespace boxcars::scenes
