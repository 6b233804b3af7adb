#include "sim/kernel/chain_walk.h"

#include <numeric>

namespace boxcars::sim {
namespace {

using ThrowsTo = std::vector<std::pair<int, int>>;  // for one state: each next state, and how many throws lead there

// One partition of the throws that serves every state of a game: each state treats all throws of a part alike. All
// throws are equally likely, so states share parts as far as the sizes allow. Fewer parts make smaller tables.
struct SharedThrows {
    std::vector<int> ways{};             // the number of throws in each part; they add up to all throws
    std::vector<std::vector<int>> to{};  // [state][part]
};

constexpr std::size_t few = 7;   // number of parts; with fewer, tables would be no smaller
constexpr int most_tries = 720;  // how many orders of the states to try

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
    // Takes parts that add up to `ways`. Returns false if none do. Uses the sums that the first n parts can make.
    bool fits(int to, int ways) {
        const auto wide = nth(ways) + 1;
        std::vector<std::vector<bool>> can(taken_.size() + 1, std::vector<bool>(wide));
        can[0][0] = true;
        for (std::size_t n = 0; n < taken_.size(); ++n)
            for (std::size_t s = 0; s < wide; ++s) {
                const auto size = nth(shared_.ways[n]);
                can[n + 1][s] = can[n][s] || (!taken_[n] && s >= size && can[n][s - size]);
            }
        auto left = nth(ways);
        if (!can.back()[left]) return false;
        for (std::size_t n = taken_.size(); n-- > 0;) {
            if (can[n][left]) continue;
            left -= nth(shared_.ways[n]);
            take(n, to);
        }
        return true;
    }
    // Takes the largest parts that fit, then cuts the rest off the smallest larger part.
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

// The number of parts is small, but not always the least possible. requires: the ways of every state add up to `throws`
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

constexpr int wide = 256 / ByteChain::rows;

using Groups = std::vector<int>;  // indexed by state: the group of equal states it belongs to

ThrowsTo throws_to(const std::vector<int>& next, const Groups& groups) {
    std::map<int, int> ways;
    for (const int to : next) ++ways[to < 0 ? to : groups[nth(to)]];
    return {ways.begin(), ways.end()};
}

// Starts with all states in one group and splits groups until nothing changes. State 0 stays in group 0.
Groups alike(const Walked& walked) {
    Groups groups(walked.next.size());
    for (std::size_t known = 1;;) {
        std::map<std::pair<int, ThrowsTo>, int> numbers;
        Groups finer;
        for (std::size_t state = 0; state < groups.size(); ++state) {
            const auto number = static_cast<int>(numbers.size());
            const auto key = std::pair{groups[state], throws_to(walked.next[state], groups)};
            finer.push_back(numbers.try_emplace(key, number).first->second);
        }
        groups = std::move(finer);
        if (numbers.size() == known) return groups;
        known = numbers.size();
    }
}

// Returns, for each group of equal states in order, how many throws lead to each group or end.
std::vector<ThrowsTo> lumped(const Walked& walked) {
    const Groups groups = alike(walked);
    std::vector<ThrowsTo> all;
    for (std::size_t state = 0; state < groups.size(); ++state)
        if (nth(groups[state]) == all.size()) all.push_back(throws_to(walked.next[state], groups));
    return all;
}

// Finds an order of the classes in which no two begin inside the same row; empty if there is none.
class Steps {
 public:
    explicit Steps(const std::vector<int>& bytes) : bytes_(bytes), placed_(bytes.size()) { place(0, -1); }
    const std::vector<int>& order() const { return order_; }

 private:
    static constexpr int most_tries = 100'000;

    bool place(int from, int last_row) {
        if (order_.size() == bytes_.size()) return true;
        for (std::size_t kind = 0; kind < bytes_.size() && ++tries_ < most_tries; ++kind) {
            const int end = from + bytes_[kind], row = end % wide == 0 ? -1 : end / wide;
            if (placed_[kind] || (row >= 0 && row == last_row)) continue;
            placed_[kind] = true;
            order_.push_back(static_cast<int>(kind));
            if (place(end, row >= 0 ? row : last_row)) return true;
            order_.pop_back();
            placed_[kind] = false;
        }
        return false;
    }

    const std::vector<int>& bytes_;
    std::vector<bool> placed_;
    std::vector<int> order_{};
    int tries_ = 0;
};

// Gives each class as many bytes as `bytes` says, and fills the two tables of the rows.
void lay_out(ByteChain& chain, const std::vector<int>& bytes) {
    int end = 0;
    for (std::size_t kind = 0; kind < bytes.size(); ++kind) {
        const int from = end;
        end += bytes[kind];
        for (int position = from; position < end; ++position)
            chain.class_of[static_cast<std::uint8_t>(position - 128)] = static_cast<std::uint8_t>(kind);
    }
    for (int row = 0; row < ByteChain::rows; ++row) {
        const auto kind_at = [&](int n) { return chain.class_of[nth(row * wide + n)]; };
        int last = 0;
        while (last + 1 < wide && kind_at(last + 1) == kind_at(0)) ++last;
        chain.least[nth(row)] = kind_at(0);
        chain.most[nth(row)] = static_cast<std::int8_t>(row * wide + last);
    }
}

}  // namespace

Walked walked(const odds::Chain& chain) {
    Walked walked{{}, static_cast<int>(chain.ends.size())};
    for (const auto& branches : chain.states) {
        auto& next = walked.next.emplace_back();
        for (const auto& branch : branches) next.insert(next.end(), nth(branch.ways), branch.to);
    }
    return walked;
}

ByteChain compile(const Walked& walked) {
    const auto throws = static_cast<int>(walked.next.front().size());
    BOXCARS_CHECK(throws, <, 256, "a throw is one byte, and one class is refused");
    BOXCARS_CHECK(walked.ends, <=, ByteChain::most_ends, "an end is told in four bits");
    BOXCARS_CHECK(walked.next.size(), <=, std::size_t{65536}, "a state's number has sixteen bits");
    const auto states = lumped(walked);
    const SharedThrows shared = share(states, throws);
    std::vector<int> bytes;
    for (const int ways : shared.ways) bytes.push_back(ways * (256 / throws));
    bytes.push_back(256 % throws);
    std::vector<int> order = bytes.size() <= ByteChain::rows ? Steps{bytes}.order() : std::vector<int>{};
    ByteChain chain;
    chain.stepped = !order.empty();
    if (order.empty()) {
        order.resize(bytes.size());
        std::iota(order.begin(), order.end(), 0);
    }
    chain.states = static_cast<int>(states.size());
    chain.ends = walked.ends;
    chain.classes = static_cast<int>(order.size());
    chain.refused = static_cast<int>(std::ranges::find(order, chain.classes - 1) - order.begin());
    for (int state = 0; state < chain.states; ++state)
        for (const int part : order) {
            const int to = part + 1 == chain.classes ? state : shared.to[nth(state)][nth(part)];
            chain.moves.push_back(
                {static_cast<std::uint16_t>(std::max(to, 0)), static_cast<std::uint8_t>(std::max(-to, 0))});
        }
    std::vector<int> ordered;
    for (const int part : order) ordered.push_back(bytes[nth(part)]);
    lay_out(chain, ordered);
    return chain;
}

}  // namespace boxcars::sim
