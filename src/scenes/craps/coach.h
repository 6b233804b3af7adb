// What the coach says of a spot at craps: what an hour of that bet costs, and which other takes the same stake for
// less. Works out nothing: odds/craps/coach.h does. Decides the words.
#pragma once
#include "odds/craps/coach.h"
#include "scenes/coach/throw_rate.h"

#include <string>

namespace boxcars::scenes {

struct CrapsCoachAsked {
    const craps::Rules& rules;
    const craps::State& state;
    craps::Spot spot;
    Cents chip = 0;                        // in hand
    std::span<const craps::Spot> among{};  // what lies open
    ThrowRate rate{};
};

// As much of the chip as the spot takes, else what lies there; 0: nothing to speak of.
Cents stake_spoken_of(const CrapsCoachAsked& asked);

// "$6 here costs $1.96 on average in an hour of it, 100 throws. Odds on the line takes $6 and costs nothing; the two
// part ways in 40 % of bets." Empty where the spot takes nothing and has nothing.
std::string coach_words(const CrapsCoachAsked& asked, const odds::KnownOdds& known, const odds::KnownUpkeep& upkeep);

}  // namespace boxcars::scenes
