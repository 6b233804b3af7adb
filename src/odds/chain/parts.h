// The strongly connected parts of a chain: states that can all come back to one another. Between parts there is no way
// back, so they can be solved one after the other.
// Source: Tarjan, Depth-first search and linear graph algorithms (1972); here without recursion.
#pragma once
#include "odds/chain/chain.h"

namespace boxcars::odds {

inline std::size_t at(int number) { return static_cast<std::size_t>(number); }

class Parts {
 public:
    explicit Parts(const Chain& chain);

    int count() const { return static_cast<int>(found_.size()); }
    const std::vector<int>& states(int part) const { return found_[at(part)]; }  // a part leads only to lower numbers
    int of(int state) const { return part_[at(state)]; }

 private:
    struct Frame {
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
    std::vector<Frame> frames_{};
    int count_ = 0;
};

}  // namespace boxcars::odds
