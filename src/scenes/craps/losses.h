// Why a throw took bets, in a sentence: "Pass line and place SIX lost: the 7 came first." Made from the throw's facts
// alone; decides only the words.
#pragma once
#include "rules/craps/facts.h"

#include <span>
#include <string>

namespace boxcars::scenes {

std::string losses_in_words(std::span<const craps::Fact> facts);  // empty: nothing was lost

}  // namespace boxcars::scenes
