#include "scenes/ceelo/look_back.h"

#include "scenes/ceelo/coach.h"

#include <fmt/format.h>

namespace boxcars::scenes {

void CeeloLookBack::remember(const ceelo::Rules& rules, const ceelo::State& before, const ceelo::Event& decision) {
    if (most_offered(before) < 2) return;  // there was nothing to decide
    const auto* stake = std::get_if<ceelo::Stake>(&decision);
    add({rules, before, stake ? stake->amount : std::get<ceelo::Cover>(decision).amount});
}

void CeeloLookBack::judge(const CeeloSeats& seats) {
    judge_rest([&](CeeloLookedBack& back) {
        back.judged = odds::judge(seats.choices(back.rules, back.state), back.amount);
        back.given_away = back.judged.given_away < least_coins ? 0 : back.judged.given_away;
    });
}

std::string CeeloLookBack::accuracy_words() const {
    if (count() > 0)
        return fmt::format("In all {} of {} sizes were the best, {:.2f} coins given away on average.",
                           looked_at() - count(), looked_at(), given_away());
    if (std::ranges::all_of(decisions(), &CeeloLookedBack::alike))
        return "On this sheet no size brings more than another: a larger one only swings more.";
    return fmt::format("Nothing given away: all {} sizes were the best there were.", looked_at());
}

CeeloSay CeeloLookBack::words(const CeeloSeats& seats) const {
    const CeeloLookedBack* back = on_show();
    if (!back) return {};
    const auto& [chosen, better, alike, given_away] = back->judged;
    const auto brings = [&](const odds::CeeloChoice& choice) {
        return mean_coins(choice.coins - worth(back->state, back->state.turn));
    };
    const std::string did =
        seats.name(back->state.turn) + (back->state.phase == ceelo::Phase::Stake ? " staked" : " covered");
    return {
        fmt::format("{} {} of {}: {} coins on average.", did, chosen.amount, most_offered(back->state), brings(chosen)),
        fmt::format("{} brings {} and wins at least as often: {:.2f} given away.", better.amount, brings(better),
                    given_away),
        accuracy_words()};
}

}  // namespace boxcars::scenes
