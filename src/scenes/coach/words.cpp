#include "scenes/coach/words.h"

#include "ui/amounts.h"

#include <fmt/format.h>

namespace boxcars::scenes {

std::string money_words(double cents) {
    if (cents < 1) return fmt::format("{:.2f}\u00A2", cents);
    return ui::look_money(static_cast<Cents>(cents + 0.5));
}

}  // namespace boxcars::scenes
