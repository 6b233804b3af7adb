// Finds the rule sheet nearest to another that leaves the house a requested part of the bet. It tries some values of
// some knobs, and prefers few changed knobs, then small changes. Knows no game; asks for the edge of each sheet.
#pragma once
#include "odds/fraction.h"
#include "rules/game.h"

#include <algorithm>
#include <cstdlib>

namespace boxcars::odds {

template <class Rules>
struct KnobTried {
    rules::Member<Rules> member;
    int least, most;
    // False: the values are names without an order, so every other value is one step away.
    bool ordered = true;
};

// `house_edge(sheet)` returns the mean part of a bet that the house keeps. The result is empty if no sheet fits.
template <class Rules, class Edge>
std::optional<Rules> nearest_fair(const Rules& from, std::span<const KnobTried<Rules>> knobs, const Fraction& least,
                                  const Fraction& most, const Edge& house_edge) {
    using Distance = std::pair<int, int>;  // knobs changed, steps in all
    std::vector<std::pair<Distance, Rules>> sheets{{{0, 0}, from}};
    for (const auto& knob : knobs) {
        const std::size_t so_far = sheets.size();
        for (std::size_t i = 0; i < so_far; ++i)
            for (int value = knob.least; value <= knob.most; ++value) {
                auto [distance, sheet] = sheets[i];
                const int steps = std::abs(value - knob.member.get(sheet));
                if (steps == 0) continue;
                knob.member.set(sheet, value);
                sheets.push_back({{distance.first + 1, distance.second + (knob.ordered ? steps : 1)}, sheet});
            }
    }
    std::ranges::stable_sort(sheets, {}, [](const auto& one) { return one.first; });
    for (const auto& [distance, sheet] : sheets) {
        const Fraction house = house_edge(sheet);
        if (least <= house && house <= most) return sheet;
    }
    return {};
}

}  // namespace boxcars::odds
