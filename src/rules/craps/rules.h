// Craps: two dice, a line with its point, and a full casino table of bets. What may happen, and what it pays.
// Pure: state and event in, Step out. Money is whole cents. Stakes leave the bankroll when they are placed; what a
// throw gives back is told as facts that add up to the bankroll's change. House rules: craps_bets.h, bet by bet.
#pragma once
#include "base/money.h"
#include "rules/craps/facts.h"
#include "rules/game.h"

#include <variant>

namespace boxcars::craps {

struct Bet {  // chips on a spot, on top of what lies there
    Spot spot;
    Cents amount = 0;
    bool operator==(const Bet&) const = default;
};
struct Take {  // chips off a spot
    Spot spot;
    Cents amount = 0;
    bool operator==(const Take&) const = default;
};
struct CallIt {  // "my place bets are on": see Call
    Spot spot;
    Call call = Call::ByRule;
    bool operator==(const CallIt&) const = default;
};
struct Rolled {
    int first, second;
    bool operator==(const Rolled&) const = default;
};
using Event = std::variant<Bet, Take, CallIt, Rolled>;

struct Placed {  // a bet that is down
    Spot spot;
    Cents stake = 0;
    Cents vig = 0;  // paid in advance; given back when the bet is taken down
    Call call = Call::ByRule;
    unsigned made = 0;  // small, tall, all, fire: the totals or points made so far, bit by bit
    bool operator==(const Placed&) const = default;
};

struct State {
    Cents bankroll = 0;          // chips not on the felt
    int point = 0;               // 0: come-out
    bool new_hand = true;        // the shooter has not thrown yet
    bool after_seven = true;     // no throw since the last seven
    std::vector<Placed> bets{};  // in the order of their spots
    bool operator==(const State&) const = default;
};

struct Rules {
    int minimum = 1, maximum = 5000, bankroll = 1000;  // dollars
    int crapless = 0;
    int bar = 12;
    int odds_limit = 0;  // index into its words
    int line_pays = 1;   // "to 1", where no other number is named
    int odds_4_10 = 2, odds_4_10_per = 1, odds_5_9 = 3, odds_5_9_per = 2, odds_6_8 = 6, odds_6_8_per = 5;
    int odds_2_12 = 6, odds_2_12_per = 1, odds_3_11 = 3, odds_3_11_per = 1;
    int place_4_10 = 9, place_4_10_per = 5, place_5_9 = 7, place_5_9_per = 5, place_6_8 = 7, place_6_8_per = 6;
    int place_2_12 = 11, place_2_12_per = 2, place_3_11 = 11, place_3_11_per = 4;
    int lose_4_10 = 5, lose_4_10_per = 11, lose_5_9 = 5, lose_5_9_per = 8, lose_6_8 = 4, lose_6_8_per = 5;
    int vig = 5, vig_on = 0;  // percent; index into its words
    int put_pays = 1, big_6_8 = 1, hard_4_10 = 7, hard_6_8 = 9;
    int field_pays = 1, field_2 = 2, field_12 = 3;
    int any_seven = 4, any_craps = 7, two_twelve = 30, three_eleven = 15, hi_lo = 15, hop_easy = 15, hop_hard = 30;
    int bonus_pays = 0;  // index into its words
    int fire_4 = 24, fire_5 = 249, fire_6 = 999;
    int winners_stay = 1;
    bool operator==(const Rules&) const = default;

    using State = craps::State;
    using Event = craps::Event;
    using Fact = craps::Fact;
    static constexpr std::string_view game = "craps";
    static constexpr bool may_undo = true;  // chips, until the dice fly
    static std::span<const rules::Knob<Rules>> knobs();
    static std::optional<Event> event_from(std::string_view text);
};
using Step = rules::Step<State, Fact>;

std::optional<std::string> conflict(const Rules&);
State opening(const Rules&);
std::vector<Event> legal(const Rules&,
                         const State&);  // each bet with its least amount, each taking down in full: see offer()
rules::Dice dice_wanted(const Rules&, const State&);
Event thrown(const Rules&, rules::Faces);
std::vector<int> faces_of(const Event&);
std::optional<std::string> refusal(const Rules&, const State&, const Event&);
Step apply(const Rules&, const State&, const Event&);
void advance(const Rules&, State&, const Event&);
bool over(const Rules&, const State&);  // no chips on the felt and too few for the table's minimum
std::vector<std::int64_t> canonical(const State&);
rules::Named describe(const State&);
std::string to_text(const Event&);

// A changed sheet takes effect at a come-out with no come bet under way: what lies on the felt comes back first.
bool between_rounds(const Rules&, const State&);
State carried(const Rules& next, const State&);

const Placed* find(const State&, Spot);
Cents staked(const State&, Spot);  // 0: nothing there
Cents on_table(const State&);      // stakes and vig paid in advance

// What may be put on a spot now, on top of what lies there. most 0: nothing, and `why` says it.
struct Offer {
    Cents least = 0, most = 0, step = 0;  // amounts: least, least + step, ... up to most
    std::string why{};
};
Offer offer(const Rules&, const State&, Spot);
Cents snapped(const Rules&, const State&, Spot,
              Cents wanted);  // the nearest whole-dollar amount on offer, else the nearest; 0: none
bool may_take(const Rules&, const State&, Spot);
bool may_call(Kind);                      // can be called on and off
bool works(const State&, const Placed&);  // on the next throw

}  // namespace boxcars::craps
