// Formats money for the screen: commas between thousands, and a minus sign as wide as a plus (U+2212).
#pragma once
#include "base/money.h"

namespace boxcars::ui {

std::string look_money(Cents amount);   // "$1,060", "$12.50", "−$25"
std::string look_change(Cents amount);  // "+$35", "−$25", "$0"

}  // namespace boxcars::ui
