// Many games shared out among threads, so that the result depends on the games and the seed alone: games are dealt in
// blocks, each block has dice of its own, and who plays which block when does not matter. Knows no game.
#pragma once
#include "base/pieces.h"
#include "chance/dice_stream.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

namespace boxcars::sim {

using Progress = std::function<void(double)>;  // 0..1, from a working thread, one call at a time

// One of several parts of a deal, for as many machines: every parts-th block. All parts added up are the whole deal.
struct Share {
    int part = 1, parts = 1;  // 1 <= part <= parts
    bool operator==(const Share&) const = default;
};

struct Deal {
    std::int64_t games = 1'000'000;
    std::uint64_t seed = 1;
    int threads = 0;            // 0: as many as the machine runs at once
    std::int64_t block = 1024;  // games that share one stream of dice
    Share share{};
};
std::int64_t games_of(const Deal& deal);  // in its share

std::optional<std::string> problem(const Deal& deal);  // why it cannot be played, as a sentence

// Adds up play(block, begin, end) over all blocks, numbered from 1: games begin..end-1 of the deal. A Tally has
// `games`, those played to the end, and add(other), in whatever order. requires: !problem(deal)
template <class Tally, class Play>
Tally over_blocks(const Deal& deal, const Play& play, const std::stop_token& stop, const Progress& progress) {
    const auto blocks = (deal.games + deal.block - 1) / deal.block, parts = std::int64_t{deal.share.parts};
    const auto wanted_games = static_cast<double>(games_of(deal));
    std::atomic<std::int64_t> next{deal.share.part - 1};
    std::mutex mutex;
    Tally total;
    const auto work = [&] {
        while (!stop.stop_requested()) {
            const std::int64_t block = next.fetch_add(parts), begin = block * deal.block;
            if (block >= blocks) return;
            const Tally tally =
                play(static_cast<std::uint64_t>(block) + 1, begin, std::min(begin + deal.block, deal.games));
            const std::lock_guard lock{mutex};
            total.add(tally);
            if (progress) progress(static_cast<double>(total.games) / wanted_games);
        }
    };
    const int shared_by = deal.threads > 0 ? deal.threads : workers_at_once();
    const auto at_once =
        has_threads ? std::clamp<std::int64_t>(shared_by, 1, std::max<std::int64_t>(blocks / parts, 1)) : 1;
    std::vector<std::jthread> others;
    for (std::int64_t n = 1; n < at_once; ++n) others.emplace_back(work);
    work();
    others.clear();
    return total;
}

// The same with the dice of the house: play(begin, end, dice). Stream 0 of a seed is a sitting's own.
template <class Tally, class Play>
Tally in_blocks(const Deal& deal, const Play& play, const std::stop_token& stop, const Progress& progress) {
    return over_blocks<Tally>(
        deal,
        [&](std::uint64_t block, std::int64_t begin, std::int64_t end) {
            return play(begin, end, chance::DiceStream{deal.seed, block});
        },
        stop, progress);
}

}  // namespace boxcars::sim
