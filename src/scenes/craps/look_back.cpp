#include "scenes/craps/look_back.h"

#include "scenes/coach/look_back.h"
#include "scenes/craps/receipt.h"
#include "ui/amounts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace boxcars::scenes {
void CrapsLookBack::begin(const craps::State& state) {
    clear();
    rested_ = state;
}

void CrapsLookBack::thrown(const craps::Rules& rules, const craps::State& state, const odds::KnownOdds& known) {
    for (odds::CrapsDecision& decision : odds::laid(rules, rested_, state))
        add({state, {std::move(decision), {}, {}, {}, 0}, 0});
    judge_rest([&](CrapsLookedBack& back) {
        back.judged = odds::judge(rules, back.judged.decision, known);
        back.given_away = std::max(0.0, odds::to_double(back.judged.cost));
    });
}

int CrapsLookBack::mistakes() const {
    return static_cast<int>(
        std::ranges::count_if(decisions(), [](const CrapsLookedBack& back) { return back.judged.given_away > 0; }));
}

double CrapsLookBack::given_away() const {
    double sum = 0;
    for (const CrapsLookedBack& back : decisions()) sum += back.judged.given_away;
    return sum;
}

std::string CrapsLookBack::accuracy_words() const {
    if (count() == 0) return fmt::format("{} bets, and none cost anything on average.", bets());
    return fmt::format("{} {} cost {} on average, all together.", bets(), bets() == 1 ? "bet" : "bets",
                       money_words(cost()));
}

std::string CrapsLookBack::words() const {
    const CrapsLookedBack* back = on_show();
    if (!back) return {};
    const odds::CrapsJudged& judged = back->judged;
    const double cost = odds::to_double(judged.better_cost);
    const std::string other =
        judged.better ? fmt::format("{} wins about as often and {} {}.", spot_words(*judged.better),
                                    cost < 0 ? "brings" : "costs", cost == 0 ? "nothing" : money_words(std::abs(cost)))
                      : "No bet that wins about as often costs less.";
    return fmt::format("{} of {}: {} on {} cost {} on average. {} {}", nth(), count(),
                       ui::look_money(judged.decision.stake), spot_words(judged.decision.spot),
                       money_words(back->given_away), other, accuracy_words());
}

}  // namespace boxcars::scenes
