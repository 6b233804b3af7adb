// What becomes of a bankroll that makes the same bet again and again, as text and for machines: for every game alike.
#pragma once
#include "console/games.h"
#include "odds/bankroll/bankroll.h"
#include "odds/chain/chain.h"

namespace boxcars::console {

// A round as a chain, for machines: how many states it has, and how many throws it takes.
inline Json round_json(const odds::Chain& chain) {
    constexpr int reported = 20;  // throws one by one
    Json json{{"states", chain.states.size()},
              {"mean_throws", odds::to_text(solve(chain).throws)},
              {"variance_throws", odds::to_text(throws_variance(chain))},
              {"p_throws", Json::array()}};
    for (const auto& chance : throw_chances(chain, reported)) json["p_throws"].push_back(odds::to_text(chance));
    return json;
}

struct BankrollOdds {
    BankrollRequests requests{};
    odds::FlatBet bet{};
    std::optional<odds::Fate> fate{};                    // with a goal
    std::optional<odds::After<odds::Fraction>> exact{};  // after so many bets, where few enough for fractions
    std::optional<odds::After<double>> after{};
};

// Throws Error with a sentence.
BankrollOdds bankroll_odds(const odds::FlatBet& bet, const BankrollRequests& requests);
void no_bet_named(const OddsRequests& requests, std::string_view game);  // throws Error if one is: the game has but one

Json to_json(const BankrollOdds& odds);
void print_text(const BankrollOdds& odds, std::ostream& out);

}  // namespace boxcars::console
