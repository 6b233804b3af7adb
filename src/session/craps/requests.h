// Craps: what a player asks for in one breath, as the single decisions it takes: the last bets again, all doubled, all
// taken up. What the table does not offer now is left out; what the purse cannot pay refuses the whole.
#pragma once
#include "rules/craps/rules.h"

namespace boxcars::session {

struct CrapsRequest {
    std::vector<craps::Event> events{};  // in order, each allowed after the ones before it
    std::string refused{};               // why there are none: a sentence
};

// `before`: the bets that lay there at the throw that settled some.
CrapsRequest bet_again(const craps::Rules& rules, const craps::State& state, const std::vector<craps::Placed>& before);
CrapsRequest bet_double(const craps::Rules& rules, const craps::State& state);
CrapsRequest take_all(const craps::Rules& rules, const craps::State& state);  // contract bets stay

// A player's chips after an entry of the journal: those of the last throw that settled anything.
class CrapsMemory {
 public:
    void see(const craps::State& before, std::span<const craps::Fact> facts);
    const std::vector<craps::Placed>& bets() const { return bets_; }

 private:
    std::vector<craps::Placed> bets_;
};

}  // namespace boxcars::session
