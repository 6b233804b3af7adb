// Craps by hand: chances and edges by plain loops over the 36 throws, without the rules' code.
#pragma once
#include "odds/craps/odds.h"
#include "odds/fraction.h"
#include "rules/craps/rules.h"

#include <bit>
#include <cstdlib>
#include <functional>

namespace boxcars::by_hand {

using craps::Rules, odds::Fraction, odds::fraction;

inline Rules crapless() { return {.crapless = true}; }

inline Rules strange() {  // every pay-out another than at home
    Rules r;
    r.line_pays = 2, r.bar = 3, r.odds_limit = craps::OddsLimit::FiveTimes;
    r.odds_4_10 = 7, r.odds_4_10_per = 3, r.odds_5_9 = 8, r.odds_5_9_per = 7, r.odds_6_8 = 11, r.odds_6_8_per = 9;
    r.place_4_10 = 2, r.place_4_10_per = 1, r.place_5_9 = 13, r.place_5_9_per = 9, r.place_6_8 = 23,
    r.place_6_8_per = 19;
    r.vig = 7, r.hard_4_10 = 8, r.hard_6_8 = 10, r.any_seven = 5, r.field_12 = 4, r.field_2 = 5, r.put_pays = 2;
    r.fire_4 = 10, r.fire_5 = 200, r.fire_6 = 2000, r.two_twelve = 33, r.three_eleven = 17, r.any_craps = 8;
    return r;
}

inline int ways(int sum) { return 6 - std::abs(sum - 7); }

// The house's edge of one roll, where `pays` answers what one staked wins: -1 for a loss.
inline Fraction one_roll_edge(const std::function<Fraction(int, int)>& pays) {
    Fraction sum;
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b) sum -= pays(a, b);
    return sum / 36;
}
// ... of a bet that waits for `good` ways of 36 before `bad` ways.
inline Fraction waiting_edge(int good, int bad, const Fraction& pays) { return (bad - good * pays) / (good + bad); }

struct Line {
    Fraction win, push, lose;
    Fraction won;  // the mean of what one staked wins
};
inline Line line(const Rules& rules, bool pass) {  // throw by throw, from the words of the game
    Line chance;
    const int natural = pass && rules.natural_pays > 0 ? rules.natural_pays : rules.line_pays,
              number = pass && rules.point_pays > 0 ? rules.point_pays : rules.line_pays;
    const auto wins = [&](const Fraction& ways_to, int pays) {
        chance.win += ways_to;
        chance.won += ways_to * pays;
    };
    for (int sum = 2; sum <= 12; ++sum) {
        const Fraction here = fraction(ways(sum), 36), made = fraction(ways(sum), ways(sum) + 6);
        const bool point = rules.crapless ? sum != 7 : sum != 7 && sum != 11 && sum > 3 && sum < 12;
        if (point) {
            wins(here * (pass ? made : Fraction{1 - made}), number);
            chance.lose += here * (pass ? Fraction{1 - made} : made);
        } else if ((sum == 7 || sum == 11) == pass) {
            if (!pass && sum == rules.bar)
                chance.push += here;
            else
                wins(here, natural);
        } else if (pass && rules.craps_push) {
            chance.push += here;
        } else {
            chance.lose += here;
        }
    }
    return chance;
}

// Pass or don't pass with `times` the flat bet in odds, or laid to win as much, over all that is staked.
inline Fraction full_odds_edge(const Rules& r, bool pass, int times) {
    Fraction staked = 1, result = line(r, pass).won - line(r, pass).lose;
    for (int point = 2; point <= 12; ++point) {
        const int from_seven = std::abs(point - 7);
        if (from_seven == 0 || (!r.crapless && from_seven > 3)) continue;
        const Fraction pays[] = {{},
                                 fraction(r.odds_6_8, r.odds_6_8_per),
                                 fraction(r.odds_5_9, r.odds_5_9_per),
                                 fraction(r.odds_4_10, r.odds_4_10_per),
                                 fraction(r.odds_3_11, r.odds_3_11_per),
                                 fraction(r.odds_2_12, r.odds_2_12_per)};
        const Fraction here = fraction(ways(point), 36), made = fraction(ways(point), ways(point) + 6);
        const Fraction stake = pass ? Fraction{times} : Fraction{times * pays[from_seven]};
        staked += here * stake;
        const Fraction wins = pass ? made : Fraction{1 - made},
                       won = pass ? Fraction{times * pays[from_seven]} : Fraction{times};
        result += here * (wins * won - (1 - wins) * stake);
    }
    return -result / staked;
}

// Every total of `goal` before a seven: by inclusion and exclusion over the totals that are missing.
inline Fraction collected(unsigned goal) {
    Fraction chance;
    for (unsigned missing = goal;; missing = (missing - 1) & goal) {
        int others = 6;
        for (int sum = 2; sum <= 12; ++sum)
            if (missing >> sum & 1) others += ways(sum);
        chance += (std::popcount(missing) % 2 ? -1 : 1) * fraction(6, others);
        if (missing == 0) return chance;
    }
}

// The fire bet's mean return for one staked, stake included, from the points in `made` at a come-out.
inline Fraction fire_return(const Rules& rules, unsigned made) {
    const int points = std::popcount(made);
    if (points == 6) return Fraction{rules.fire_6 + 1};
    const Fraction paid = points == 5 ? rules.fire_5 + 1 : points == 4 ? rules.fire_4 + 1 : 0;
    Fraction mean, again;
    for (const int point : {4, 5, 6, 8, 9, 10}) {
        const Fraction here = fraction(ways(point), 24), hit = fraction(ways(point), ways(point) + 6);
        mean += here * (1 - hit) * paid;
        if (made >> point & 1)
            again += here * hit;
        else
            mean += here * hit * fire_return(rules, made | 1u << point);
    }
    return mean / (1 - again);
}

inline const odds::BetOdds& named(const odds::CrapsOdds& odds, std::string_view bet) {
    for (const auto& one : odds.bets)
        if (one.bet == bet) return one;
    throw Error{"no bet " + std::string{bet}};
}
inline odds::BetOdds bet(const Rules& rules, std::string_view name) {
    return odds::odds_of(rules, craps::spot_from(name).value()).value();
}
inline std::string edge(const Rules& rules, std::string_view name) {
    return odds::to_text(bet(rules, name).edge_per_bet);
}

}  // namespace boxcars::by_hand
