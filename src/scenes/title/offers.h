// What the title offers on the plates under its sign, one under the other: a sitting that waits to be gone on with, a
// guided first game, and tonight's Night; and what it tells of the purse. Decides what is offered, in which words, and
// where it stands; what an action means is the title's.
#pragma once
#include "scenes/hud.h"
#include "scenes/layout.h"
#include "scenes/title/carriage_card.h"
#include "scenes/title/poster.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace boxcars::scenes {

// "begun 12 minutes ago". Milliseconds.
std::string age_words(std::int64_t began, std::int64_t now);

// The plate under the sign: what is offered, and the key that takes it.
struct OfferLook {
    platform::Action action;        // that takes it
    std::string name, verb, words;  // "continue", "CONTINUE"
    render::Colour accent;
    std::string key;  // that is bound to it
    render::Rect where{};
};
void draw_offer(render::Canvas& canvas, const OfferLook& look, bool under_pointer);

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

// What the title offers somebody who has played nothing yet: to be shown the chosen game, step by step, at its own
// table. Offered on a plate until one such first game was finished or skipped; asked for by key at any time. Decides
// what is offered and in which words; what a click or a key means is the title's.
class GuideOffer {
 public:
    explicit GuideOffer(const SceneServices& services) : services_(services) {}

    bool shows(const Card& card) const;   // there is a guided first game of it
    bool stands(const Card& card) const;  // and it is offered
    int step(const Card& card) const;     // where it was left; from 0
    std::string words(const Card& card) const;
    std::optional<Destination> request(const Card& card, int step) const;  // none: it cannot be shown

 private:
    const SceneServices& services_;
};

// The purse as the title tells of it, in a corner at the right: what is in it, what lies at other tables, how often it
// was lent to. Nothing where nobody plays from it.
class PurseLine {
 public:
    explicit PurseLine(SceneServices& services);
    std::string words() const;  // "Purse $1,060 · $40 at tables · 2 loans"; empty: there is none here
    // In the lower corner as much of it as fits into the room; all of it in the upper one where not even what is in the
    // purse would.
    void draw(render::Canvas& canvas, glm::vec2 lower, glm::vec2 upper, float room) const;

 private:
    std::vector<std::string> parts_;  // the most important first
};

// The house's name over the title, and the line under it.
render::Rect sign_place(const Layout& layout, const PosterPlace& place, float left_edge);
render::Rect under_sign(const render::Rect& sign);  // for a plate
void draw_sign(render::Canvas& canvas, const render::Rect& sign, std::size_t tables);

// What the plates offer now, from the top down. `left`: where all on the title begins, logical px. No Night where no
// game has a stop in one.
std::vector<OfferLook> title_offers(const ContinueOffer& sittings, const GuideOffer& guide, const Card& chosen,
                                    const SceneServices& services, const Layout& layout, float left);

}  // namespace boxcars::scenes
