// Pig, the Buffet Car: race to the goal with one pink die. Throw it, hold, watch the house do the same.
// The session decides and stores every roll before anything moves; this scene only shows it, when the die has come to
// rest.
#pragma once
#include "scenes/game_scene.h"
#include "scenes/pig/panels.h"
#include "scenes/pig/seats.h"

namespace boxcars::scenes {

extern template class GameScene<pig::Rules>;
using PigOptions = TableOptions<pig::Rules>;

class PigScene : public GameScene<pig::Rules> {
 public:
    PigScene(SceneServices& services, PigOptions options);

    void draw(render::Stage& stage, double between) override;
    void overlay() override;
    void state(nlohmann::json& out) const override;

 private:
    enum class Phase { Choosing, Opening, Thinking, Waiting, Finished };

    // act: a person's or a policy's decision, decided and stored by the session at once
    void keep_solution();
    void person(const platform::Input& input, const std::optional<std::string>& clicked);
    bool pressed_on_die(const platform::Input& input) const;
    void computer();
    void thrown(const Answer& answer) override;
    std::vector<int> faces_of_dice(const std::vector<int>& faces) const override;
    void decided(const pig::State& before, const Answer& answer) override;
    void remember(bool rolled);  // for the look back
    void new_game(Facts opening) override;
    TablePanels& panels() override { return panels_; }
    std::span<const KeyedButton> keys() const override;
    bool press_own(const std::string& button) override;
    void advance_own() override;
    void play(const platform::Input& input, const std::optional<std::string>& clicked) override;
    std::vector<HitTarget> own_hit_targets() const override;
    void set_buttons() override;
    void update_boards(bool at_once = false) override;
    void sit_down(session::Setup<pig::Rules> setup) override;
    bool unopened() const override { return phase_ == Phase::Choosing; }

    // show: what happened, once the player may know it
    Ticks reveal(Facts rest) override;
    Ticks busted(const pig::Busted& busted);
    Ticks banked(const pig::Banked& banked);
    void revealed() override;
    void start_turn();
    void finish();

    // draw: in pig_scene_draw.cpp
    void draw_tags(render::Canvas& canvas, const render::Camera& camera, double time) const;
    void draw_die(render::Stage& stage, const render::Camera& camera, double time);
    void draw_controls(render::Canvas& canvas, double time);
    void draw_coach(render::Canvas& canvas, const pig_look::Sides& sides) const;
    pig_look::Turn turn_on_show() const;
    pig_look::End ending() const;
    std::vector<pig_look::Tally> match_tally() const;
    std::string status() const;
    render::Colour near_hue() const;  // whose rail, flaps and tags: inner and outer
    render::Colour far_hue() const;
    std::string under_name(int seat) const;

    // feel of the moment
    bool is(Phase phase) const { return at_rest() && phase_ == phase; }
    bool by_hand(int player) const { return !watching() && seats_->human(player); }

    std::optional<PigSeats> seats_;
    odds::PigSolverService solver_;
    std::shared_ptr<const odds::PigSolution> solution_;

    world::Id near_wagon_{}, far_wagon_{}, near_flaps_{}, far_flaps_{};
    std::optional<render::Rect> die_spot_;
    PigPanels panels_;

    Phase phase_ = Phase::Opening;
    Ticks drain_since_ = -1, won_since_ = -1;

    std::vector<int> faces_;                 // of the turn on show
    int lost_ = 0, banked_ = 0;              // just now, by a snout or by a hold
    std::vector<odds::Decision> decisions_;  // by people, this game
    std::vector<int> deciders_;
    pig_look::End end_;  // of the game just finished
};

}  // namespace boxcars::scenes
