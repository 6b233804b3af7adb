// Cee-lo with a bank for two and three players: lists every position before a banker's stake, and the results of each
// way to bet at the end of the round. Seats are counted from the banker, so positions differ only in their purses.
#pragma once
#include "odds/ceelo/odds.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace boxcars::odds {

// One kind of throw that decides something: an example, and the chance of the kind. In any round all throws of a kind
// lead to the same coins and the same next banker.
struct CeeloThrow {
    ceelo::Faces faces;
    double chance;
};
struct CeeloBankThrow {
    CeeloThrow thrown;
    int point = 0;                      // 0: the round is over at once
    std::vector<CeeloThrow> answers{};  // a player's throws against the point
};
std::vector<CeeloBankThrow> ceelo_throw_kinds(const ceelo::Rules& rules);

class CeeloRoundTable {
 public:
    static constexpr int seats = 3;
    using Figures = std::array<double, seats>;  // indexed by seat from the banker
    struct Leaf {
        std::int32_t position;  // in the next round
        std::int32_t shift;     // the seat that banks in that round
        double chance;
    };
    struct ClosedRound {                  // one way to bet in a round
        std::size_t first = 0, last = 0;  // the range of its leaves
        // Chances to win the game in this round; a shared win counts as its share.
        Figures ended{};
        Figures coins{};  // the mean purses after the round
    };
    struct RoundStart {  // before the banker stakes
        std::array<int, seats> purses{};
        std::size_t rounds = 0;  // index of its first round
        int width = 1;           // the number of possible second bets, from 0 up
    };

    // requires: 2 or 3 players
    CeeloRoundTable(const ceelo::Rules& rules, int coins);

    int players() const { return rules_.players; }
    int all_coins() const { return coins_; }
    const ceelo::Rules& rules() const { return rules_; }
    std::span<const RoundStart> positions() const { return positions_; }
    std::size_t number_of(const std::array<int, seats>& purses) const;  // requires: all purses above 0
    // `second` is 0 if the first bet covers the whole bank, and with two players.
    const ClosedRound& round(const RoundStart& position, int first, int second) const {
        return rounds_[position.rounds + nth((first - 1) * position.width + second)];
    }
    std::span<const Leaf> leaves(const ClosedRound& round) const {
        return std::span{leaves_}.subspan(round.first, round.last - round.first);
    }

 private:
    void list_positions();
    void list_rounds(RoundStart& position);
    ClosedRound closed(const ceelo::State& state);
    void play(const ceelo::State& state, const CeeloBankThrow& banker, double chance, ClosedRound& into);
    void count(const ceelo::State& state, double chance, ClosedRound& into);

    ceelo::Rules rules_;
    int coins_;
    std::vector<CeeloBankThrow> throws_;
    std::vector<std::int32_t> numbers_;  // indexed by the purses of the banker and the next player; -1: no position
    std::vector<RoundStart> positions_;
    std::vector<ClosedRound> rounds_;
    std::vector<Leaf> leaves_;
};

}  // namespace boxcars::odds
