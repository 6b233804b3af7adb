// The page that asks for initials after the player has left a sitting with a new high score. The title follows.
#pragma once
#include "scenes/hud.h"
#include "scenes/page_games.h"
#include "session/history/figures.h"
#include "world/parts.h"

namespace boxcars::scenes {

// Three initials on split flaps for a high score, chosen with arrows, pad or mouse, or typed. The scene saves them.
class Signing {
 public:
    // `letters`: the initials given last time.
    Signing(session::EnteredScores entered, std::string title, const std::string& letters);

    const session::EnteredScores& entered() const { return entered_; }
    const std::string& letters() const { return letters_; }
    enum class Given { None, Sign, Skip };
    Given hear(const platform::Input& input, Ticks now);
    void type(char letter, Ticks now);  // ignores anything except A to Z
    bool take_flip() { return flaps_.flips > 0 && std::exchange(flaps_.flips, 0) > 0; }
    bool moving() const { return flaps_.moving(); }

    void lay_out(const Layout& layout, const platform::Bindings& keys, bool reduced, Ticks now);
    void draw(render::Canvas& canvas, double time) const;
    std::vector<HitTarget> hit_targets() const { return buttons_.hit_targets(); }
    int place() const { return place_; }

 private:
    void turn(int steps, Ticks now);
    void move(int places);
    Given press(const std::string& button, Ticks now);
    render::Rect cell(int place) const;

    session::EnteredScores entered_;
    std::string title_;
    std::string letters_;
    int place_ = 0;  // the selected initial, 0 to 2
    world::Flaps flaps_{};
    Buttons buttons_;
    render::Rect plate_{};
};

// The new high scores that need initials before the title is shown. Empty: there are none.
std::optional<session::EnteredScores> scores_to_sign(SceneServices& services, const PageGames& games);

class SigningScene : public Scene {
 public:
    SigningScene(SceneServices& services, const PageGames& games, session::EnteredScores entered);

    void tick(const platform::Input& input, Ticks now) override;
    std::vector<HitTarget> hit_targets() const override { return signing_.hit_targets(); }
    void draw(render::Stage& stage, double between) override;
    void overlay() override;  // the keyboard on the screen
    void state(nlohmann::json& out) const override;

 private:
    void lay_out();

    SceneServices& services_;
    Signing signing_;
    Layout layout_ = layout_for({0, 0, 1280, 720});
    Ticks clock_ = 0;
};

}  // namespace boxcars::scenes
