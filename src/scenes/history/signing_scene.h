// The page that asks for initials after the player has left a sitting with a new high score. The title follows.
#pragma once
#include "scenes/page_games.h"
#include "scenes/page_scene.h"
#include "session/history/figures.h"
#include "world/parts.h"

namespace boxcars::scenes {

// The new high scores that need initials before the title is shown. Empty: there are none.
std::optional<session::EnteredScores> scores_to_sign(SceneServices& services, const PageGames& games);

// Three initials on split flaps, chosen with arrows, pad or mouse, or typed.
class SigningScene : public PageScene {
 public:
    SigningScene(SceneServices& services, const PageGames& games, session::EnteredScores entered);

    void tick(const platform::Input& input, Ticks now) override;
    void draw(render::Stage& stage, double between) override;
    void overlay() override;  // the keyboard on the screen
    void state(nlohmann::json& out) const override;

 private:
    static constexpr int places = 3;
    enum class Given { None, Sign, Skip };
    Given hear(const platform::Input& input);
    Given press(const std::string& button);
    void type(char letter);  // ignores anything except A to Z
    void turn(int steps);
    void move(int by) { place_ = std::clamp(place_ + by, 0, places - 1); }
    void lay_out();
    render::Rect cell(int place) const;

    session::EnteredScores entered_;
    std::string title_, letters_;
    int place_ = 0;  // the selected initial, 0 to 2
    world::Flaps flaps_{};
    render::Rect plate_{};
};

}  // namespace boxcars::scenes
