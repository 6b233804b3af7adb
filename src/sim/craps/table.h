// Craps compiled for speed: every position that a fixed way of betting can come to, and where each throw leads, found
// by asking the rules' own advance() once for each. Knows no rule itself.
#pragma once
#include "players/craps/strategy.h"
#include "sim/kernel/byte_chain.h"

#include <array>
#include <limits>

namespace boxcars::sim {

// The two faces as one number, 0..35.
constexpr int throw_number(int first, int second) { return (first - 1) * 6 + second - 1; }

// One bet on the pass line, from the come-out to its decision, by throw number. State 0 is the come-out.
constexpr int line_won = -1, line_lost = -2;
Walked walk_line(const craps::Rules& rules);

// A strategy's hand from the come-out to the seven-out. A position is the felt before the strategy moves its chips; 0
// is the empty felt before a shooter's first throw. Worth: bankroll and chips on the felt, vig paid in advance too.
class StrategyTable {
 public:
    static constexpr int seven_out = -1;
    static constexpr std::size_t most_positions = 20'000;
    struct ThrowResult {
        int next = seven_out;
        Cents change = 0;   // of worth
        Cents settled = 0;  // see settled_by()
    };
    struct Position {
        craps::State felt{};  // its bankroll says nothing
        Cents on_felt = 0;
        Cents needs = 0;  // the least bankroll with which the strategy does what it does with any more
        std::array<ThrowResult, 36> branches{};
    };

    // None when there are more positions than `most`.
    static std::optional<StrategyTable> compile(const craps::Rules& rules, const players::BetLines& plan,
                                                std::size_t most = most_positions);

    const std::vector<Position>& positions() const { return positions_; }

 private:
    std::vector<Position> positions_;
};

// The stakes of the bets that a throw decided, pushes among them, with the vig that was paid in advance.
Cents settled_by(const std::vector<craps::Fact>& facts, const craps::State& before);

// The strategy's chips, then one throw, through the rules. True: the shooter has sevened out.
bool play_throw(const craps::Rules& rules, const players::BetLines& plan, craps::State& state, int first, int second);

}  // namespace boxcars::sim
