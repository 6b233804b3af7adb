#include "sim/kernel/byte_chain.h"

#include "base/check.h"
#include "sim/kernel/shared_throws.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace boxcars::sim {
namespace {

constexpr int wide = 256 / ByteChain::rows;

std::size_t at(int number) { return static_cast<std::size_t>(number); }

using Groups = std::vector<int>;  // indexed by state: the group of equal states it belongs to

ThrowsTo throws_to(const std::vector<int>& next, const Groups& groups) {
    std::map<int, int> ways;
    for (const int to : next) ++ways[to < 0 ? to : groups[at(to)]];
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

// Returns one list of pieces per group, in the order of the groups.
std::vector<ThrowsTo> lumped(const Walked& walked) {
    const Groups groups = alike(walked);
    std::vector<ThrowsTo> all;
    for (std::size_t state = 0; state < groups.size(); ++state)
        if (at(groups[state]) == all.size()) all.push_back(throws_to(walked.next[state], groups));
    return all;
}

ByteChain::Move move_to(int to) {
    if (to >= 0) return {static_cast<std::uint16_t>(to), 0};
    return {0, static_cast<std::uint8_t>(-to)};
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

std::int8_t signed_byte(int position) { return static_cast<std::int8_t>(position - 128); }

// Gives each class as many bytes as `bytes` says, and fills the two tables of the rows.
void lay_out(ByteChain& chain, const std::vector<int>& bytes) {
    int end = 0;
    for (std::size_t kind = 0; kind < bytes.size(); ++kind) {
        const int from = end;
        end += bytes[kind];
        for (int position = from; position < end; ++position)
            chain.class_of[static_cast<std::uint8_t>(signed_byte(position))] = static_cast<std::uint8_t>(kind);
    }
    for (int row = 0; row < ByteChain::rows; ++row) {
        const auto kind_at = [&](int n) { return chain.class_of[at(row * wide + n)]; };
        int last = 0;
        while (last + 1 < wide && kind_at(last + 1) == kind_at(0)) ++last;
        chain.least[at(row)] = kind_at(0);
        chain.most[at(row)] = static_cast<std::int8_t>(row * wide + last);
    }
}

}  // namespace

Walked walked(const odds::Chain& chain) {
    Walked walked{{}, static_cast<int>(chain.ends.size())};
    for (const auto& branches : chain.states) {
        auto& next = walked.next.emplace_back();
        for (const auto& branch : branches) next.insert(next.end(), at(branch.ways), branch.to);
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
        for (const int part : order)
            chain.moves.push_back(move_to(part + 1 == chain.classes ? state : shared.to[at(state)][at(part)]));
    std::vector<int> ordered;
    for (const int part : order) ordered.push_back(bytes[at(part)]);
    lay_out(chain, ordered);
    return chain;
}

}  // namespace boxcars::sim
