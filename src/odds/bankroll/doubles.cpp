// The fate of a bankroll in doubles, for bankrolls of many places. Every place is written as a sum of those above it,
// from the lowest up, without a subtraction (Grassmann, Taksar and Heyman 1985). The results are then put back into the
// equations; the differences between their two sides bound the error. An error of d in each equation moves a chance by
// at most d times the mean number of bets, because the bets from a place are the sum of the visits to all places.
#include "base/numbers.h"
#include "odds/bankroll/places.h"

#include <algorithm>
#include <cmath>

namespace boxcars::odds {
namespace {

constexpr double most_cells = 1 << 25;
constexpr double most_work = 2e9;
constexpr double rounding = 0x1p-53;

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
            ruin += share * ruined(place + below);
            bets += share * own_[nth(place + below)];
        }
        double leaves = ruin;
        for (std::int64_t k = 1; k <= up_; ++k) leaves += shares[nth(k + down_)];
        for (std::int64_t k = 1; k <= up_; ++k) above(place, k) = shares[nth(k + down_)] / leaves;
        own_[nth(place)] = bets / leaves;
        goal_[nth(place)] = ruin / leaves;
    }
    // The share of ruin when `place` is written as a sum. Valid until back substitution overwrites goal_.
    double ruined(std::int64_t place) const { return goal_[nth(place)]; }

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
