// The look back at a sitting of craps: what every bet that was laid cost on average (odds/craps/coach.h), the dearest
// first, each on the table as it lay when the dice flew, with a bet that wins about as often for less.
#pragma once
#include "odds/craps/coach.h"
#include "scenes/coach/look_back.h"

#include <string>

namespace boxcars::scenes {

struct CrapsLookedBack {  // what was laid on a spot between two throws
    craps::State table;   // when the dice flew
    odds::CrapsJudged judged;
    double given_away = 0;  // what it cost, in cents, on average; 0 where it cost nothing
};

class CrapsLookBack : public LookBack<CrapsLookedBack> {
 public:
    void begin(const craps::State& state);                       // of a sitting
    void rested(const craps::State& state) { rested_ = state; }  // what lies there after a throw
    // The dice fly over these chips: what was not there before was laid, by whatever way.
    void thrown(const craps::Rules& rules, const craps::State& state, const odds::KnownOdds& known);

    int bets() const { return looked_at(); }
    double cost() const { return LookBack::given_away(); }  // of all bets, in cents, on average
    int mistakes() const;                                   // bets of which another of the same throws costs less
    double given_away() const;  // that bets of the same throws would have cost less: what the statistics count
    // "28 bets cost $1.20 on average, all together."
    std::string accuracy_words() const;
    // Of the bet on show: what it was, what it cost, and what would have won about as often for less.
    std::string words() const;

 private:
    craps::State rested_{};
};

}  // namespace boxcars::scenes
