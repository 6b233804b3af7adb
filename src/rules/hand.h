// What a step settled for one player, in the words of the game: a bet, or a whole hand of several bets. Each game
// declares in rules/GAME/hand.h:
//   hand_results(rules, before, step, seat)   what the step from the state `before` settled for the player of that seat
//   hand_unit(rules)                          the unit of its stakes and nets: "cents", "coins", "points"
//   feat(rules, before, step, seat)           may be left out: what that player threw or did that is celebrated as
//                                             large as double six at craps, whatever it won: "Boxcars"; empty: nothing
// A game without the first two has no history of hands.
#pragma once
#include <cstdint>
#include <optional>
#include <string>

namespace boxcars::rules {

enum class Outcome : std::int8_t { Lost = -1, Even = 0, Won = 1 };

struct HandResult {
    std::string bet{};       // "pass", "place_6", "bank", "hand", "game"
    int opponent = -1;       // the opponent's seat; -1: the house, or everybody else at the table
    std::int64_t stake = 0;  // what was at risk, including commission paid in advance
    // What the bet brought. For a whole hand: its result without the bets settled in it.
    std::int64_t net = 0;
    // The hand ends here. The bets settled since the last hand ended belong to it.
    bool whole = false;
    std::optional<Outcome> outcome{};  // absent: follows from net
    bool operator==(const HandResult&) const = default;
};

}  // namespace boxcars::rules
