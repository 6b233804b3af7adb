// What the title offers somebody who has played nothing yet: to be shown the chosen game, step by step, at its own
// table. Offered on a plate until one such first game was finished or skipped; asked for by key at any time. Decides
// what is offered and in which words; what a click or a key means is the title's.
#pragma once
#include "scenes/scene.h"
#include "scenes/title/continue_offer.h"

namespace boxcars::scenes {

class GuideOffer {
 public:
    explicit GuideOffer(const SceneServices& services) : services_(services) {}

    bool shows(const Card& card) const;   // there is a guided first game of it
    bool stands(const Card& card) const;  // and it is offered
    int step(const Card& card) const;     // where it was left; from 0
    std::string words(const Card& card) const;
    std::optional<SceneChange> request(const Card& card, int step) const;  // none: it cannot be shown

 private:
    const SceneServices& services_;
};

// What the first plates offer: to go on with the sitting that waits, and to be shown the chosen game.
std::vector<OfferLook> offered(const ContinueOffer& sittings, const GuideOffer& guide, const Card& chosen,
                               const platform::Bindings& keys);

}  // namespace boxcars::scenes
