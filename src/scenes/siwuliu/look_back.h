// The look back at a game of sì-wŭ-liù: the size of every bet that the dice decided, judged as odds/siwuliu/sizes.h
// defines it, and those that gave something away, the dearest first, on the table as it lay then. Judges when it is
// asked to; draws nothing.
#pragma once
#include "odds/siwuliu/sizes.h"
#include "scenes/siwuliu/coins.h"
#include "scenes/table/look_back.h"

#include <string>

namespace boxcars::scenes {

struct SiwuliuLookedBackWords {
    std::string title, line;
};
struct SiwuliuLookedBack {
    siwuliu::Rules rules;
    siwuliu::State state;  // before anything was bet
    Cents bet = 0;         // all that was bet in that round
    odds::SiwuliuJudged judged{};
    double given_away = 0;         // cents, on the mean; 0 where it would be written so
    siwuliu::State table() const;  // with the bet on it
};

class SiwuliuLookBack : public LookBack<SiwuliuLookedBack> {
 public:
    void clear() { *this = {}; }
    // The banker throws: once a round, however often he throws.
    void remember(const siwuliu::Rules& rules, const siwuliu::State& shown);
    void judge();  // those that were not yet
    // By so many bets, 0: to where the table stands. What there is to be said besides; empty: nothing.
    std::string look(int by);
    const siwuliu::State& laid() const { return laid_; }  // the table of the bet on show
    const SiwuliuTill& till() const { return till_; }     // and the money on it

    // "7 of 9 bets were of the best size, $1.20 given away on average." requires: judged, some were remembered
    std::string accuracy_words() const;
    SiwuliuLookedBackWords words() const;  // of the bet on show: what it brings, and what would have been better

 private:
    siwuliu::State laid_;
    SiwuliuTill till_;
};

}  // namespace boxcars::scenes
