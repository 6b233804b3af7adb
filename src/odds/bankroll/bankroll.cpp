#include "odds/bankroll/bankroll.h"

#include "base/numbers.h"
#include "odds/bankroll/places.h"

#include <algorithm>
#include <numeric>

namespace boxcars::odds {
namespace {

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

// ---- what a bankroll becomes, bet by bet

namespace {

constexpr double most_strip_cells = 1 << 23;
constexpr double most_strip_work = 2e9;        // additions of doubles
constexpr double most_exact_strip_work = 1e8;  // additions of 64-bit words

// A range of places, with room for ruin below and for the goal above.
struct Strip {
    Strip(const BankrollPlaces& places, int bets) : below(places.down()) {
        top = places.start + bets * places.up() + 1;  // more than the bets can win
        if (places.count == 0 || top <= places.count) return;
        top = places.count;
        above = places.up();
    }
    std::size_t cells() const { return nth(below + top + above); }

    // below: places under 0. top: the first place at the goal. above: the number of places from top on.
    std::int64_t below, top, above = 0;
};

// Each result of a bet moves the chance of a place to the place it leads to. Only positive numbers are added, so each
// bet costs a double only a few roundings. Number: a double for a chance, or a whole number that counts ways.
template <class Number>
class BetByBet {
 public:
    // weight: of the two in a step, the one to count with.
    BetByBet(const Strip& strip, const BankrollPlaces& places, Number PlaceStep::*weight)
        : strip_(strip),
          places_(places),
          weight_(weight),
          here_(strip.cells()),
          done_(strip.cells()),
          low_(places.start),
          high_(places.start) {
        here_[nth(places.start + strip.below)] = 1;
    }
    // grown: the number of ways of one bet, by which the counts of games that have ended are multiplied; 1 for chances.
    void bet(const Number& grown) {
        std::vector<Number> next(here_.size());
        for (const PlaceStep& step : places_.steps) {
            const Number weight = step.*weight_;
            for (std::int64_t cell = low_ + strip_.below; cell <= high_ + strip_.below; ++cell)
                next[nth(cell + step.by)] += here_[nth(cell)] * weight;
        }
        low_ = std::max<std::int64_t>(0, low_ - places_.down());
        high_ = std::min(strip_.top - 1, high_ + places_.up());
        here_.swap(next);
        if (grown != 1)
            for (Number& ended : done_) ended *= grown;
        ruined_by_.push_back(ruined_by_.back() * grown);
        reached_by_.push_back(reached_by_.back() * grown);
        settle(0, strip_.below, ruined_by_.back());
        settle(strip_.below + strip_.top, strip_.above, reached_by_.back());
    }
    // of_all(number, n): the chance that a number after n bets stands for.
    template <class Given>
    After<Given> after(auto of_all) const {
        After<Given> money;
        for (std::size_t cell = 0; cell < here_.size(); ++cell)
            if (const Number chance = here_[cell] + done_[cell]; chance > 0)
                money.places.push_back({places_.coins(static_cast<std::int64_t>(cell) - strip_.below),
                                        of_all(chance, ruined_by_.size() - 1)});
        for (std::size_t bets = 0; bets < ruined_by_.size(); ++bets) {
            money.ruined_by.push_back(of_all(ruined_by_[bets], bets));
            money.reached_by.push_back(of_all(reached_by_[bets], bets));
        }
        return money;
    }

 private:
    void settle(std::int64_t first, std::int64_t count, Number& sum) {  // games that have ended
        for (std::size_t cell = nth(first); cell < nth(first + count); ++cell) {
            sum += here_[cell];
            done_[cell] += here_[cell];
            here_[cell] = 0;
        }
    }

    const Strip strip_;
    const BankrollPlaces& places_;
    Number PlaceStep::*const weight_;
    std::vector<Number> here_, done_;
    std::int64_t low_, high_;  // the range of places with a chance
    std::vector<Number> ruined_by_{0}, reached_by_{0};
};

void check_work(const Strip& strip, const BankrollPlaces& places, int bets, double words, double most) {
    const double cells = real(strip.cells());
    if (cells > most_strip_cells || cells * real(places.steps.size()) * bets * words > most)
        throw Error("The bankroll after " + std::to_string(bets) +
                    " bets has too many sums to follow: ask for fewer bets, or a lower goal.");
}

}  // namespace

After<double> after_bets(const FlatBet& bet, std::int64_t bankroll, std::int64_t goal, int bets) {
    const BankrollPlaces places = places_of(bet, bankroll, goal);
    const Strip strip{places, bets};
    check_work(strip, places, bets, 1, most_strip_work);
    BetByBet<double> bet_by_bet{strip, places, &PlaceStep::chance};
    for (int n = 0; n < bets; ++n) bet_by_bet.bet(1);
    auto after = bet_by_bet.after<double>([](double chance, std::size_t) { return chance; });
    // Roundings of a chance in each bet: a product, its factor (up to two) and a sum for each step that arrives. The
    // sums for ruin and for the goal run over as many cells as a bet can reach there.
    const double roundings = real(places.steps.size() + 6) * bets + real(strip.below + strip.above) + 8;
    after.error = roundings * 0x1p-53;
    return after;
}

After<Fraction> after_bets_exactly(const FlatBet& bet, std::int64_t bankroll, std::int64_t goal, int bets) {
    const BankrollPlaces places = places_of(bet, bankroll, goal);
    const Strip strip{places, bets};
    const double words = real(mpz_sizeinbase(places.all.get_mpz_t(), 2)) * bets / 64 + 1;
    check_work(strip, places, bets, words, most_exact_strip_work);
    std::vector<mpz_class> all{1};
    BetByBet<mpz_class> bet_by_bet{strip, places, &PlaceStep::ways};
    for (int n = 0; n < bets; ++n) {
        bet_by_bet.bet(places.all);
        all.push_back(all.back() * places.all);
    }
    return bet_by_bet.after<Fraction>([&](const mpz_class& ways, std::size_t n) { return quotient(ways, all[n]); });
}

}  // namespace boxcars::odds
