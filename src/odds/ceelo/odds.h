// The exact odds of cee-lo with a bank: of one coin bet against the bank, and of the bank passing. Every throw goes
// through the rules' own apply(), so no rule is repeated here. Assumes that the banker can pay every win.
#pragma once
#include "odds/band.h"
#include "odds/bankroll/bankroll.h"
#include "odds/hand_odds.h"
#include "rules/ceelo/rules.h"

#include <optional>
#include <vector>

namespace boxcars::odds {

struct CeeloResult {
    int net;  // coins that a bet of one coin wins the player; -1: lost, 0: a tie
    Fraction chance;
    ceelo::Faces faces;  // an example: the player's throw, or the banker's if it settles the bet
};

// What the banker's dice have decided, and the results of one coin bet after that.
struct CeeloAgainst {
    int point;  // 2 to 5; 0: no point, the round is over at once
    bool banker_wins;
    Fraction chance;
    ceelo::Faces faces;                  // an example throw
    std::vector<CeeloResult> results{};  // ascending; only throws that decide
    RoundOdds player{};                  // of the same results
    Fraction throws{};                   // the player's mean number of throws
};

struct CeeloBet : RoundOdds {             // the player's, over a whole round
    std::vector<CeeloAgainst> against{};  // automatic win, automatic loss, then the points
    Fraction banker_edge{};               // the banker's mean win for one coin bet
    Fraction throws{};                    // mean per round with one player
};
CeeloBet ceelo_bet(const ceelo::Rules& rules);

// The sheet with so many players, each with enough coins for any pay-out of one coin.
ceelo::Rules with_players(ceelo::Rules rules, int players);
// The state in which every player but the banker, player 0, has bet one coin and the banker is about to throw.
ceelo::State all_bet(const ceelo::Rules& rules);

Chain ceelo_round(const ceelo::Rules& rules);  // the round of one player, throw by throw; it ends in the player's net

// The sheet nearest to this one whose edge for the banker is between `least` and `most`, as shares of a bet. Changes
// only the knob for ties and the pay-outs: those for a higher score and a banker's automatic loss up to 2, the others
// up to 4. Empty if there is none.
std::optional<ceelo::Rules> fair_sheet(const ceelo::Rules& rules, const Fraction& least, const Fraction& most);

// The chance that the bank passes after a round in which all players bet and the bank is covered. requires: 2 to 6
// players
Fraction ceelo_bank_passes(const ceelo::Rules& rules, int players);

FlatBet flat_bet(const ceelo::Rules& rules);  // a bet against the bank
// One throw of the banker may decide all bets against the bank, so their results are not independent.
template <>
inline constexpr bool hand_odds_declared<ceelo::Rules> = true;
template <>
std::optional<HandOdds> hand_odds(const ceelo::Rules& rules, std::string_view bet);

}  // namespace boxcars::odds
