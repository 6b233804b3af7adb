// Prints simulated rounds for one unit against a bank beside the exact odds, for all games with a bank.
#pragma once
#include "console/simulation.h"
#include "odds/chain/chain.h"
#include "sim/kernel/rounds.h"

namespace boxcars::console {

using sim::NetCounts;
// Whether they are the results of so many rounds, and each can come.
bool come_to(const NetCounts& counts, std::int64_t rounds, const std::vector<odds::Net>& exact);
// A line for each net: how often it was counted in all `rounds`, and its exact chance.
void print_nets(std::ostream& out, const NetCounts& counts, std::int64_t rounds, const std::vector<odds::Net>& exact);

struct UnitBetOdds : odds::RoundOdds {  // the exact odds of a bet of one unit
    std::string units{}, pushes{};      // as the game calls them: "bets", "ties"

    void json(Json& out, const sim::RoundsResult& counts) const;
    void text(std::ostream& out, const sim::RoundsResult& counts) const;
    bool adds_up(const sim::RoundsResult& counts) const { return come_to(counts.results, counts.games, results); }
};

template <rules::Game R, class Plan>
class PlannedRounds : public Planned<R, Plan>, public UnitBetOdds {
 public:
    using Counts = sim::RoundsResult;
    static constexpr std::string_view name = "rounds";

    Counts play(const std::stop_token& stop, const sim::Progress& progress) const {
        return play_rounds(this->plan_, stop, progress);
    }

 protected:
    PlannedRounds(const Simulation<R>& asked, UnitBetOdds exact)
        : Planned<R, Plan>({.rules = asked.rules, .games = asked.games}, asked), UnitBetOdds(std::move(exact)) {}
};

}  // namespace boxcars::console
