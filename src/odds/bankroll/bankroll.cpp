#include "odds/bankroll/bankroll.h"

#include <algorithm>
#include <numeric>

namespace boxcars::odds {
namespace {

std::string units(std::int64_t count) { return std::to_string(count) + (count == 1 ? " unit" : " units"); }

constexpr double most_strip_cells = 1 << 23;
constexpr double most_strip_work = 2e9;        // additions of doubles
constexpr double most_exact_strip_work = 1e8;  // additions of 64-bit words

// A range of places, with room for ruin below and for the goal above.
struct Strip {
    // Throws Error if so many bets take more than `most` additions of 64-bit words. `words`: the size of a number.
    Strip(const BankrollPlaces& places, int bets, double words, double most) : below(places.down()) {
        top = places.start + bets * places.up() + 1;  // more than the bets can win
        if (places.count != 0 && top > places.count) {
            top = places.count;
            above = places.up();
        }
        if (real(cells()) > most_strip_cells || real(cells()) * real(places.steps.size()) * bets * words > most)
            throw Error("The bankroll after " + std::to_string(bets) +
                        " bets has too many sums to follow: ask for fewer bets, or a lower goal.");
    }
    std::size_t cells() const { return nth(below + top + above); }

    // below: places under 0. top: the first place at the goal. above: the number of places from top on.
    std::int64_t below, top, above = 0;
};

// Each result of a bet moves the chance of a place to the place it leads to. Only positive numbers are added, so each
// bet costs a double only a few roundings. Number: a double for a chance, or a whole number that counts ways. weight:
// of the two in a step, the one to count with. grown: the sum of all weights. share(part, all): the chance of a part.
template <class Given, class Number>
After<Given> bet_by_bet(const Strip& strip, const BankrollPlaces& places, int bets, Number PlaceStep::*weight,
                        const Number& grown, const auto& share) {
    std::vector<Number> here(strip.cells()), next;
    here[nth(places.start + strip.below)] = 1;
    std::int64_t low = places.start, high = places.start;  // the range of places with a chance
    Number all = 1, ruined = 0, reached = 0;
    const auto settle = [&](std::int64_t first, std::int64_t count, Number& sum) {  // games that have ended stay
        sum *= grown;
        for (std::size_t cell = nth(first); cell < nth(first + count); ++cell) {
            sum += next[cell];
            next[cell] += here[cell] * grown;
        }
    };
    After<Given> money;
    for (int n = 0; n <= bets; ++n) {
        money.ruined_by.push_back(share(ruined, all));
        money.reached_by.push_back(share(reached, all));
        if (n == bets) break;
        next.assign(here.size(), 0);
        for (const PlaceStep& step : places.steps) {
            const Number factor = step.*weight;
            for (std::int64_t cell = low + strip.below; cell <= high + strip.below; ++cell)
                next[nth(cell + step.by)] += here[nth(cell)] * factor;
        }
        low = std::max<std::int64_t>(0, low - places.down());
        high = std::min(strip.top - 1, high + places.up());
        settle(0, strip.below, ruined);
        settle(strip.below + strip.top, strip.above, reached);
        all *= grown;
        here.swap(next);
    }
    for (std::int64_t cell = 0; cell < std::ssize(here); ++cell)
        if (const Number& chance = here[nth(cell)]; chance > 0)
            money.places.push_back({places.low + (cell - strip.below) * places.grain, share(chance, all)});
    return money;
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
    BankrollPlaces places{.grain = 0, .all = 1};
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

After<double> after_bets(const FlatBet& bet, std::int64_t bankroll, std::int64_t goal, int bets) {
    const BankrollPlaces places = places_of(bet, bankroll, goal);
    const Strip strip{places, bets, 1, most_strip_work};
    auto after =
        bet_by_bet<double>(strip, places, bets, &PlaceStep::chance, 1.0, [](double part, double) { return part; });
    // Roundings of a chance in each bet: a product, its factor (up to two) and a sum for each step that arrives. The
    // sums for ruin and for the goal run over as many cells as a bet can reach there.
    const double roundings = real(places.steps.size() + 6) * bets + real(strip.below + strip.above) + 8;
    after.error = roundings * 0x1p-53;
    return after;
}

After<Fraction> after_bets_exactly(const FlatBet& bet, std::int64_t bankroll, std::int64_t goal, int bets) {
    const BankrollPlaces places = places_of(bet, bankroll, goal);
    const double words = real(mpz_sizeinbase(places.all.get_mpz_t(), 2)) * bets / 64 + 1;
    const Strip strip{places, bets, words, most_exact_strip_work};
    return bet_by_bet<Fraction>(strip, places, bets, &PlaceStep::ways, places.all, quotient);
}

}  // namespace boxcars::odds
