// What the screen calls the knobs of a sheet, apart from what they do: a name for people, the heading it stands under,
// the unit of its number. Decides how the two lists become one; each game has its own.
#pragma once
#include "rules/game.h"

#include <algorithm>
#include <array>

namespace boxcars::rules {

struct KnobTitle {
    std::string_view name, title, group;
    Unit unit = Unit::Number;
};

// The knobs with their titles; a title of no knob does not compile.
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
