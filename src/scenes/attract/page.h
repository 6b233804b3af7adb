// A page of the attract mode in front of the night train: a game's high scores on split flaps, or how to play the game.
// The page only reads the store. After 14 seconds the tour continues; any key ends the tour.
#pragma once
#include "scenes/history/look.h"
#include "scenes/page_games.h"
#include "scenes/table/demonstration.h"
#include "scenes/title/carriage_card.h"

namespace boxcars::scenes {

class AttractPage : public Scene {
 public:
    // `games` must include the stop's game, for its high scores.
    AttractPage(SceneServices& services, const AttractStop& stop, Card card, const PageGames& games);

    void tick(const platform::Input& input, Ticks now) override;
    void draw(render::Stage& stage, double between) override;
    void state(nlohmann::json& out) const override;

 private:
    void draw_how_to_play(render::Canvas& canvas, render::Rect plate) const;

    SceneServices& services_;
    AttractStop stop_;
    Card card_;
    ui::CardPage page_;  // the page of the rules card that is shown
    history_look::ScoreBoard board_;
    Layout layout_ = layout_for({0, 0, 1280, 720});
    Ticks clock_ = 0;
};

}  // namespace boxcars::scenes
