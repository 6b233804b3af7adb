// The title's cards: one that is chosen and has risen, the others beside it, and a second row of them where they are
// many. Decides which is chosen and where each stands; what a click on one means is the title's.
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

    void begin_with(std::string_view game);  // its card is chosen as the title opens, if there is one
    void tick(bool still);                   // reduced motion
    void choose(int card);
    void choose_beside(int steps);  // round and round
    void choose_other_row();

    const Card& chosen() const { return cards_[static_cast<std::size_t>(chosen_)]; }
    std::span<const Card> all() const { return cards_; }
    void hover(glm::vec2 pointer);                                   // chooses what lies under it
    std::optional<int> clicked(glm::vec2 down, glm::vec2 up) const;  // pressed and let go over the same one
    bool moving() const;

    void lay_out(const Layout& layout) { layout_ = layout; }
    float left_edge() const;  // of the first, and of all that stands under each other on the title
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
    int chosen_ = 0, before_ = 0;  // before_: the card that sinks back
    Ticks clock_ = 0, chosen_since_ = 0;
    Layout layout_ = layout_for({0, 0, 1280, 720});
};

}  // namespace boxcars::scenes
