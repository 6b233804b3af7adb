// What is the same at every table, whatever is played: time and pace, keys and buttons, questions, words to the player,
// the coaches, the split flaps, and what is drawn in front. Table owns it and does what it asks through TableHooks.
#pragma once
#include "scenes/table/coaches.h"
#include "scenes/table/demonstration.h"
#include "scenes/table/panels.h"
#include "scenes/table/question.h"
#include "scenes/table/step_motion.h"

namespace boxcars::scenes {

using Clicked = std::optional<std::string>;  // name of the clicked button

// Whether the left button was pressed at a point for which `on_it` returns true.
template <class OnIt>
bool pressed_where(const Input& input, const OnIt& on_it) {
    return std::ranges::any_of(input.presses, [&](const Press& press) {
        return press.kind == PressKind::PointerDown && press.button == 1 && on_it(press.at);
    });
}

class TableHooks {  // what a table does when its frame asks
 public:
    virtual void act(const Input& input, const Clicked& clicked) = 0;  // one tick
    virtual void advance_own() {}                                      // advances its own animations by one tick
    virtual void set_own_buttons() = 0;            // not called in a demonstration or a goal's look back
    virtual void update_boards(bool at_once) = 0;  // the split-flap displays
    virtual ui::OddsFacts odds_facts() = 0;        // facts of the current rules, best-known first
    virtual bool game_running() const = 0;         // true: leaving needs a confirmation
    virtual Destination to_lab() const = 0;        // with this table's rules, bankroll and seats
    virtual void lay_to(std::size_t entries, bool play_on = false) = 0;  // see Table::lay_to()

 protected:
    ~TableHooks() = default;
};

// How fast a table's time runs: normal, slower, faster, paused or tick by tick. No result depends on it.
struct Pace {
    bool paused = false, step_requested = false;
    float speed = 1;  // 0.1 to 4; 1: normal
    void next_speed() { speed = speed < 1.5f ? 2.0f : speed < 3 ? 4.0f : 1.0f; }
    void carry_out(const ui::TimeRequests& requests) {
        if (requests.pause) paused = *requests.pause;
        if (requests.step) step_requested = true;
        if (requests.speed) speed = *requests.speed;
    }
    int ticks(bool step_key) {  // how many table ticks this arcade tick has
        const bool step = std::exchange(step_requested, false) || step_key;
        owed_ += paused ? (step ? 1.0 : 0.0) : static_cast<double>(speed);
        const int whole = static_cast<int>(owed_);
        owed_ -= whole;
        return whole;
    }
    double between(double share) const {  // part of a table tick since the last one
        return paused ? 0.0 : share * std::min(1.0, static_cast<double>(speed));
    }

 private:
    double owed_ = 0;  // fraction of a tick not yet played
};

class TableFrame {
 public:
    TableFrame(SceneServices& services, TableHooks& table, TablePanels& panels, std::string_view game, bool demo,
               bool watching, CastFeel feel);

    // Handles keys and buttons, then advances the table by as many ticks as its pace allows. Returns where to go.
    std::optional<Destination> tick(const Input& input, Ticks now);
    void step(const Input& input = {}, const Clicked& clicked = {});  // one tick of the table
    void settle() {  // advances the clock by a minute at once, so that chips and flaps come to rest
        clock_ += 60 * ticks_per_second;
        advance();
        table_.update_boards(true);
    }

    // ---- commands ----
    TableCommands& commands() { return commands_; }
    const TableCommands& commands() const { return commands_; }
    // Adds the commands of a look back. `key` opens it. `look` moves on by `by` decisions, or back to the present
    // for 0, and returns words for the player.
    void add_look_back_commands(const LookBackSteps& steps, std::vector<Action> key,
                                std::function<std::string(int by)> look);
    void look_back(int by) {
        const std::string words = coaches_.has_goal() ? look_at_goal(by) : look_(by);
        if (!words.empty()) words_.reply.say(words, clock_);
        table_.update_boards(false);
    }
    // Returns true while the look back is open; it then takes all input.
    bool heard_look_back(const Input& input) {
        if (!look_back_steps()->open()) return false;
        if (const char* button = looked_on(input)) press(button);
        return true;
    }
    void press(const std::string& button);
    bool conceded() { return std::exchange(conceded_, false); }  // the goal was given up since the last call

    // ---- words ----
    void refuse(const std::string& why) {
        words_.refuse(why, clock_);
        services_.refuse_click();
    }
    void say(std::string words) { words_.say(std::move(words), clock_); }
    TableWords& words() { return words_; }
    TableReply& reply() { return words_.reply; }
    const TableReply& reply() const { return words_.reply; }

    // ---- the picture ----
    // Updates the layout and the lamp's sway; returns the time to draw, in ticks.
    double lay_out(Stage& stage, double between);
    std::vector<HitTarget> hit_targets() const {
        return asks() ? question_.hit_targets() : stamp_.lasts() ? stamp_.hit_targets() : buttons_.hit_targets();
    }
    // Where the gauge of a station stands, the table's own dark, which its face takes, and the sign that a big win
    // lights.
    void furnish(GaugeRoom room, Colour face, Wordmark sign) {
        gauge_room_ = room, gauge_face_ = face;
        celebration().chase_along(sign);
    }
    void leave_room(float below) { lay_in(reference_canvas, below); }  // `below`: px free at the foot
    Camera seen(const Camera& camera, double time) const {             // shaken, and moved closer by a throw
        return stamp_.shaken(motion_.cast.seen_by(camera, time, services_.settings), time,
                             services_.settings.screen_shake);
    }
    void show_on(std::span<const FlapBoard> boards, bool at_once);
    // Draws split flaps, the last throw and win, news, tickets, stamp and question. `at`: clear of dice and print.
    void draw_front(Stage& stage, double time, Colour accent, const ThrowPlaces& at);
    TableNow now() const;
    void report(Json& out) const;  // adds its values to the state as JSON
    bool demo() const { return demo_; }
    bool watching() const { return watching_; }
    void watch(bool on) { watching_ = on; }
    bool played() const { return !demo_ && !watching_; }  // a person plays at this table
    bool at_rest() const { return motion_.at_rest(); }    // no animation runs
    bool asks() const { return question_.open(); }
    bool covered() const { return asks() || panels_.covers_table(); }
    Ticks clock() const { return clock_; }  // table time, in ticks
    bool due() const { return motion_.due(clock_); }
    // Delays automatic moves by `ticks`. `may_be_hurried`: Roll, Confirm and Skip end the delay.
    void wait(Ticks ticks, bool may_be_hurried = false) { motion_.wait(clock_ + ticks, may_be_hurried); }
    // A computer player's wait at the speed in the settings, half as long at a station: at least one tick, if any.
    Ticks paced(Ticks ticks) const {
        const double pace =
            std::max(0.1, static_cast<double>(services_.settings.computer_pace)) * (coaches_.at_station() ? 2 : 1);
        return ticks == 0 ? 0 : std::max<Ticks>(1, static_cast<Ticks>(real(ticks) / pace));
    }
    void cut_short() { cooldown_.begin(); }  // an animation was cut short by a press
    const InputCooldown& cooldown() const { return cooldown_; }
    const Layout& layout() const { return layout_; }
    Pace& pace() { return pace_; }
    const Pace& pace() const { return pace_; }
    TablePanels& panels() { return panels_; }
    world::World& world() { return world_; }
    StepMotion& motion() { return motion_; }
    const StepMotion& motion() const { return motion_; }
    DiceCast& dice() { return motion_.cast; }
    const DiceCast& dice() const { return motion_.cast; }
    Celebration& celebration() { return motion_.celebration; }
    const Celebration& celebration() const { return motion_.celebration; }
    Buttons& buttons() { return buttons_; }
    TableQuestion& question() { return question_; }
    MilestoneTickets& tickets() { return tickets_; }
    // Shows the end of a station and narrates it; after a look back from there, only shows it again.
    void stamp(const session::StopStanding& standing);
    bool stamped() const { return stamp_.lasts(); }
    TableCoaches& coaches() { return coaches_; }
    const TableCoaches& coaches() const { return coaches_; }
    Demonstration& demonstration() { return demonstration_; }

 private:
    void set_buttons();
    void listen(const Input& input);
    void play_ticks(const Input& input);
    void hear_question(const Input& input);
    void hear_stamp(const Input& input);
    void leave_for(Destination there) {
        const GoalCoach* goal = at_rest() ? coaches_.goal_played() : nullptr;
        if (!table_.game_running()) return void(request_ = std::move(there));
        question_.ask_to_leave_for(std::move(there), services_.store != nullptr, goal ? goal->concede_words() : "");
    }
    void go_back() {
        if (const auto* steps = look_back_steps(); steps && steps->open()) return look_back(0);
        leave_for(coaches_.at_station() ? Destination{coaches_.board()} : ToTitle{});
    }
    std::string look_at_goal(int by);
    const LookBackSteps* look_back_steps() const { return coaches_.has_goal() ? &coaches_.goal() : look_back_steps_; }
    void lay_in(Rect window, float below);
    void advance();  // advances the animations by one tick
    SceneServices& services_;
    TableHooks& table_;
    TablePanels& panels_;  // owned by the game's table
    std::string_view game_;
    const bool demo_;
    bool watching_;
    Layout layout_ = layout_for(reference_canvas);
    Ticks clock_ = 0;
    world::World world_;
    StepMotion motion_;
    Buttons buttons_;
    Pace pace_;
    TableWords words_;
    TableQuestion question_;
    TableCoaches coaches_;
    Stamp stamp_;
    MilestoneTickets tickets_;
    Demonstration demonstration_;
    InputCooldown cooldown_;
    TableCommands commands_;
    const LookBackSteps* look_back_steps_ = nullptr;  // nullptr: this table has no look back
    std::function<std::string(int by)> look_;
    std::optional<Destination> request_;
    GaugeRoom gauge_room_ = GaugeRoom::Own;
    Colour gauge_face_ = colours::coal;
    float below_ = 0;        // px free at the foot
    bool conceded_ = false;  // accepted, but not carried out by the table yet
};

}  // namespace boxcars::scenes
