// Finds a fair sheet: two fields for the part of a bet that the house shall keep, and a button that finds the nearest
// such sheet. Knows no game.
#pragma once
#include "odds/fraction.h"
#include "ui/host.h"

#include <optional>
#include <string>

namespace boxcars::ui {

class FairRow {
 public:
    // `find(least, most)` returns a sheet, or nothing; draw() returns what it found.
    template <class Find>
    auto draw(Host& host, const Find& find) -> decltype(find(odds::Fraction{}, odds::Fraction{})) {
        if (!pressed(host)) return {};
        auto found = find(per_thousand(least_), per_thousand(most_));
        nothing_ = !found;
        return found;
    }

 private:
    bool pressed(Host& host);
    static odds::Fraction per_thousand(int part);

    int least_ = 0, most_ = 20;  // thousandths of the bet
    bool nothing_ = false;       // the last search found none
};

}  // namespace boxcars::ui
