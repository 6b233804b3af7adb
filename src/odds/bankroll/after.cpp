// Computes what a bankroll becomes, bet by bet: each result of a bet moves the chance of a sum of money to the sum it
// leads to. Only positive numbers are added, so each bet costs a double only a few roundings.
#include "base/numbers.h"
#include "odds/bankroll/places.h"

#include <algorithm>

namespace boxcars::odds {
namespace {

constexpr double most_strip_cells = 1 << 23;
constexpr double most_strip_work = 2e9;        // additions of doubles
constexpr double most_exact_strip_work = 1e8;  // additions of 64-bit words

// A range of places, with room for ruin below and for the goal above.
struct Strip {
    // below: places under 0. top: the first place at the goal. above: the number of places from top on.
    std::int64_t below, top, above;
    std::size_t cells() const { return nth(below + top + above); }
};

Strip strip_of(const BankrollPlaces& places, int bets) {
    const std::int64_t most = places.start + bets * places.up() + 1;  // more than the bets can win
    if (places.count == 0 || most <= places.count) return {places.down(), most, 0};
    return {places.down(), places.count, places.up()};
}

double work_of(const Strip& strip, const BankrollPlaces& places, int bets) {
    return real(strip.cells()) * real(places.steps.size()) * bets;
}

Error too_much(int bets) {
    return Error("The bankroll after " + std::to_string(bets) +
                 " bets has too many sums to follow: ask for fewer bets, or a lower goal.");
}

// The chance of each place, updated bet by bet. Number: a double for a chance, or a whole number that counts ways.
template <class Number>
class BetByBet {
 public:
    // weight: of the two in a step, the one to count with.
    BetByBet(const Strip& strip, const BankrollPlaces& places, Number PlaceStep::*weight)
        : strip_(strip), places_(places), weight_(weight), here_(strip.cells()), done_(strip.cells()) {
        here_[nth(places.start + strip.below)] = 1;
        low_ = high_ = places.start;
        ruined_by.emplace_back(0);
        reached_by.emplace_back(0);
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
        Number ruined = ruined_by.back() * grown, reached = reached_by.back() * grown;
        for (std::int64_t cell = 0; cell < strip_.below; ++cell) ruined += settle(cell);
        for (std::int64_t cell = 0; cell < strip_.above; ++cell) reached += settle(strip_.below + strip_.top + cell);
        ruined_by.push_back(std::move(ruined));
        reached_by.push_back(std::move(reached));
    }
    std::vector<Number> ruined_by{}, reached_by{};
    Number chance(std::int64_t cell) const { return here_[nth(cell)] + done_[nth(cell)]; }

 private:
    Number settle(std::int64_t cell) {
        Number arrived = here_[nth(cell)];
        here_[nth(cell)] = 0;
        done_[nth(cell)] += arrived;
        return arrived;
    }

    const Strip strip_;
    const BankrollPlaces& places_;
    Number PlaceStep::*const weight_;
    std::vector<Number> here_, done_;
    std::int64_t low_, high_;  // the range of places with a chance
};

template <class Number, class Given>
After<Given> reported(const BetByBet<Number>& bet_by_bet, const Strip& strip, const BankrollPlaces& places,
                      auto of_all) {
    After<Given> after;
    for (std::int64_t cell = 0; cell < static_cast<std::int64_t>(strip.cells()); ++cell)
        if (const Number chance = bet_by_bet.chance(cell); chance > 0)
            after.places.push_back({places.coins(cell - strip.below), of_all(chance, bet_by_bet.ruined_by.size() - 1)});
    for (std::size_t bets = 0; bets < bet_by_bet.ruined_by.size(); ++bets) {
        after.ruined_by.push_back(of_all(bet_by_bet.ruined_by[bets], bets));
        after.reached_by.push_back(of_all(bet_by_bet.reached_by[bets], bets));
    }
    return after;
}

}  // namespace

After<double> after_bets(const FlatBet& bet, std::int64_t bankroll, std::int64_t goal, int bets) {
    const BankrollPlaces places = places_of(bet, bankroll, goal);
    const Strip strip = strip_of(places, bets);
    if (real(strip.cells()) > most_strip_cells || work_of(strip, places, bets) > most_strip_work) throw too_much(bets);
    BetByBet<double> bet_by_bet{strip, places, &PlaceStep::chance};
    for (int n = 0; n < bets; ++n) bet_by_bet.bet(1);
    auto after = reported<double, double>(bet_by_bet, strip, places, [](double chance, std::size_t) { return chance; });
    // Roundings of a chance in each bet: a product, its factor (up to two) and a sum for each step that arrives. The
    // sums for ruin and for the goal run over as many cells as a bet can reach there.
    const double roundings = real(places.steps.size() + 6) * bets + real(strip.below + strip.above) + 8;
    after.error = roundings * 0x1p-53;
    return after;
}

After<Fraction> after_bets_exactly(const FlatBet& bet, std::int64_t bankroll, std::int64_t goal, int bets) {
    const BankrollPlaces places = places_of(bet, bankroll, goal);
    const Strip strip = strip_of(places, bets);
    const double words = real(mpz_sizeinbase(places.all.get_mpz_t(), 2)) * bets / 64 + 1;
    if (work_of(strip, places, bets) * words > most_exact_strip_work) throw too_much(bets);
    std::vector<mpz_class> all{1};
    BetByBet<mpz_class> bet_by_bet{strip, places, &PlaceStep::ways};
    for (int n = 0; n < bets; ++n) {
        bet_by_bet.bet(places.all);
        all.push_back(all.back() * places.all);
    }
    return reported<mpz_class, Fraction>(
        bet_by_bet, strip, places, [&](const mpz_class& chance, std::size_t n) { return quotient(chance, all[n]); });
}

}  // namespace boxcars::odds
