#include "ui/amounts.h"

#include <algorithm>

namespace boxcars::ui {

std::string look_money(Cents amount) {
    if (amount < 0) return "−" + look_money(-amount);
    std::string words = money_text(amount);
    const std::size_t end = std::min(words.find('.'), words.size());
    for (std::size_t i = end; i > 4; i -= 3) words.insert(i - 3, ",");
    return words;
}

std::string look_change(Cents amount) { return (amount > 0 ? "+" : "") + look_money(amount); }

}  // namespace boxcars::ui
