// Every bet's exact odds for the overlay: the edited sheet, beside the current sheet where they differ. Computed by
// odds/craps/odds.h, once per sheet.
#pragma once
#include "odds/craps/odds.h"
#include "ui/host.h"
#include "ui/overlay/sheet_odds.h"

#include <string>
#include <vector>

namespace boxcars::ui {

class CrapsOddsWindow {
 public:
    void follow(const craps::Rules& edited, const craps::Rules& in_force) {  // call once a frame, before the others
        odds_.follow(edited, in_force, odds::craps_odds);
    }
    std::string note() const { return odds_.note(); }  // for the window's title
    void body(Host& host);
    const odds::CrapsOdds* now() const { return odds_.known(); }

 private:
    enum class Order { Felt, Edge };
    void line_game(Host& host) const;
    void head(Host& host);
    void rows(Host& host) const;

    SheetOdds<craps::Rules, odds::CrapsOdds> odds_;
    Order order_ = Order::Felt;
};

}  // namespace boxcars::ui
