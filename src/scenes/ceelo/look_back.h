// The look back at a game of cee-lo: every size that a person staked or bet, judged as odds/ceelo/reply.h defines it,
// and those that gave something away, the dearest first, on the drum as it lay then. Judges when it is asked to; draws
// nothing.
#pragma once
#include "odds/ceelo/reply.h"
#include "scenes/ceelo/told.h"
#include "scenes/table/look_back.h"

#include <nlohmann/json_fwd.hpp>

namespace boxcars::scenes {

struct CeeloLookedBack {
    ceelo::Rules rules;
    ceelo::State state;  // before it was put down
    int amount = 1;
    odds::CeeloJudged judged{};
    double given_away = 0;  // coins, on the mean; 0 where it would be written so
    bool alike() const { return judged.alike; }
};

class CeeloLookBack : public LookBack<CeeloLookedBack> {
 public:
    void clear() { *this = {}; }
    void remember(const ceelo::Rules& rules, const ceelo::State& before, const ceelo::Event& decision);
    void judge(const CeeloSeats& seats);  // those that were not yet
    using LookBack::judged;
    // By so many sizes, 0: to where the table stands. What there is to be said besides; empty: nothing.
    std::string look(int by, const CeeloSeats& seats);
    const CeeloTold& laid() const { return laid_; }  // the drum of the size on show

    // "7 of 9 sizes were the best, 0.31 coins given away on average." requires: judged, some were remembered
    std::string accuracy_words() const;
    // Of the size on show: what was done, what it brings and what would have been better.
    CeeloSay words(const CeeloSeats& seats) const;
    void report(nlohmann::json& out) const;

 private:
    CeeloTold laid_;
};

}  // namespace boxcars::scenes
