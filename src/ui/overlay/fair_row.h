// A fair sheet on request: between which parts of a bet the house shall keep, and a button that finds the nearest sheet
// that does. Holds the two numbers; knows no game.
#pragma once
#include "odds/fraction.h"
#include "ui/host.h"

#include <optional>
#include <string>

namespace boxcars::ui {

class FairRow {
 public:
    // `find(least, most)` answers a sheet, or none; what it finds is the answer of this row.
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

    int least_ = 0, most_ = 20;  // of a thousand parts of the bet
    bool nothing_ = false;       // none was found, last time
};

}  // namespace boxcars::ui
