// How a player fared on each bet, beside what the exact odds expect: net, expectation, and a band that 95 of 100
// players of the same stakes stay in. Decides what luck is; the sums come from the store, the odds from whoever knows
// the game.
#pragma once
#include "odds/hand_odds.h"
#include "session/store/history.h"

#include <functional>

namespace boxcars::session {

constexpr double band_95 = 1.959963984540054;  // standard deviations to either side

struct BetStatistics {  // of a bet against an opponent, under all sheets
    std::string game{}, bet{}, opponent{};
    bool whole = false;
    std::int64_t hands = 0, won = 0, lost = 0, staked = 0, net = 0;
    std::int64_t best = 0, worst = 0, longest = 0;
    std::int64_t streak = 0, longest_won = 0, longest_lost = 0;
    std::optional<double> expected{};  // of the net; none where a part of it is not known
    std::optional<double> band{};      // to either side of it
};

struct Boxcars {  // two sixes with two dice
    std::string game{};
    std::int64_t throws = 0, seen = 0;
    double expected = 0, band = 0;
};

using HandOddsOf = std::function<std::optional<odds::HandOdds>(const TallyLine& line)>;
std::vector<BetStatistics> bet_statistics(const std::vector<TallyLine>& tallies, const HandOddsOf& odds);
std::vector<Boxcars> boxcars_seen(const std::vector<ThrownLine>& thrown);

}  // namespace boxcars::session
