// Compiles craps for speed: lists every position that a fixed way of betting can reach and where each throw leads, by
// calling the rules' own advance() once for each throw.
#pragma once
#include "players/craps/strategy.h"
#include "sim/kernel/byte_chain.h"

#include <array>

namespace boxcars::sim {

// The two faces as one number, 0 to 35.
constexpr int throw_number(int first, int second) { return (first - 1) * 6 + second - 1; }

// A bet on the pass line from the come-out, state 0, to line_won or line_lost, with throws numbered by throw_number().
constexpr int line_won = -1, line_lost = -2;
Walked walk_line(const craps::Rules& rules);

// A strategy's hand from the come-out to the seven-out. A position is the felt before the strategy moves its chips,
// with what the strategy remembers; 0 is the empty felt before a shooter's first throw, with nothing remembered. Worth
// is the bankroll plus the chips on the felt, including vig paid in advance.
class StrategyTable {
 public:
    static constexpr int seven_out = -1;
    static constexpr std::size_t most_positions = 20'000;
    struct ThrowResult {
        int next = seven_out;
        int again = 0;      // after a seven-out: the position in which the next shooter's hand begins
        Cents change = 0;   // change of worth
        Cents settled = 0;  // see settled_by()
    };
    struct Position {
        players::Playing felt{};  // its bankroll is meaningless
        Cents on_felt = 0;
        Cents needs = 0;  // least bankroll that limits no bet
        std::array<ThrowResult, 36> branches{};
    };

    // Empty if there are more positions than `most`.
    static std::optional<StrategyTable> compile(const craps::Rules& rules, const players::BetLines& plan,
                                                std::size_t most = most_positions);

    const std::vector<Position>& positions() const { return positions_; }
    const ThrowResult& after(int at, int first, int second) const {
        return positions_[static_cast<std::size_t>(at)].branches[static_cast<std::size_t>(throw_number(first, second))];
    }

 private:
    std::vector<Position> positions_;
};

// The stakes of the bets that a throw decided, including pushes and vig paid in advance.
Cents settled_by(const std::vector<craps::Fact>& facts, const craps::State& before);

}  // namespace boxcars::sim
