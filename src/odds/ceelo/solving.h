// Solves a cee-lo game in the background, once for each sheet and number of coins that is asked for.
#pragma once
#include "odds/ceelo/equilibrium.h"

#include <future>

namespace boxcars::odds {

class CeeloSolving {
 public:
    CeeloSolving() = default;
    ~CeeloSolving() { stop_.request_stop(); }
    CeeloSolving(const CeeloSolving&) = delete;
    CeeloSolving& operator=(const CeeloSolving&) = delete;

    // The choices of ceelo_choices() with exact chances to win. Empty while the game is being solved, and if it is too
    // large or no equilibrium is found. Ask again in every frame.
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
