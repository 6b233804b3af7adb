// What a settled bet was worth before the dice decided it, for one staked: what luck is measured against. Exact in the
// odds, told as doubles. Of a game or a bet that nobody has solved, nothing.
#pragma once
#include "rules/ceelo/rules.h"
#include "rules/craps/rules.h"
#include "rules/siwuliu/rules.h"

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace boxcars::odds {

struct HandOdds {  // of the player's net for one staked
    double mean = 0;
    std::optional<double> variance{};  // none where several are decided by the same throws
    std::vector<std::pair<double, double>>
        results{};  // net for one staked, and its chance; empty where variance is none
};

// `bet`: as hand_results() of the game calls it.
std::optional<HandOdds> hand_odds(const craps::Rules& rules, std::string_view bet);
std::optional<HandOdds> hand_odds(const siwuliu::Rules& rules, std::string_view bet);
std::optional<HandOdds> hand_odds(const ceelo::Rules& rules, std::string_view bet);
template <class Rules>
std::optional<HandOdds> hand_odds(const Rules&, std::string_view) {
    return {};
}

}  // namespace boxcars::odds
