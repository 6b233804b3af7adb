// What waits on the title to be gone on with: the sittings that are kept and not ended, the newest first, and the plate
// that offers it. Decides what is offered and in which words; what a click or a key means is the title's.
#pragma once
#include "scenes/hud.h"
#include "scenes/title/carriage_card.h"

namespace boxcars::scenes {

// "begun 12 minutes ago". Milliseconds.
std::string age_words(std::int64_t began, std::int64_t now);

// The plate under the sign: what is offered, and the key that takes it.
struct OfferLook {
    platform::Action action;        // that takes it
    std::string name, verb, words;  // "continue", "CONTINUE"
    render::Colour accent;
    std::string key;  // that is bound to it
};
void draw_offer(render::Canvas& canvas, render::Rect where, const OfferLook& look, bool under_pointer);

class ContinueOffer {
 public:
    struct Waiting {
        std::string sitting, game;  // their names in the store and in the house
        std::string words;          // "Craps · begun 12 minutes ago · 27 moves"
        render::Colour accent;
        bool night = false;  // a stop of a Night: it waits on the Night's board, not at its car
    };

    // Of the games that have a card. Nothing where none is kept, or another Boxcars may be playing them.
    ContinueOffer(SceneServices& services, std::span<const Card> cards);

    const Waiting* newest() const { return waiting_.empty() ? nullptr : &waiting_.front(); }
    const Waiting* of(std::string_view game) const;  // the newest of that game; null: none

    std::string told(const Card& card) const;  // aloud: the card, and what waits there

    void mark(render::Canvas& canvas, const Card& card, render::Rect where) const;  // on the card of a game that waits

 private:
    std::vector<Waiting> waiting_;
};

}  // namespace boxcars::scenes
