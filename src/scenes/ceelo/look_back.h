// Reviews a game of cee-lo: judges each amount that a person staked or bet, as odds/ceelo/reply.h defines it, and steps
// through those that gave something away, the dearest first, with the drum as it was.
#pragma once
#include "odds/ceelo/reply.h"
#include "scenes/ceelo/told.h"
#include "scenes/table/look_back.h"

#include <nlohmann/json_fwd.hpp>

namespace boxcars::scenes {

struct CeeloLookedBack {
    ceelo::Rules rules;
    ceelo::State state;  // before the decision
    int amount = 1;
    odds::CeeloJudged judged{};
    double given_away = 0;  // mean coins; 0 if it prints as 0
    bool alike() const { return judged.alike; }
};

class CeeloLookBack : public LookBack<CeeloLookedBack> {
 public:
    void clear() { *this = {}; }
    void remember(const ceelo::Rules& rules, const ceelo::State& before, const ceelo::Event& decision);
    void judge(const CeeloSeats& seats);  // judges decisions added since
    using LookBack::judged;
    // Steps by `by` decisions; 0 goes back to the table. Returns a sentence to show, or an empty string.
    std::string look(int by, const CeeloSeats& seats);
    const CeeloTold& laid() const { return laid_; }  // the drum of the decision shown

    // "7 of 9 sizes were the best, 0.31 coins given away on average." requires: some were remembered and judged
    std::string accuracy_words() const;
    // For the decision shown: what the person did, what it brings, and what would have been better.
    CeeloSay words(const CeeloSeats& seats) const;
    void report(nlohmann::json& out) const;

 private:
    CeeloTold laid_;
};

}  // namespace boxcars::scenes
