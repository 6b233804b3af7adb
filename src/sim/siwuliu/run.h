// Many rounds of sì-wŭ-liù for a bet of one unit, played by a table compiled from the rules, without the limits of bank
// and balance. The result depends on the plan alone: not on threads, path, machine or order. Counts; explains and
// prints nothing.
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

Deal deal_of(const RoundsPlan& plan);                        // how it is shared out
std::optional<std::string> problem(const RoundsPlan& plan);  // why it cannot be played, as a sentence
RoundsResult play_rounds(const RoundsPlan& plan, const std::stop_token& stop = {}, const Progress& progress = {});

// Standard errors by which the net lies above the exact edge; 0 when nothing is left to chance.
double z_of(const RoundsResult& result, const odds::SiwuliuChances& exact);

}  // namespace boxcars::sim
