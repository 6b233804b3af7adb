#include "odds/siwuliu/sizes.h"

#include "odds/chain/chain.h"

#include <set>

namespace boxcars::odds {
namespace {

using siwuliu::Phase, siwuliu::Rules, siwuliu::State;

const std::vector<ThrowWays>& throws() {
    static const auto all = throws_of({3, 6});
    return all;
}

// The player's mean money at the end of the round. Throws that change nothing are thrown again.
Fraction money_after(const Rules& rules, const State& state) {
    std::int64_t ended = 0;
    int ways = 0;
    std::map<int, int> points;  // the banker's points: ways
    for (const ThrowWays& each : throws()) {
        State next = state;
        advance(rules, next, siwuliu::thrown(rules, each.faces));
        if (next == state) continue;
        ways += each.ways;
        if (next.phase == Phase::Betting)
            ended += each.ways * next.balance;
        else
            points[next.point] += each.ways;
    }
    Fraction sum = fraction(ended, 1);
    for (const auto& [point, of_point] : points) {
        State next = state;
        next.phase = Phase::PlayerRolls;
        next.point = point;
        sum += of_point * money_after(rules, next);
    }
    return sum / ways;
}

// Between neighbours in this set the mean is linear: a pay-out is cut at what the bank has, a loss of several bets at
// what the player has.
std::set<Cents> turning_sizes(const Rules& rules, const State& state) {
    const siwuliu::Offer offer = siwuliu::offer(state);
    std::set<int> multiples{rules.pays_point};
    for (const ThrowWays& each : throws()) {
        const auto reading = ceelo_dice::read(each.faces[0], each.faces[1], each.faces[2]);
        multiples.insert({siwuliu::player_multiple(rules, reading), siwuliu::banker_multiple(rules, reading)});
    }
    std::set<Cents> sizes{offer.least, offer.most};
    for (const int multiple : multiples)
        for (const Cents all : {state.bank, state.balance})
            for (const Cents size : {all / std::max(1, multiple), all / std::max(1, multiple) + 1})
                if (size >= offer.least && size <= offer.most) sizes.insert(size);
    return sizes;
}

Fraction share(const Fraction& mean, Cents bet) { return mean / whole(bet); }

}  // namespace

Fraction mean_of_bet(const Rules& rules, const State& state, Cents more) {
    State covered = state;
    advance(rules, covered, siwuliu::Bet{more});
    if (covered.phase == Phase::Betting) advance(rules, covered, siwuliu::Stop{});
    return money_after(rules, covered) - fraction(state.balance + state.bet, 1);
}

SiwuliuJudged judge(const Rules& rules, const State& state, Cents bet) {
    const Fraction mean = mean_of_bet(rules, state, bet);
    SiwuliuJudged richest{bet, bet, mean, mean, false, 0}, cheapest{bet, bet, mean, mean, true, 0};
    for (const Cents size : turning_sizes(rules, state)) {
        const Fraction brings = mean_of_bet(rules, state, size);
        if (brings > richest.better_mean) richest.better = size, richest.better_mean = brings;
        if (share(brings, size) > share(cheapest.better_mean, cheapest.better))
            cheapest.better = size, cheapest.better_mean = brings;
    }
    richest.given_away = richest.better_mean - mean;
    cheapest.given_away = (share(cheapest.better_mean, cheapest.better) - share(mean, bet)) * whole(bet);
    return richest.better_mean > 0 ? richest : cheapest;
}

}  // namespace boxcars::odds
