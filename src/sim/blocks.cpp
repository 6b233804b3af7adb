#include "sim/blocks.h"

namespace boxcars::sim {

std::optional<std::string> problem(const Deal& deal) {
    constexpr std::int64_t most_games = 1'000'000'000'000;
    constexpr int most_threads = 1024;
    if (deal.games < 1 || deal.games > most_games)
        return "A simulation plays 1 to " + std::to_string(most_games) + " games, not " + std::to_string(deal.games) +
               ".";
    if (deal.threads < 0 || deal.threads > most_threads)
        return "A simulation takes 1 to " + std::to_string(most_threads) +
               " threads, or 0 for as many as the machine runs, not " + std::to_string(deal.threads) + ".";
    return {};
}

}  // namespace boxcars::sim
