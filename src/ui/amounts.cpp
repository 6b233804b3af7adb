#include "ui/amounts.h"

#include "base/words.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>

namespace boxcars::ui {

std::string look_money(Cents amount) {
    if (amount < 0) return "−" + look_money(-amount);
    const std::string words = money_text(amount);
    const std::size_t end = std::min(words.find('.'), words.size());
    return "$" + grouped(words.substr(1, end - 1)) + words.substr(end);
}

std::string sentence_of(const OddsFact& fact) {
    return fact.about + ": " +
           (fact.figure == OddsFact::Figure::Edge ? edge_words(fact.value) : exact_and_percent(fact.value, 2));
}

std::string exact_and_percent(const odds::Fraction& part, int decimals) {
    constexpr std::size_t readable = 15;  // characters, as in "1234567/8901234"
    const std::string exact = odds::to_text(odds::Fraction{abs(part)}),
                      percent = fmt::format("{:.{}f} %", 100 * std::abs(odds::to_double(part)), decimals);
    return exact.size() <= readable ? exact + " = " + percent : "about " + percent;
}

std::string edge_words(const odds::Fraction& edge) {
    if (edge == 0) return "no house edge";
    return (edge > 0 ? "house edge " : "your edge ") + exact_and_percent(edge, 4);
}

}  // namespace boxcars::ui
