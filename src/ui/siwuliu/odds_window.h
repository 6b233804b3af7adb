// Sì-wŭ-liù's exact odds for the overlay: the edited sheet, beside the current sheet where they differ; and how a bet
// of one unit comes out, as bars. Computed by odds/siwuliu/odds.h, once per sheet.
#pragma once
#include "odds/siwuliu/odds.h"
#include "ui/host.h"
#include "ui/overlay/sheet_odds.h"

#include <string>

namespace boxcars::ui {

class SiwuliuOddsWindow {
 public:
    void follow(const siwuliu::Rules& edited, const siwuliu::Rules& in_force) {  // call once a frame, before the others
        odds_.follow(edited, in_force, odds::siwuliu_odds);
    }
    const odds::SiwuliuOdds& now() const { return odds_.edited(); }  // for the edited sheet
    std::string note() const { return odds_.note(); }                // for the window's title
    void body(Host& host) const;
    void plot(Host& host, render::Rect px) const;  // the chances of the results of one unit

 private:
    void row(Host& host, const std::string& name, const odds::SiwuliuChances& now, const odds::SiwuliuChances& before,
             bool shaded) const;

    SheetOdds<siwuliu::Rules, odds::SiwuliuOdds> odds_;
};

}  // namespace boxcars::ui
