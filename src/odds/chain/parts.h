// The strongly connected parts of a chain: states that can all reach one another. No path leads back to a part once
// left, so the parts can be solved one after the other. Source: Tarjan, Depth-first search and linear graph algorithms
// (1972), here without recursion.
#pragma once
#include "base/numbers.h"
#include "odds/chain/chain.h"

namespace boxcars::odds {

class ChainParts {
 public:
    explicit ChainParts(const Chain& chain);

    int count() const { return how_many(found_); }
    // A part only leads to parts with lower numbers.
    const std::vector<int>& states(int part) const { return found_[nth(part)]; }
    int of(int state) const { return part_[nth(state)]; }

 private:
    struct Visit {
        int state;
        std::size_t branch;
    };
    void visit(int first);
    void enter(int state);
    void leave(int state);

    const Chain& chain_;
    std::vector<std::vector<int>> found_{};
    std::vector<int> seen_, low_, part_;
    std::vector<int> open_{};
    std::vector<Visit> visits_{};
    int count_ = 0;
};

}  // namespace boxcars::odds
