// Craps: two dice, a line with its point, and a full casino table of bets. Decides what may happen and what it pays, in
// pure functions of state and event. Money is whole cents. Stakes leave the bankroll when they are placed; facts report
// what a throw gives back, and add up to the bankroll's change. bets.h lists the house rules of each bet.
#pragma once
#include "rules/game.h"
#include "rules/hand.h"

#include <algorithm>
#include <compare>

namespace boxcars::craps {

struct Rules;

// Every place on the felt where a chip can lie.
// clang-format off
enum class Kind : std::uint8_t {
    Pass, DontPass, Come, DontCome,  // the line, and the two come boxes
    PassOdds, DontPassOdds,  // odds behind the line, on its point
    ComeOn, DontComeOn, ComeOdds, DontComeOdds,  // come bets on their numbers, and their odds
    Place, PlaceToLose, Buy, Lay, Put, PutOdds,  // placed directly on a number
    Big, Hard,
    // bets on one throw
    Field, AnySeven, AnyCraps, Two, Three, Eleven, Twelve, HiLo, Hop, CAndE, Horn, HornHigh, World,
    Small, Tall, All, Fire,  // bets on a whole hand
};
// clang-format on

struct Spot {
    Kind kind = Kind::Pass;
    // The number, if the kind has one; else 0. For a hop: its faces as two digits, the lower first, such as 35.
    int number = 0;
    auto operator<=>(const Spot&) const = default;
};
std::string to_text(const Spot&);  // "pass", "place_6", "hop_3_5", "horn_high_12"
// Finds a spot by its name among the spots of all sheets.
std::optional<Spot> spot_from(std::string_view text);
std::vector<Spot> spots(const Rules&);  // all spots on this sheet's felt, in the order of Kind

// Whether a bet works: by the table's rule, or as the player called it.
enum class Call : std::uint8_t { ByRule, On, Off };

struct Bet {  // puts chips on a spot, on top of those already there
    Spot spot;
    Cents amount = 0;
    bool operator==(const Bet&) const = default;
};
struct Take {  // takes chips off a spot
    Spot spot;
    Cents amount = 0;
    bool operator==(const Take&) const = default;
};
struct CallIt {  // "My place bets are on"; see Call
    Spot spot;
    Call call = Call::ByRule;
    bool operator==(const CallIt&) const = default;
};
struct Rolled {
    int first, second;
    bool operator==(const Rolled&) const = default;
};
using Event = std::variant<Bet, Take, CallIt, Rolled>;

// The facts: each struct is one thing that can happen. The stickman's call, the receipt, the sound and the statistics
// are made from these facts alone. First the facts of decisions.
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
using rules::fact_among;

struct Placed {  // a bet that is down
    Spot spot;
    Cents stake = 0;
    Cents vig = 0;  // paid in advance, and returned when the bet is taken down
    Call call = Call::ByRule;
    unsigned made = 0;  // Small, tall, all and fire: the totals or points made so far, as bits
    bool operator==(const Placed&) const = default;
};

struct State {
    Cents bankroll = 0;          // chips not on the felt
    int point = 0;               // 0: come-out
    bool new_hand = true;        // the shooter has not thrown yet
    bool after_seven = true;     // the last throw was a seven, or there was no throw yet
    std::vector<Placed> bets{};  // in the order of their spots
    bool operator==(const State&) const = default;
};

enum class OddsLimit : std::uint8_t {  // the most odds that may be taken, as a multiple of the flat bet
    // "3-4-5x": 3 on 4 and 10, 4 on 5 and 9, 5 on 6 and 8.
    ByPoint,
    Once,
    Twice,
    ThreeTimes,
    FiveTimes,
    TenTimes,
    TwentyTimes,
    HundredTimes
};
enum class VigPaid : std::uint8_t { FromWin, WithBet };          // when the house takes its commission
enum class VigRounding : std::uint8_t { Cents, Down, Nearest };  // down to cents, or to whole dollars
// What small and tall pay, and what all pays, to 1.
enum class BonusCard : std::uint8_t { Pays34And175, Pays30And150 };

// Pay-outs are "to 1" unless a field NAME_per gives the second number. The knobs give the ranges and the texts.
struct Rules {
    // The table, in dollars.
    int minimum = 1;      // the least on a spot, except odds
    int maximum = 5000;   // the most on a spot, except odds
    int bankroll = 1000;  // what each player sits down with

    // The line: pass and don't pass, come and don't come.
    bool crapless = false;  // 2, 3, 11 and 12 are points too, and the don't side is closed
    // The craps number, 2, 3 or 12, that is a push for the don't side.
    int bar = 12;
    OddsLimit odds_limit = OddsLimit::ByPoint;  // the most odds behind a bet; laid odds may win as much
    int line_pays = 1;
    int natural_pays = 0;     // to pass and come on their first throw; 0: as the line
    int point_pays = 0;       // to pass and come on their number; 0: as the line
    bool craps_push = false;  // 2, 3 and 12 are a push for a new pass or come bet

    // Odds behind a bet on a number. Laid odds pay the reverse.
    int odds_4_10 = 2, odds_4_10_per = 1;
    int odds_5_9 = 3, odds_5_9_per = 2;
    int odds_6_8 = 6, odds_6_8_per = 5;
    int odds_2_12 = 6, odds_2_12_per = 1;  // on a crapless table only
    int odds_3_11 = 3, odds_3_11_per = 1;  // on a crapless table only

    // Place bets: the number must come before a seven.
    int place_4_10 = 9, place_4_10_per = 5;
    int place_5_9 = 7, place_5_9_per = 5;
    int place_6_8 = 7, place_6_8_per = 6;
    int place_2_12 = 11, place_2_12_per = 2;  // on a crapless table only
    int place_3_11 = 11, place_3_11_per = 4;  // on a crapless table only

    // Place bets to lose: a seven must come before the number.
    int lose_4_10 = 5, lose_4_10_per = 11;
    int lose_5_9 = 5, lose_5_9_per = 8;
    int lose_6_8 = 4, lose_6_8_per = 5;

    // Buy and lay bets pay true odds; the house earns its commission.
    int vig = 5;  // percent of the stake for buy, of the win for lay
    VigPaid vig_on = VigPaid::FromWin;
    VigRounding vig_rounding = VigRounding::Cents;
    int vig_least = 0;  // in dollars

    // Other bets that wait for a number.
    int put_pays = 1;
    int big_6_8 = 1;
    // Hardways: the number must come as a pair before a seven or any other way of throwing it.
    int hard_4_10 = 7, hard_6_8 = 9;

    // Bets on the next throw alone.
    int field_pays = 1, field_2 = 2, field_12 = 3;  // what it pays on 3, 4, 9, 10 and 11; on 2; on 12
    bool field_5 = false;                           // it wins on a 5, too
    int field_doubles = 0;                          // what it pays on 2-2 and 5-5; 0: as on any 4 or 10
    int any_seven = 4, any_craps = 7;
    int two_twelve = 30, three_eleven = 15;  // also as parts of horn, world and C and E
    int hi_lo = 15;                          // 2 or 12
    int hop_easy = 15, hop_hard = 30;        // two different faces named; the same face twice

    // Bets on a whole hand.
    BonusCard bonus_pays = BonusCard::Pays34And175;  // every low total, every high one or both before a seven
    int fire_4 = 24, fire_5 = 249, fire_6 = 999;     // for 4, 5 and 6 different points made

    // What happens to winning bets.
    // Place, buy, lay, place to lose, big and hardway bets stay down after a win.
    bool winners_stay = true;
    bool pays_whole_dollars = false;  // wins are paid in whole dollars, and their cents are dropped
    bool operator==(const Rules&) const = default;

    using State = craps::State;
    using Event = craps::Event;
    using Fact = craps::Fact;
    static constexpr std::string_view game = "craps";
    static constexpr bool may_undo = true;  // chips may be taken back until the throw
    static constexpr bool has_milestones = true;
    static constexpr bool has_odds = true;  // see odds/chain/chain.h and odds/goal/goal.h
    static std::span<const rules::Knob<Rules>> knobs();
};

// legal() lists each bet with its least amount, and the removal of each whole bet; offer() gives the range. over(): no
// chips are on the felt, and too few are left for the table's minimum.
BOXCARS_GAME_VERBS;
std::optional<std::string> conflict(const Rules&);
std::vector<int> faces_of(const Event&);

// A changed sheet takes effect at a come-out while no come bet is down. The bets on the felt come back first.
bool between_rounds(const Rules& now, const Rules& next, const State&);
State carried(const Rules& next, const State&);

const Placed* find(const State&, Spot);
Cents staked(const State&, Spot);  // 0: no bet
Cents on_table(const State&);      // stakes, and vig paid in advance

// What may be added to a spot now. If `most` is 0, nothing may be added, and `why` is a sentence that says why.
struct Offer {
    Cents least = 0, most = 0, step = 0;  // amounts: least, least + step, ... up to most
    std::string why{};
};
Offer offer(const Rules&, const State&, Spot);
// The whole-dollar amount on offer that is nearest to `wanted`; if there is none, the nearest other amount; 0: none.
Cents snapped(const Rules&, const State&, Spot, Cents wanted);
// The stake that a chip of that value stands for on a spot: snapped(), or what lies there if the spot takes no more.
Cents stake_meant(const Rules&, const State&, Spot, Cents chip);
bool may_take(const Rules&, const State&, Spot);
bool may_call(Kind);                      // whether it can be called on or off
bool works(const State&, const Placed&);  // whether the bet works on the next throw

// A player owns the chips in the rack and those on the felt, including commission paid in advance.
inline rules::Money money(const State& state, int) { return {state.bankroll, on_table(state)}; }
inline rules::BuyIn buy_in(const Rules&) { return {"bankroll", dollar}; }

// Hands and high scores (see rules/hand.h): every bet that a throw settled, and the hand that a seven-out ended.
inline std::string_view hand_unit(const Rules&) { return "cents"; }
std::vector<rules::HandResult> hand_results(const Rules& rules, const State& before, const Step& step, int seat);
std::string feat(const Rules& rules, const State& before, const Step& step, int seat);
std::span<const rules::ScoreKind> score_kinds(const Rules& rules);
std::vector<rules::ScoreMark> score_marks(const Rules& rules, const State& before, const Step& step, int seat);

}  // namespace boxcars::craps
