// Cee-lo's plots for the overlay: the results of a coin against the bank beside the exact ones, the purses round by
// round, and the value of each amount that may be put down now.
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
    std::map<int, int> results{};  // net coins for one coin bet -> number of bets
    int bets = 0, rounds = 0, passes = 0;
    std::vector<ceelo::Seats> coins{};  // of this game, round by round from its beginning
    void add(const ceelo::Fact& fact);
};

struct CeeloShown {
    const ceelo::Rules& rules;
    const ceelo::State& now;
    const CeeloHistory& history;
    const odds::CeeloBet& odds;                     // for the current rules
    const std::vector<odds::CeeloChoice>& choices;  // empty if nobody decides
    std::span<const std::string> names;             // indexed by seat
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
