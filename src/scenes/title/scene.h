// The title: the night train's poster, a carriage card for every table that is open, and first of all the sitting that
// waits to be gone on with. Left alone, it goes and shows a game. Decides which card is chosen and where to go; the
// picture is poster.h's.
#pragma once
#include "scenes/hud.h"
#include "scenes/table_question.h"
#include "scenes/title/carriage_card.h"
#include "scenes/title/continue_offer.h"
#include "scenes/title/key_hints.h"
#include "scenes/title/poster.h"
#include "ui/panels/rules_card.h"
#include "ui/panels/settings_panel.h"

#include <utility>

namespace boxcars::scenes {

// Opens with the card of `game` chosen, if there is one; after a demonstration of it the next one is shown next.
struct ComingFrom {
    std::string game{};  // or the lab
    bool demo = false;
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
    std::optional<SceneChange> request() override { return std::exchange(request_, {}); }

 private:
    void act(platform::Action action);
    void act_on_panels(const platform::Input& input);
    void click(glm::vec2 down, glm::vec2 up);
    void choose(int card);
    void choose_other_row();
    void open();  // the chosen table; where a sitting waits there, it is asked first
    void board(const ContinueOffer::Waiting* waiting);  // null: a new game at the chosen table
    void hear_question(const platform::Input& input);
    render::Rect offer_place() const;
    void show_a_game();
    void leave();
    const Card& chosen() const { return cards_[static_cast<std::size_t>(chosen_)]; }
    bool panel_open() const { return open_settings_ || open_rules_; }
    render::Rect place_of(int card) const;
    float light_of(int card) const;
    float left_edge() const;

    render::Rect sign_place(const PosterPlace& place) const;
    void draw_sign(render::Canvas& canvas, render::Rect sign) const;

    SceneServices& services_;
    std::vector<Card> cards_;
    ContinueOffer offer_;
    TableQuestion question_;       // about the chosen table
    int chosen_ = 0, before_ = 0;  // before_: the card that sinks back
    Ticks clock_ = 0, idle_since_ = 0, chosen_since_ = 0;
    Layout layout_ = layout_for({0, 0, 1280, 720});
    KeyHints hints_;
    glm::vec2 pointer_ = platform::pointer_outside;
    std::optional<glm::vec2> down_at_;
    bool open_settings_ = false, open_rules_ = false;
    bool shown_already_ = false;  // the chosen game has just been demonstrated
    bool leaving_ = false;        // asked whether to: Back again leaves, anything else stays
    ui::SettingsPanel settings_;
    ui::RulesCard rules_card_;
    std::optional<SceneChange> request_;
};

}  // namespace boxcars::scenes
