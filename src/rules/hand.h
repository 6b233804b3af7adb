// What a step settled for one player, in the words of the game: a bet, or a whole hand of several. Decides only the
// form; each game says from its own facts what there is to say, in rules/GAME/hand.h:
//   hand_results(rules, before, step, seat)   what the step from the state `before` settled for the player of that seat
//   hand_unit(rules)                          what its stakes and nets count: "cents", "coins", "points"
// A game without them keeps no hands.
#pragma once
#include <cstdint>
#include <optional>
#include <string>

namespace boxcars::rules {

enum class Outcome : std::int8_t { Lost = -1, Even = 0, Won = 1 };

struct HandResult {
    std::string bet{};                 // "pass", "place_6", "bank", "hand", "game"
    int opponent = -1;                 // a seat; -1: the house, or everybody else at the table
    std::int64_t stake = 0;            // what was at risk, commission paid in advance included
    std::int64_t net = 0;              // what it brought; of a whole hand: beside the bets settled in it
    bool whole = false;                // the hand ends here: the bets since the last that ended are its own
    std::optional<Outcome> outcome{};  // none: as the net says
    bool operator==(const HandResult&) const = default;
};

}  // namespace boxcars::rules
