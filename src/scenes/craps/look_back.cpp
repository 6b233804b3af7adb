#include "scenes/craps/look_back.h"

#include "scenes/coach/words.h"
#include "scenes/craps/receipt.h"
#include "ui/amounts.h"

#include <fmt/format.h>

namespace boxcars::scenes {
void CrapsLookBack::begin(const craps::State& state) {
    clear();
    rested_ = state;
}

void CrapsLookBack::thrown(const craps::Rules& rules, const craps::State& state, const odds::KnownOdds& known) {
    const std::size_t before = decisions().size();
    for (odds::CrapsDecision& decision : odds::laid(rules, rested_, state))
        add({state, {std::move(decision), {}, {}, {}, 0}, 0});
    judge_from(before, [&](CrapsLookedBack& back) {
        back.judged = odds::judge(rules, back.judged.decision, known);
        back.given_away = back.judged.given_away;
    });
}

std::string CrapsLookBack::accuracy_words() const {
    if (count() == 0) return fmt::format("All {} bets were the cheapest that their throws have.", bets());
    return fmt::format("In all {} of {} bets were the cheapest of their throws, {} given away on average.",
                       bets() - count(), bets(), money_words(given_away()));
}

std::string CrapsLookBack::words() const {
    const CrapsLookedBack* back = on_show();
    if (!back || !back->judged.better) return {};
    return fmt::format("{} of {}: {} on {} gave away {}, {} has the same throws for less. {}", nth(), count(),
                       ui::look_money(back->judged.decision.stake), spot_words(back->judged.decision.spot),
                       money_words(back->given_away), spot_words(*back->judged.better), accuracy_words());
}

}  // namespace boxcars::scenes
