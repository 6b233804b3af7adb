// Which bets of the craps felt lie open, and which are folded away until they are asked for. A bet that has chips on it
// is always seen, with what lies behind it; one that the sheet in force does not have never is. Decides no place.
#pragma once
#include "platform/settings.h"
#include "rules/craps/rules.h"

#include <span>
#include <string>

namespace boxcars::scenes {

// In the order of the felt. `down`: spots that have chips on them.
std::vector<craps::Spot> open_spots(const craps::Rules& sheet, platform::FeltBets asked,
                                    std::span<const craps::Spot> down);

platform::FeltBets after(platform::FeltBets now);    // first, more, all, and round again
std::string name_of_step(platform::FeltBets asked);  // "MORE BETS": what stands on the way to it
std::string told(platform::FeltBets asked);          // what now lies there, in a sentence

}  // namespace boxcars::scenes
