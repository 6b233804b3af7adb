#include "scenes/siwuliu/odds_words.h"

#include "odds/siwuliu/odds.h"
#include "scenes/table/look_back.h"
#include "ui/amounts.h"

#include <fmt/format.h>

#include <cmath>

namespace boxcars::scenes {
namespace {

constexpr std::size_t longest_fraction = 16;

std::string exact_and_percent(const odds::Fraction& share) {
    const std::string exact = odds::to_text(share);
    const std::string percent = fmt::format("{:.4f} %", 100 * odds::to_double(share));
    return exact.size() > longest_fraction ? percent : exact + " = " + percent;
}

}  // namespace

std::string mean_in_words(const odds::Fraction& cents) {
    if (cents == 0) return "0\u00A2";
    return (cents < 0 ? "\u2212" : "+") + money_words(odds::to_double(abs(cents)));
}

std::string size_in_words(const siwuliu::Rules& rules, const siwuliu::State& state, Cents more) {
    const siwuliu::Offer offer = siwuliu::offer(state);
    if (more < offer.least || more > offer.most) return {};
    const auto mean = [&](Cents amount) { return mean_in_words(odds::mean_of_bet(rules, state, amount)); };
    const auto bet = [&](Cents amount) { return ui::look_money(state.bet + amount); };
    if (more == offer.most) return fmt::format("{} bet: average {}", bet(more), mean(more));
    return fmt::format("{} bet: average {} \u00B7 {}: {}", bet(more), mean(more), bet(offer.most), mean(offer.most));
}

siwuliu::Rules other_sheet(const siwuliu::Rules& rules) {
    const siwuliu::Rules fair = fair_house(rules);
    return rules == fair ? as_written(rules) : fair;
}

EdgeWords edge_words(const odds::SiwuliuOdds& odds) {
    const odds::Fraction& edge = odds.player.edge;
    if (edge == 0) return {"These rules favour nobody", "the mean of a bet is exactly 0"};
    const odds::Fraction size{abs(edge)};
    return {edge > 0 ? "These rules favour you" : "These rules favour the bank",
            "by " + exact_and_percent(size) + " of a bet"};
}

std::string coach_words(const odds::SiwuliuChances& chances) {
    const double mean = 100 * odds::to_double(chances.edge);
    return fmt::format("you win {:.2f} % · a bet brings {}{:.2f} %", 100 * odds::to_double(chances.win),
                       mean < 0 ? "−" : "+", std::abs(mean));
}

}  // namespace boxcars::scenes
