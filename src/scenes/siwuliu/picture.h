// Draws what the Lacquer Car's table says at one moment: the two circles, the plate below the bowl, and a line of news.
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
    // The coach's words: the player's chances before a throw; empty at other times.
    std::string coach(const odds::SiwuliuOdds& odds) const;
    // Draws the verdict, the bet that is looked back at or, before the first bet, whom the rules favour (`edge`).
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

// Draws a refusal or a message below the top bar.
void draw_siwuliu_news(render::Canvas& canvas, const Layout& layout, const std::string& words, bool refused);

}  // namespace boxcars::scenes
