// What the craps scene wants to know exactly, worked out once and kept until it would differ: a spot's odds in a
// breath, every spot's edge, the next throw, the rest of the hand.
#pragma once
#include "odds/craps/forecast.h"
#include "odds/craps/odds.h"
#include "scenes/craps/print.h"

#include <future>
#include <map>

namespace boxcars::scenes {

class CrapsOddsCache {
 public:
    ~CrapsOddsCache();

    const odds::BetOdds* odds(const craps::Rules& rules, craps::Spot spot, int point);  // null: it has none now
    const std::vector<craps_look::SpotEdge>& edges(const craps::Rules& rules, const CrapsLayout& felt, int point);
    const odds::NextThrow& next(const craps::Rules& rules, const craps::State& state);
    // Worked out in the background: nothing until it is there. `wait`: stands still for it, so that runs repeat.
    const odds::HandForecast* hand(const craps::Rules& rules, const craps::State& state, bool wait);

 private:
    struct Question {
        craps::Rules rules{};
        craps::State state{};
        bool operator==(const Question&) const = default;
    };
    void follow(const craps::Rules& rules);

    craps::Rules rules_{};
    std::map<std::pair<craps::Spot, int>, std::optional<odds::BetOdds>> odds_;
    std::vector<craps_look::SpotEdge> edges_;
    std::optional<int> edges_point_;
    std::optional<Question> next_of_, hand_of_, asked_;
    odds::NextThrow next_;
    odds::HandForecast hand_;
    std::future<odds::HandForecast> answer_;
};

// "pays 7 to 6 · wins 5 of 11 · house edge 1/66 = 1.515 %"
std::string in_a_breath(const odds::BetOdds& odds);
std::string edge_word(double edge);  // none, low, fair, steep

}  // namespace boxcars::scenes
