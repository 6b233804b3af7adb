#include "ui/odds_fact.h"

#include "ui/odds_words.h"

#include <algorithm>

namespace boxcars::ui {

using Figure = OddsFact::Figure;

std::string answer(const OddsFact& fact) {
    if (fact.figure == Figure::Pays) return fact.pays;
    if (fact.figure == Figure::Chance) return exact_and_percent(fact.value, 2);
    if (fact.value == 0) return "nothing";
    return (fact.value < 0 ? "less than nothing: " : "") + exact_and_percent(fact.value, 4);
}

std::string told(const OddsFact& fact) {
    if (fact.figure == Figure::Edge) return fact.about + ": " + edge_words(fact.value);
    return fact.about + (fact.figure == Figure::Pays ? " pays " : ": ") + answer(fact);
}

OddsFacts without_pay(const OddsFacts& all) {
    OddsFacts kept;
    std::ranges::copy_if(all, std::back_inserter(kept), [](const OddsFact& f) { return f.figure != Figure::Pays; });
    return kept;
}

}  // namespace boxcars::ui
