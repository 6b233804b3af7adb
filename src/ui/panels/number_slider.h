// A number of a panel: a slider, and beside it the number itself in the words of its unit, to be read and to be typed.
// The grip never lies on the words, because they do not lie on the slider.
#pragma once
#include "rules/units.h"
#include "ui/host.h"

#include <string>

namespace boxcars::ui {

struct NumberRange {
    int least, most;
    rules::Unit unit = rules::Unit::Number;
    std::string help{};  // a sentence over both, when not empty
};

// Items are named NAME, the slider, and NAME.typed. True when the number was changed; it stays in its range.
bool number_slider(Host& host, const std::string& name, int& value, const NumberRange& range, float width);

}  // namespace boxcars::ui
