// The title: the poster, a card for every table, and offers such as a saved sitting. Starts a demonstration when left
// idle. Decides where to go next.
#pragma once
#include "audio/sound.h"
#include "base/ticks.h"
#include "platform/input.h"
#include "scenes/hud.h"
#include "scenes/layout.h"
#include "scenes/scene.h"
#include "scenes/table/question.h"
#include "scenes/title/carriage_card.h"
#include "scenes/title/poster.h"
#include "ui/panels/rules_card.h"
#include "ui/panels/settings_panel.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace boxcars::scenes {

// ---- Offers on plates below the sign: a saved sitting to continue, a lesson, and the run of the day

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

// The title's cards, in one row or two: the chosen one is raised. Decides which is chosen and where each is drawn; the
// title decides what a click means.
class TitleCards {
 public:
    TitleCards(std::vector<Card> cards, audio::Sounds& sounds);  // at least one; the first is chosen

    void begin_with(std::string_view game);  // chooses this game's card, if any
    void tick(bool still);                   // still: reduced motion
    void choose(int card);
    void choose_beside(int steps) { choose((chosen_ + count() + steps) % count()); }  // wraps around at both ends
    void choose_other_row();

    const Card& chosen() const { return cards_[static_cast<std::size_t>(chosen_)]; }
    std::span<const Card> all() const { return cards_; }
    void hover(glm::vec2 pointer);                                   // chooses the card under the pointer
    std::optional<int> clicked(glm::vec2 down, glm::vec2 up) const;  // pressed and released on one card
    bool moving() const;

    void lay_out(const Layout& layout) { layout_ = layout; }
    float left_edge() const { return layout_.narrow ? layout_.canvas.x + 40 : 64.0f; }           // of the first card
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

// The title's panels: settings, and the rules of the chosen game with the keys.
class TitlePanels {
 public:
    bool open() const { return open_ != Panel::None; }
    std::string_view name() const {  // for scripts
        return shows_settings() ? "settings" : rules_open() ? "rules" : "";
    }
    void open_settings() { open_ = Panel::Settings; }
    void open_rules() {
        rules_card_.first_page();
        open_ = Panel::Rules;
    }
    void tick(const platform::Input& input) {  // a key may close a panel
        const auto own = shows_settings() ? platform::Action::Settings : platform::Action::Rules;
        if (input.pressed(platform::Action::Back) || input.pressed(own)) open_ = Panel::None;
    }
    void draw(ui::Host& host, platform::Settings& settings, const Card& chosen, bool guided);
    bool rules_open() const { return open_ == Panel::Rules; }
    bool take_show_me() { return std::exchange(show_me_, false); }  // requested on the rules card

 private:
    enum class Panel { None, Settings, Rules };
    bool shows_settings() const { return open_ == Panel::Settings; }

    Panel open_ = Panel::None;
    bool show_me_ = false;
    ui::SettingsPanel settings_panel_;
    ui::RulesCard rules_card_;
};

// The row of key hints at the bottom of the title: keys as they are bound now, which can also be clicked.
class KeyHints {
 public:
    // Names the keys. `cars`: there are several cards. `leaving`: leaving must be confirmed.
    void name(const platform::Bindings& keys, bool cars, bool leaving);
    // Draws the hints from left to right. `at`: the middle of the row's left end.
    void draw(render::Canvas& canvas, glm::vec2 at, glm::vec2 pointer);

    void draw_row(render::Canvas& canvas, const render::Rect& row, glm::vec2 pointer);  // draws buttons without keys

    // The hint that was pressed and released, at the places last drawn.
    std::optional<platform::Action> clicked(glm::vec2 down, glm::vec2 up) const;
    std::vector<HitTarget> hit_targets() const;

 private:
    struct KeyHint {
        platform::Action action;
        std::string name, key, meaning;
        bool lit = false;
        render::Rect where{};
    };

    std::vector<KeyHint> hints_;
};

// Where the player comes from. The title chooses the card of `game`, else the one in `car`, else the one of the newest
// saved sitting. After a demonstration of `game`, the next game is demonstrated.
struct ComingFrom {
    std::string game{};  // may be a page without a card
    bool demo = false;
    std::string* car = nullptr;  // the chosen card's game, kept between visits
};

class TitleScene : public Scene {
 public:
    TitleScene(SceneServices& services, std::vector<Card> cards, const ComingFrom& coming = {});  // at least one card

    void tick(const platform::Input& input, Ticks now) override;
    void draw(render::Stage& stage, double between) override;
    void overlay() override {
        panels_.draw(services_.host, services_.settings, cards_.chosen(), guide_.shows(cards_.chosen()));
    }
    std::vector<HitTarget> hit_targets() const override;
    void state(nlohmann::json& out) const override;
    bool moving() const override;

 private:
    void act(platform::Action action);
    void depart(Destination there);
    void click(glm::vec2 down, glm::vec2 up);
    void open();                                        // asks first about a saved sitting
    void board(const ContinueOffer::Waiting* waiting);  // nullptr: a new game
    void show_me(int step) {                            // starts the chosen game's lesson
        if (guide_.shows(cards_.chosen())) depart(ToGuide{.game = cards_.chosen().game, .step = step + 1});
    }
    std::vector<OfferLook> offers() const {
        return title_offers(offer_, guide_, cards_.chosen(), services_, layout_, cards_.left_edge());
    }
    void leave();

    SceneServices& services_;
    TitleCards cards_;
    ContinueOffer offer_;
    GuideOffer guide_;
    TableQuestion question_;  // asked about the chosen table
    Ticks clock_ = 0, idle_since_ = 0;
    Layout layout_ = layout_for({0, 0, 1280, 720});
    KeyHints hints_;
    TitlePanels panels_;
    glm::vec2 pointer_ = platform::pointer_outside;
    std::optional<glm::vec2> down_at_;
    bool shown_already_ = false;  // the chosen game was just demonstrated
    Narrator narrator_{services_.narration, false};
    std::string said_;      // last narration of the card
    bool leaving_ = false;  // the next Back leaves the program
    std::string* car_;
};

}  // namespace boxcars::scenes
