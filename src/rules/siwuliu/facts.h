// Sì-wŭ-liù: what happened, one fact a line. The call, the receipt, the sound and the text are made from these facts
// alone.
#pragma once
#include "base/money.h"
#include "rules/ceelo/reading.h"
#include "rules/game.h"

#include <array>
#include <variant>

namespace boxcars::siwuliu {

enum class Who : std::uint8_t { Banker, Player };

// Bets.
struct BetPlaced {
    Cents amount;     // leaves the balance
    Cents bet;        // the whole bet now
    Cents uncovered;  // the part of the bank not covered
    bool operator==(const BetPlaced&) const = default;
};
struct BetsClosed {
    Cents covered, returned;  // returned: the uncovered part, which the banker owned all along
    bool operator==(const BetsClosed&) const = default;
};

// Dice.
struct Threw {
    Who who;
    std::array<int, 3> faces;  // as they lie
    ceelo_dice::Reading reading;
    bool operator==(const Threw&) const = default;
};
struct HasPoint {
    Who who;
    int point;
    bool operator==(const HasPoint&) const = default;
};
struct RollsAgain {
    Who who;
    bool tied;  // true: equal points; false: the dice decided nothing
    bool operator==(const RollsAgain&) const = default;
};

// How a round was decided.
enum class By : std::uint8_t {
    BankersDice,  // the banker's throw alone
    PlayersDice,  // the player's throw alone
    Points,       // one has more points
    Tie,          // equal points, which the sheet gives to one of the two
};

// How the bet ended: one of these, then RoundEnded.
struct Won {
    By by;
    Cents bet;   // comes back
    Cents won;   // on top, out of the bank
    Cents owed;  // what the throw pays; it exceeds `won` if the bank holds less
    bool operator==(const Won&) const = default;
};
struct Lost {
    By by;
    Cents bet;   // goes to the bank
    Cents more;  // on top, out of the balance, if the banker's throw collects a multiple
    Cents owed;  // what the throw collects; it exceeds `more` if the balance holds less
    bool operator==(const Lost&) const = default;
};
struct Pushed {
    By by;
    Cents bet;  // comes back
    bool operator==(const Pushed&) const = default;
};
struct RoundEnded {
    int round;
    Cents bank, balance;
    bool operator==(const RoundEnded&) const = default;
};

using Fact = std::variant<BetPlaced, BetsClosed, Threw, HasPoint, RollsAgain, Won, Lost, Pushed, RoundEnded>;

// What each fact moves. Over a round these add up to the change of the balance and of the bank.
Cents to_balance(const Fact&);
Cents to_bank(const Fact&);
std::string to_text(const Fact&);

}  // namespace boxcars::siwuliu
