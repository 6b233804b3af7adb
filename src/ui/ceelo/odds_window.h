// Cee-lo's exact odds for the overlay: one coin against the bank under the edited sheet, beside the current sheet where
// they differ, how often the bank passes, and the position shown.
#pragma once
#include "odds/ceelo/solving.h"
#include "ui/host.h"
#include "ui/overlay/sheet_odds.h"

#include <array>
#include <optional>
#include <string>

namespace boxcars::ui {

class CeeloOddsWindow {
 public:
    void follow(const ceelo::Rules& edited, const ceelo::Rules& in_force);  // call once a frame, before the others
    std::string note() const { return odds_.note(); }                       // for the window's title
    void body(Host& host, const ceelo::State& shown);
    const odds::CeeloBet& now() const { return odds_.edited().bet; }         // for the edited sheet
    const odds::CeeloBet& in_force() const { return odds_.in_force().bet; }  // for the game in play
    const std::vector<odds::CeeloChoice>& choices(const ceelo::Rules& rules, const ceelo::State& shown);

 private:
    struct BankOdds {
        odds::CeeloBet bet{};
        std::array<odds::Fraction, ceelo::most_players + 1> passes{};  // indexed by number of players
    };
    static BankOdds bank_odds(const ceelo::Rules& sheet);
    void position(Host& host, const ceelo::State& shown) const;

    SheetOdds<ceelo::Rules, BankOdds> odds_;
    std::optional<ceelo::State> chosen_at_{};
    std::vector<odds::CeeloChoice> choices_{};
    odds::CeeloSolving solving_;
};

}  // namespace boxcars::ui
