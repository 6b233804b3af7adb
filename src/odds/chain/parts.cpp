#include "odds/chain/parts.h"

#include <algorithm>

namespace boxcars::odds {

Parts::Parts(const Chain& chain) : chain_(chain), seen_(chain.states.size()), low_(seen_), part_(seen_.size(), -1) {
    for (std::size_t s = 0; s < seen_.size(); ++s)
        if (seen_[s] == 0) visit(static_cast<int>(s));
}

void Parts::enter(int state) {
    seen_[at(state)] = low_[at(state)] = ++count_;
    open_.push_back(state);
    frames_.push_back({state, 0});
}

void Parts::visit(int first) {
    enter(first);
    while (!frames_.empty()) {
        auto& [state, branch] = frames_.back();
        const auto& branches = chain_.states[at(state)];
        if (branch == branches.size()) {
            leave(state);
            continue;
        }
        const int to = branches[branch++].to;
        if (to < 0) continue;
        if (seen_[at(to)] == 0)
            enter(to);
        else if (part_[at(to)] < 0)
            low_[at(state)] = std::min(low_[at(state)], seen_[at(to)]);
    }
}

void Parts::leave(int state) {
    frames_.pop_back();
    if (!frames_.empty()) {
        int& before = low_[at(frames_.back().state)];
        before = std::min(before, low_[at(state)]);
    }
    if (low_[at(state)] != seen_[at(state)]) return;
    const auto first = std::find(open_.rbegin(), open_.rend(), state).base() - 1;
    found_.emplace_back(first, open_.end());
    open_.erase(first, open_.end());
    for (const int member : found_.back()) part_[at(member)] = static_cast<int>(found_.size()) - 1;
}

}  // namespace boxcars::odds
