// A number on a panel: a slider, and beside it the number in its unit, which can also be typed. The words are beside
// the slider, so that its grip never covers them.
#pragma once
#include "rules/units.h"
#include "ui/host.h"

#include <string>

namespace boxcars::ui {

struct NumberRange {
    int least, most;
    rules::Unit unit = rules::Unit::Number;
    std::string help{};  // a sentence above both, if not empty
};

// Items are named NAME (the slider) and NAME.typed. Returns true if the number was changed; it stays in its range.
bool number_slider(Host& host, const std::string& name, int& value, const NumberRange& range, float width);

}  // namespace boxcars::ui
