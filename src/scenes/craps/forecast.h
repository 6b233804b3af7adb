// The exact odds that the craps table shows: a spot's odds, every spot's edge, the next throw, the rest of the hand. In
// words: which totals of the next throw a player wants and fears, over all 36 throws, and why a throw lost bets.
#pragma once
#include "odds/craps/forecast.h"
#include "odds/craps/odds.h"
#include "scenes/craps/print.h"

#include <future>

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

// Keeps odds that take long to compute while their inputs stay the same.
class CrapsOddsCache {
 public:
    ~CrapsOddsCache();

    odds::CrapsEdges& known() { return odds_; }
    std::vector<craps_look::SpotEdge> edges(const craps::Rules& rules, const CrapsLayout& felt,
                                            const craps::State& state, Cents chip);
    const odds::NextThrow& next(const craps::Rules& rules, const craps::State& state);
    // The rest of the hand; nullptr while it is computed in the background. `wait`: blocks, so runs repeat exactly.
    const odds::HandForecast* hand(const craps::Rules& rules, const craps::State& state, bool wait);

 private:
    struct Question {
        craps::Rules rules{};
        craps::State state{};
        bool operator==(const Question&) const = default;
    };
    odds::CrapsEdges odds_;
    std::optional<Question> next_of_, hand_of_, asked_;
    odds::NextThrow next_;
    odds::HandForecast hand_;
    std::future<odds::HandForecast> answer_;
};

// "pays 7 to 6 · chance to win 5/11 = 45.45 % · house edge 1/66 = 1.5152 %"; for a long fraction, "about" its
// percentage.
std::string in_a_breath(const odds::BetOdds& odds);

}  // namespace boxcars::scenes
