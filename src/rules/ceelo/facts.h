// The facts of cee-lo with a bank: each struct is one thing that can happen. Text, receipt, calls and sounds are made
// from these facts alone. Players are numbered from 0; coins are whole.
#pragma once
#include "base/numbers.h"
#include "rules/ceelo/reading.h"
#include "rules/game.h"

#include <array>
#include <string>
#include <variant>

namespace boxcars::ceelo {

constexpr int most_players = 6;
using Seats = std::array<int, most_players>;  // indexed by player; unused seats hold 0
constexpr std::size_t seat(int player) { return nth(player); }
using Faces = std::array<int, 3>;

// Facts of the start of a round.
struct BankDrawn {  // which player banks first
    int banker;
    bool operator==(const BankDrawn&) const = default;
};
struct RoundBegan {
    int round, banker;  // round: from 1
    Seats coins;
    bool operator==(const RoundBegan&) const = default;
};

// Facts of coins put on the table.
struct BankStaked {
    int banker, amount;
    bool operator==(const BankStaked&) const = default;
};
struct Covered {
    int player, amount, left;  // left: coins of the bank not yet covered
    bool operator==(const Covered&) const = default;
};
struct SatOut {  // the bank was covered before this player's turn
    int player;
    bool operator==(const SatOut&) const = default;
};
struct Returned {  // the uncovered part of the bank goes back to the banker
    int banker, amount;
    bool operator==(const Returned&) const = default;
};
struct BetsClosed {
    int banker, bank;  // bank: the coins that the bets cover
    Seats bets;
    bool operator==(const BetsClosed&) const = default;
};

// Facts of throws.
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

// Facts of settled bets, in the order of the players from the banker's left.
struct BettorWon {
    int player, bet, won;  // the bet comes back, and `won` comes on top of it
    // pocket: the part of `won` that was not on the table. unpaid: what the banker could not pay.
    int banker, pocket, unpaid;
    bool operator==(const BettorWon&) const = default;
};
struct BettorLost {
    int player, bet;  // the bet joins the bank
    bool operator==(const BettorLost&) const = default;
};
struct StandOff {  // equal scores
    int player, bet;
    bool again;  // true if the player throws again; otherwise the bet comes back
    bool operator==(const StandOff&) const = default;
};

// Facts of the end of a round.
struct BankTakenUp {  // what is left of the bank goes back to the banker
    int banker, amount;
    bool operator==(const BankTakenUp&) const = default;
};
struct RoundOver {
    int round;
    Seats coins;
    bool operator==(const RoundOver&) const = default;
};

// Why the bank stays or passes.
enum class Why : std::uint8_t {
    WonAtOnce,     // kept: the banker won automatically
    BetWon,        // kept: the banker won a bet
    StoodOff,      // kept: the banker won no bet, but a stand-off is no loss
    SheetKeeps,    // kept: the banker lost, but this sheet does not pass the bank for that
    LostAtOnce,    // passes to the next player: the banker lost automatically
    LostEveryBet,  // passes to the next player: the banker lost every bet
    // The bank passes to the first player who beat the banker with 4-5-6 or a triple.
    BeatenBySpecial456,
    BeatenByTriple,
};
constexpr bool kept(Why why) { return why <= Why::SheetKeeps; }

struct BankPasses {  // from == to: the bank is kept
    int from, to;
    Why why;
    bool operator==(const BankPasses&) const = default;
};
struct GameOver {  // a player has no coins left
    Seats coins;
    int best;    // the winners' coins
    int shared;  // the number of winners
    bool operator==(const GameOver&) const = default;
    bool won_by(int player) const { return coins[seat(player)] == best; }
};

using Fact =
    std::variant<BankDrawn, RoundBegan, BankStaked, Covered, SatOut, Returned, BetsClosed, Threw, PointSet, AutoWin,
                 AutoLoss, BettorWon, BettorLost, StandOff, BankTakenUp, RoundOver, BankPasses, GameOver>;

int to_coins(const Fact&, int player);        // coins added to the player's pocket; negative: taken from it
std::string why_sentence(const BankPasses&);  // says who takes the bank next and why: "Player 2 takes the bank: ..."
std::string to_text(const Fact&);
using rules::player_name;
std::string coins_text(int coins);  // "1 coin", "2 coins"

}  // namespace boxcars::ceelo
