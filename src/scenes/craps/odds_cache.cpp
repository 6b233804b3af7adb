#include "scenes/craps/odds_cache.h"

#include "base/pieces.h"
#include "ui/odds_fact.h"

#include <fmt/format.h>

#include <chrono>

namespace boxcars::scenes {

CrapsOddsCache::~CrapsOddsCache() {
    if (answer_.valid()) answer_.wait();
}

std::vector<craps_look::SpotEdge> CrapsOddsCache::edges(const craps::Rules& rules, const CrapsLayout& felt,
                                                        const craps::State& state, Cents chip) {
    std::vector<craps_look::SpotEdge> edges;
    for (const craps::Spot spot : felt.spots()) {
        const Cents stake = craps::rounds_to_dollars(rules) ? stake_meant(rules, state, spot, chip) : 0;
        if (const odds::BetOdds* known = odds_.of(rules, spot, state.point, stake))
            edges.push_back({spot, odds::to_double(known->edge_per_bet)});
    }
    return edges;
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
        answer_ = in_background([now] { return odds::rest_of_hand(now.rules, now.state); });
    }
    if (wait && hand_of_ != now) {
        if (answer_.valid()) answer_.wait();
        return hand(rules, state, true);
    }
    return hand_of_ == now ? &hand_ : nullptr;
}

std::string in_a_breath(const odds::BetOdds& odds) {
    std::string pays = odds.pays;
    for (std::size_t at = pays.find(':'); at != std::string::npos; at = pays.find(':', at)) pays.replace(at, 1, " to ");
    return fmt::format("pays {}  ·  chance to win {}  ·  {}", pays, ui::exact_and_percent(odds.win, 2),
                       ui::edge_words(odds.edge_per_bet));
}

}  // namespace boxcars::scenes
