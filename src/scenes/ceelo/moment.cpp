#include "scenes/ceelo/moment.h"

#include "scenes/ceelo/calls.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

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

std::string CeeloLookBack::look(int by, const CeeloSeats& seats) {
    judge(seats);
    if (by != 0 && count() == 0) return accuracy_words();
    by == 0 ? close() : step(by);
    if (on_show()) laid_.lay(on_show()->state);
    return {};
}

std::string CeeloLookBack::accuracy_words() const {
    if (count() > 0)
        return fmt::format("You chose the best amount {} of {} times. With average luck the rest cost {:.2f} coins.",
                           looked_at() - count(), looked_at(), given_away());
    if (std::ranges::all_of(decisions(), &CeeloLookedBack::alike))
        return "By these rules every amount brings the same on average; a larger one only varies more.";
    return fmt::format("No mistakes: you chose the best amount {0} of {0} times.", looked_at());
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
        fmt::format("{} would bring {} and win at least as often. The difference is {:.2f}.", better.amount,
                    brings(better), given_away),
        accuracy_words()};
}

void CeeloLookBack::report(nlohmann::json& out) const {
    out = {{"sizes", looked_at()}, {"mistakes", count()}, {"given_away", given_away()}, {"on_show", nth()}};
}

CeeloSay CeeloMoment::say() const {
    if (looked_back()) return look_back.words(seats);
    if (is(CeeloPhase::Finished) && announced.end()) return say_at_end();
    if (announcing()) return announced.say();
    if (flying() || shaking())
        return announced.point() > 0
                   ? CeeloSay{seats.says(shown.turn, "throws.", "throw."),
                              fmt::format("The score to beat is {}.", announced.point())}
                   : CeeloSay{seats.says(shown.turn, "throws for the bank.", "throw for the bank."), ""};
    CeeloSay waits = say_of_wait(shown, seats, announced.why());
    if (deciding() && coach) {
        CeeloCoachWords words = coach_words(shown, choices, amount);
        waits.line = std::move(words.here);
        waits.more = std::move(words.other);
    }
    return waits;
}

CeeloSay CeeloMoment::say_at_end() const {
    CeeloSay end = say_of_end(*announced.end(), seats);
    if (look_back.looked_at() > 0 && look_back.judged()) end.more = look_back.accuracy_words();
    return end;
}

}  // namespace boxcars::scenes
