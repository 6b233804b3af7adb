#include "scenes/siwuliu/look_back.h"

#include "scenes/siwuliu/calls.h"
#include "scenes/table/look_back.h"
#include "ui/amounts.h"

#include <fmt/format.h>

namespace boxcars::scenes {
namespace {

constexpr double least_cents = 0.005;  // less is written as 0.00

odds::Fraction share(const SiwuliuLookedBack& back) { return back.judged.mean / odds::whole(back.bet); }

}  // namespace

siwuliu::State SiwuliuLookedBack::table() const {
    siwuliu::State table = state;
    table.balance -= bet;
    table.bet = bet;
    return table;
}

void SiwuliuLookBack::remember(const siwuliu::Rules& rules, const siwuliu::State& shown) {
    if (shown.phase != siwuliu::Phase::BankerRolls) return;
    if (looked_at() > 0 && decisions().back().state.round == shown.round) return;
    siwuliu::State before = shown;
    before.phase = siwuliu::Phase::Betting;
    before.balance += before.bet;
    before.bet = 0;
    if (siwuliu::offer(before).most > 1) add({rules, before, shown.bet});  // a single size is no choice
}

void SiwuliuLookBack::judge() {
    judge_rest([](SiwuliuLookedBack& back) {
        back.judged = odds::judge(back.rules, back.state, back.bet);
        const double cents = odds::to_double(back.judged.given_away);
        back.given_away = cents < least_cents ? 0 : cents;
    });
}

std::string SiwuliuLookBack::look(int by) {
    judge();
    if (by != 0 && count() == 0) return accuracy_words();
    by == 0 ? close() : step(by);
    if (const SiwuliuLookedBack* back = on_show()) {
        laid_ = back->table();
        till_.begin_round(laid_, back->rules.bank);
    }
    return {};
}

std::string SiwuliuLookBack::accuracy_words() const {
    if (count() > 0)
        return fmt::format("You chose the best size {} of {} times. With average luck the rest cost {}.",
                           looked_at() - count(), looked_at(), money_words(given_away()));
    const SiwuliuLookedBack& first = decisions().front();
    const bool one_share = std::ranges::all_of(decisions(), [&](const SiwuliuLookedBack& back) {
        return back.judged.by_share && share(back) == share(first);
    });
    if (!one_share) return fmt::format("No mistakes: {0} of {0} bets had the best size.", looked_at());
    if (share(first) == 0)
        return "No mistakes: by these rules a bet of any size is fair; a larger one only varies more.";
    return fmt::format(
        "No mistakes: by these rules a bet of any size costs {:.3f} % of it; a larger one only varies more.",
        -100 * odds::to_double(share(first)));
}

siwuliu_look::VerdictWords SiwuliuLookBack::words() const {
    const SiwuliuLookedBack* back = on_show();
    if (!back) return {};
    const odds::SiwuliuJudged& judged = back->judged;
    const Cents most = siwuliu::offer(back->state).most;
    const std::string bet = ui::look_money(back->bet), better = ui::look_money(judged.better);
    const std::string cost = money_words(back->given_away);
    const auto of_bet = [](const odds::Fraction& mean, Cents of) {
        return fmt::format("{:.3f} %", -100 * odds::to_double(mean) / static_cast<double>(of));
    };
    return {fmt::format("You bet {} of {}", bet, ui::look_money(most)),
            judged.by_share
                ? fmt::format("{} costs {} of the bet, {} would cost {}. You lost {}.", bet,
                              of_bet(judged.mean, back->bet), better, of_bet(judged.better_mean, judged.better), cost)
                : fmt::format("It brings {} on average, {} {}. You lost {}.", mean_in_words(judged.mean), better,
                              mean_in_words(judged.better_mean), cost)};
}

}  // namespace boxcars::scenes
