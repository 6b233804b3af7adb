#include "scenes/siwuliu/look_back.h"

#include "scenes/siwuliu/odds_cache.h"
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
        return fmt::format("{} of {} bets were of the best size, {} given away on average.", looked_at() - count(),
                           looked_at(), money_words(given_away()));
    const SiwuliuLookedBack& first = decisions().front();
    const bool one_share = std::ranges::all_of(decisions(), [&](const SiwuliuLookedBack& back) {
        return back.judged.by_share && share(back) == share(first);
    });
    if (!one_share) return fmt::format("Nothing given away: {0} of {0} bets were of the best size.", looked_at());
    if (share(first) == 0) return "Nothing given away: on this sheet every size is fair; larger ones only swing more.";
    return fmt::format(
        "Nothing given away: at this sheet every size costs the same share, {:.3f} %; more only swings more.",
        -100 * odds::to_double(share(first)));
}

SiwuliuLookedBackWords SiwuliuLookBack::words() const {
    const SiwuliuLookedBack* back = on_show();
    if (!back) return {};
    const odds::SiwuliuJudged& judged = back->judged;
    const Cents most = siwuliu::offer(back->state).most;
    const std::string all = judged.better == most ? "All of it" : ui::look_money(judged.better);
    const std::string gave = money_words(back->given_away) + " given away.";
    const auto of_bet = [](const odds::Fraction& mean, Cents bet) {
        return fmt::format("{:.3f} %", -100 * odds::to_double(mean) / static_cast<double>(bet));
    };
    return {fmt::format("You bet {} of {}", ui::look_money(back->bet), ui::look_money(most)),
            judged.by_share ? fmt::format("It costs {} of itself, {} costs {}: {}", of_bet(judged.mean, back->bet), all,
                                          of_bet(judged.better_mean, judged.better), gave)
                            : fmt::format("{} on average. {} brings {}: {}", mean_in_words(judged.mean), all,
                                          mean_in_words(judged.better_mean), gave)};
}

}  // namespace boxcars::scenes
