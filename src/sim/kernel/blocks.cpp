#include "sim/kernel/blocks.h"

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
    if (deal.share.parts < 1 || deal.share.part < 1 || deal.share.part > deal.share.parts)
        return "A share of a simulation is part 1 to N of N, not " + std::to_string(deal.share.part) + " of " +
               std::to_string(deal.share.parts) + ".";
    if (games_of(deal) == 0)
        return "Part " + std::to_string(deal.share.part) + " of " + std::to_string(deal.share.parts) +
               " has nothing to play: " + std::to_string(deal.games) + " games are dealt in blocks of " +
               std::to_string(deal.block) + ". Ask for fewer parts or more games.";
    return {};
}

std::int64_t games_of(const Deal& deal) {
    const std::int64_t blocks = (deal.games + deal.block - 1) / deal.block, parts = deal.share.parts;
    const std::int64_t first = deal.share.part - 1;
    if (first >= blocks) return 0;
    const std::int64_t mine = (blocks - first + parts - 1) / parts;
    const bool has_last = first + (mine - 1) * parts == blocks - 1;
    return mine * deal.block - (has_last ? blocks * deal.block - deal.games : 0);
}

}  // namespace boxcars::sim
