// Exact odds for the craps scene: a spot's odds, every spot's edge, the next throw, the rest of the hand. What takes
// long to compute is kept while its inputs stay the same.
#pragma once
#include "odds/craps/forecast.h"
#include "odds/craps/odds.h"
#include "scenes/craps/print.h"

#include <future>

namespace boxcars::scenes {

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

// "pays 7 to 6 · wins in all 5/11 = 45.45 % · house edge 1/66 = 1.5152 %". A long fraction becomes "about" and a
// percentage; the list of bets has it in full.
std::string in_a_breath(const odds::BetOdds& odds);

}  // namespace boxcars::scenes
