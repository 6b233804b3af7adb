// Prints simulated rounds for one unit against a bank beside the exact odds, for all games with a bank.
#pragma once
#include "console/simulation.h"
#include "sim/kernel/rounds.h"

namespace boxcars::console {

using sim::NetCounts;
// Whether they are the results of so many rounds, and each can come.
bool come_to(const NetCounts& counts, std::int64_t rounds, const std::vector<odds::Net>& exact);
// A line for each net: how often it was counted in `rounds`, and its exact chance. `unit`: of the bet, in those coins.
void print_nets(std::ostream& out, const NetCounts& counts, std::int64_t rounds, const std::vector<odds::Net>& exact,
                std::int64_t unit = 1);

class UnitBetRounds : public Counted<sim::RoundsResult> {  // of a bet of one unit
 public:
    void json(Json& out) const final;
    void text(std::ostream& out) const final;

 protected:
    // `units`, `pushes`: as the game calls them, "bets", "ties"; `unit`: of the bet, in the coins of the results
    UnitBetRounds(const odds::RoundOdds& exact, std::string units, std::string pushes, std::int64_t unit = 1)
        : exact_(exact), units_(std::move(units)), pushes_(std::move(pushes)), unit_(unit) {}

 private:
    bool adds_up(const sim::RoundsResult& counts) const final {
        return come_to(counts.results, counts.games, exact_.results);
    }
    double z() const;
    odds::RoundOdds exact_;
    std::string units_, pushes_;
    std::int64_t unit_;
};

}  // namespace boxcars::console
