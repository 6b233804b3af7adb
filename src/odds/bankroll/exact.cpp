// The chance of the goal and the mean number of bets as fractions. The equation of a place gives the value of the
// lowest place it leads to, from the values of higher ones. One pass down from the goal therefore writes every value as
// a linear function of few unknowns, those of the highest places. Below place 0 values are 0, which fixes them. Values
// are stored as whole numbers, each multiplied by a power of the divisor. The line of places is reversed if that leaves
// fewer unknowns.
#include "base/numbers.h"
#include "odds/bankroll/places.h"
#include "odds/chain/lift.h"

#include <algorithm>
#include <cmath>

namespace boxcars::odds {
namespace {

mpz_class power(const mpz_class& base, std::int64_t exponent) {
    mpz_class value;
    mpz_pow_ui(value.get_mpz_t(), base.get_mpz_t(), static_cast<unsigned long>(exponent));
    return value;
}

BankrollPlaces turned_round(BankrollPlaces places) {
    places.start = places.count - 1 - places.start;
    for (PlaceStep& step : places.steps) step.by = -step.by;
    std::ranges::reverse(places.steps);
    return places;
}

class PassDown {
 public:
    explicit PassDown(const BankrollPlaces& places)
        : start_(places.start),
          count_(places.count),
          down_(places.down()),
          unknowns_(std::min(down_, count_)),
          ring_(std::min(places.up(), count_) + down_ + 1),
          all_(places.all) {
        const mpz_class rest = places.all;
        divisor_ = down_ > 0 ? places.steps.front().ways : rest;
        for (const PlaceStep& step : places.steps) {
            if (step.by == 0 && down_ == 0) divisor_ -= step.ways;
            if (step.by == -down_) continue;
            mpz_class factor = step.ways;
            if (down_ > 0) factor = -factor;
            add(step.by, factor);
        }
        if (down_ > 0) add(0, rest);
        for (ChanceShift& move : moves_)
            if (down_ + move.by - 1 < count_) move.far_below = move.factor * power(divisor_, down_ + move.by - 1);
        columns_.assign(nth(unknowns_ + 2), std::vector<mpz_class>(nth(ring_)));
    }

    // Returns the chance to end above the highest place, and the mean number of bets.
    std::pair<Fraction, Fraction> run() {
        mpz_class scale = 1;
        for (std::int64_t from = count_ - 1; from >= 0; --from) {
            step(from, scale);
            scale *= divisor_;
        }
        const mpz_class det = eliminate(bounds_);
        if (start_ >= count_ - down_) {
            const auto& row = bounds_[nth(start_ - std::max<std::int64_t>(0, count_ - down_))];
            return {quotient(row[nth(one())], det), quotient(row[nth(time())], det)};
        }
        const mpz_class below = det * power(divisor_, count_ - down_ - start_);
        return {quotient(sum(one(), det), below), quotient(sum(time(), det), below)};
    }

 private:
    struct ChanceShift {
        std::int64_t by;
        mpz_class factor;
        mpz_class far_below;  // the factor that scales the farthest place of the ring to the new place
    };
    // The columns of a place: the factor of each unknown, then the parts added for the goal and for the bets made.
    std::int64_t one() const { return unknowns_; }
    std::int64_t time() const { return unknowns_ + 1; }

    void add(std::int64_t by, const mpz_class& factor) {
        const auto known = std::ranges::find(moves_, by, &ChanceShift::by);
        if (known == moves_.end())
            moves_.push_back({by, factor, {}});
        else
            known->factor += factor;
    }
    mpz_class& kept(std::int64_t column, std::int64_t place) { return columns_[nth(column)][nth(place % ring_)]; }

    // Finds the value of the place `down_` below `from`. scale: the power of the divisor in the values found so far.
    void step(std::int64_t from, const mpz_class& scale) {
        const std::int64_t to = from - down_;
        std::vector<mpz_class> found(columns_.size());
        for (const ChanceShift& move : moves_) {
            const std::int64_t place = from + move.by;
            if (place < 0) continue;  // ruin has the value 0
            if (place < count_ - down_) {
                for (std::size_t column = 0; column < found.size(); ++column)
                    found[column] += move.far_below * kept(static_cast<std::int64_t>(column), place);
                continue;
            }
            const std::int64_t column = place >= count_ ? one() : place - std::max<std::int64_t>(0, count_ - down_);
            found[nth(column)] += move.factor * scale;
        }
        (down_ > 0 ? found.back() -= all_ * scale : found.back() += all_ * scale);
        if (to == start_) at_start_ = found;
        if (to >= 0) {
            for (std::size_t column = 0; column < found.size(); ++column)
                kept(static_cast<std::int64_t>(column), to) = std::move(found[column]);
            return;
        }
        for (const std::int64_t known : {one(), time()}) found[nth(known)] = -found[nth(known)];
        bounds_.push_back(std::move(found));
    }
    mpz_class sum(std::int64_t column, const mpz_class& det) const {
        mpz_class sum = at_start_[nth(column)] * det;
        for (std::int64_t unknown = 0; unknown < unknowns_; ++unknown)
            sum += at_start_[nth(unknown)] * bounds_[nth(unknown)][nth(column)];
        return sum;
    }

    std::int64_t start_, count_, down_, unknowns_, ring_;
    mpz_class all_, divisor_;
    std::vector<ChanceShift> moves_{};
    std::vector<std::vector<mpz_class>> columns_{};  // each a ring of recent places
    std::vector<mpz_class> at_start_{};
    std::vector<std::vector<mpz_class>> bounds_{};  // equations of places below 0
};

bool better_turned(const BankrollPlaces& places) { return places.up() < places.down(); }

}  // namespace

double exact_work(const BankrollPlaces& places) {
    const auto count = real(places.count), steps = real(places.steps.size());
    const auto unknowns = std::min(real(std::min(places.up(), places.down())), count);
    const double bits = real(mpz_sizeinbase(places.all.get_mpz_t(), 2));
    const double reach = std::min(real(places.up() + places.down()), count);
    const double words = count * bits / 64 + 1, factor_words = reach * bits / 64 + 1;
    return count * steps * (unknowns + 2) * words / 2 * factor_words +
           unknowns * unknowns * unknowns * std::pow(words * (unknowns + 1) / 2, 1.6) + words * words;
}

Fate::Exact solve_exactly(const BankrollPlaces& places) {
    const bool turned = better_turned(places);
    const auto [above, bets] = PassDown{turned ? turned_round(places) : places}.run();
    const Fraction below = 1 - above;
    return turned ? Fate::Exact{above, below, bets} : Fate::Exact{below, above, bets};
}

}  // namespace boxcars::odds
