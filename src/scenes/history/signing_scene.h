// The mail car when a sitting has entered a table of high scores and its table was left: it is signed, or not, and the
// title is next.
#pragma once
#include "scenes/hud.h"
#include "scenes/page_games.h"
#include "session/history/figures.h"
#include "world/parts.h"

namespace boxcars::scenes {

// Three letters on split flaps under a sitting that has entered a table of high scores: turned with the arrows, the
// pad, the mouse or typed. Decides what the letters are and when they are given; who keeps them is the scene's.
class Signing {
 public:
    // `letters`: those given last.
    Signing(session::EnteredScores entered, std::string title, const std::string& letters);

    const session::EnteredScores& entered() const { return entered_; }
    const std::string& letters() const { return letters_; }
    enum class Given { None, Sign, Skip };
    Given hear(const platform::Input& input, Ticks now);
    void type(char letter, Ticks now);  // A to Z; anything else is passed over
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
    int place_ = 0;  // 0 to 2
    world::Flaps flaps_{};
    Buttons buttons_;
    render::Rect plate_{};
};

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
