// Sì-wŭ-liù: three dice, one fixed banker, one player. What may happen, and what it pays.
// Pure: state and event in, Step out. Money is whole cents; none is made or lost between the bank, the player's balance
// and the bet on the table. House rules: only the bet is at risk to even money, but multiples are paid out of all that
// the bank holds, and no further; a round begins with what the one before has left.
#pragma once
#include "rules/siwuliu/facts.h"

namespace boxcars::siwuliu {

struct Bet {  // on top of what is down already
    Cents amount = 0;
    bool operator==(const Bet&) const = default;
};
struct Stop {  // no more bets: the uncovered part of the bank goes back to the banker
    bool operator==(const Stop&) const = default;
};
struct Rolled {  // by whoever's turn it is
    int first, second, third;
    bool operator==(const Rolled&) const = default;
};
using Event = std::variant<Bet, Stop, Rolled>;

enum class Phase : std::uint8_t { Betting, BankerRolls, PlayerRolls };

struct State {
    Cents bank = 0;     // all that the banker has, covered or not
    Cents balance = 0;  // the player's, not on the table
    Cents bet = 0;      // on the table
    Phase phase = Phase::Betting;
    int point = 0;  // the banker's, 2 to 5, while the player rolls; else 0
    int round = 1;
    bool operator==(const State&) const = default;
};

enum class Quote : std::uint8_t { To, For };                     // the stake comes back on top, or is in it already
enum class Tie : std::uint8_t { Reroll, Push, Banker, Player };  // equal points: thrown again, or whose the bet is
enum class OuterPair : std::uint8_t { Point, Reroll };           // a 6 or a 1 beside the player's pair

struct Rules {
    // What the two begin with. Cents.
    int bank = 100'050;    // the banker's
    int balance = 10'000;  // the player's

    // What a player who wins is paid, for each one that was bet.
    int pays_111 = 5;        // with 1-1-1
    int pays_triple = 3;     // with another triple
    int pays_456 = 2;        // with 4-5-6
    int pays_point = 1;      // with a higher point; always on top of the stake
    Quote pays = Quote::To;  // of the first three

    // How doubtful throws are judged.
    Tie tie = Tie::Reroll;
    bool banker_multiples = false;  // the banker's special throws collect as many times the bet as the player's pay
    OuterPair pair_with_6_or_1 = OuterPair::Point;
    bool operator==(const Rules&) const = default;

    using State = siwuliu::State;
    using Event = siwuliu::Event;
    using Fact = siwuliu::Fact;
    static constexpr std::string_view game = "siwuliu";
    static constexpr bool may_undo = true;  // chips, until the dice fly
    static std::span<const rules::Knob<Rules>> knobs();
};

// The sheet as the written rules have it favours the player. This one does not: a tie goes to the banker and 1-1-1 pays
// 4 to 1, which leaves the house 1/243 of every bet. Bank and balance stay as they are.
Rules fair_house(const Rules&);
Rules as_written(const Rules&);  // every other knob as it comes, this sheet's bank and balance

// legal(): the least bet and the most, and enough of it, see offer(); over(): a round would begin, but one of the two
// has nothing left.
BOXCARS_GAME_VERBS;
std::vector<int> faces_of(const Event&);

// A changed sheet takes effect before the first bet of a round.
bool between_rounds(const Rules& now, const Rules& next, const State&);

// What may be bet now: any whole cents from least to most; most 0: nothing.
struct Offer {
    Cents least = 0, most = 0;
};
Offer offer(const State&);
Cents uncovered(const State&);  // of the bank, while bets are taken

// What a throw that decides by itself is worth to whoever threw it, in bets; 0 for any other throw.
int player_multiple(const Rules&, const ceelo_dice::Reading&);  // on top of the bet: "5 for 1" is 4
int banker_multiple(const Rules&, const ceelo_dice::Reading&);  // the bet itself included: 1 without banker_multiples

}  // namespace boxcars::siwuliu

#include "rules/siwuliu/hand.h"   // a game keeps hands wherever its rules are known
#include "rules/siwuliu/money.h"  // and is played for money there
