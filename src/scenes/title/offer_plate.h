// The plate under the title's sign: the sitting that waits to be gone on with, or else a guided first game of the
// chosen table. Decides which of the two stands there and what a click on it asks for.
#pragma once
#include "scenes/title/continue_offer.h"
#include "scenes/title/guide_offer.h"

namespace boxcars::scenes {

class OfferPlate {
 public:
    OfferPlate(SceneServices& services, std::span<const Card> cards)
        : waiting(services, cards), guide(services), services_(services) {}

    ContinueOffer waiting;
    GuideOffer guide;

    void lay_out(render::Rect sign);  // under it and its line
    bool offers_guide(const Card& chosen) const { return !waiting.newest() && guide.stands(chosen); }
    std::optional<HitTarget> hit_target(const Card& chosen) const;
    // Pressed and let go on it: the action that asks for what it offers.
    std::optional<platform::Action> clicked(glm::vec2 down, glm::vec2 up, const Card& chosen) const;
    // The guided first game of that card from that step on, counted from 0; nothing where there is none.
    std::optional<SceneChange> show_me(const Card& chosen, int step) const;
    void draw(render::Canvas& canvas, const Card& chosen, glm::vec2 pointer) const;

 private:
    SceneServices& services_;
    render::Rect where_{};
};

}  // namespace boxcars::scenes
