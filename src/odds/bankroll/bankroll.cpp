#include "odds/bankroll/bankroll.h"

#include "odds/bankroll/places.h"

#include <algorithm>
#include <numeric>

namespace boxcars::odds {
namespace {

constexpr double most_exact_work = 3e8;  // word operations: less than a second

std::string units(std::int64_t count) { return std::to_string(count) + (count == 1 ? " unit" : " units"); }

void check(const FlatBet& bet, std::int64_t bankroll, std::int64_t goal) {
    if (bankroll < 1 || bankroll > most_units)
        throw Error("A bankroll is 1 to " + std::to_string(most_units) + " units, not " + std::to_string(bankroll) +
                    ".");
    if (goal > most_units) throw Error("A goal is at most " + std::to_string(most_units) + " units.");
    if (goal != 0 && goal <= bankroll)
        throw Error("A goal of " + units(goal) + " is reached already with " + units(bankroll) +
                    ": name one above the bankroll.");
    const std::int64_t least = (bet.needs + bet.unit - 1) / bet.unit;
    if (bankroll < least)
        throw Error("A bankroll of " + units(bankroll) + " cannot pay for one bet of " + bet.name + ", which takes " +
                    units(least) + ".");
    if (std::ranges::all_of(bet.nets, [](const Net& net) { return net.coins == 0; }))
        throw Error("Under this sheet a bet of " + bet.name + " is always pushed, so that no bankroll ever changes.");
}

}  // namespace

FlatBet flat_bet_of(std::string name, std::int64_t unit, std::int64_t at_risk, const RoundOdds& odds) {
    const std::int64_t needs = std::max({unit, at_risk, -odds.results.front().coins});
    std::int64_t coin = std::gcd(unit, needs);
    for (const Net& net : odds.results) coin = std::gcd(coin, net.coins);
    FlatBet bet{std::move(name), unit / coin, needs / coin, odds.results};
    for (Net& net : bet.nets) net.coins /= coin;
    return bet;
}

BankrollPlaces places_of(const FlatBet& bet, std::int64_t bankroll, std::int64_t goal) {
    check(bet, bankroll, goal);
    BankrollPlaces places;
    places.grain = 0;
    places.all = 1;
    for (const Net& net : bet.nets) {
        places.grain = std::gcd(places.grain, net.coins);
        places.all = lcm(places.all, net.chance.get_den());
    }
    for (const Net& net : bet.nets) {
        const mpz_class ways = net.chance.get_num() * (places.all / net.chance.get_den());
        places.steps.push_back({net.coins / places.grain, ways, to_double(quotient(ways, places.all))});
    }
    const std::int64_t coins = bankroll * bet.unit;
    places.start = (coins - bet.needs) / places.grain;
    places.low = coins - places.start * places.grain;
    if (goal != 0) places.count = (goal * bet.unit - places.low + places.grain - 1) / places.grain;
    return places;
}

Fate fate_of(const FlatBet& bet, std::int64_t bankroll, std::int64_t goal) {
    const BankrollPlaces places = places_of(bet, bankroll, goal);
    if (exact_work(places) > most_exact_work) return fate_in_doubles(bet, bankroll, goal);
    Fate fate;
    fate.exact = solve_exactly(places);
    fate.ruin = to_double(fate.exact->ruin);
    fate.goal = to_double(fate.exact->goal);
    fate.mean_bets = to_double(fate.exact->mean_bets);
    fate.error = 0x1p-52;  // from rounding to a double
    fate.error_bets = fate.mean_bets * 0x1p-52;
    fate.places = places.count;
    return fate;
}

}  // namespace boxcars::odds
