// The fate of a bankroll: in fractions while these are small enough, otherwise in doubles.
#include "base/numbers.h"
#include "odds/bankroll/places.h"
#include "odds/chain/lift.h"

#include <algorithm>
#include <cmath>

namespace boxcars::odds {

// ---- in fractions

namespace {

constexpr double most_exact_work = 3e8;  // word operations: less than a second

mpz_class power(const mpz_class& base, std::int64_t exponent) {
    mpz_class value;
    mpz_pow_ui(value.get_mpz_t(), base.get_mpz_t(), static_cast<unsigned long>(exponent));
    return value;
}

// The line of places, reversed.
BankrollPlaces turned_round(BankrollPlaces places) {
    places.start = places.count - 1 - places.start;
    for (PlaceStep& step : places.steps) step.by = -step.by;
    std::ranges::reverse(places.steps);
    return places;
}

// The equation of a place gives the value of the lowest place it leads to, from the values of higher ones. One pass
// down from the goal therefore writes every value as a linear function of few unknowns, those of the highest places.
// Below place 0 values are 0, which fixes them. Values are stored as whole numbers, each multiplied by a power of the
// divisor. requires: places.down() > 0
class PassDown {
 public:
    explicit PassDown(const BankrollPlaces& places)
        : start_(places.start),
          count_(places.count),
          down_(places.down()),
          unknowns_(std::min(down_, count_)),
          ring_(std::min(places.up(), count_) + down_ + 1),
          all_(places.all),
          divisor_(places.steps.front().ways) {
        moves_.push_back({0, all_, {}});
        for (const PlaceStep& step : places.steps) {
            if (step.by == 0) moves_.front().factor -= step.ways;
            if (step.by != 0 && step.by != -down_) moves_.push_back({step.by, -step.ways, {}});
        }
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
        found.back() -= all_ * scale;
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

// Whether to reverse the line: some result must lead down, and the shorter reach leaves fewer unknowns.
bool better_turned(const BankrollPlaces& places) {
    return places.down() == 0 || (places.up() > 0 && places.up() < places.down());
}

// The approximate cost of the exact solution, in word operations.
double exact_work(const BankrollPlaces& places) {
    const auto count = real(places.count), steps = real(places.steps.size());
    const auto unknowns = std::min(real(better_turned(places) ? places.up() : places.down()), count);
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

}  // namespace

Fate fate_of(const FlatBet& bet, std::int64_t bankroll, std::int64_t goal) {
    const BankrollPlaces places = places_of(bet, bankroll, goal);
    if (exact_work(places) > most_exact_work) return fate_in_doubles(bet, bankroll, goal);
    Fate fate{.exact = solve_exactly(places), .places = places.count};
    fate.ruin = to_double(fate.exact->ruin);
    fate.goal = to_double(fate.exact->goal);
    fate.mean_bets = to_double(fate.exact->mean_bets);
    fate.error = 0x1p-52;  // from rounding to a double
    fate.error_bets = fate.mean_bets * 0x1p-52;
    return fate;
}

// ---- in doubles

namespace {

constexpr double most_cells = 1 << 25;
constexpr double most_work = 2e9;
constexpr double rounding = 0x1p-53;

// For bankrolls of many places. Every place is written as a sum of those above it, from the lowest up, without a
// subtraction (Grassmann, Taksar and Heyman 1985). The results are then put back into the equations; the differences
// between their two sides bound the error. An error of d in each equation moves a chance by at most d times the mean
// number of bets, because the bets from a place are the sum of the visits to all places.
class Climb {
 public:
    explicit Climb(BankrollPlaces places)
        : places_(std::move(places)),
          count_(places_.count),
          down_(std::min(places_.down(), count_)),
          up_(std::min(places_.up(), count_)) {
        const double cells = real(count_) * real(up_ + 4);
        if (cells > most_cells || cells * real(down_ + 1) > most_work)
            throw Error("From ruin to this goal there are " + std::to_string(count_) +
                        " sums of money, too many to solve for a bet that moves up to " + std::to_string(up_) +
                        " of them at once: lower the goal.");
        above_.resize(nth(count_ * up_));
        own_.resize(nth(count_));
        goal_.resize(nth(count_));
        bets_.resize(nth(count_));
    }

    Fate run() {
        for (std::int64_t place = 0; place < count_; ++place) eliminate(place);
        for (std::int64_t place = count_ - 1; place >= 0; --place) {
            double goal = 0, bets = own_[nth(place)];
            for (std::int64_t k = 1; k <= up_; ++k) {
                const double share = above(place, k);
                goal += share * goal_at(place + k);
                bets += share * bets_at(place + k);
            }
            goal_[nth(place)] = goal;
            bets_[nth(place)] = bets;
        }
        Fate fate;
        fate.goal = goal_[nth(places_.start)];
        fate.ruin = 1 - fate.goal;
        fate.mean_bets = bets_[nth(places_.start)];
        fate.places = count_;
        bound(fate);
        return fate;
    }

 private:
    double& above(std::int64_t place, std::int64_t by) { return above_[nth(place * up_ + by - 1)]; }
    double goal_at(std::int64_t place) const { return place < 0 ? 0 : place >= count_ ? 1 : goal_[nth(place)]; }
    double bets_at(std::int64_t place) const { return place < 0 || place >= count_ ? 0 : bets_[nth(place)]; }

    // Writes this place as a sum of those above it, and counts the bets made until one of those or ruin is reached.
    // Until back substitution, goal_ holds the share of ruin in the sum.
    void eliminate(std::int64_t place) {
        std::vector<double> shares(nth(down_ + up_ + 1));  // indexed by distance: `down_` places below first
        double ruin = 0, bets = 1;
        for (const auto& [by, ways, chance] : places_.steps)
            if (place + by < 0)
                ruin += chance;
            else
                shares[nth(std::min(by, up_) + down_)] += chance;
        for (std::int64_t below = std::max(-down_, -place); below < 0; ++below) {
            const double share = shares[nth(below + down_)];
            if (share == 0) continue;
            for (std::int64_t k = 1; k <= up_; ++k) shares[nth(below + k + down_)] += share * above(place + below, k);
            ruin += share * goal_[nth(place + below)];
            bets += share * own_[nth(place + below)];
        }
        double leaves = ruin;
        for (std::int64_t k = 1; k <= up_; ++k) leaves += shares[nth(k + down_)];
        for (std::int64_t k = 1; k <= up_; ++k) above(place, k) = shares[nth(k + down_)] / leaves;
        own_[nth(place)] = bets / leaves;
        goal_[nth(place)] = ruin / leaves;
    }

    void bound(Fate& fate) const {
        const auto slack = real(places_.steps.size() + 5) * rounding;
        const double most_bets = *std::ranges::max_element(bets_);
        double off = 0, off_bets = 0;
        for (std::int64_t place = 0; place < count_; ++place) {
            double goal = 0, bets = 1;
            for (const auto& [by, ways, chance] : places_.steps) {
                goal += chance * goal_at(place + by);
                bets += chance * bets_at(place + by);
            }
            off = std::max(off, std::abs(goal - goal_[nth(place)]));
            off_bets = std::max(off_bets, std::abs(bets - bets_[nth(place)]));
        }
        off += slack;
        off_bets += slack * (most_bets + 1);
        if (off_bets >= 0.5) throw Error("This takes so many bets that doubles cannot tell how many: lower the goal.");
        fate.error = off * most_bets / (1 - off_bets);
        fate.error_bets = off_bets * most_bets / (1 - off_bets);
    }

    const BankrollPlaces places_;
    std::int64_t count_, down_, up_;
    std::vector<double> above_{};  // indexed by place: the shares of the `up_` places above
    std::vector<double> own_{}, goal_{}, bets_{};
};

}  // namespace

Fate fate_in_doubles(const FlatBet& bet, std::int64_t bankroll, std::int64_t goal) {
    return Climb{places_of(bet, bankroll, goal)}.run();
}

}  // namespace boxcars::odds
