// Pig's own plots in the lab: where to roll and where to hold against one opponent's score, and how the policies do
// against each other.
#pragma once
#include "odds/pig/optimal.h"
#include "ui/host.h"

#include <span>
#include <string>
#include <vector>

namespace boxcars::ui {

// How Pig's policies do against each other: the exact chance of the player who moves first, as a table.
struct PolicyTable {
    std::vector<std::string> names{};
    // [a][b]: the chance that a, which moves first, beats b. Rows that are not computed yet are missing.
    std::vector<std::vector<double>> first_wins{};
};
void lab_policies(Host& host, render::Rect px, const PolicyTable& table);

namespace surface_ink {
constexpr render::Colour roll = render::hex(0xE4708C), hold = render::hex(0xE0A24A), path = render::hex(0xFFF3C4);
}

struct PigStep {  // a moment of a turn, as the player on turn sees it
    int own = 0, other = 0, total = 0;
    bool operator==(const PigStep&) const = default;
};

// Where to roll and where to hold against an opponent at `other`, including islands of rolling above the boundary.
// Across: own score. Upwards: turn total.
void draw_pig_slice(Host& host, render::Rect px, const odds::PigSolution& solution, int other,
                    std::span<const PigStep> path);

}  // namespace boxcars::ui
