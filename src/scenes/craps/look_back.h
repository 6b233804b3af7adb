// What bets at craps cost, as odds/craps/coach.h computes it: the coach's words for a spot, and the look back at a
// sitting's bets, the costliest first, each with a cheaper bet that wins about as often.
#pragma once
#include "base/ticks.h"
#include "odds/craps/coach.h"
#include "scenes/table/look_back.h"

#include <string>

namespace boxcars::scenes {

// Throws per hour: measured at this table after enough throws, before that the usual figure of a full table.
class ThrowRate {
 public:
    static constexpr int usual = 100;  // throws an hour
    static constexpr int enough = 12;  // throws needed for a measured rate
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
    Cents chip = 0;                        // value of the selected chip
    std::span<const craps::Spot> among{};  // the open spots
    ThrowRate rate{};
};

// "In an hour, 100 throws, $6 costs $1.96 on average. Odds on pass ..." Empty if the spot has no stake and takes none.
std::string coach_words(const CrapsCoachAsked& asked, const odds::KnownOdds& known, const odds::KnownUpkeep& upkeep);

struct CrapsLookedBack {    // a bet made between two throws
    craps::State table;     // when the dice were thrown
    std::size_t sheet = 0;  // index in sheets_ of its rules
    odds::CrapsJudged judged;
    double given_away = 0;  // mean cost in cents, never below 0
};

class CrapsLookBack : public LookBack<CrapsLookedBack> {
 public:
    void begin(const craps::State& state);                       // starts a sitting
    void rested(const craps::State& state) { rested_ = state; }  // the table after a throw
    // Adds the bets made since the last throw. `state`: the table as the dice are thrown.
    void thrown(const craps::Rules& rules, const craps::State& state);
    // Judges the bets added since the last call. The functions below count only judged bets.
    void judge(odds::CrapsEdges& edges);

    int bets() const { return looked_at(); }
    double cost() const { return LookBack::given_away(); }  // mean cost of all bets, in cents
    // The number of bets with a cheaper one that wins about as often, and by how many cents they cost more in all.
    int mistakes() const;
    double given_away() const;
    // "28 bets cost $1.20 on average."
    std::string accuracy_words() const;
    // Names the bet on show, its cost, and a cheaper bet that wins about as often.
    std::string words() const;

 private:
    craps::State rested_{};
    std::vector<craps::Rules> sheets_;  // rule sheets in force at the bets, oldest first
};

}  // namespace boxcars::scenes
