// The Lacquer Car's table as it is told at a moment: the two circles, the plate below the bowl, one line of news.
// Takes what has been shown; changes nothing.
#pragma once
#include "scenes/siwuliu/coins.h"
#include "scenes/siwuliu/odds_cache.h"
#include "scenes/siwuliu/told.h"
#include "scenes/siwuliu/view.h"

namespace boxcars::scenes {

class SiwuliuPicture {
 public:
    SiwuliuPicture(const SiwuliuMoment& moment, const SiwuliuRound& round, const SiwuliuTill& till, double time)
        : moment_(moment), round_(round), till_(till), time_(time) {}

    siwuliu_look::Circle bank() const;
    siwuliu_look::Circle player() const;
    // For the coach: the player's chances from here; empty while there is nothing to tell.
    std::string coach(const odds::SiwuliuOdds& odds) const;
    // The verdict; while bets are taken, `edge`: what the sheet in force gives whom.
    void draw_plate_below(render::Canvas& canvas, const Layout& layout, const render::Camera& camera,
                          const EdgeWords& edge) const;

 private:
    void tell_bank_before_verdict(siwuliu_look::Circle& circle) const;
    float since(Ticks began, Ticks takes) const;

    const SiwuliuMoment& moment_;
    const SiwuliuRound& round_;
    const SiwuliuTill& till_;
    double time_;
};

// Under the top bar: a refusal, or what went well.
void draw_siwuliu_news(render::Canvas& canvas, const Layout& layout, const std::string& words, bool refused);

}  // namespace boxcars::scenes
