// How to play, printed from the current rules: a few pages of sentences, and the keys as they are bound.
#pragma once
#include "platform/bindings.h"
#include "rules/pig/rules.h"
#include "ui/panels/card_dice.h"

#include <string>
#include <utility>
#include <vector>

namespace boxcars::ui {

struct CardPage {
    std::string title;
    std::vector<std::string> sentences;
    std::vector<std::pair<std::string, std::string>> table{};  // label and value
    std::vector<CardDice> dice{};                              // drawn above the sentences
};

std::vector<CardPage> pig_pages(const pig::Rules& rules);
CardPage keys_page(const platform::Bindings& bindings, std::span<const platform::Action> actions);

class RulesCard {
 public:
    struct Requests {
        bool close = false, show_me = false;
    };
    // `guided`: the game has a step-by-step guide.
    Requests draw(Host& host, std::string_view note, const std::vector<CardPage>& pages, bool guided = false);
    void first_page() { page_ = 0; }

 private:
    int page_ = 0;
};

}  // namespace boxcars::ui
