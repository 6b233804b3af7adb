// Cee-lo's exact odds for the overlay: one coin against the bank on the workbench's sheet, beside the sheet in force
// where they differ, how often the bank passes, and the position on show. Holds no number of its own.
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
    void follow(const ceelo::Rules& edited, const ceelo::Rules& in_force);  // once a frame, before the others
    std::string note() const { return odds_.note(); }                       // for the window's title
    void body(Host& host, const ceelo::State& shown);
    const odds::CeeloBet& now() const { return odds_.edited().bet; }         // of the sheet on the workbench
    const odds::CeeloBet& in_force() const { return odds_.in_force().bet; }  // of the game in play
    const std::vector<odds::CeeloChoice>& choices(const ceelo::Rules& rules, const ceelo::State& shown);

 private:
    struct BankOdds {
        odds::CeeloBet bet{};
        std::array<odds::Fraction, ceelo::most_players + 1> passes{};  // by number of players
    };
    static BankOdds bank_odds(const ceelo::Rules& sheet);
    void position(Host& host, const ceelo::State& shown) const;

    SheetOdds<ceelo::Rules, BankOdds> odds_;
    std::optional<ceelo::State> chosen_at_{};
    std::vector<odds::CeeloChoice> choices_{};
    odds::CeeloSolving solving_;
};

}  // namespace boxcars::ui
