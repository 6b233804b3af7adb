// The facts of craps: each struct is one thing that can happen. The stickman's call, the receipt, the sound and the
// statistics are made from these facts alone.
#pragma once
#include "base/money.h"
#include "rules/craps/spots.h"

#include <variant>

namespace boxcars::craps {

// Whether a bet works: by the table's rule, or as the player called it.
enum class Call : std::uint8_t { ByRule, On, Off };

// Facts of decisions.
struct ChipsPlaced {
    Spot spot;
    Cents amount, vig;  // both are taken from the bankroll
    bool operator==(const ChipsPlaced&) const = default;
};
struct ChipsTaken {
    Spot spot;
    Cents amount, vig;  // both go back to the bankroll
    bool operator==(const ChipsTaken&) const = default;
};
struct Called {
    Spot spot;
    Call call;
    bool operator==(const Called&) const = default;
};

// Facts of a throw.
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
    int point;  // the missed point
    bool operator==(const SevenOut&) const = default;
};

// Facts of the chips after a throw, in the order of their spots.
struct Won {
    Spot spot;
    Cents stake, won;  // won: on top of the stake, after the vig
    Cents vig;         // taken from the win
    bool stays;        // the stake stays down
    bool operator==(const Won&) const = default;
};
struct Lost {
    Spot spot;
    Cents stake, vig;  // the stake is lost, and so is the vig that was paid in advance
    bool operator==(const Lost&) const = default;
};
struct Pushed {  // a tie, or odds that were off; the stake comes back
    Spot spot;
    Cents stake;
    bool operator==(const Pushed&) const = default;
};
struct Moved {  // a come bet travels to its number
    Spot from, to;
    Cents stake;
    bool operator==(const Moved&) const = default;
};

using Fact =
    std::variant<ChipsPlaced, ChipsTaken, Called, Threw, PointSet, PointMade, SevenOut, Won, Lost, Pushed, Moved>;

// What this fact adds to the bankroll. The facts of a step add up to the bankroll's change.
Cents to_bankroll(const Fact&);
std::string to_text(const Fact&);

}  // namespace boxcars::craps
