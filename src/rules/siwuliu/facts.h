// Sì-wŭ-liù: what happened, one fact a line: the call, the receipt, the sound and the text are made from these and
// nothing else.
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
    Cents bet;        // down in all
    Cents uncovered;  // of the bank
    bool operator==(const BetPlaced&) const = default;
};
struct BetsClosed {
    Cents covered, returned;  // returned: the uncovered part, to the banker; it was his all along
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
    bool tied;  // equal points; else the dice decided nothing
    bool operator==(const RollsAgain&) const = default;
};

// How a round was decided.
enum class By : std::uint8_t {
    BankersDice,  // his throw alone
    PlayersDice,  // the player's throw alone
    Points,       // one is higher
    Tie,          // they are equal, and the sheet says whose that is
};

// The bet's end: one of these, then RoundEnded.
struct Won {
    By by;
    Cents bet;   // comes back
    Cents won;   // on top, out of the bank
    Cents owed;  // what the throw pays; more than `won` when the bank holds no more
    bool operator==(const Won&) const = default;
};
struct Lost {
    By by;
    Cents bet;   // to the bank
    Cents more;  // on top, out of the balance, where the banker's throw collects a multiple
    Cents owed;  // what it asks; more than `more` when the balance holds no more
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

// What each fact moves; over a round these add up to the change of the balance and of the bank.
Cents to_balance(const Fact&);
Cents to_bank(const Fact&);
std::string to_text(const Fact&);

}  // namespace boxcars::siwuliu
