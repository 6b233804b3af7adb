// What bets at craps cost: the coach's words for a spot, and the look back at a sitting (odds/craps/coach.h), the
// dearest bet first, each on the table as it lay when the dice flew, with a bet that wins about as often for less.
#pragma once
#include "base/ticks.h"
#include "odds/craps/coach.h"
#include "scenes/table/look_back.h"

#include <string>

namespace boxcars::scenes {

// What the coach says of a spot at craps: what an hour of that bet costs, and which other takes the same stake for
// less. Works out nothing: odds/craps/coach.h does. Decides the words.

// How many throws an hour a table has: as it was measured there, once enough of them were thrown to say so; before that
// the number that a full table is reckoned with. Knows only when dice were thrown.
class ThrowRate {
 public:
    static constexpr int usual = 100;  // throws an hour
    static constexpr int enough = 12;  // throws until a rate is measured
    static constexpr Ticks hour = 3600 * ticks_per_second;

    void begin() { throws_ = 0; }
    void thrown(Ticks now) {
        if (throws_++ == 0) first_ = now;
        last_ = now;
    }
    bool measured() const { return throws_ >= enough && last_ > first_; }
    int an_hour() const { return measured() ? static_cast<int>((throws_ - 1) * hour / (last_ - first_)) : usual; }

 private:
    int throws_ = 0;
    Ticks first_ = 0, last_ = 0;
};

struct CrapsCoachAsked {
    const craps::Rules& rules;
    const craps::State& state;
    craps::Spot spot;
    Cents chip = 0;                        // in hand
    std::span<const craps::Spot> among{};  // what lies open
    ThrowRate rate{};
};

// As much of the chip as the spot takes, else what lies there; 0: nothing to speak of.
Cents stake_spoken_of(const CrapsCoachAsked& asked);

// "$6 here costs $1.96 on average in an hour of it, 100 throws. Odds on the line takes $6 and costs nothing; the two
// part ways in 40 % of bets." Empty where the spot takes nothing and has nothing.
std::string coach_words(const CrapsCoachAsked& asked, const odds::KnownOdds& known, const odds::KnownUpkeep& upkeep);

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
