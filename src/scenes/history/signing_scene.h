// The mail car when a sitting has entered a table of high scores and its table was left: it is signed, or not, and the
// title is next.
#pragma once
#include "scenes/history/signing.h"
#include "scenes/page_games.h"

namespace boxcars::scenes {

// What is to be signed before the title is seen again. Nothing: no sitting has entered a table.
std::optional<session::EnteredScores> scores_to_sign(SceneServices& services, const PageGames& games);

class SigningScene : public Scene {
 public:
    SigningScene(SceneServices& services, const PageGames& games, session::EnteredScores entered);

    void tick(const platform::Input& input, Ticks now) override;
    std::vector<HitTarget> hit_targets() const override { return signing_.hit_targets(); }
    void draw(render::Stage& stage, double between) override;
    void state(nlohmann::json& out) const override;

 private:
    void lay_out();

    SceneServices& services_;
    Signing signing_;
    Layout layout_ = layout_for({0, 0, 1280, 720});
    Ticks clock_ = 0;
};

}  // namespace boxcars::scenes
