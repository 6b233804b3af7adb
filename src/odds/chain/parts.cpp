#include "odds/chain/parts.h"

#include "base/numbers.h"

#include <algorithm>

namespace boxcars::odds {

ChainParts::ChainParts(const Chain& chain)
    : chain_(chain), seen_(chain.states.size()), low_(seen_), part_(seen_.size(), -1) {
    for (std::size_t s = 0; s < seen_.size(); ++s)
        if (seen_[s] == 0) visit(static_cast<int>(s));
}

void ChainParts::enter(int state) {
    seen_[nth(state)] = low_[nth(state)] = ++count_;
    open_.push_back(state);
    visits_.push_back({state, 0});
}

void ChainParts::visit(int first) {
    enter(first);
    while (!visits_.empty()) {
        auto& [state, branch] = visits_.back();
        const auto& branches = chain_.states[nth(state)];
        if (branch == branches.size()) {
            leave(state);
            continue;
        }
        const int to = branches[branch++].to;
        if (to < 0) continue;
        if (seen_[nth(to)] == 0)
            enter(to);
        else if (part_[nth(to)] < 0)
            low_[nth(state)] = std::min(low_[nth(state)], seen_[nth(to)]);
    }
}

void ChainParts::leave(int state) {
    visits_.pop_back();
    if (!visits_.empty()) {
        int& before = low_[nth(visits_.back().state)];
        before = std::min(before, low_[nth(state)]);
    }
    if (low_[nth(state)] != seen_[nth(state)]) return;
    const auto first = std::find(open_.rbegin(), open_.rend(), state).base() - 1;
    found_.emplace_back(first, open_.end());
    open_.erase(first, open_.end());
    for (const int member : found_.back()) part_[nth(member)] = how_many(found_) - 1;
}

}  // namespace boxcars::odds
