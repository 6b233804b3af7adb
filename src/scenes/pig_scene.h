// Pig, the Buffet Car: race to the goal with one pink die. Throw it, hold, watch the house do the same.
// The session decides and stores every roll before anything moves; this scene only shows it, when the die has come to
// rest.
#pragma once
#include "scenes/pig_panels.h"
#include "scenes/dice_cast.h"
#include "scenes/pace.h"
#include "scenes/pig_table.h"
#include "session/recording.h"
#include "session/session.h"
#include "world/world.h"

namespace boxcars::scenes {

struct PigOptions {
    session::Setup<pig::Rules> setup;
    bool choose_seats = false;                    // open with the seats panel
    bool demo = false;                            // attract mode: no overlay, no buttons, any input leaves
    std::vector<session::RecordedEntry> watch{};  // a recorded sitting's entries: decisions come from it, nobody plays
};

class PigScene : public Scene {
 public:
    PigScene(House& house, PigOptions options);

    void tick(const platform::Input& input, Ticks now) override;
    void draw(render::Stage& stage, double between) override;
    void overlay() override;
    std::vector<Hot> hots() const override;
    void state(nlohmann::json& out) const override;
    std::string sitting() const override;
    std::optional<std::string> take_ended_sitting() override { return std::exchange(ended_sitting_, {}); }
    std::optional<Go> wish() override { return std::exchange(wish_, {}); }
    bool moving() const override;

 private:
    enum class Phase { Choosing, Opening, Thinking, Waiting, Shaking, Flying, Telling, Finished };

    // act: a person's or a policy's decision, decided and stored by the session at once
    void advance();
    void act(const platform::Input& input, const std::optional<std::string>& clicked);
    void keep_solution();
    void listen(const platform::Input& input);
    void press(const std::string& button);
    void person(const platform::Input& input, const std::optional<std::string>& clicked);
    bool pressed_on_die(const platform::Input& input) const;
    void computer();
    void follow_recording();
    void throw_die(world::Hand hand, const std::vector<int>& forced = {});
    void hold();
    void next_game();
    void sit_down(session::Setup<pig::Rules> setup);

    // show: what happened, once the player may know it
    void catch_up();
    void tell(const pig::Fact& fact);
    void start_turn();
    void finish();
    void update_boards(bool at_once = false);
    void hurry();

    // draw: in pig_scene_draw.cpp
    void set_buttons();
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
    bool watching() const { return !watch_.empty(); }
    bool by_hand(int player) const { return !watching() && seats_->human(player); }
    Ticks paced(Ticks ticks) const;  // a computer's wait, at the speed set

    House& house_;
    std::optional<session::Session<pig::Rules>> session_;
    std::optional<PigSeats> seats_;
    odds::PigDesk desk_;
    std::shared_ptr<const odds::PigSolution> solution_;
    bool demo_ = false;
    std::vector<session::RecordedEntry> watch_;  // a recorded sitting; empty when somebody plays

    world::World world_;
    world::Id near_wagon_{}, far_wagon_{}, near_flaps_{}, far_flaps_{};
    DiceCast cast_;
    Layout layout_ = layout_for({0, 0, 1280, 720});
    Buttons buttons_;
    std::optional<render::Rect> die_spot_;
    PigPanels panels_;

    Phase phase_ = Phase::Opening;
    Ticks clock_ = 0, until_ = 0;  // the scene's own time; when the present phase ends
    Pace pace_;
    bool hurried_ = false;
    Ticks drain_since_ = -1, won_since_ = -1;

    pig::Step step_{};                       // the last step decided
    std::vector<pig::Fact> untold_;          // its facts not yet told
    pig::State shown_{};                     // what the player has seen
    std::vector<int> faces_;                 // of the turn on show
    int lost_ = 0, banked_ = 0;              // just now, by a snout or by a hold
    std::vector<odds::Decision> decisions_;  // by people, this game
    std::vector<int> deciders_;
    pig_look::End end_;  // of the game just finished
    std::optional<Go> wish_;
    std::optional<std::string> ended_sitting_;  // another began at this table
};

}  // namespace boxcars::scenes
