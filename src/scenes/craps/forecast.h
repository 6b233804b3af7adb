// Says which totals of the next throw a craps player wants and fears, and why a throw lost bets. Wishes and fears are
// computed from the current rules and the chips on the felt, over all 36 throws.
#pragma once
#include "odds/craps/forecast.h"
#include "rules/craps/facts.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace boxcars::scenes {

// "Pass line and place SIX lost: the 7 came first." Empty if the facts have no loss.
std::string losses_in_words(std::span<const craps::Fact> facts);

struct TotalOutcome {
    int total = 0;
    std::string name{};         // "8"; "hard 8" if easy 8s differ
    Cents least = 0, most = 0;  // change of worth, never 0
    bool operator==(const TotalOutcome&) const = default;
};
// A total can be in both lists: its hard throw may win where its easy throws lose.
struct Forecast {
    std::vector<TotalOutcome> wins, loses;  // sorted by total
    bool operator==(const Forecast&) const = default;
};
Forecast forecast_of(const odds::NextThrow& next);

std::string numbers_in_words(const std::vector<TotalOutcome>& forecast,
                             std::string_view last = "and");  // "2, 3 and 12"

// What a bet on that spot alone needs from the next throw: "wins on 8, loses on 7", "is off during the come-out". Empty
// if no throw affects it. Odds win and lose on the same totals as the bet they lie behind.
std::string meaning_of(const craps::Rules& rules, craps::Spot spot, int point);

// The hint line over the dash: "In all, you win on 6 (+$11) or 8 (+$7). You lose on 7 (−$16).", or how to begin.
std::string what_now(const craps::Rules& rules, const craps::State& state);

}  // namespace boxcars::scenes
