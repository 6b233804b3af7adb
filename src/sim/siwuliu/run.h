// Plays many rounds of sì-wŭ-liù for a bet of one unit, by a table compiled from the rules, without the limits of bank
// and balance, and counts the results. They depend on the plan alone, not on threads, path, machine or order.
#pragma once
#include "odds/siwuliu/odds.h"
#include "sim/kernel/rounds.h"

namespace boxcars::sim {

struct RoundsPlan {
    siwuliu::Rules rules{};
    std::int64_t rounds = 1'000'000;
    std::uint64_t seed = 1;
    int threads = 0;  // 0: as many as the machine runs at once
    Share share{};
    Path path = Path::Auto;
};

Deal deal_of(const RoundsPlan& plan);                        // how the games are dealt out in blocks
std::optional<std::string> problem(const RoundsPlan& plan);  // a sentence that says why it cannot be played
RoundsResult play_rounds(const RoundsPlan& plan, const std::stop_token& stop = {}, const Progress& progress = {});

// How far the net lies above the exact edge, in standard errors; 0 if the result is certain.
double z_of(const RoundsResult& result, const odds::SiwuliuChances& exact);

}  // namespace boxcars::sim
