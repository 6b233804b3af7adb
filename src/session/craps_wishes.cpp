#include "session/craps_wishes.h"

#include <algorithm>
#include <ranges>

namespace boxcars::session {
namespace {

using namespace craps;

// Adds a bet if the table takes exactly this much now; false: it would, but the purse is too small.
bool add(const Rules& rules, State& after, CrapsWish& wish, Spot spot, Cents amount) {
    State rich = after;
    rich.bankroll = Cents{1} << 40;
    const Event bet = Bet{spot, amount};
    if (refusal(rules, rich, bet)) return true;  // closed, or at its limit
    if (refusal(rules, after, bet)) return false;
    advance(rules, after, bet);
    wish.events.push_back(bet);
    return true;
}

CrapsWish poor(const State& state, Spot spot, Cents amount) {
    return {{},
            "You have " + money_text(state.bankroll) + ": not enough for " + money_text(amount) + " on " +
                to_text(spot) + " as well."};
}

}  // namespace

CrapsWish bet_again(const Rules& rules, const State& state, const std::vector<Placed>& before) {
    CrapsWish wish;
    State after = state;
    for (const Placed& bet : before) {
        const Cents missing = bet.stake - staked(after, bet.spot);
        if (missing > 0 && !add(rules, after, wish, bet.spot, missing)) return poor(after, bet.spot, missing);
    }
    if (wish.events.empty()) wish.refused = "There is nothing to bet again now.";
    return wish;
}

CrapsWish bet_double(const Rules& rules, const State& state) {
    CrapsWish wish;
    State after = state;
    for (const Placed& bet : state.bets)
        if (!add(rules, after, wish, bet.spot, bet.stake)) return poor(after, bet.spot, bet.stake);
    if (wish.events.empty()) wish.refused = "There is nothing on the felt that can be doubled now.";
    return wish;
}

CrapsWish take_all(const Rules& rules, const State& state) {
    CrapsWish wish;
    State after = state;
    for (const Placed& bet : std::views::reverse(state.bets)) {  // odds before what they lie behind
        const Event take = Take{bet.spot, bet.stake};
        if (refusal(rules, after, take)) continue;
        advance(rules, after, take);
        wish.events.push_back(take);
    }
    if (wish.events.empty()) wish.refused = "There is nothing on the felt that can be taken down.";
    return wish;
}

void CrapsMemory::see(const State& before, std::span<const Fact> facts) {
    const bool settled = std::ranges::any_of(facts, [](const Fact& fact) {
        const auto* won = std::get_if<Won>(&fact);
        return std::holds_alternative<Lost>(fact) || std::holds_alternative<Pushed>(fact) || (won && !won->stays);
    });
    if (settled) bets_ = before.bets;
}

}  // namespace boxcars::session
