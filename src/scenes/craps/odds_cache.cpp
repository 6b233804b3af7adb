#include "scenes/craps/odds_cache.h"

#include <fmt/format.h>

#include <chrono>

namespace boxcars::scenes {

CrapsOddsCache::~CrapsOddsCache() {
    if (answer_.valid()) answer_.wait();
}

const odds::BetOdds* CrapsOddsCache::odds(const craps::Rules& rules, craps::Spot spot, int point) {
    return odds_.of(rules, spot, point);
}

const std::vector<craps_look::SpotEdge>& CrapsOddsCache::edges(const craps::Rules& rules, const CrapsLayout& felt,
                                                               int point) {
    if (rules == edges_rules_ && edges_point_ == point) return edges_;
    edges_rules_ = rules;
    edges_point_ = point;
    edges_.clear();
    for (const craps::Spot spot : felt.spots())
        if (const odds::BetOdds* known = odds(rules, spot, point)) {
            const double edge = odds::to_double(known->edge_per_bet);
            edges_.push_back({spot, edge, std::string{ui::edge_word(edge)}});
        }
    return edges_;
}

const odds::NextThrow& CrapsOddsCache::next(const craps::Rules& rules, const craps::State& state) {
    if (const Question now{rules, state}; next_of_ != now) {
        next_ = odds::next_throw(rules, state);
        next_of_ = now;
    }
    return next_;
}

const odds::HandForecast* CrapsOddsCache::hand(const craps::Rules& rules, const craps::State& state, bool wait) {
    const Question now{rules, state};
    if (hand_of_ == now) return &hand_;
    if (answer_.valid() && answer_.wait_for(std::chrono::seconds{0}) == std::future_status::ready) {
        hand_ = answer_.get();
        hand_of_ = asked_;
    } else if (!answer_.valid()) {
        asked_ = now;
        answer_ = std::async(std::launch::async, [now] { return odds::rest_of_hand(now.rules, now.state); });
    }
    if (wait && hand_of_ != now) {
        if (answer_.valid()) answer_.wait();
        return hand(rules, state, true);
    }
    return hand_of_ == now ? &hand_ : nullptr;
}

namespace {

// "5/11 = 45.45 %", or "about 1.06 %" where the fraction is longer than it is of use.
std::string fraction_and_percent(const odds::Fraction& part, int decimals) {
    constexpr std::size_t readable = 15;  // "1234567/8901234"
    const std::string exact = odds::to_text(part),
                      percent = fmt::format("{:.{}f} %", 100 * std::abs(odds::to_double(part)), decimals);
    return exact.size() <= readable ? exact + " = " + percent : "about " + percent;
}

}  // namespace

std::string in_a_breath(const odds::BetOdds& odds) {
    std::string pays = odds.pays;
    for (std::size_t at = pays.find(':'); at != std::string::npos; at = pays.find(':', at)) pays.replace(at, 1, " to ");
    const std::string text = fmt::format("pays {}  ·  wins {}", pays, fraction_and_percent(odds.win, 2));
    if (odds.edge_per_bet == 0) return text + "  ·  no house edge";
    return text + fmt::format("  ·  {} edge {}", odds::to_double(odds.edge_per_bet) > 0 ? "house" : "your",
                              fraction_and_percent(odds.edge_per_bet, 4));
}

}  // namespace boxcars::scenes
