// Turns a request at craps into single decisions: repeat the last bets, double all bets, take all bets back. Leaves out
// what the table does not offer now. Refuses the whole request if the purse cannot pay it.
#pragma once
#include "rules/craps/rules.h"

namespace boxcars::session {

struct CrapsRequest {
    std::vector<craps::Event> events{};  // in order, each legal after those before
    std::string refused{};               // a sentence saying why; empty if there are events
    bool done = false;                   // refused because it is so already, which is no mistake
};

// `before`: the bets on the table at the last throw that settled a bet.
CrapsRequest bet_again(const craps::Rules& rules, const craps::State& state, const std::vector<craps::Placed>& before);
CrapsRequest bet_double(const craps::Rules& rules, const craps::State& state);
CrapsRequest take_all(const craps::Rules& rules, const craps::State& state);  // contract bets stay

// Sets `last` to the bets at a throw, which lay on the table `before` it, if it settled a bet.
void remember_bets(std::vector<craps::Placed>& last, const craps::State& before, std::span<const craps::Fact> facts);

}  // namespace boxcars::session
