// The words on all pages of a rules card: each line is a sentence or a row of a table.
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
