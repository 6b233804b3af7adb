// Cee-lo with a bank for two and three players, solved to the end of the game: the chance to win after each size of a
// stake or a bet, if every player always takes the size that wins most often for himself. With two players this chance
// is the value of the game. With three it is an equilibrium, found by iteration: no player wins more often by another
// size, now or later, while the others keep theirs. Other equilibria may exist.
#pragma once
#include "odds/ceelo/reply.h"
#include "odds/ceelo/round_table.h"

#include <future>
#include <stop_token>

namespace boxcars::odds {

class CeeloEquilibrium {
 public:
    using Figures = CeeloRoundTable::Figures;
    // The most coins that all players together may own for their game to be solved; 0: no game is solved. 40 coins with
    // two players take 0.1 s, 15 coins with three 3 ms; with 18 coins or more and three players, iteration seldom finds
    // an equilibrium.
    static int most_coins(int players) { return players == 2 ? 40 : players == 3 ? 15 : 0; }
    // Empty if `stop` is requested, or if iteration finds no equilibrium. requires: coins <= most_coins(rules.players)
    static std::optional<CeeloEquilibrium> solve(const ceelo::Rules& rules, int coins,
                                                 const std::stop_token& stop = {});

    // Like ceelo_choices(): one for each amount, from 1 up; the other players answer with their best size. requires: a
    // stake or a bet is due, and all players together own table().all_coins()
    std::vector<CeeloChoice> choices(const ceelo::State& state) const;
    // A proved bound: at no position does a player gain more than this by other sizes. With two players it also bounds
    // the error of the chances to win.
    double error() const { return error_; }
    const CeeloRoundTable& table() const { return table_; }
    const Figures& wins(std::size_t position) const { return wins_[position]; }

 private:
    CeeloEquilibrium(const ceelo::Rules& rules, int coins) : table_(rules, coins) {}
    Figures wins_after(const CeeloRoundTable::ClosedRound& round) const;
    double sweep();
    double longest_game(const std::stop_token& stop) const;
    bool iterate(const std::stop_token& stop);

    CeeloRoundTable table_;
    std::vector<Figures> wins_{};  // indexed by position
    double error_ = 1;
};

// Solves a cee-lo game in the background, once for each sheet and number of coins that is asked for.
class CeeloSolving {
 public:
    CeeloSolving() = default;
    ~CeeloSolving() { stop_.request_stop(); }
    CeeloSolving(const CeeloSolving&) = delete;
    CeeloSolving& operator=(const CeeloSolving&) = delete;

    // The choices of ceelo_choices() with exact chances to win. Empty while the game is being solved, and also if the
    // game is too large or has no known equilibrium. Call again in every frame.
    std::vector<CeeloChoice> choices(const ceelo::Rules& rules, const ceelo::State& state);
    bool working() const { return work_.valid(); }

 private:
    using Solved = std::optional<CeeloEquilibrium>;
    void collect();

    std::stop_source stop_;
    ceelo::Rules rules_{};
    int coins_ = 0;  // 0: nothing has been requested yet
    Solved solved_;
    std::future<Solved> work_;  // the last member: it is destroyed first
};

}  // namespace boxcars::odds
