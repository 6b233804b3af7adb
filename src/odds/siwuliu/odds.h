// Sì-wŭ-liù exactly: how a bet of one unit comes out under any rule sheet, as fractions, without the limits of bank and
// balance. Every throw goes through the rules' own advance(); this room knows no pay-out. Throws that decide nothing
// are thrown again, so a chance is its ways over the ways that decide.
#pragma once
#include "odds/chain/chain.h"
#include "rules/siwuliu/rules.h"

#include <array>
#include <optional>
#include <vector>

namespace boxcars::odds {

struct SiwuliuResult {
    std::int64_t net = 0;  // units
    Fraction chance;
};

struct SiwuliuChances {                  // of the player's, with one unit down
    std::vector<SiwuliuResult> results;  // the worst first
    Fraction win, push, lose;            // came out with more, as much, less
    Fraction edge;                       // the mean result; above 0 it favours the player
    Fraction variance;
};

constexpr int first_point = 2, last_point = 5;

struct SiwuliuOdds {
    SiwuliuChances player;                                      // before the banker rolls
    Fraction auto_win, auto_loss;                               // the banker's dice decide at once, for or against him
    std::array<Fraction, last_point - first_point + 1> points;  // the banker gets this point: 2, 3, 4, 5
    std::array<SiwuliuChances, last_point - first_point + 1> by_point;  // against it: before the player rolls
};

SiwuliuOdds siwuliu_odds(const siwuliu::Rules& rules);
Chain siwuliu_round(const siwuliu::Rules& rules);  // the same round throw by throw; it ends in the player's net

// The round that all this is about: one unit, a cent, is bet, and both purses are deeper than any pay-out. With a point
// the player is to roll, else the banker.
siwuliu::State one_unit(int point = 0);
std::int64_t net_of(const siwuliu::State& ended);  // units that a round begun so has brought the player

// The sheet nearest to this one that leaves the house between `least` and `most` of a bet: the fewest knobs turned,
// then the least far. Turns ties and the pay-outs of 1-1-1 (to 10 at most), triples (6) and 4-5-6 (4); the rest stays
// as it is. None if no such sheet does.
std::optional<siwuliu::Rules> fair_sheet(const siwuliu::Rules& rules, const Fraction& least, const Fraction& most);

}  // namespace boxcars::odds
