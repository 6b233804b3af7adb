// The exact odds of sì-wŭ-liù: the results of a bet of one unit under any rule sheet, as fractions, without the limits
// of bank and balance. Every throw goes through the rules' own advance(), the only source of pay-outs. Throws that
// decide nothing are thrown again, so a chance is a number of ways divided by all ways that decide. Where the sheet
// lets the player decide against the banker's point, they decide by PointPlay.
#pragma once
#include "odds/bankroll/bankroll.h"
#include "rules/siwuliu/rules.h"

namespace boxcars::odds {

enum class Against : std::uint8_t { Throw, Raise, GiveUp };  // what the player does once the banker has a point

// The decision against each point that brings most for a bet without the limits of bank and balance. There a raise pays
// more the larger it is, so the player raises by as much as is allowed. Throw, if nothing brings more.
class PointPlay {
 public:
    explicit PointPlay(const siwuliu::Rules& rules);
    const siwuliu::Rules& rules() const { return rules_; }
    Against against(int point) const { return best_[nth(point)]; }
    // Takes a throw of the banker or the player, then decides if the player may.
    void take(siwuliu::State& state, const siwuliu::Event& thrown) const;

 private:
    siwuliu::Rules rules_;
    std::array<Against, 7> best_{};  // indexed by point
};

// The chance that a player who makes the same bet round after round breaks the bank, in doubles, to 1e-9. Every round
// goes through the rules' own advance(), including the limits of bank and balance. Empty if there are too many pairs of
// purses to solve (small bets), or if the game may go on for ever.
std::optional<double> breaks_the_bank(const siwuliu::Rules& rules, Cents bet);

// The odds of the player, who has bet one unit. Edges and variances are of one unit, results in cents.
struct SiwuliuOdds {
    Cents unit = 1;
    RoundOdds player{};                   // before the banker rolls
    Fraction auto_win{}, auto_loss{};     // the banker's dice decide at once, for or against the banker
    std::map<int, Fraction> points{};     // the chances of the banker's points 2, 3, 4 and 5
    std::map<int, RoundOdds> by_point{};  // against each point, before the player decides or rolls
    std::map<int, RoundOdds> thrown{};    // against each point, if the player just rolls
};
std::string units_text(std::int64_t cents, Cents unit);  // "+5", "-1/2"
SiwuliuOdds siwuliu_odds(const siwuliu::Rules& rules);
Chain siwuliu_round(const siwuliu::Rules& rules);  // a round of one unit, throw by throw; it ends in the player's net

// A unit of a bet in cents: 2 if half of it may be given up, otherwise 1.
Cents cents_of_unit(const siwuliu::Rules& rules);
// A round's start: one unit is bet, both purses exceed any pay-out; with a point the player rolls, else the banker.
siwuliu::State one_unit(Cents unit = 1, int point = 0);
// The cents that a round begun with one_unit() has brought the player.
std::int64_t net_of(const siwuliu::State& ended);

// The sheet nearest to this one that leaves the house between `least` and `most` of a bet: the fewest knobs changed,
// then the smallest changes. Changes ties and the pay-outs of 1-1-1 (up to 10), triples (6) and 4-5-6 (4). Empty: none.
std::optional<siwuliu::Rules> fair_sheet(const siwuliu::Rules& rules, const Fraction& least, const Fraction& most);

// The state with `more` bet, if it is above 0, and betting ended. requires: bets are taken; `more` may be bet
siwuliu::State with_bet(const siwuliu::Rules& rules, siwuliu::State state, Cents more);

// What the present bet and `more` on top of it bring in this round, with the purses as they are: mean cents, above 0
// for the player, who raises or gives up as brings most with these purses. A bank that cannot pay every multiple makes
// a large bet worth less than a small one. Every throw goes through the rules' own advance(). requires: bets are taken;
// `more` may be bet
Fraction mean_of_bet(const siwuliu::Rules& rules, const siwuliu::State& state, Cents more);

// What the bet brings if the dice are thrown now: mean cents. requires: betting has ended
Fraction mean_of_throw(const siwuliu::Rules& rules, const siwuliu::State& state);

// What the size of a bet gave away. If some size has a mean gain, a size is compared with the one that gains most.
// Otherwise it is compared with the one that loses the smallest share of the bet: against the house every cent costs
// its share, and a larger bet is no worse.
struct SiwuliuJudged {
    Cents bet = 0, better = 0;   // equal if nothing was better; among equals the smallest
    Fraction mean, better_mean;  // mean cents of each
    bool by_share = false;       // true: no size has a mean gain, so shares of the bet are compared
    Fraction given_away;         // mean cents; never below 0
};
// requires: nothing is bet yet; `bet` is allowed
SiwuliuJudged judge(const siwuliu::Rules& rules, const siwuliu::State& state, Cents bet);

FlatBet flat_bet(const siwuliu::Rules& rules);  // the player's bet
template <>
inline constexpr bool hand_odds_declared<siwuliu::Rules> = true;
template <>
std::optional<HandOdds> hand_odds(const siwuliu::Rules& rules, std::string_view bet);

}  // namespace boxcars::odds
