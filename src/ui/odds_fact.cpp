#include "ui/odds_fact.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace boxcars::ui {

using Figure = OddsFact::Figure;

std::string answer(const OddsFact& fact) {
    if (fact.figure == Figure::Pays) return fact.pays;
    if (fact.figure == Figure::Chance) return exact_and_percent(fact.value, 2);
    if (fact.value == 0) return "nothing";
    return (fact.value < 0 ? "less than nothing: " : "") + exact_and_percent(fact.value, 4);
}

std::string sentence_of(const OddsFact& fact) {
    if (fact.figure == Figure::Edge) return fact.about + ": " + edge_words(fact.value);
    return fact.about + (fact.figure == Figure::Pays ? " pays " : ": ") + answer(fact);
}

OddsFacts without_pay(const OddsFacts& all) {
    OddsFacts kept;
    std::ranges::copy_if(all, std::back_inserter(kept), [](const OddsFact& f) { return f.figure != Figure::Pays; });
    return kept;
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
