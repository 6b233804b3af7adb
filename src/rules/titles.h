// Joins a game's knobs with what the screen calls them: a name for people, the heading it stands under and the unit of
// its number. Each game has its own list of these titles.
#pragma once
#include "rules/game.h"

#include <algorithm>
#include <array>

namespace boxcars::rules {

struct KnobTitle {
    std::string_view name, title, group;
    Unit unit = Unit::Number;
};

// Returns the knobs with their titles. A title for an unknown knob does not compile.
template <class Rules, std::size_t knobs, std::size_t titles>
consteval std::array<Knob<Rules>, knobs> titled(const Knob<Rules> (&table)[knobs], const KnobTitle (&names)[titles]) {
    std::array<Knob<Rules>, knobs> all = std::to_array(table);
    for (const KnobTitle& one : names) {
        const auto knob = std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.name == one.name; });
        if (knob == all.end()) throw "a title of no knob";
        knob->title = one.title;
        knob->group = one.group;
        knob->unit = one.unit;
    }
    return all;
}

}  // namespace boxcars::rules
