#include "session/craps/requests.h"

namespace boxcars::session {
namespace {

using namespace craps;

// Adds each stake that the table takes exactly as it is now. Refuses all of them if the purse is too small for one.
CrapsRequest put_down(const Rules& rules, const State& state, std::span<const Placed> wanted) {
    CrapsRequest request;
    State after = state;
    for (const Placed& bet : wanted) {
        const Event event = Bet{bet.spot, bet.stake};
        State rich = after;
        rich.bankroll = Cents{1} << 40;
        if (bet.stake <= 0 || refusal(rules, rich, event)) continue;  // nothing to add; the spot is closed or full
        if (refusal(rules, after, event))
            return {{},
                    "You have " + money_text(after.bankroll) + ": not enough for " + money_text(bet.stake) + " on " +
                        to_text(bet.spot) + " as well."};
        advance(rules, after, event);
        request.events.push_back(event);
    }
    return request;
}

}  // namespace

CrapsRequest bet_again(const Rules& rules, const State& state, const std::vector<Placed>& before) {
    std::vector<Placed> missing = before;
    for (Placed& bet : missing) bet.stake -= staked(state, bet.spot);
    CrapsRequest request = put_down(rules, state, missing);
    if (!request.events.empty() || !request.refused.empty()) return request;
    if (!state.bets.empty()) return {{}, "Your bets are down already.", true};
    return {{}, "There is nothing to bet again now."};
}

CrapsRequest bet_double(const Rules& rules, const State& state) {
    CrapsRequest request = put_down(rules, state, state.bets);
    if (request.events.empty() && request.refused.empty())
        request.refused = "There is nothing on the felt that can be doubled now.";
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

void remember_bets(std::vector<Placed>& last, const State& before, std::span<const Fact> facts) {
    const bool settled = std::ranges::any_of(facts, [](const Fact& fact) {
        const auto* won = std::get_if<Won>(&fact);
        return std::holds_alternative<Lost>(fact) || std::holds_alternative<Pushed>(fact) || (won && !won->stays);
    });
    if (settled) last = before.bets;
}

}  // namespace boxcars::session
