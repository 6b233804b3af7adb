#include "scenes/siwuliu/odds_cache.h"

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

const odds::SiwuliuOdds& SiwuliuOddsCache::odds(const siwuliu::Rules& rules) {
    if (rules_ && *rules_ == rules) return odds_;
    rules_ = rules;
    odds_ = odds::siwuliu_odds(rules);
    return odds_;
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
