#include "rules/pig/hand.h"

#include "base/numbers.h"

#include <algorithm>

namespace boxcars::pig {

std::vector<rules::HandResult> hand_results(const Rules& rules, const State&, const Step& step, int seat) {
    for (const Fact& fact : step.facts) {
        const auto* won = std::get_if<Won>(&fact);
        if (!won) continue;
        int best = 0;  // the best of the others' scores
        for (int player = 0; player < rules.players; ++player)
            if (player != seat) best = std::max(best, step.next.scores[nth(player)]);
        return {{.bet = "game",
                 .net = step.next.scores[nth(seat)] - best,
                 .whole = true,
                 .outcome = won->player == seat ? boxcars::rules::Outcome::Won : boxcars::rules::Outcome::Lost}};
    }
    return {};
}

std::string feat(const Rules&, const State&, const Step& step, int seat) {
    for (const Fact& fact : step.facts)
        if (const auto* won = std::get_if<Won>(&fact); won && won->player == seat)
            return "Home with " + std::to_string(won->score);
    return {};
}

}  // namespace boxcars::pig
