// The cable drum as it is told at a moment: lights, arc, coins, plates, news beside the coins, the standings at the
// end. Takes what has been shown; changes nothing.
#pragma once
#include "scenes/ceelo/moment.h"
#include "scenes/ceelo/plates.h"
#include "scenes/ceelo/view.h"

namespace boxcars::scenes {

class CeeloPicture {
 public:
    CeeloPicture(const CeeloMoment& moment, const CeeloFeltView& view, const MoneyInk& ink, double time, bool reduced)
        : moment_(moment), view_(view), ink_(ink), time_(time), reduced_motion_(reduced) {}

    void draw_under_dice(render::Stage& stage) const;  // the dice lie on this
    void draw_over_dice(render::Canvas& canvas, int coins_at_first) const;
    void draw_plates(render::Canvas& canvas, const Layout& layout) const;
    ceelo_look::Plate plate(int player) const;

 private:
    struct BankWords {
        std::string title{}, line{};
    };
    int players() const { return moment_.seats.count(); }
    int bank() const { return moment_.told.coins().in({CeeloPot::PotKind::Bank, 0}); }
    BankWords bank_words() const;
    void draw_lights(render::Canvas& canvas) const;
    void draw_bank_arc(render::Canvas& canvas) const;
    void draw_news(render::Canvas& canvas) const;
    void draw_end(render::Canvas& canvas, int coins_at_first) const;
    double age_of_news(int player) const { return time_ - static_cast<double>(moment_.told.news_at(player)); }

    const CeeloMoment& moment_;
    const CeeloFeltView& view_;
    const MoneyInk& ink_;
    double time_;
    bool reduced_motion_;
};

}  // namespace boxcars::scenes
