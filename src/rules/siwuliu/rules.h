// Sì-wŭ-liù: three dice, one fixed banker, one player. Decides what may happen and what it pays, in pure functions of
// state and event. Money is whole cents; none is made or lost between the bank, the player's balance and the bet on the
// table. House rules: bets cover the bank at even money, but multiples are paid out of the whole bank, up to its
// amount; a round begins with what the round before has left.
#pragma once
#include "rules/ceelo/reading.h"
#include "rules/game.h"
#include "rules/hand.h"

namespace boxcars::siwuliu {

// Each fact is one thing that can happen. Call, receipt, sound and text are made from these facts alone.
enum class Who : std::uint8_t { Banker, Player };

// Facts of bets.
struct BetPlaced {
    Cents amount;     // taken from the balance
    Cents bet;        // the whole bet now
    Cents uncovered;  // the part of the bank not covered
    bool operator==(const BetPlaced&) const = default;
};
struct BetsClosed {
    Cents covered, returned;  // returned: the uncovered part, which the banker owned all along
    bool operator==(const BetsClosed&) const = default;
};

// Facts of throws.
struct Threw {
    Who who;
    std::array<int, 3> faces;  // in the order of the dice
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
    Points,       // one of the two has more points
    Tie,          // equal points, which the sheet gives to one of the two
};

// How the bet ended: one of these, then RoundEnded.
struct Won {
    By by;
    Cents bet;   // goes back to the player
    Cents won;   // paid on top of it by the bank
    Cents owed;  // what the throw pays; it exceeds `won` if the bank holds less
    bool operator==(const Won&) const = default;
};
struct Lost {
    By by;
    Cents bet;   // goes to the bank
    Cents more;  // taken from the balance as well, if the banker's throw collects a multiple
    Cents owed;  // what the throw collects; it exceeds `more` if the balance holds less
    bool operator==(const Lost&) const = default;
};
struct Pushed {
    By by;
    Cents bet;  // goes back to the player
    bool operator==(const Pushed&) const = default;
};
struct RoundEnded {
    int round;
    Cents bank, balance;
    bool operator==(const RoundEnded&) const = default;
};

// The bet was raised against the banker's point.
struct Raised {
    Cents amount;  // taken from the balance
    Cents bet;     // the whole bet now
    bool operator==(const Raised&) const = default;
};

// The player gave up against the banker's point; then the round ends.
struct Surrendered {
    Cents bet;   // the whole bet
    Cents back;  // the part of it that goes back to the player; the rest goes to the bank
    bool operator==(const Surrendered&) const = default;
};

using Fact = std::variant<BetPlaced, BetsClosed, Threw, HasPoint, RollsAgain, Won, Lost, Pushed, RoundEnded, Raised,
                          Surrendered>;

Cents to_balance(const Fact&);  // what a fact adds to the balance
// ", all that the bank holds of the $5 owed"; empty if all was paid.
std::string all_there_is(Cents paid, Cents owed, std::string_view holder);

struct Bet {  // adds to the present bet
    Cents amount = 0;
    bool operator==(const Bet&) const = default;
};
struct Stop {  // no more bets; the uncovered part of the bank goes back to the banker
    bool operator==(const Stop&) const = default;
};
struct Rolled {  // thrown by the player on turn
    std::array<int, 3> faces;
    bool operator==(const Rolled&) const = default;
};
struct Raise {  // adds to the bet once the banker has a point
    Cents amount = 0;
    bool operator==(const Raise&) const = default;
};
struct Surrender {  // gives up half of the bet once the banker has a point
    static constexpr bool settles = true;
    bool operator==(const Surrender&) const = default;
};
using Event = std::variant<Bet, Stop, Rolled, Raise, Surrender>;

enum class Phase : std::uint8_t { Betting, BankerRolls, PlayerRolls };

struct State {
    Cents bank = 0;     // all the banker's money, covered or not
    Cents balance = 0;  // the player's money off the table
    Cents bet = 0;      // the bet on the table
    Phase phase = Phase::Betting;
    int point = 0;  // the banker's point, 2 to 5, while the player rolls; otherwise 0
    int round = 1;
    Cents raised = 0;  // the part of the bet by which it was raised against the point
    bool operator==(const State&) const = default;
};

enum class Quote : std::uint8_t { To, For };  // For: the pay-out includes the stake
// Equal points: who gets the bet, or whether to throw again.
enum class Tie : std::uint8_t { Reroll, Push, Banker, Player };
enum class OuterPair : std::uint8_t { Point, Reroll };  // what a 6 or a 1 beside the player's pair means

struct Rules {
    // The money at the beginning, in cents.
    int bank = 100'050;    // the banker's money
    int balance = 10'000;  // the player's money

    // What a winning player is paid, as a multiple of the bet.
    int pays_111 = 5;        // with 1-1-1
    int pays_triple = 3;     // with another triple
    int pays_456 = 2;        // with 4-5-6
    int pays_point = 1;      // with a higher point; the stake always comes back too
    Quote pays = Quote::To;  // how pays_111, pays_triple and pays_456 are quoted

    // What ties, special throws and outer pairs mean.
    Tie tie = Tie::Reroll;
    bool banker_multiples = false;  // the banker's special throws collect as many times the bet as the player's pay
    OuterPair pair_with_6_or_1 = OuterPair::Point;
    bool raise = false;      // against the banker's point the player may raise once, by up to the bet
    bool surrender = false;  // or give up, unless they have raised, and take half of the bet back
    bool operator==(const Rules&) const = default;

    using State = siwuliu::State;
    using Event = siwuliu::Event;
    using Fact = siwuliu::Fact;
    static constexpr std::string_view game = "siwuliu";
    static constexpr bool may_undo = true;  // chips may be taken back until the throw
    static constexpr bool has_milestones = true;
    static constexpr bool has_odds = true;  // see odds/chain/chain.h and odds/goal/goal.h
    static std::span<const rules::Knob<Rules>> knobs();
};

// A sheet on which a tie goes to the banker and 1-1-1 pays 4 to 1, which leaves the house 1/243 of every bet. (The
// sheet of the written rules favours the player.) Bank and balance stay as they are.
Rules fair_house(const Rules&);
Rules as_written(const Rules&);  // the default sheet with this sheet's bank and balance

// legal() lists the least and the most bet or raise, stopping and giving up. over(): a round would begin, but bank or
// player has nothing.
BOXCARS_GAME_VERBS;

// A changed sheet takes effect before the first bet of a round.
bool between_rounds(const Rules& now, const Rules& next, const State&);

Cents most_offered(const State&);              // any whole cents up to this may be bet now; 0: no bet is taken
Cents most_raise(const Rules&, const State&);  // any whole cents up to this may be added to the bet now
bool may_give_up(const Rules&, const State&);
Cents given_back(Cents bet);    // half of a bet, rounded down to dollars if it is whole dollars, otherwise to a cent
Cents uncovered(const State&);  // the part of the bank that no bet covers, while bets are taken

// How many bets the thrower wins with a throw that decides the round by itself; 0 for any other throw.
int player_multiple(const Rules&, const ceelo_dice::Reading&);  // beyond the bet: "5 for 1" is 4
int banker_multiple(const Rules&, const ceelo_dice::Reading&);  // includes the bet itself: 1 without banker_multiples

// A player owns the balance and the bet.
inline rules::Money money(const State& state, int) { return {state.balance, state.bet}; }
inline rules::BuyIn buy_in(const Rules&) { return {"balance", 1}; }

// Hands and high scores (see rules/hand.h): the bet of a round.
inline std::string_view hand_unit(const Rules&) { return "cents"; }
std::vector<rules::HandResult> hand_results(const Rules& rules, const State& before, const Step& step, int seat);
std::string feat(const Rules& rules, const State& before, const Step& step, int seat);
inline std::span<const rules::ScoreKind> score_kinds(const Rules&) {
    static constexpr auto kinds = boxcars::rules::betting_kinds("cents");
    return kinds;
}
inline std::vector<rules::ScoreMark> score_marks(const Rules& rules, const State& before, const Step& step, int seat) {
    return rules::betting_marks(hand_results(rules, before, step, seat));
}

}  // namespace boxcars::siwuliu
