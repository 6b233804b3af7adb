// The title: the night train's poster, a carriage card for every table that is open, and first of all the sitting that
// waits to be gone on with. Left alone, it goes and shows a game. Decides where to go; which card is chosen is
// cards.h's, the picture poster.h's.
#pragma once
#include "platform/input.h"
#include "scenes/table/question.h"
#include "scenes/title/cards.h"
#include "scenes/title/carriage_card.h"
#include "scenes/title/offers.h"
#include "ui/panels/rules_card.h"
#include "ui/panels/settings_panel.h"

namespace boxcars::scenes {

// The title's panels: the settings, and the rules of the chosen game with the keys. Decides which is open and draws it.
class TitlePanels {
 public:
    bool open() const { return settings_ || rules_; }
    std::string_view name() const { return settings_ ? "settings" : rules_ ? "rules" : ""; }  // for scripts
    void open_settings() { settings_ = true; }
    void open_rules();
    void tick(const platform::Input& input);  // closes what a key closes
    void draw(ui::Host& host, platform::Settings& settings, const Card& chosen, bool guided);
    bool rules_open() const { return rules_; }
    bool take_show_me() { return std::exchange(show_me_, false); }  // asked for on the rules card

 private:
    bool settings_ = false, rules_ = false, show_me_ = false;
    ui::SettingsPanel settings_panel_;
    ui::RulesCard rules_card_;
};

// The keys at the foot of the title and what they do: as they are bound now, and to be clicked too. Decides where they
// stand and how they look; what an action means is the title's.
class KeyHints {
 public:
    struct Moment {
        bool cars = true;      // there is more than one to choose from
        bool leaving = false;  // asked whether to leave
        bool covered = false;  // a panel lies over them
        glm::vec2 pointer{0, 0};
    };
    // From `at` (the left end, half-way up) to the right, one after the other.
    void draw(render::Canvas& canvas, glm::vec2 at, const platform::Bindings& keys, const Moment& now);

    float right_end() const { return hints_.empty() ? 0 : hints_.back().where.x + hints_.back().where.w; }

    // What was pressed and let go over one of them, as they were drawn last.
    std::optional<platform::Action> clicked(glm::vec2 down, glm::vec2 up) const;
    std::vector<HitTarget> hit_targets() const;

 private:
    struct KeyHint {
        platform::Action action;
        std::string name, key, meaning;
        render::Rect where{};
    };
    static std::vector<KeyHint> hints_for(const platform::Bindings& keys, const Moment& now);

    std::vector<KeyHint> hints_;
};

// Where the player comes from. The title opens with the card of `game` chosen, else the one in `car`, else the one of
// the sitting that waits; after a demonstration of `game` the next game is shown.
struct ComingFrom {
    std::string game{};  // or a page, such as the lab, which has no card
    bool demo = false;
    std::string* car = nullptr;  // remembers the chosen card's game while the player is elsewhere
};

class TitleScene : public Scene {
 public:
    TitleScene(SceneServices& services, std::vector<Card> cards, const ComingFrom& coming = {});  // at least one

    void tick(const platform::Input& input, Ticks now) override;
    void draw(render::Stage& stage, double between) override;
    void overlay() override;
    std::vector<HitTarget> hit_targets() const override;
    void state(nlohmann::json& out) const override;
    bool moving() const override;

 private:
    void act(platform::Action action);
    void depart(Destination there);
    void click(glm::vec2 down, glm::vec2 up);
    void open();  // the chosen table; where a sitting waits there, it is asked first
    void board(const ContinueOffer::Waiting* waiting);  // null: a new game at the chosen table
    void show_me(int step);                             // the chosen game
    std::vector<OfferLook> offers() const {             // on their plates
        return title_offers(offer_, guide_, cards_.chosen(), services_, layout_, cards_.left_edge());
    }
    void hear_question(const platform::Input& input);
    void show_a_game();
    void leave();

    SceneServices& services_;
    TitleCards cards_;
    ContinueOffer offer_;
    GuideOffer guide_;
    PurseLine purse_;
    TableQuestion question_;  // about the chosen table
    Ticks clock_ = 0, idle_since_ = 0;
    Layout layout_ = layout_for({0, 0, 1280, 720});
    KeyHints hints_;
    TitlePanels panels_;
    glm::vec2 pointer_ = platform::pointer_outside;
    std::optional<glm::vec2> down_at_;
    bool shown_already_ = false;  // the chosen game has just been demonstrated
    Narrator narrator_{services_.narration, false};
    std::string said_;      // of the chosen card
    bool leaving_ = false;  // asked whether to: Back again leaves, any other input does what it always does
    std::string* car_;      // see ComingFrom
};

}  // namespace boxcars::scenes
