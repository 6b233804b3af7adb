// The rules card: how to play under the current rules on a few pages, and the bound keys.
#pragma once
#include "platform/input.h"
#include "rules/any_game.h"
#include "ui/host.h"

namespace boxcars::ui {

struct CardDie {                              // a game's die on the page
    render::Colour body{}, pip{}, red = pip;  // red: of one and four
    bool snout = false;                       // a snout is drawn in place of the one
    int sides = 6;                            // if not 6, the faces show numbers
};

struct CardThrows {  // throws side by side, and their results
    std::vector<std::vector<int>> throws;
    std::string does;
    enum class For { Nobody, You, Others } good = For::Nobody;
    bool operator==(const CardThrows&) const = default;
};

// Throws drawn on a page of the rules card, with their results below. Each game computes both from its rules.
struct CardDice {
    CardDie die{};
    std::vector<CardThrows> shown{};
    std::string note{};  // shown above the throws
};

using ThreeFaces = std::array<int, 3>;

struct ThrowFate {
    enum class Sort { Wins, Scores, Even, Again, Loses } sort = Sort::Again;
    int bets = 0;  // how many bets are won or lost
    auto operator<=>(const ThrowFate&) const = default;
};

// Groups examples of all kinds of throws of three dice by their result under a sheet, the thrower's best first.
// `fate_of` gives the result of a throw. `yours`: you throw; otherwise the thrower's losses are good for you.
std::vector<CardThrows> by_fate(bool yours, const std::function<ThrowFate(const ThreeFaces&)>& fate_of,
                                const std::function<std::string(const ThrowFate&)>& words);

ThrowFate fate_by_bets(int won);  // won: bets won by the thrower; negative: lost

struct CardPage {
    std::string title;
    std::vector<std::string> sentences;
    std::vector<std::pair<std::string, std::string>> table{};  // label and value
    std::vector<CardDice> dice{};                              // drawn above the sentences
};

// Lists every knob of a sheet with its value and, if it differs, the standard one.
CardPage sheet_page(const rules::Sheet& rules);
CardPage keys_page(const platform::Bindings& bindings, std::span<const platform::Action> actions);

// Draws one frame of a panel from which a player with a game controller chooses an action. Returns the chosen one.
std::optional<platform::Action> action_list(Host& host, std::span<const platform::Action> actions,
                                            const platform::Bindings& bindings);

class RulesCard {
 public:
    struct Requests {
        bool close = false, show_me = false;
    };
    // `guided`: adds a button for the game's guide. `in_force`: the table has these rules; a page can link to them.
    Requests draw(Host& host, std::string_view note, const std::vector<CardPage>& pages, bool guided = false,
                  bool in_force = false);
    void first_page() { page_ = 0; }

 private:
    int page_ = 0;
};

}  // namespace boxcars::ui
