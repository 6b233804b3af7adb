#include "sim/kernel/shared_throws.h"

#include <algorithm>
#include <numeric>

namespace boxcars::sim {
namespace {

constexpr std::size_t few = 7;   // with this many parts and the refused bytes the table is smallest already
constexpr int most_tries = 720;  // orders of the states to try

// Returns which of `sizes` add up to `sum`; empty if none do. Uses the sums that the first n sizes can make.
std::vector<std::size_t> adding_up(const std::vector<int>& sizes, int sum) {
    const auto wide = static_cast<std::size_t>(sum) + 1;
    std::vector<std::vector<bool>> can(sizes.size() + 1, std::vector<bool>(wide));
    can[0][0] = true;
    for (std::size_t n = 0; n < sizes.size(); ++n)
        for (std::size_t s = 0; s < wide; ++s) {
            const auto size = static_cast<std::size_t>(sizes[n]);
            can[n + 1][s] = can[n][s] || (s >= size && can[n][s - size]);
        }
    std::vector<std::size_t> chosen;
    auto left = static_cast<std::size_t>(sum);
    if (!can.back()[left]) return chosen;
    for (std::size_t n = sizes.size(); n-- > 0;) {
        if (can[n][left]) continue;
        chosen.push_back(n);
        left -= static_cast<std::size_t>(sizes[n]);
    }
    return chosen;
}

class Sharing {
 public:
    Sharing(std::size_t states, int throws) : shared_{{throws}, {}}, taken_{false} { shared_.to.resize(states); }

    void add(std::size_t state, ThrowsTo throws) {
        std::ranges::sort(throws, [](const auto& a, const auto& b) { return a.second > b.second; });
        to_ = &shared_.to[state];
        to_->assign(shared_.ways.size(), 0);
        taken_.assign(shared_.ways.size(), false);
        std::erase_if(throws, [&](const auto& each) { return fits(each.first, each.second); });
        for (const auto& [to, ways] : throws) split(to, ways);
        added_.push_back(state);
    }
    const SharedThrows& shared() const { return shared_; }

 private:
    void take(std::size_t part, int to) {
        taken_[part] = true;
        (*to_)[part] = to;
    }
    bool fits(int to, int ways) {
        std::vector<std::size_t> parts;
        std::vector<int> sizes;
        for (std::size_t part = 0; part < taken_.size(); ++part)
            if (!taken_[part]) parts.push_back(part), sizes.push_back(shared_.ways[part]);
        const auto chosen = adding_up(sizes, ways);
        for (const std::size_t n : chosen) take(parts[n], to);
        return !chosen.empty();
    }
    // Takes the largest parts that fit, then a piece of one that does not.
    void split(int to, int ways) {
        while (ways > 0) {
            std::size_t best = taken_.size();
            const auto better = [&](std::size_t part) {
                if (best == taken_.size()) return true;
                const int size = shared_.ways[part], known = shared_.ways[best];
                return known > ways ? size < known : size <= ways && size > known;
            };
            for (std::size_t part = 0; part < taken_.size(); ++part)
                if (!taken_[part] && better(part)) best = part;
            if (shared_.ways[best] > ways) cut(best, ways);
            take(best, to);
            ways -= shared_.ways[best];
        }
    }
    void cut(std::size_t part, int keep) {
        shared_.ways.push_back(shared_.ways[part] - keep);
        shared_.ways[part] = keep;
        for (const std::size_t state : added_) shared_.to[state].push_back(shared_.to[state][part]);
        to_->push_back(0);
        taken_.push_back(false);
    }

    SharedThrows shared_;
    std::vector<bool> taken_;
    std::vector<int>* to_ = nullptr;
    std::vector<std::size_t> added_{};
};

}  // namespace

SharedThrows share(const std::vector<ThrowsTo>& states, int throws) {
    std::vector<std::size_t> order(states.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, [&](auto a, auto b) { return states[a].size() > states[b].size(); });
    SharedThrows best;
    for (int tries = 0; tries < most_tries && (best.ways.empty() || best.ways.size() > few); ++tries) {
        Sharing sharing{states.size(), throws};
        for (const std::size_t state : order) sharing.add(state, states[state]);
        if (best.ways.empty() || sharing.shared().ways.size() < best.ways.size()) best = sharing.shared();
        if (states.size() < 3) break;
        std::rotate(order.begin() + 1, order.begin() + 2, order.end());
        if (tries + 2 >= static_cast<int>(order.size())) break;
    }
    return best;
}

}  // namespace boxcars::sim
