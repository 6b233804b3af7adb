// The words of a rules card, all of its pages, one sentence or row of its tables a line.
#pragma once
#include "ui/panels/rules_card.h"

namespace boxcars::ui::test {

inline std::string all_words(const std::vector<CardPage>& pages) {
    std::string words;
    for (const auto& page : pages) {
        for (const auto& sentence : page.sentences) words += sentence + "\n";
        for (const auto& [label, value] : page.table) words += label + ": " + value + "\n";
    }
    return words;
}

}  // namespace boxcars::ui::test
