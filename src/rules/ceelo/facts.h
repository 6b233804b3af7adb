// Cee-lo with a bank: what happened, one fact a line: text, receipt, calls and sounds are made from these and nothing
// else. Players are numbered from 0, coins are whole.
#pragma once
#include "base/numbers.h"
#include "rules/ceelo/reading.h"
#include "rules/game.h"

#include <array>
#include <string>
#include <variant>

namespace boxcars::ceelo {

constexpr int most_players = 6;
using Seats = std::array<int, most_players>;  // a number for each player; 0 for seats that nobody has
constexpr std::size_t seat(int player) { return nth(player); }
using Faces = std::array<int, 3>;

// The round begins.
struct BankDrawn {  // who is the first banker
    int banker;
    bool operator==(const BankDrawn&) const = default;
};
struct RoundBegan {
    int round, banker;  // rounds from 1
    Seats coins;
    bool operator==(const RoundBegan&) const = default;
};

// Coins go on the table.
struct BankStaked {
    int banker, amount;
    bool operator==(const BankStaked&) const = default;
};
struct Covered {
    int player, amount, left;  // left: still to be covered
    bool operator==(const Covered&) const = default;
};
struct SatOut {  // the bank was covered before it was this player's turn
    int player;
    bool operator==(const SatOut&) const = default;
};
struct Returned {  // nobody covered this part of the bank: back to the banker
    int banker, amount;
    bool operator==(const Returned&) const = default;
};
struct BetsClosed {
    int banker, bank;  // bank: all that is bet
    Seats bets;
    bool operator==(const BetsClosed&) const = default;
};

// Dice.
struct Threw {
    int player;
    bool banks;  // this player is the banker
    Faces faces;
    ceelo_dice::Reading reading;
    bool operator==(const Threw&) const = default;
};
struct PointSet {
    int banker, point;
    bool operator==(const PointSet&) const = default;
};
struct AutoWin {  // the banker wins all bets at once
    int banker, bank;
    bool operator==(const AutoWin&) const = default;
};
struct AutoLoss {  // the banker loses all bets at once
    int banker, bank;
    bool operator==(const AutoLoss&) const = default;
};

// Bets settled, in the order of the players from the banker's left.
struct BettorWon {
    int player, bet, won;        // won comes on top of the bet, which comes back
    int banker, pocket, unpaid;  // pocket: part of won that was not on the table; unpaid: more than the banker has
    bool operator==(const BettorWon&) const = default;
};
struct BettorLost {
    int player, bet;  // the bet joins the bank on the table
    bool operator==(const BettorLost&) const = default;
};
struct StandOff {  // equal scores
    int player, bet;
    bool again;  // the player throws again; else the bet comes back
    bool operator==(const StandOff&) const = default;
};

// The round ends.
struct BankTakenUp {  // what is left of the bank on the table: back to the banker
    int banker, amount;
    bool operator==(const BankTakenUp&) const = default;
};
struct RoundOver {
    int round;
    Seats coins;
    bool operator==(const RoundOver&) const = default;
};

// Why the bank goes where it goes.
enum class Why : std::uint8_t {
    WonAtOnce,           // kept: an automatic win
    BetWon,              // kept: at least one bet was the banker's
    StoodOff,            // kept: no bet was the banker's, but a stand-off is not a loss
    SheetKeeps,          // kept: lost, but this rule sheet does not pass the bank for that
    LostAtOnce,          // passes to the next player at the table: an automatic loss
    LostEveryBet,        // passes to the next player at the table: one by one
    BeatenBySpecial456,  // passes to the first player who beat the banker with 4-5-6 or a triple: here 4-5-6
    BeatenByTriple,      // the same: here a triple
};
constexpr bool kept(Why why) { return why <= Why::SheetKeeps; }

struct BankPasses {  // or is kept: from == to
    int from, to;
    Why why;
    bool operator==(const BankPasses&) const = default;
};
struct GameOver {  // somebody has no coins left
    Seats coins;
    int best;    // the winners' coins
    int shared;  // among how many: 1 when one player has most
    bool operator==(const GameOver&) const = default;
    bool won_by(int player) const { return coins[seat(player)] == best; }
};

using Fact =
    std::variant<BankDrawn, RoundBegan, BankStaked, Covered, SatOut, Returned, BetsClosed, Threw, PointSet, AutoWin,
                 AutoLoss, BettorWon, BettorLost, StandOff, BankTakenUp, RoundOver, BankPasses, GameOver>;

int to_coins(const Fact&, int player);        // what this fact adds to a player's coins off the table
std::string why_sentence(const BankPasses&);  // who takes the bank next and why: "Player 2 takes the bank: ..."
std::string to_text(const Fact&);
using rules::player_name;
std::string coins_text(int coins);  // "1 coin", "2 coins"

}  // namespace boxcars::ceelo
