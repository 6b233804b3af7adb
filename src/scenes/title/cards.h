// The title's cards, in one row or two: the chosen one is raised. Decides which is chosen and where each stands; the
// title decides what a click means.
#pragma once
#include "audio/sound.h"
#include "base/ticks.h"
#include "scenes/hud.h"
#include "scenes/scene.h"
#include "scenes/title/offers.h"

namespace boxcars::scenes {

class TitleCards {
 public:
    TitleCards(std::vector<Card> cards, audio::Sounds& sounds);  // at least one; the first is chosen

    void begin_with(std::string_view game);  // chooses this game's card, if any
    void tick(bool still);                   // still: reduced motion
    void choose(int card);
    void choose_beside(int steps);  // wraps around at both ends
    void choose_other_row();

    const Card& chosen() const { return cards_[static_cast<std::size_t>(chosen_)]; }
    std::span<const Card> all() const { return cards_; }
    void hover(glm::vec2 pointer);                                   // chooses the card under the pointer
    std::optional<int> clicked(glm::vec2 down, glm::vec2 up) const;  // pressed and released on one card
    bool moving() const;

    void lay_out(const Layout& layout) { layout_ = layout; }
    float left_edge() const;  // left edge of the first card
    void draw(render::Stage& stage, const ContinueOffer& offer, double time, bool still) const;  // time: ticks
    std::vector<HitTarget> hit_targets() const;

 private:
    int count() const { return static_cast<int>(cards_.size()); }
    const Card& card(int number) const { return cards_[static_cast<std::size_t>(number)]; }
    render::Rect place_of(int card) const;
    float light_of(int card) const;

    std::vector<Card> cards_;
    std::vector<LiveWindow> windows_;
    audio::Sounds& sounds_;
    int chosen_ = 0, before_ = 0;  // before_: the card being lowered
    Ticks clock_ = 0, chosen_since_ = 0;
    Layout layout_ = layout_for({0, 0, 1280, 720});
};

}  // namespace boxcars::scenes
