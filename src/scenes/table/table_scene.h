// What every table does alike, whatever is played there: its time and pace, keys and buttons, the panels' switches, the
// dice between hand and table, the way back. The scene of a game adds what is played.
#pragma once
#include "scenes/hud.h"
#include "scenes/input_cooldown.h"
#include "scenes/narrator.h"
#include "scenes/table/celebration.h"
#include "scenes/table/coach_asking.h"
#include "scenes/table/demonstration.h"
#include "scenes/table/dice_cast.h"
#include "scenes/table/night_stop.h"
#include "scenes/table/pace.h"
#include "scenes/table/panels.h"
#include "scenes/table/question.h"
#include "scenes/table/reply.h"
#include "scenes/table/result_beat.h"
#include "scenes/table/table_view.h"
#include "ui/requests.h"

#include <span>

namespace boxcars::scenes {

// The keys that hurry whatever moves at a table: roll, confirm and skip. What hurries never throws, so that these are
// left out of what is heard after such a press.
bool go_on(const platform::Input& input);              // one of them is pressed: whatever moves may be hurried
platform::Input without_verbs(platform::Input input);  // the same with none of those three pressed

using KeyedButton = std::pair<platform::Action, const char*>;

class TableScene : public Scene {
 public:
    // Keys and buttons are heard, then as many ticks of the table are played as its pace has.
    void tick(const platform::Input& input, Ticks now) final;
    std::vector<HitTarget> hit_targets() const final {
        return question_.open() ? question_.hit_targets() : buttons_.hit_targets();
    }
    bool at_rest() const { return motion_ == Motion::None; }  // nothing flies, nothing is told
    void settle();  // time in which nobody acts: no chip is in the air, no flap turns any more

    Pace& pace() { return pace_; }
    std::span<const HitTarget> landmarks() const { return landmarks_; }  // to be pointed at: dice, boards
    bool covered() { return question_.open() || panels_of_table_.covers_table(); }
    void demonstrate(std::size_t line) { demonstration_.begin_with(line); }  // of odds, while it shows itself
    void follow_lesson(std::vector<std::string> asked) { buttons_.follow_lesson(std::move(asked)); }
    void leave_room(float below) { lay_in({0, 0, 1280, 720}, below); }  // at the foot of the window, logical px

    // ---- a recorded sitting that is watched here: watch/scene.h asks, the table carries it out ----
    virtual std::size_t entries() const = 0;  // of the sitting, so far
    // The table as it stood after so many, at once and unheard. `play_on`: the viewer plays on from there, as practice
    // that is not kept.
    virtual void lay_to(std::size_t entries, bool play_on = false) = 0;

 protected:
    using Clicked = std::optional<std::string>;  // the button, by name
    struct TableParts {                          // set once
        std::string_view game;                   // its name in the house
        TablePanels& panels;                     // of the game's scene, which outlives this
        std::span<const KeyedButton> keys;       // that press a button of this table's own
        CastFeel feel;
    };
    TableScene(SceneServices& services, bool demo, bool watching, TableParts parts);

    // ---- what a table adds ----
    virtual bool press_own(const std::string& button) = 0;  // false: not one of this table's own
    virtual void advance_own() {}                           // one tick of pieces that need no decision
    virtual void act(const platform::Input& input, const Clicked& clicked) = 0;
    virtual void set_own_buttons() = 0;            // what can be pressed now; in a demonstration nothing is
    virtual void update_boards(bool at_once) = 0;  // what the split flaps show, and where
    virtual bool game_running() const = 0;         // somebody plays, and has begun: to leave is asked first
    virtual Destination to_lab() const = 0;        // with this table's rules, bankroll and seats
    virtual ui::OddsFacts odds_facts() = 0;        // of the sheet in force; the best known first

    // ---- what it says and asks ----
    void refuse(const std::string& why);
    void tell(std::string words) {
        narrator_.say(words);
        news_.tell(std::move(words), clock_);
    }
    void ask_for_loan(std::vector<std::string> lines) {
        question_.ask_lines(TableQuestion::About::Loan, std::move(lines));
        question_.lay_out(layout_);
    }
    // Over all that a table draws: what was thrown and won, a demonstration's odds, what the player should know, and a
    // question that waits. `at`: clear of dice and print.
    void draw_front(render::Canvas& canvas, double time, render::Colour accent, const ThrowPlaces& at) const;

    // ---- as a stop of a Night ----
    void begin_stop(std::string_view game, const session::NightStop& stop, int done, bool over);
    void end_stop(const session::StopStanding& standing);  // says what it brought, and asks to go on to the next car
    bool at_stop() const { return night_.has_value(); }
    NightAtTable& night() { return *night_; }  // requires at_stop()
    const NightAtTable& night() const { return *night_; }

    // ---- what it may use ----
    void press(const std::string& button);
    void press_if(const platform::Input& input, platform::Action key, const char* button) {
        if (input.pressed(key)) press(button);
    }
    void advance();
    void close_hand(bool by_pointer);  // the dice are taken up and shaken
    TableNow table_now() const {
        return {services_.settings, layout_, clock_, played(), watching(), demo_, pace_.paused, coach_speaks()};
    }
    void table_state(nlohmann::json& out) const;  // of this class alone, as data
    ui::Transport transport_of(const session::ToldDice& dice) const {
        return {.paused = pace_.paused, .speed = pace_.speed, .seed = dice.seed.value_or(0), .seal = dice.seal};
    }
    void carry_out_time(const ui::Requests& requests) { pace_.carry_out(requests); }
    // A computer's wait, at the speed set; 0 stays 0.
    Ticks paced(Ticks ticks) const { return at_pace(ticks, services_.settings.computer_pace); }
    double lay_out(render::Stage& stage, double between);  // and hang the lamp; answers the picture's time
    render::Camera seen(const render::Camera& camera, double time) const {  // as a throw has it
        return cast_.seen_by(camera, time, services_.settings);
    }
    void show_on(world::Id flaps, render::Rect where, int cells, const std::string& text, bool at_once) {
        world::Flaps& board = *world_[flaps].flaps;
        board.reduced = services_.settings.reduced_motion;
        board.show_in(where, cells, text, clock_, at_once);
    }
    bool due() const { return clock_ >= until_; }
    bool shaking() const { return motion_ == Motion::Shaking; }
    bool flying() const { return motion_ == Motion::Committing || motion_ == Motion::Flying; }
    bool telling() const { return motion_ == Motion::Telling; }
    TablePanels& panels() { return panels_of_table_; }
    bool watching() const { return watching_; }
    void watch_from_here(bool on) { watching_ = on; }
    bool coach_speaks() const { return coach_asked_.speaks(services_.settings.coach); }
    bool played() const { return !demo_ && !watching(); }  // by somebody at this machine

    SceneServices& services_;
    bool demo_, watching_;
    Motion motion_ = Motion::None;
    Narrator narrator_{services_.narration, demo_};
    Layout layout_ = layout_for({0, 0, 1280, 720});
    Ticks clock_ = 0;  // the table's own time
    TableReply reply_;
    TableQuestion question_;
    TableNews news_;
    world::World world_;
    DiceCast cast_;
    ResultBeat beat_;
    Celebration celebration_;
    Buttons buttons_;
    Pace pace_;
    Ticks until_ = 0;  // when the present wait ends, in the table's own time
    CoachAsked coach_asked_;
    std::vector<HitTarget> landmarks_;  // set with the buttons
    bool loan_taken_ = false;           // that was asked for; it is to be carried out
    InputCooldown cooldown_;            // of the verbs

 private:
    void set_buttons();
    void listen(const platform::Input& input);
    void play_ticks(const platform::Input& input);
    void leave_for(Destination there);
    void lay_in(render::Rect window, float below);
    void hear_question(const platform::Input& input);

    std::string_view game_;
    TablePanels& panels_of_table_;
    std::span<const KeyedButton> keys_;
    float below_ = 0;
    Demonstration demonstration_;
    std::optional<NightAtTable> night_;  // nullopt: this is no stop of one
};

}  // namespace boxcars::scenes
