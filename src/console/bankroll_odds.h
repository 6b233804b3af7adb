// Prints what happens to a bankroll that repeats the same bet, for any game, as text or JSON.
#pragma once
#include "console/games.h"
#include "odds/bankroll/bankroll.h"

namespace boxcars::console {

// A chance or an edge in percent, with four decimals and without the sign.
inline std::string percent(const odds::Fraction& part) { return odds::to_decimal(part * 100, 4); }

inline Json round_json(const odds::Chain& chain) {
    constexpr int reported = 20;  // lengths listed one by one
    const auto in_text = [](const auto& chance) { return odds::to_text(chance); };
    return {{"states", chain.states.size()},
            {"mean_throws", odds::to_text(solve(chain).throws)},
            {"variance_throws", odds::to_text(throws_variance(chain))},
            {"p_throws", Json::each(throw_chances(chain, reported), in_text)}};
}

// Throws Error for a request that this game does not answer. `of`: "craps are of bets".
void refuse_others(const OddsRequests& requests, std::initializer_list<std::string_view> answered, std::string_view of);

struct BankrollOdds {
    BankrollRequests requests{};
    odds::FlatBet bet{};
    std::optional<odds::Fate> fate{};  // empty if there is no goal
    // The money after the requested number of bets, as fractions; empty above 24 bets or if no number is requested.
    std::optional<odds::After<odds::Fraction>> exact{};
    std::optional<odds::After<double>> after{};
};

// Throws Error if neither a goal nor a number of bets is requested, and as odds::fate_of() and odds::after_bets() do.
BankrollOdds bankroll_odds(const odds::FlatBet& bet, const BankrollRequests& requests);

// The same for a game with one bet, if requested. `of`: what its odds are of. Throws Error for a position or a bet.
template <class R>
std::optional<BankrollOdds> bankroll_of_one_bet(const OddsRequests& requests, const R& rules,
                                                odds::FlatBet (*bet)(const R&), std::string_view game,
                                                std::string_view of) {
    refuse_others(requests, {}, fmt::format("{} are of {}", game, of));
    if (!requests.bankroll) return {};
    if (!requests.bankroll->bet.empty())
        throw Error(fmt::format("--bet names a bet of craps; {} has but one: leave it out.", game));
    return bankroll_odds(bet(rules), *requests.bankroll);
}

Json to_json(const BankrollOdds& odds);
void print_text(const BankrollOdds& odds, std::ostream& out);

}  // namespace boxcars::console
