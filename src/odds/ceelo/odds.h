// The exact odds of cee-lo with a bank: of one coin bet against the bank, which can pay every win, and of the bank
// passing; and what each amount of a stake or a bet is worth. Every throw goes through the rules' own apply().
#pragma once
#include "odds/band.h"
#include "odds/bankroll/bankroll.h"
#include "rules/ceelo/rules.h"

namespace boxcars::odds {

struct CeeloResult {
    int net;  // coins that a bet of one coin wins the player; -1: lost, 0: a tie
    Fraction chance;
    ceelo::Faces faces;  // an example: the player's throw, or the banker's if it settles the bet
    // Equal scores on a sheet that gives them to the first seat. Such results are listed by themselves.
    bool equal = false;
    // The coins won where `bettor` bets against `banker`: as net, unless equal scores are not the bettor's.
    int net_between(int banker, int bettor) const {
        return !equal || bettor == ceelo::first_seat ? net : banker == ceelo::first_seat ? -1 : 0;
    }
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

// The odds of such a bet between two players.
RoundOdds odds_between(const CeeloAgainst& against, int banker, int bettor);

struct CeeloBet : RoundOdds {             // the player's, who is the first seat, over a whole round
    std::vector<CeeloAgainst> against{};  // automatic win, automatic loss, then the points
    Fraction banker_edge{};               // the banker's mean win for one coin bet
    Fraction throws{};                    // mean per round with one player
};
CeeloBet ceelo_bet(const ceelo::Rules& rules);

// The sheet with so many players, each with enough coins for any pay-out of one coin.
ceelo::Rules with_players(ceelo::Rules rules, int players);
// Whether these faces equal the banker's score on a sheet that gives equal scores to the first seat.
bool equal_for_first(const ceelo::Rules& rules, const ceelo::State& state, const ceelo::Faces& faces);
// The state in which every player but the banker, the last player, has bet one coin and the banker is about to throw.
ceelo::State all_bet(const ceelo::Rules& rules);
Chain ceelo_round(const ceelo::Rules& rules);  // the round of one player, throw by throw; it ends in the player's net

// The sheet nearest to this one whose edge for the banker is between `least` and `most`, as shares of a bet. Changes
// ties and the pay-outs: for a higher score and a banker's automatic loss up to 2, others up to 4. Empty: none.
std::optional<ceelo::Rules> fair_sheet(const ceelo::Rules& rules, const Fraction& least, const Fraction& most);

// The chance that the bank passes after a round in which all bet and the bank is covered. requires: 2 to 6 players
Fraction ceelo_bank_passes(const ceelo::Rules& rules, int players);

FlatBet flat_bet(const ceelo::Rules& rules);  // a bet against the bank
// One throw of the banker may decide all bets against the bank, so their results are not independent.
template <>
inline constexpr bool hand_odds_declared<ceelo::Rules> = true;
template <>
std::optional<HandOdds> hand_odds(const ceelo::Rules& rules, std::string_view bet);

// An estimate of what each amount that may be staked or bet now is worth, over all results of the dice in this round.
// The round is exact. Two things are assumed: players who have yet to bet each cover an even share of the rest, and a
// player wins a game that goes on after this round with a chance equal to his share of its coins.
struct CeeloChoice {
    int amount = 0;
    double coins = 0;  // mean after this round
    double wins = 0;   // estimated chance to win; a shared win counts as its share
};

// One choice for each amount, from 1 up; empty if no decision is due. `bet` belongs to the same rule sheet.
std::vector<CeeloChoice> ceelo_choices(const CeeloBet& bet, const ceelo::Rules& rules, const ceelo::State& state);

// The choice that wins most often; among equals (to 12 digits) the smallest amount. requires: not empty
const CeeloChoice& best(std::span<const CeeloChoice> choices);

// An even share of what is left to cover, rounded up; at most the coins of the player on turn. requires: a bet is due
int even_bet(const ceelo::Rules& rules, const ceelo::State& state);

// The coach at cee-lo: compares what each size of a stake or bet brings, and says what a size gave away.
//
// What a size gives away is how many more coins the best size brings on average. The best size is the one with the most
// coins among those that win the game at least as often: giving up coins for a better chance to win is no mistake.
struct CeeloJudged {
    CeeloChoice chosen, better;  // the same amount if nothing was better
    bool alike = false;          // all sizes are equally good
    double given_away = 0;       // mean coins; never below 0
};
// requires: 1 <= amount <= choices.size()
CeeloJudged judge(std::span<const CeeloChoice> choices, int amount);

// The size to compare `amount` with: a better size; otherwise one that brings more coins and wins less often, or wins
// more often and brings fewer coins; otherwise nullptr.
const CeeloChoice* to_compare(std::span<const CeeloChoice> choices, int amount);

}  // namespace boxcars::odds
