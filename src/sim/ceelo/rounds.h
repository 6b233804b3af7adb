// Many rounds of cee-lo between the bank and one player who bets a coin, played by a table compiled from the rules; the
// bank can pay every win, and does not pass. The result depends on the plan alone: not on threads, path, machine or
// order. Counts; explains and prints nothing.
#pragma once
#include "odds/ceelo/odds.h"
#include "sim/kernel/rounds.h"

namespace boxcars::sim {

struct CeeloRoundsPlan {
    ceelo::Rules rules{};  // its players and coins do not matter
    std::int64_t rounds = 1'000'000;
    std::uint64_t seed = 1;
    int threads = 0;  // 0: as many as the machine runs at once
    Share share{};
    Path path = Path::Auto;
};

Deal deal_of(const CeeloRoundsPlan& plan);                        // how it is shared out
std::optional<std::string> problem(const CeeloRoundsPlan& plan);  // why it cannot be played, as a sentence
RoundsResult play_rounds(const CeeloRoundsPlan& plan, const std::stop_token& stop = {}, const Progress& progress = {});

// Standard errors by which the player's net lies above the exact edge; 0 when nothing is left to chance.
double z_of(const RoundsResult& result, const odds::CeeloBet& exact);

}  // namespace boxcars::sim
