// The title's offers on plates below its sign: a saved sitting to continue, a lesson, and the run of the day. Decides
// what is offered, in which words and where.
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

// The age of a sitting in words, such as "begun 12 minutes ago". Both times are in milliseconds.
std::string age_words(std::int64_t began, std::int64_t now);

// One plate: an offer and the key that accepts it.
struct OfferLook {
    platform::Action action;        // accepts the offer
    std::string name, verb, words;  // "continue", "CONTINUE", what is offered
    render::Colour accent;
    std::string key;    // name of the key bound to it
    std::string brief;  // `words` for a plate half as wide
    render::Rect where{};
};
void draw_offer(render::Canvas& canvas, const OfferLook& look, bool under_pointer);

class ContinueOffer {
 public:
    struct Waiting {
        std::string sitting, game;  // names of the sitting and game
        std::string words;          // "Craps · begun 12 minutes ago · 27 moves"
        render::Colour accent;
        std::string brief{};  // "Craps · 27 moves"
        std::string run{};    // the run's name, if it is a station
        bool linked = false;  // a link opened its table
    };

    // Reads the saved sittings of games that have a card. Empty without a store, or while another Boxcars has it open.
    ContinueOffer(SceneServices& services, std::span<const Card> cards);

    const Waiting* newest() const;                   // the sitting played last, unless a link opened it; nullptr: none
    const Waiting* of(std::string_view game) const;  // the same of that game, outside runs, linked or not

    std::string narration(const Card& card) const;  // narrates the card and its saved sitting

    void mark(render::Canvas& canvas, const Card& card, render::Rect where) const;  // marks the card of a saved sitting

 private:
    std::vector<Waiting> waiting_;
};

// Offers a lesson: the chosen game, step by step, at its own table. A plate shows the offer until the lesson is
// finished; the lesson's key works at any time.
class GuideOffer {
 public:
    explicit GuideOffer(const SceneServices& services) : services_(services) {}

    // The game has a lesson.
    bool shows(const Card& card) const { return std::ranges::count(services_.guided, card.game) > 0; }
    bool stands(const Card& card) const;                                     // a plate offers its lesson
    int step(const Card& card) const { return std::max(0, left_at(card)); }  // the step it was left at, from 0
    std::string words(const Card& card, bool brief = false) const;
    std::optional<Destination> request(const Card& card, int step) const;  // empty: no lesson

 private:
    int left_at(const Card& card) const;  // as in the settings

    const SceneServices& services_;
};

// The place of the arcade's name at the top, and of the line below it.
render::Rect sign_place(const Layout& layout, const PosterPlace& place, float left_edge);
render::Rect under_sign(const render::Rect& sign);  // place of the first plate
void draw_sign(render::Canvas& canvas, const render::Rect& sign, std::size_t tables);

// The regions of the title on an upright canvas, from top to bottom. The touch targets lie at the bottom.
struct UprightTitle {
    render::Rect sign, cards, offers, hints;
    float foot;  // height of everything below the poster
};
UprightTitle upright_title(const Layout& layout, std::size_t cards);

// The plates shown now, from top to bottom. `left`: the title's left margin, in logical px.
std::vector<OfferLook> title_offers(const ContinueOffer& sittings, const GuideOffer& guide, const Card& chosen,
                                    const SceneServices& services, const Layout& layout, float left);

}  // namespace boxcars::scenes
