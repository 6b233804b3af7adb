// The part of a table that is the same in every game: time and pace, keys and buttons, panels, the animation of the
// dice, leaving. GameScene adds the session; each game's own scene adds its play and its picture.
#pragma once
#include "base/ticks.h"
#include "platform/settings.h"
#include "scenes/buttons.h"
#include "scenes/hud.h"
#include "scenes/scene.h"
#include "scenes/station_words.h"
#include "scenes/table/celebration.h"
#include "scenes/table/demonstration.h"
#include "scenes/table/dice_cast.h"
#include "scenes/table/goal_coach.h"
#include "scenes/table/look_back.h"
#include "scenes/table/pace.h"
#include "scenes/table/panels.h"
#include "scenes/table/question.h"
#include "scenes/table/reply.h"
#include "scenes/table/result_beat.h"
#include "scenes/table/table_view.h"
#include "session/standing.h"
#include "ui/requests.h"

#include <span>

namespace boxcars::scenes {

// What a station of a Long Run adds to a table: a line with its number and how much of it is left, and at the end its
// result, from which one press leads onwards. The session knows how much has been played.
class StationAtTable {
 public:
    // `unit`: of the table's amounts, "cents" or "coins".
    StationAtTable(std::string_view unit, session::StopTerms stop) : stop_(std::move(stop)), unit_(unit) {}

    void stands(int done, bool over);  // updates the line
    // `chance`: the chance of a station's goal, in words. Empty: there is none.
    std::string line(const std::string& chance = {}) const {
        return chance.empty() || over() ? line_ : line_ + " · chance " + chance;
    }
    std::string greeting() const;                      // what is said to a player who sits down here
    bool over() const { return last_stands_.second; }  // nothing more is bet or thrown here
    // Called every tick once the station is over. True once, when its last throw has been visible for 1.5 s.
    bool ends(Ticks now);
    void ends_again() { asked_ = false; }                            // asks again, after a look back
    std::string title(const session::StopStanding& standing) const;  // the title of the result
    // `won`: a sentence about what a station brought or cost; may be empty.
    std::vector<std::string> result(const session::StopStanding& standing, const std::string& won) const;
    ToRun board() const { return ToRun{stop_.station.run, true}; }  // the run's board

 private:
    session::StopTerms stop_;
    std::string line_{};
    std::pair<int, bool> last_stands_{-1, false};  // arguments of the last stands()
    std::string_view unit_;
    std::optional<Ticks> over_since_{};
    bool asked_ = false;
};

// Whether the coach gives advice at a table now. The setting says when: always, never, or from being asked until the
// next throw. Each game words its own advice.
class CoachAsked {
 public:
    bool speaks(platform::Coach setting) const {
        return setting == platform::Coach::Always || (setting == platform::Coach::WhenAsked && asked_);
    }
    // Handles the coach's key: asks a silent coach for advice, or silences a speaking one until he is asked again.
    void press(platform::Coach& setting) {
        asked_ = !speaks(setting);
        setting = platform::Coach::WhenAsked;
    }
    void ask() { asked_ = true; }
    void thrown() { asked_ = false; }  // advice ends with the throw

 private:
    bool asked_ = false;
};

// The coach setting after a click on the "always" box in the seats. A cleared box turns Always into WhenAsked and does
// not change the other values.
inline platform::Coach ticked(platform::Coach before, bool always) {
    if (always) return platform::Coach::Always;
    return before == platform::Coach::Always ? platform::Coach::WhenAsked : before;
}

// Roll, Confirm and Skip cut animations short. For a short time after such a press they are ignored, so that a second
// press does not throw the dice.
bool go_on(const platform::Input& input);              // returns true if one of them is pressed
platform::Input without_verbs(platform::Input input);  // removes presses of these keys

// Whether the left button was pressed at a point for which `on_it` returns true.
template <class OnIt>
bool pressed_where(const platform::Input& input, const OnIt& on_it) {
    return std::ranges::any_of(input.presses, [&](const platform::Press& press) {
        return press.kind == platform::PressKind::PointerDown && press.button == 1 && on_it(press.at);
    });
}

class TableScene : public Scene {
 public:
    // Handles keys and buttons, then advances the table by as many ticks as its pace allows.
    void tick(const platform::Input& input, Ticks now) final;
    std::vector<HitTarget> hit_targets() const final {
        return question_.open() ? question_.hit_targets() : buttons_.hit_targets();
    }
    bool at_rest() const { return motion_ == Motion::None; }  // no animation runs
    // Advances the table's clock by a minute at once, so that chips and flaps come to rest.
    void settle();

    Pace& pace() { return pace_; }
    std::span<const HitTarget> landmarks() const { return landmarks_; }  // places a lesson can point at
    bool looks_at_goal() const { return goal_ && goal_->open(); }        // the look back at a station is open
    bool covered() { return question_.open() || panels_of_table_.covers_table(); }
    void demonstrate(std::size_t line) { demonstration_.begin_with(line); }  // selects the line of odds
    void follow_lesson(std::vector<std::string> asked) { buttons_.follow_lesson(std::move(asked)); }
    void leave_room(float below) { lay_in({0, 0, 1280, 720}, below); }  // `below`: px free at the foot

    // ---- watching a recording, for scenes/watch/scene.h, and the look back at a station ----
    virtual std::size_t entries() const = 0;  // number of journal entries
    // Sets up the table as it was after that many entries, without animation or sound. `play_on`: the viewer plays on
    // from there, as unsaved practice. If no recording is watched, the sitting itself does not change.
    virtual void lay_to(std::size_t entries, bool play_on = false) = 0;

 protected:
    using Clicked = std::optional<std::string>;  // name of the clicked button
    struct TableParts {
        std::string_view game;  // for example "craps"
        TablePanels& panels;    // owned by the game's scene
        CastFeel feel;
    };
    TableScene(SceneServices& services, bool demo, bool watching, TableParts parts);

    // ---- implemented by each table ----
    virtual void advance_own() {}  // advances its animations by one tick
    virtual void act(const platform::Input& input, const Clicked& clicked) = 0;
    virtual void set_own_buttons() = 0;            // not called in a demonstration or a goal's look back
    virtual void update_boards(bool at_once) = 0;  // the split-flap displays
    virtual bool game_running() const = 0;         // true: leaving needs a confirmation
    virtual Destination to_lab() const = 0;        // with this table's rules, bankroll and seats
    virtual ui::OddsFacts odds_facts() = 0;        // facts of the current rules, best-known first

    // ---- commands ----
    // Adds this game's commands, before those that every table has.
    void add_commands(std::vector<SceneCommand> own) {
        for (const SceneCommand& each : own) keys_.insert(keys_.end(), each.keys.begin(), each.keys.end());
        commands_.insert(commands_.begin(), std::make_move_iterator(own.begin()), std::make_move_iterator(own.end()));
    }
    // Adds the commands of a look back. `key` opens it. `look` moves on by `by` decisions, or back to the present
    // for 0, and returns words for the player.
    void add_look_back_commands(const LookBackSteps& steps, std::vector<platform::Action> key,
                                std::function<std::string(int by)> look);
    void look_back(int by);
    // Returns true while the look back is open; it then takes all input.
    bool heard_look_back(const platform::Input& input);
    // Carries out the requested commands that fit the awaited move. Returns false if there were none.
    bool hear_move(const platform::Input& input, const Clicked& clicked);

    // ---- messages and questions ----
    void refuse(const std::string& why);
    void say(std::string words) {
        narrator_.say(words);
        news_.say(std::move(words), clock_);
    }
    // Draws on top of the table: the last throw and win, a demonstration's odds, notices and an open question. `at`:
    // places clear of dice and print.
    void draw_front(render::Canvas& canvas, double time, render::Colour accent, const ThrowPlaces& at) const;

    // ---- as a station of a run ----
    void begin_stop(std::string_view unit, const session::StopTerms& stop, int done, bool over);
    // Shows the result of the stop or station and offers to go on to the next one.
    void end_stop(const session::StopStanding& standing);
    bool at_stop() const { return station_.has_value(); }
    StationAtTable& station() { return *station_; }  // requires at_stop()

    // ---- the goal of a station ----
    void begin_goal(const session::StopTerms& stop, std::span<const std::string> players);
    bool has_goal() const { return goal_.has_value(); }
    GoalCoach& goal() { return *goal_; }  // requires has_goal()
    void hear_goal(std::uint64_t hash);   // once a tick while the table rests; `hash`: of the sitting
    std::string stop_line() const { return station_ ? station_->line(goal_ ? goal_->chance() : "") : ""; }

    // ---- for derived classes ----
    void press(const std::string& button);
    void advance();
    TableNow table_now() const {
        return {services_.settings, layout_,        clock_,
                played(),           watching(),     demo_,
                pace_.paused,       coach_speaks(), goal_ && station_ ? &*goal_ : nullptr,
                news_.shown(clock_)};
    }
    void table_state(nlohmann::json& out) const;  // adds this class's values
    // A computer player's wait at the speed in the settings: at least one tick, but 0 stays 0.
    Ticks paced(Ticks ticks) const {
        const double pace = std::max(0.1, static_cast<double>(services_.settings.computer_pace));
        return ticks == 0 ? 0 : std::max<Ticks>(1, static_cast<Ticks>(static_cast<double>(ticks) / pace));
    }
    // Updates the layout and the lamp's sway; returns the time to draw, in ticks.
    double lay_out(render::Stage& stage, double between);
    render::Camera seen(const render::Camera& camera, double time) const {  // with a throw's shake and zoom
        return cast_.seen_by(camera, time, services_.settings);
    }
    void show_on(std::span<const FlapBoard> boards, bool at_once) {
        for (const auto& [flaps, where, cells, text] : boards) {
            world::Flaps& board = *world_[flaps].flaps;
            board.reduced = services_.settings.reduced_motion;
            board.show_in(where, cells, text, clock_, at_once);
        }
    }
    bool due() const { return clock_ >= until_; }
    bool shaking() const { return motion_ == Motion::Shaking; }
    bool flying() const { return motion_ == Motion::Committing || motion_ == Motion::Flying; }
    bool announcing() const { return motion_ == Motion::Announcing; }
    TablePanels& panels() { return panels_of_table_; }
    bool watching() const { return watching_; }
    void watch_from_here(bool on) { watching_ = on; }
    void press_coach();  // at a station the answer is kept for the next ones
    bool coach_asked() const { return coach_asked_.speaks(services_.settings.coach); }
    bool coach_speaks() const { return !(goal_ && station_) && coach_asked(); }  // the game's own coach speaks
    bool played() const { return !demo_ && !watching(); }                        // a person plays at this table

    SceneServices& services_;
    bool demo_, watching_;
    Motion motion_ = Motion::None;
    Narrator narrator_{services_.narration, demo_};
    Layout layout_ = layout_for({0, 0, 1280, 720});
    Ticks clock_ = 0;  // table time, in ticks
    TableReply reply_;
    TableQuestion question_;
    TableNews news_;
    world::World world_;
    DiceCast cast_;
    ResultBeat beat_;
    Celebration celebration_;
    Buttons buttons_;
    Pace pace_;
    Ticks until_ = 0;             // end of the current wait
    const char* waits_for_ = "";  // name of the awaited move
    CoachAsked coach_asked_;
    std::vector<HitTarget> landmarks_;  // set together with the buttons
    bool conceded_ = false;             // accepted, but not carried out by act() yet
    InputCooldown cooldown_;            // after an animation was cut short

 private:
    void set_buttons();
    void listen(const platform::Input& input);
    void play_ticks(const platform::Input& input);
    void leave_for(Destination there);
    void go_back();
    void lay_in(render::Rect window, float below);
    void hear_question(const platform::Input& input);
    std::string look_at_goal(int by);
    const LookBackSteps* look_back_steps() const { return goal_ ? &*goal_ : look_back_steps_; }

    std::string_view game_;
    TablePanels& panels_of_table_;
    std::vector<SceneCommand> commands_;
    const LookBackSteps* look_back_steps_ = nullptr;  // nullptr: this table has no look back
    std::function<std::string(int by)> look_;
    float below_ = 0;
    Demonstration demonstration_;
    std::optional<StationAtTable> station_;  // nullopt: not a station
    std::optional<GoalCoach> goal_;          // only at a station with a goal
};

}  // namespace boxcars::scenes
