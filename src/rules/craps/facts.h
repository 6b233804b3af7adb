// Craps: what happened, one fact a line: the stickman's call, the receipt, the sound and the statistics are made from
// these and nothing else.
#pragma once
#include "base/money.h"
#include "rules/craps/spots.h"

#include <variant>

namespace boxcars::craps {

enum class Call : std::uint8_t { ByRule, On, Off };  // whether a bet works: by the table's rule, or as the player said

// Decisions.
struct ChipsPlaced {
    Spot spot;
    Cents amount, vig;  // both leave the bankroll
    bool operator==(const ChipsPlaced&) const = default;
};
struct ChipsTaken {
    Spot spot;
    Cents amount, vig;  // both return to the bankroll
    bool operator==(const ChipsTaken&) const = default;
};
struct Called {
    Spot spot;
    Call call;
    bool operator==(const Called&) const = default;
};

// The table.
struct Threw {
    int first, second;  // faces
    int point;          // before the throw; 0: come-out
    bool operator==(const Threw&) const = default;
};
struct PointSet {
    int point;
    bool operator==(const PointSet&) const = default;
};
struct PointMade {
    int point;
    bool operator==(const PointMade&) const = default;
};
struct SevenOut {
    int point;  // that was missed
    bool operator==(const SevenOut&) const = default;
};

// The chips, in the order of their spots.
struct Won {
    Spot spot;
    Cents stake, won;  // won: over the stake, the vig taken off
    Cents vig;         // taken from the win
    bool stays;        // the stake stays down and works on
    bool operator==(const Won&) const = default;
};
struct Lost {
    Spot spot;
    Cents stake, vig;  // gone; vig: that was paid in advance
    bool operator==(const Lost&) const = default;
};
struct Pushed {  // a tie, or odds that were off: given back
    Spot spot;
    Cents stake;
    bool operator==(const Pushed&) const = default;
};
struct Moved {  // a come bet to its number
    Spot from, to;
    Cents stake;
    bool operator==(const Moved&) const = default;
};

using Fact =
    std::variant<ChipsPlaced, ChipsTaken, Called, Threw, PointSet, PointMade, SevenOut, Won, Lost, Pushed, Moved>;

Cents to_bankroll(const Fact&);  // what this fact adds to the bankroll; a step's facts add up to its change
std::string to_text(const Fact&);

}  // namespace boxcars::craps
