// Prints what happens to a bankroll that repeats the same bet, for any game, as text or JSON.
#pragma once
#include "console/games.h"
#include "odds/bankroll/bankroll.h"
#include "odds/chain/chain.h"

namespace boxcars::console {

// A round's chain as JSON: its number of states and the distribution of its throws.
inline Json round_json(const odds::Chain& chain) {
    constexpr int reported = 20;  // lengths listed one by one
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
    std::optional<odds::Fate> fate{};  // empty if there is no goal
    // The money after the requested number of bets, as fractions; empty above 24 bets or if no number is requested.
    std::optional<odds::After<odds::Fraction>> exact{};
    std::optional<odds::After<double>> after{};
};

// Throws Error as odds::fate_of() and odds::after_bets() do.
BankrollOdds bankroll_odds(const odds::FlatBet& bet, const BankrollRequests& requests);
void no_bet_named(const OddsRequests& requests, std::string_view game);  // throws Error if a bet is named

Json to_json(const BankrollOdds& odds);
void print_text(const BankrollOdds& odds, std::ostream& out);

}  // namespace boxcars::console
