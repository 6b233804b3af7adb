// The look back at a sitting of craps: every bet that was laid, judged as odds/craps/coach.h defines it, and those that
// gave something away, one after another, on the table as it lay when the dice flew.
#pragma once
#include "odds/craps/coach.h"
#include "scenes/coach/look_back.h"

#include <string>

namespace boxcars::scenes {

struct CrapsLookedBack {  // what was laid on a spot between two throws
    craps::State table;   // when the dice flew
    odds::CrapsJudged judged;
    double given_away = 0;  // cents, on the mean
};

class CrapsLookBack : public LookBack<CrapsLookedBack> {
 public:
    void begin(const craps::State& state);                       // of a sitting
    void rested(const craps::State& state) { rested_ = state; }  // what lies there after a throw
    // The dice fly over these chips: what was not there before was laid, by whatever way.
    void thrown(const craps::Rules& rules, const craps::State& state, const odds::KnownOdds& known);

    int bets() const { return looked_at(); }
    // "In all 23 of 28 bets were the best of their throws, $1.20 given away."
    std::string accuracy_words() const;
    // Of the bet on show: what it was, what it gave away, and the better one.
    std::string words() const;

 private:
    craps::State rested_{};
};

}  // namespace boxcars::scenes
