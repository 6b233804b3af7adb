// The fate of a bankroll: in fractions while these are small enough, otherwise in doubles.
#include "odds/bankroll/bankroll.h"

#include <algorithm>
#include <cmath>

namespace boxcars::odds {
namespace {

// ---- in fractions

constexpr double most_exact_work = 3e8;  // word operations: less than a second

// What a place's value is a sum of: a factor for each unknown, then the parts added for the goal and for the bets made.
using Columns = std::vector<mpz_class>;

struct ChanceShift {
    std::int64_t by;
    mpz_class factor;
    mpz_class far_below;  // the factor that scales the farthest place that is kept to the new place
};

// The equation of a place without its lowest step: all that is not multiplied by the divisor.
std::vector<ChanceShift> shifts_of(const BankrollPlaces& places, const mpz_class& divisor) {
    std::vector<ChanceShift> shifts{{0, places.all, {}}};
    for (const PlaceStep& step : places.steps) {
        if (step.by == 0) shifts.front().factor -= step.ways;
        if (step.by != 0 && step.by != -places.down()) shifts.push_back({step.by, -step.ways, {}});
    }
    for (ChanceShift& shift : shifts) {
        const std::int64_t above = places.down() + shift.by - 1;
        if (above >= places.count) continue;
        mpz_pow_ui(shift.far_below.get_mpz_t(), divisor.get_mpz_t(), static_cast<unsigned long>(above));
        shift.far_below *= shift.factor;
    }
    return shifts;
}

// The chance to end above the highest place, and the mean number of bets. The equation of a place gives the value of
// the lowest place it leads to, from the values of higher ones. One pass down from the goal therefore writes every
// value as a linear function of few unknowns, those of the highest places. Below place 0 values are 0, which fixes
// them. Values are stored as whole numbers, each multiplied by a power of the divisor. requires: places.down() > 0
std::pair<Fraction, Fraction> pass_down(const BankrollPlaces& places) {
    const mpz_class& divisor = places.steps.front().ways;
    const std::vector<ChanceShift> shifts = shifts_of(places, divisor);
    const std::int64_t count = places.count, down = places.down(),
                       first_unknown = std::max<std::int64_t>(0, count - down);
    const std::size_t goal = nth(count - first_unknown), bets = goal + 1;             // columns
    std::vector<Columns> kept(nth(std::min(places.up(), count) + down + 1)), bounds;  // kept: a ring of recent places
    Columns at_start(bets + 1);  // of the place of the bankroll, multiplied by start_scale
    if (places.start >= first_unknown) at_start[nth(places.start - first_unknown)] = 1;
    mpz_class scale = 1, start_scale = 1;
    for (std::int64_t from = count - 1; from >= 0; --from) {
        Columns found(bets + 1);  // of the place `down` below
        for (const auto& [by, factor, far_below] : shifts) {
            const std::int64_t place = from + by;
            if (place >= first_unknown)
                found[nth(std::min(place, count) - first_unknown)] += factor * scale;
            else if (place >= 0)  // ruin has the value 0
                for (std::size_t column = 0; column <= bets; ++column)
                    found[column] += far_below * kept[nth(place) % kept.size()][column];
        }
        found[bets] -= places.all * scale;
        scale *= divisor;
        if (from - down == places.start) at_start = found, start_scale = scale;
        if (from < down) {  // the place is below 0
            for (const std::size_t known : {goal, bets}) found[known] = -found[known];
            bounds.push_back(std::move(found));
        } else {
            kept[nth(from - down) % kept.size()] = std::move(found);
        }
    }
    const mpz_class det = eliminate(bounds), below = det * start_scale;
    const auto value_at_start = [&](std::size_t column) {
        mpz_class sum = at_start[column] * det;
        for (std::size_t unknown = 0; unknown < goal; ++unknown) sum += at_start[unknown] * bounds[unknown][column];
        return quotient(sum, below);
    };
    return {value_at_start(goal), value_at_start(bets)};
}

// The approximate cost of the exact solution, in word operations.
double exact_work(const BankrollPlaces& places) {
    const auto count = real(places.count), steps = real(places.steps.size());
    const auto unknowns = std::min(real(places.down()), count);
    const double bits = real(mpz_sizeinbase(places.all.get_mpz_t(), 2));
    const double reach = std::min(real(places.up() + places.down()), count);
    const double words = count * bits / 64 + 1, factor_words = reach * bits / 64 + 1;
    return count * steps * (unknowns + 2) * words / 2 * factor_words +
           unknowns * unknowns * unknowns * std::pow(words * (unknowns + 1) / 2, 1.6) + words * words;
}

// ---- in doubles

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
        values_.resize(nth(count_));
    }

    Fate run() {
        for (std::int64_t place = 0; place < count_; ++place) eliminate(place);
        for (std::int64_t place = count_ - 1; place >= 0; --place) {
            Value& value = values_[nth(place)];
            value.goal = 0;
            for (std::int64_t k = 1; k <= up_; ++k) {
                value.goal += above(place, k) * at(place + k).goal;
                value.bets += above(place, k) * at(place + k).bets;
            }
        }
        const auto [goal, bets] = at(places_.start);
        Fate fate{.ruin = 1 - goal, .goal = goal, .mean_bets = bets, .places = count_};
        bound(fate);
        return fate;
    }

 private:
    struct Value {
        double goal = 0, bets = 0;
    };
    double& above(std::int64_t place, std::int64_t by) { return above_[nth(place * up_ + by - 1)]; }
    Value at(std::int64_t place) const {
        if (place < 0) return {0, 0};
        return place >= count_ ? Value{1, 0} : values_[nth(place)];
    }

    // Writes this place as a sum of those above it, and counts the bets made until one of those or ruin is reached.
    // Until back substitution, the place's value holds these bets, and as its goal the share of ruin in the sum.
    void eliminate(std::int64_t place) {
        std::vector<double> shares(nth(down_ + up_ + 1));  // indexed by distance: `down_` places below first
        Value sum{0, 1};
        for (const auto& [by, ways, chance] : places_.steps)
            if (place + by < 0)
                sum.goal += chance;
            else
                shares[nth(std::min(by, up_) + down_)] += chance;
        for (std::int64_t below = std::max(-down_, -place); below < 0; ++below) {
            const double share = shares[nth(below + down_)];
            if (share == 0) continue;
            for (std::int64_t k = 1; k <= up_; ++k) shares[nth(below + k + down_)] += share * above(place + below, k);
            sum.goal += share * at(place + below).goal;
            sum.bets += share * at(place + below).bets;
        }
        double leaves = sum.goal;
        for (std::int64_t k = 1; k <= up_; ++k) leaves += shares[nth(k + down_)];
        for (std::int64_t k = 1; k <= up_; ++k) above(place, k) = shares[nth(k + down_)] / leaves;
        values_[nth(place)] = {sum.goal / leaves, sum.bets / leaves};
    }

    void bound(Fate& fate) const {
        const auto slack = real(places_.steps.size() + 5) * rounding;
        const double most_bets = std::ranges::max(values_, {}, &Value::bets).bets;
        double off = 0, off_bets = 0;
        for (std::int64_t place = 0; place < count_; ++place) {
            double goal = 0, bets = 1;
            for (const auto& [by, ways, chance] : places_.steps) {
                goal += chance * at(place + by).goal;
                bets += chance * at(place + by).bets;
            }
            off = std::max(off, std::abs(goal - at(place).goal));
            off_bets = std::max(off_bets, std::abs(bets - at(place).bets));
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
    std::vector<Value> values_{};
};

}  // namespace

Fate fate_of(const FlatBet& bet, std::int64_t bankroll, std::int64_t goal) {
    BankrollPlaces places = places_of(bet, bankroll, goal);
    // Whether to reverse the line: some result must lead down, and the shorter reach leaves fewer unknowns.
    const bool turned = places.down() == 0 || (places.up() > 0 && places.up() < places.down());
    if (turned) {
        places.start = places.count - 1 - places.start;
        for (PlaceStep& step : places.steps) step.by = -step.by;
        std::ranges::reverse(places.steps);
    }
    if (exact_work(places) > most_exact_work) return fate_in_doubles(bet, bankroll, goal);
    const auto [above, bets] = pass_down(places);
    const Fraction below = 1 - above, &ruin = turned ? above : below, &reached = turned ? below : above;
    return {.exact = Fate::Exact{ruin, reached, bets},
            .ruin = to_double(ruin),
            .goal = to_double(reached),
            .mean_bets = to_double(bets),
            .error = 0x1p-52,  // from rounding to a double
            .error_bets = to_double(bets) * 0x1p-52,
            .places = places.count};
}

Fate fate_in_doubles(const FlatBet& bet, std::int64_t bankroll, std::int64_t goal) {
    return Climb{places_of(bet, bankroll, goal)}.run();
}

}  // namespace boxcars::odds
