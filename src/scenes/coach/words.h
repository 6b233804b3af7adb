// How a coach writes a mean amount of money.
#pragma once
#include <string>

namespace boxcars::scenes {

std::string money_words(double cents);  // "$13.89", finer below a cent: "0.41¢"; of 0 or more

}  // namespace boxcars::scenes
