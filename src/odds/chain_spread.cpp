#include "odds/chain_spread.h"

#include <algorithm>
#include <numeric>

namespace boxcars::odds {
namespace {

constexpr double steps_ahead = 200;  // what may still be cut off is shared among so many throws

// Chances by sum, over the sums in between: entry i is sum low + i.
struct Window {
    std::int64_t low = 0;
    std::vector<double> chance{};

    std::int64_t high() const { return low + static_cast<std::int64_t>(chance.size()); }
    void cover(std::int64_t from, std::int64_t to) {
        if (chance.empty()) low = from;
        if (from < low) {
            chance.insert(chance.begin(), static_cast<std::size_t>(low - from), 0.0);
            low = from;
        }
        if (to > high()) chance.resize(static_cast<std::size_t>(to - low), 0.0);
    }
    void add(const Window& other, std::int64_t change, double share) {
        double* to = chance.data() + (other.low + change - low);
        const double* from = other.chance.data();
        for (std::size_t i = 0, n = other.chance.size(); i < n; ++i) to[i] += share * from[i];
    }
    double trim(double most) {  // cuts both edges while less than `most` is lost each; answers what was cut off
        double low_cut = 0, high_cut = 0;
        while (!chance.empty() && high_cut + chance.back() <= most) {
            high_cut += chance.back();
            chance.pop_back();
        }
        std::size_t first = 0;
        while (first < chance.size() && low_cut + chance[first] <= most) low_cut += chance[first++];
        chance.erase(chance.begin(), chance.begin() + static_cast<std::ptrdiff_t>(first));
        low += static_cast<std::int64_t>(first);
        return low_cut + high_cut;
    }
    double all() const { return std::accumulate(chance.begin(), chance.end(), 0.0); }
};

// Every state's window and the end's, a throw at a time. Sums are counted in the largest amount that divides all
// changes.
class Stepper {
 public:
    Stepper(const Chain& chain, double most_work) : chain_(chain), most_work_(most_work), here_(chain.states.size()) {
        std::int64_t common = 0;
        for (const auto& branches : chain.states)
            for (const auto& branch : branches) common = std::gcd(common, branch.change);
        grain_ = std::max<std::int64_t>(1, common);
        here_[0].chance = {1.0};
    }
    bool run(double left_out) {
        may_cut_ = left_out / 2;
        while (riding_ + cut_ > left_out) {
            if (!cover()) return false;
            step();
        }
        return true;
    }
    Spread spread() const {
        Spread spread;
        for (std::size_t i = 0; i < end_.chance.size(); ++i) {
            if (end_.chance[i] <= 0) continue;
            spread.sums.push_back({(end_.low + static_cast<std::int64_t>(i)) * grain_, end_.chance[i]});
        }
        spread.left_out = cut_ + riding_;
        return spread;
    }

 private:
    Window& target(int to) { return to < 0 ? end_ : next_[static_cast<std::size_t>(to)]; }
    // Room for the next throw; false when there would be too much to do.
    bool cover() {
        for (std::size_t s = 0; s < here_.size(); ++s)
            work_ += static_cast<double>(here_[s].chance.size() * chain_.states[s].size());
        if (work_ > most_work_) return false;
        next_.assign(here_.size(), {});
        for (std::size_t s = 0; s < here_.size(); ++s) {
            if (here_[s].chance.empty()) continue;
            for (const auto& branch : chain_.states[s]) {
                const std::int64_t change = branch.change / grain_;
                target(branch.to).cover(here_[s].low + change, here_[s].high() + change);
            }
        }
        return true;
    }
    void step() {
        for (std::size_t s = 0; s < here_.size(); ++s)
            if (!here_[s].chance.empty())
                for (const auto& branch : chain_.states[s])
                    target(branch.to).add(here_[s], branch.change / grain_,
                                          static_cast<double>(branch.ways) / chain_.ways);
        here_.swap(next_);
        riding_ = 0;
        const auto used = std::ranges::count_if(here_, [](const Window& window) { return !window.chance.empty(); });
        const double each =
            (may_cut_ - cut_) / steps_ahead / 2 / static_cast<double>(std::max<std::ptrdiff_t>(1, used));
        for (Window& window : here_) {
            cut_ += window.trim(each);
            riding_ += window.all();
        }
    }

    const Chain& chain_;
    double most_work_, work_ = 0, may_cut_ = 0, cut_ = 0;
    double riding_ = 1;  // the chance that there is no end yet
    std::int64_t grain_ = 1;
    std::vector<Window> here_, next_{};
    Window end_{};
};

}  // namespace

std::optional<Spread> spread_of(const Chain& chain, double left_out, double most_work) {
    Stepper stepper{chain, most_work};
    if (!stepper.run(left_out)) return {};
    return stepper.spread();
}

}  // namespace boxcars::odds
