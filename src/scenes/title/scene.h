// The title: the poster, a card for every table, and offers such as a saved sitting. Decides where to go next.
#pragma once
#include "scenes/page_scene.h"
#include "scenes/table/question.h"
#include "scenes/title/carriage_card.h"

namespace boxcars::scenes {

// ---- The poster: two dice as lit goods wagons on a railway at night. shaders/title_sky.frag draws its still part.

struct PosterPlace {  // the poster on the canvas
    Rect canvas;
    float size = 1;  // 1 at 1280x720
    vec2 origin{0};  // upper left corner, logical px
    vec2 moon{1055, 117};
    Camera camera;
    vec2 at(float x, float y) const { return origin + vec2{x, y} * size; }
    Rect part(float x, float y, float w, float h) const {
        const vec2 corner = at(x, y);
        return {corner.x, corner.y, w * size, h * size};
    }
};
PosterPlace poster_place(Rect canvas, float foot);  // foot: logical px below the rails
PosterPlace poster_in(Rect canvas, Rect room);      // the train fits in the room

// ---- The title's train, which other pictures draw too

// `s` along the track, `t` across it towards the camera, z up, in world units; the front die's lamp is at s = 2.
vec3 on_railway(vec3 s_t_z);
glm::vec4 railway_numbers();  // for shaders: cosine and sine of its heading, where the two dice stand on it
// Aims the camera at the train: `origin` and `size` as in PosterPlace.
Camera railway_camera(vec2 origin, float size);
struct TrainLook {
    float ahead = 0;          // how far along the track it stands, world units
    float wheels_turned = 0;  // radians
    float backlit = 0;        // as in DieLook
    float sway = 1;           // 0: stands still
    bool lit = true;          // its lamp
};
void draw_train(Stage& stage, const Camera& camera, const TrainLook& look, double seconds);

// `sign`: the wordmark's rectangle in logical px, which lights the sky behind it.
void draw_poster(Stage& stage, const PosterPlace& place, Rect sign, SceneTime time);

// ---- Offers on plates below the sign: a saved sitting to continue, a lesson, and the run of the day

// The age of a sitting in words, such as "begun 12 minutes ago". Both times are in milliseconds.
std::string age_words(std::int64_t began, std::int64_t now);

// One plate: an offer and the key that accepts it.
struct OfferLook {
    Action action;                  // accepts the offer
    std::string name, verb, words;  // "continue", "CONTINUE", what is offered
    Colour accent;
    std::string key;    // name of the key bound to it
    std::string brief;  // `words` for a plate half as wide
    Rect where{};
};
constexpr float pair_plate = 78;  // height of plates two of which share a row, logical px
void draw_offer(Canvas& canvas, const OfferLook& look, bool under_pointer);

class ContinueOffer {
 public:
    struct Waiting {
        std::string sitting, game;  // names of the sitting and game
        std::string words;          // "Craps · begun 12 minutes ago · 27 moves"
        Colour accent;
        std::string brief{};  // "Craps · 27 moves"
        std::string run{};    // the run's name, if it is a station
        bool linked = false;  // a link opened its table
    };

    // Reads the saved sittings of games that have a card. Empty without a store, or while another Boxcars has it open.
    ContinueOffer(SceneServices& services, std::span<const Card> cards);

    const Waiting* newest() const {  // the sitting played last, unless a link opened it; nullptr: none
        const auto found = std::ranges::find(waiting_, false, &Waiting::linked);
        return found == waiting_.end() ? nullptr : &*found;
    }
    const Waiting* of(std::string_view game) const {  // the same of that game, outside runs, linked or not
        const auto fits = [&](const Waiting& one) { return one.game == game && one.run.empty(); };
        const auto found = std::ranges::find_if(waiting_, fits);
        return found == waiting_.end() ? nullptr : &*found;
    }

    std::string narration(const Card& card) const;                  // narrates the card and its saved sitting
    void mark(Canvas& canvas, const Card& card, Rect where) const;  // marks the card of a saved sitting

 private:
    std::vector<Waiting> waiting_;
};

void draw_sign(Canvas& canvas, const Layout& layout, const Rect& sign, std::size_t tables);

// The title's cards, in one row or two. Decides which is chosen, and raised, and where each is drawn.
class TitleCards {
 public:
    TitleCards(std::vector<Card> cards, audio::Sounds& sounds);  // at least one; the first is chosen

    void begin_with(std::string_view game) {  // chooses this game's card, if any
        const auto found = std::ranges::find(cards_, game, &Card::game);
        if (found != cards_.end()) chosen_ = before_ = static_cast<int>(found - cards_.begin());
    }
    void tick(bool still) {  // still: reduced motion
        ++clock_;
        if (still) return;
        for (LiveWindow& window : windows_) window.tick(clock_);
    }
    void choose(int card);
    void choose_beside(int steps) { choose((chosen_ + count() + steps) % count()); }  // wraps around at both ends
    void choose_other_row();
    const Card& chosen() const { return cards_[nth(chosen_)]; }
    std::span<const Card> all() const { return cards_; }
    std::optional<int> clicked(vec2 down, vec2 up) const {  // pressed and released on one card
        for (int number = 0; number < count(); ++number)
            if (const Rect where = place_of(number); where.contains(down) && where.contains(up)) return number;
        return {};
    }
    bool moving() const;
    void lay_out(const Rect& room) { room_ = room; }
    void draw(Stage& stage, const ContinueOffer& offer, double time, bool still) const;  // time: ticks
    std::vector<HitTarget> hit_targets() const {
        std::vector<HitTarget> all;
        for (int number = 0; number < count(); ++number)
            all.push_back({card(number).game, place_of(number), number == chosen_});
        return all;
    }

 private:
    int count() const { return how_many(cards_); }
    const Card& card(int number) const { return cards_[nth(number)]; }
    Rect place_of(int card) const { return card_place(card, count(), room_, light_of(card)); }
    float light_of(int card) const;
    std::vector<Card> cards_;
    std::vector<LiveWindow> windows_;
    audio::Sounds& sounds_;
    int chosen_ = 0, before_ = 0;  // before_: the card being lowered
    Ticks clock_ = 0, chosen_since_ = 0;
    Rect room_{};
};

// Where the player comes from. The title chooses the card of `game`, else the one in `car`, else the one of the newest
// saved sitting. After a demonstration of `game`, the next game is demonstrated.
struct ComingFrom {
    std::string game{};  // may be a page without a card
    bool demo = false;
    std::string* car = nullptr;  // the chosen card's game, kept between visits
};

std::unique_ptr<Scene> title_scene(SceneServices& services, std::vector<Card> cards, const ComingFrom& coming = {});

}  // namespace boxcars::scenes
