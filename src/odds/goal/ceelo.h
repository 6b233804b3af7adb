// The chance to own a number of coins after some round of cee-lo, within a number of rounds, with best play against one
// or two opponents whose decisions are known. A game that ends, because a player has no coins left, ends the attempt.
// Stakes are in coins; a player who may put down fewer coins than the least stake puts them all down.
#pragma once
#include "odds/ceelo/odds.h"
#include "odds/goal/goal.h"

#include <functional>
#include <stop_token>

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

class CeeloGoal {
 public:
    // How many coins the player on turn stakes or covers, from 1 to most_offered(). It always gives the same answer for
    // the same coins and bets, whatever the round.
    using Decides = std::function<int(const ceelo::Rules&, const ceelo::State&)>;
    static constexpr std::size_t most_outcomes = 6'000'000;  // in all rounds together: 96 MB while solving

    // The person sits at seat 0; `banker` banks first. Empty if it was stopped. Throws Error if the rounds that these
    // limits allow have too many different outcomes. requires: the kind is Reach; length, least and step are above 0;
    // most is 0 or not below least; 2 or 3 players
    static std::optional<CeeloGoal> solve(const ceelo::Rules& rules, const GoalTerms& terms, int banker, Decides others,
                                          const std::stop_token& stop = {});

    double chance() const { return now(opening(rules_), 0); }
    // The chance with best play from here, in any phase of a round; `done` rounds are over. Throws Error if decisions
    // within the limits do not lead to these coins.
    double now(const ceelo::State& state, int done) const;
    // The person's stakes or covers that the limits allow. Empty if the person does not decide.
    std::vector<GoalChoice<ceelo::Event>> choices(const ceelo::State& state, int done) const;

 private:
    struct Rounds;
    CeeloGoal(const ceelo::Rules& rules, const GoalTerms& terms, int banker, Decides others);
    std::size_t index(const ceelo::State& state) const {  // requires: there is nothing on the table
        return nth((state.coins[0] * (coins_ + 1) + state.coins[1]) * rules_.players + state.banker);
    }
    std::int32_t place(const ceelo::State& state) const;
    ceelo::State begun() const {
        ceelo::State state = opening(rules_);
        advance(rules_, state, ceelo::Begin{banker_});
        return state;
    }
    ceelo::State after(ceelo::State state, const std::optional<ceelo::Event>& event) const;
    std::vector<ceelo::Event> own_events(const ceelo::State& state) const;
    std::vector<ceelo::State> closed_rounds(const ceelo::State& state) const;
    template <class Ended>
    void play(const ceelo::State& state, double chance, const Ended& ended) const;
    bool find_rounds(Rounds& rounds, const std::stop_token& stop);
    bool iterate(const std::stop_token& stop);
    double before_round(const ceelo::State& state, int left) const;
    double thrown(const ceelo::State& state, int left) const;

    ceelo::Rules rules_;
    GoalTerms terms_;
    int banker_;
    Decides others_;
    std::vector<CeeloBankThrow> throws_;
    int coins_;                                 // the coins of all players
    std::vector<std::int32_t> places_;          // indexed by index(); before a round
    std::vector<std::vector<double>> chances_;  // indexed by rounds left and place
};

template <>
struct TableGoals<ceelo::Rules> : PlainTableGoals<ceelo::Rules> {
    static std::optional<std::int64_t> whole_bet(const StakeLimits& limits, const State& state, const Event& event);
};

}  // namespace boxcars::odds
