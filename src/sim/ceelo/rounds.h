// Plays many rounds of cee-lo between the bank and one player who bets a coin, by a table compiled from the rules, and
// counts the results. The bank can pay every win, and does not pass. The results depend on the plan alone, not on
// threads, path, machine or order.
#pragma once
#include "odds/ceelo/odds.h"
#include "sim/kernel/rounds.h"

namespace boxcars::sim {

struct CeeloRoundsPlan {
    ceelo::Rules rules{};  // its players and coins are ignored
    std::int64_t rounds = 1'000'000;
    std::uint64_t seed = 1;
    int threads = 0;  // 0: as many as the machine runs at once
    Share share{};
    Path path = Path::Auto;
};

Deal deal_of(const CeeloRoundsPlan& plan);                        // how the games are dealt out in blocks
std::optional<std::string> problem(const CeeloRoundsPlan& plan);  // a sentence that says why it cannot be played
RoundsResult play_rounds(const CeeloRoundsPlan& plan, const std::stop_token& stop = {}, const Progress& progress = {});

// How far the player's net lies above the exact edge, in standard errors; 0 if the result is certain.
double z_of(const RoundsResult& result, const odds::CeeloBet& exact);

}  // namespace boxcars::sim
