// The exact odds that the craps table shows, and their words: which totals a player wants and fears, why a throw lost
// bets, and what bets cost (see odds/craps/coach.h), for the coach and for the look back at a sitting's bets.
#pragma once
#include "odds/craps/odds.h"
#include "scenes/craps/moment.h"
#include "scenes/craps/print.h"
#include "scenes/table/look_back.h"
#include "scenes/table/remembered.h"

namespace boxcars::scenes {

// "Pass line and place SIX lost: the 7 came first." Empty if the facts have no loss.
std::string losses_in_words(std::span<const craps::Fact> facts);

struct TotalOutcome {
    int total = 0;
    std::string name{};         // "8"; "hard 8" if easy 8s differ
    Cents least = 0, most = 0;  // change of worth, never 0
};
// A total can be in both lists: its hard throw may win where its easy throws lose.
struct Forecast {
    std::vector<TotalOutcome> wins, loses;  // sorted by total
};
Forecast forecast_of(const odds::NextThrow& next);
std::string numbers_in_words(const std::vector<TotalOutcome>& forecast,
                             std::string_view last = "and");  // "2, 3 and 12"

// What a bet on that spot alone needs from the next throw: "wins on 8, loses on 7", "is off during the come-out". Empty
// if no throw affects it. Odds win and lose on the same totals as the bet they lie behind.
std::string meaning_of(const craps::Rules& rules, Spot spot, int point);
// The hint line over the dash: "In all, you win on 6 (+$11) or 8 (+$7). You lose on 7 (−$16).", or how to begin.
std::string what_now(const craps::Rules& rules, const craps::State& state);

// Keeps odds that take long to compute while their inputs stay the same.
class CrapsOddsCache {
 public:
    odds::CrapsEdges& known() { return odds_; }
    std::vector<craps_look::SpotEdge> edges(const craps::Rules& rules, const CrapsLayout& felt,
                                            const craps::State& state, Cents chip) {
        std::vector<craps_look::SpotEdge> edges;
        for (const Spot spot : felt.spots()) {
            const Cents stake = craps::rounds_to_dollars(rules) ? stake_meant(rules, state, spot, chip) : 0;
            if (const odds::BetOdds* known = odds_.of(rules, spot, state.point, stake))
                edges.push_back({spot, odds::to_double(known->edge_per_bet)});
        }
        return edges;
    }
    const odds::NextThrow& next(const craps::Rules& rules, const craps::State& state) {
        return next_.of({rules, state}, [](const Question& now) { return odds::next_throw(now.first, now.second); });
    }
    // The rest of the hand; nullptr while it is computed in the background. `wait`: blocks, so runs repeat exactly.
    const odds::HandForecast* hand(const craps::Rules& rules, const craps::State& state, bool wait);

 private:
    using Question = std::pair<craps::Rules, craps::State>;
    odds::CrapsEdges odds_;
    Remembered<Question, odds::NextThrow> next_;
    std::optional<Question> hand_of_, asked_;
    odds::HandForecast hand_;
    std::future<odds::HandForecast> answer_;  // its destructor waits
};

// "pays 7 to 6 · chance to win 5/11 = 45.45 % · house edge 1/66 = 1.5152 %"; a long fraction as "about 1.06 %".
std::string in_a_breath(const odds::BetOdds& odds);

// ---- what bets cost ----

// Throws per hour: measured at this table after enough throws, before that the usual figure of a full table.
class ThrowRate {
 public:
    static constexpr int usual = 100, enough = 12;  // throws an hour; throws before it is measured
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
    Spot spot;
    Cents chip = 0;                 // value of the selected chip
    std::span<const Spot> among{};  // the open spots
    ThrowRate rate{};
};

// "In an hour, 100 throws, $6 costs $1.96 on average. Odds on pass ..." Empty if the spot has no stake and takes none.
std::string coach_words(const CrapsCoachAsked& asked, const odds::KnownOdds& known, const odds::KnownUpkeep& upkeep);

class CrapsLookBack : public LookBack<CrapsLookedBack> {
 public:
    void begin(const craps::State& state) {  // starts a sitting
        *this = {};
        rested_ = state;
    }
    void rested(const craps::State& state) { rested_ = state; }  // the table after a throw
    // Adds the bets made since the last throw. `state`: the table as the dice are thrown.
    void thrown(const craps::Rules& rules, const craps::State& state) {
        for (odds::CrapsDecision& decision : odds::laid(rules, rested_, state))
            add({state, rules, {std::move(decision), {}, {}, {}, 0}, 0});
    }
    // Judges the bets added since the last call. The functions below count only judged bets.
    void judge(odds::CrapsEdges& edges) {
        judge_rest([&](CrapsLookedBack& back) {
            const auto known = [&](Spot spot) {
                return edges.of(back.rules, spot, back.table.point, back.judged.decision.stake);
            };
            back.judged = odds::judge(back.rules, back.judged.decision, known);
            back.given_away = std::max(0.0, odds::to_double(back.judged.cost));
        });
    }

    int bets() const { return looked_at(); }
    double cost() const { return LookBack::given_away(); }  // mean cost of all bets, in cents
    // The number of bets with a cheaper one that wins about as often, and by how many cents they cost more in all.
    int mistakes() const {
        return static_cast<int>(
            std::ranges::count_if(decisions(), [](const CrapsLookedBack& back) { return back.judged.given_away > 0; }));
    }
    double given_away() const {
        double sum = 0;
        for (const CrapsLookedBack& back : decisions()) sum += back.judged.given_away;
        return sum;
    }
    std::string accuracy_words() const;  // "28 bets cost $1.20 on average."
    // Names the bet on show, its cost, and a cheaper bet that wins about as often.
    std::string words() const;

 private:
    craps::State rested_{};
};

}  // namespace boxcars::scenes
