// The title: the night train's poster and a carriage card for every table that is open. Left alone, it goes and shows a
// game.
#pragma once
#include "scenes/hud.h"

namespace boxcars::scenes {

struct Card {          // one table on the title
    std::string game;  // "pig": what Go names
    std::string name, car, line_1, line_2;
    render::Colour accent;
    render::DieKind die;
};

class TitleScene : public Scene {
 public:
    TitleScene(House& house, std::vector<Card> cards);

    void tick(const platform::Input& input, Ticks now) override;
    void draw(render::Stage& stage, double between) override;
    std::vector<Hot> hots() const override;
    void state(nlohmann::json& out) const override;
    std::optional<Go> wish() override { return std::exchange(wish_, {}); }

 private:
    void choose(int card);
    void open();
    render::Rect card_place(int card) const;
    void draw_card(render::Canvas& canvas, int card, double time) const;
    void draw_poster(render::Stage& stage, double time) const;

    House& house_;
    std::vector<Card> cards_;
    int chosen_ = 0;
    Ticks clock_ = 0, idle_since_ = 0, chosen_since_ = 0;
    Layout layout_ = layout_for({0, 0, 1280, 720});
    std::optional<Go> wish_;
};

}  // namespace boxcars::scenes
