// Cee-lo in pictures for the overlay: what a coin against the bank came to beside what it exactly must, the purses
// round by round, and what each amount that may be put down now is worth. Given what has been shown.
#pragma once
#include "odds/ceelo/reply.h"
#include "ui/host.h"
#include "ui/overlay/timings.h"

#include <map>
#include <span>
#include <string>
#include <vector>

namespace boxcars::ui {

struct CeeloHistory {              // of a sitting, as far as it has been shown
    std::map<int, int> results{};  // net coins for a coin bet -> bets
    int bets = 0, rounds = 0, passes = 0;
    std::vector<ceelo::Seats> coins{};  // of this game, round by round, from its beginning
    void add(const ceelo::Fact& fact);
};

struct CeeloShown {
    const ceelo::Rules& rules;
    const ceelo::State& now;
    const CeeloHistory& history;
    const odds::CeeloBet& odds;                     // of the rules in force
    const std::vector<odds::CeeloChoice>& choices;  // empty when nobody decides
    std::span<const std::string> names;             // by seat
};

class CeeloPlots {
 public:
    std::string note(const CeeloShown& shown) const;
    void body(Host& host, const CeeloShown& shown, const Timings& timings);

 private:
    enum class Right { Purses, Worth, Frames };
    void results(Host& host, render::Rect px, const CeeloShown& shown) const;
    void purses(Host& host, render::Rect px, const CeeloShown& shown) const;
    void worth(Host& host, render::Rect px, const CeeloShown& shown) const;

    Right right_ = Right::Purses;
};

}  // namespace boxcars::ui
