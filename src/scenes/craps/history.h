// The throws of one hand as data made from facts, and the strip of small dice that shows them. Decides what a throw is
// marked as; draws nothing else.
#pragma once
#include "rules/craps/facts.h"
#include "scenes/craps/chips.h"
#include "scenes/flat_die.h"

namespace boxcars::scenes {

struct PastThrow {
    enum class Mark {
        None,      // any other throw with a point
        Natural,   // won the line on the come-out
        Crap,      // lost it there
        PointSet,  // a white ring
        PointMade,
        SevenOut
    };
    int first, second;  // faces
    Mark mark;
    int total() const { return first + second; }
    bool operator==(const PastThrow&) const = default;
};

struct History {
    std::vector<PastThrow> throws;  // of this hand, the latest last; the one that ended it stays until the next throw
    bool operator==(const History&) const = default;
    void add(std::span<const craps::Fact> facts);  // of one step; facts without a throw change nothing
    int points_made() const;
};

// A column, the newest at the top, as many as fit. Each has its dice, its total and its sign: up triangle won, down
// triangle lost, ring point set.
void draw_history(render::Canvas& canvas, render::Rect where, const History& history, const MoneyInk& ink = {});

}  // namespace boxcars::scenes
