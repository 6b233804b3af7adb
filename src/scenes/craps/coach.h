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

// "An hour of it, 100 throws at work, costs $3.28 on average for $6. Odds on the line take $6 for nothing."
// Empty where the spot takes nothing and has nothing.
std::string coach_words(const CrapsCoachAsked& asked, const odds::KnownOdds& known);

}  // namespace boxcars::scenes
