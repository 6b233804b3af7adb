// The look back at a game of sì-wŭ-liù: judges the size of every bet as odds/siwuliu/odds.h defines it, and shows those
// that gave something away, the most costly first, with the table as it was. judge() does the judging.
#pragma once
#include "odds/siwuliu/odds.h"
#include "scenes/siwuliu/coins.h"
#include "scenes/siwuliu/view.h"
#include "scenes/table/look_back.h"

#include <string>

namespace boxcars::scenes {

struct SiwuliuLookedBack {
    siwuliu::Rules rules;
    siwuliu::State state;  // before anything was bet
    Cents bet = 0;         // the round's whole bet
    odds::SiwuliuJudged judged{};
    double given_away = 0;         // average loss in cents; 0 if shown as 0.00
    siwuliu::State table() const;  // the state with the bet placed
};

class SiwuliuLookBack : public LookBack<SiwuliuLookedBack> {
 public:
    // Call before every throw of the banker. Only the first call in a round keeps the bet.
    void remember(const siwuliu::Rules& rules, const siwuliu::State& shown);
    void judge();  // judges all bets not judged yet
    // Moves on by `by` bets; 0: back to the present. Returns words for the player if no bet is at fault, otherwise "".
    std::string look(int by);
    const siwuliu::State& laid() const { return laid_; }  // the table of the shown bet
    const SiwuliuTill& till() const { return till_; }     // the money on that table

    // "You chose the best size 7 of 9 times. With average luck the rest cost $1.20." Requires a judged bet.
    std::string accuracy_words() const;
    // What the shown bet brings on average, and what a better size would have brought.
    siwuliu_look::VerdictWords words() const;

 private:
    siwuliu::State laid_;
    SiwuliuTill till_;
};

}  // namespace boxcars::scenes
