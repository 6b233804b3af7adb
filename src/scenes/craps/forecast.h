// What whoever bets at craps wants of the next throw, and what they fear: worked out from the rules in force and the
// chips on the felt, by what each of the 36 throws would do to them. Decides only the words.
#pragma once
#include "odds/craps/forecast.h"
#include "rules/craps/facts.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace boxcars::scenes {

// Why a throw took bets, in a sentence: "Pass line and place SIX lost: the 7 came first." Made from the throw's facts
// alone; decides only the words.

std::string losses_in_words(std::span<const craps::Fact> facts);  // empty: nothing was lost

struct Hope {
    int total = 0;              // of the two dice
    Cents least = 0, most = 0;  // what its throws change, chips on the felt included; never 0
    bool operator==(const Hope&) const = default;
};
// A total with throws of both kinds, a hard way and an easy one, stands in both lists.
struct Forecast {
    std::vector<Hope> wants, fears;  // by total
    bool operator==(const Forecast&) const = default;
};
Forecast forecast_of(const odds::NextThrow& next);

std::string numbers_in_words(const std::vector<Hope>& forecast, std::string_view last = "and");  // "2, 3 and 12"

// "wants 8, fears 7": of a bet on that spot alone, as its next throw decides; "is off during the come-out"; empty where
// it has none. Odds want what their bet wants.
std::string meaning_of(const craps::Rules& rules, craps::Spot spot, int point);

// "You want 6 (+$11) or 8 (+$7). You fear 7 (−$16)."; without anything that works: that no throw changes anything.
std::string forecast_in_words(const Forecast& forecast);

// The line that stands over the dash: what is wanted and feared now, or how to begin where nothing is bet.
std::string what_now(const craps::Rules& rules, const craps::State& state);

}  // namespace boxcars::scenes
