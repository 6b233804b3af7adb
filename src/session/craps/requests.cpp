#include "session/craps/requests.h"

#include <algorithm>

namespace boxcars::session {
namespace {

using namespace craps;

// Adds a bet if the table takes exactly this amount now. False: the purse is too small for it.
bool add(const Rules& rules, State& after, CrapsRequest& request, Spot spot, Cents amount) {
    State rich = after;
    rich.bankroll = Cents{1} << 40;
    const Event bet = Bet{spot, amount};
    if (refusal(rules, rich, bet)) return true;  // the spot is closed or at its limit
    if (refusal(rules, after, bet)) return false;
    advance(rules, after, bet);
    request.events.push_back(bet);
    return true;
}

CrapsRequest poor(const State& state, Spot spot, Cents amount) {
    return {{},
            "You have " + money_text(state.bankroll) + ": not enough for " + money_text(amount) + " on " +
                to_text(spot) + " as well."};
}

}  // namespace

CrapsRequest bet_again(const Rules& rules, const State& state, const std::vector<Placed>& before) {
    CrapsRequest request;
    State after = state;
    for (const Placed& bet : before) {
        const Cents missing = bet.stake - staked(after, bet.spot);
        if (missing > 0 && !add(rules, after, request, bet.spot, missing)) return poor(after, bet.spot, missing);
    }
    if (!request.events.empty()) return request;
    if (!state.bets.empty()) return {{}, "Your bets are down already.", true};
    return {{}, "There is nothing to bet again now."};
}

CrapsRequest bet_double(const Rules& rules, const State& state) {
    CrapsRequest request;
    State after = state;
    for (const Placed& bet : state.bets)
        if (!add(rules, after, request, bet.spot, bet.stake)) return poor(after, bet.spot, bet.stake);
    if (request.events.empty()) request.refused = "There is nothing on the felt that can be doubled now.";
    return request;
}

CrapsRequest take_all(const Rules& rules, const State& state) {
    CrapsRequest request;
    State after = state;
    for (auto bet = state.bets.rbegin(); bet != state.bets.rend(); ++bet) {  // takes odds down before their flat bet
        const Event take = Take{bet->spot, bet->stake};
        if (refusal(rules, after, take)) continue;
        advance(rules, after, take);
        request.events.push_back(take);
    }
    if (request.events.empty()) request.refused = "There is nothing on the felt that can be taken down.";
    return request;
}

void CrapsMemory::see(const State& before, std::span<const Fact> facts) {
    const bool settled = std::ranges::any_of(facts, [](const Fact& fact) {
        const auto* won = std::get_if<Won>(&fact);
        return std::holds_alternative<Lost>(fact) || std::holds_alternative<Pushed>(fact) || (won && !won->stays);
    });
    if (settled) bets_ = before.bets;
}

}  // namespace boxcars::session
