// A table at which this game is played: the one path by which a decision and a throw come to its session and are shown.
// Decided first, completely; the dice fly when that is on the disk; then the facts are told, one after another; only
// then is the next move asked for. A press hurries what moves and never does anything else.
// A recorded sitting comes by the same path: one that goes on, or one that is watched, there and back to any entry.
// A game's folder makes the definitions, with game_scene_body.h and one line.
#pragma once
#include "scenes/game_die.h"
#include "scenes/game_now.h"
#include "scenes/guide/lesson.h"
#include "scenes/playback.h"
#include "scenes/sitting.h"
#include "scenes/table_scene.h"
#include "scenes/throwing.h"
#include "session/watched.h"

#include <nlohmann/json_fwd.hpp>

namespace boxcars::scenes {

template <class R>
struct TableOptions {
    session::Setup<R> setup{};             // players: "human" or a policy's name
    GameDie die{};                         // what is thrown
    std::string kept{};                    // a sitting in the store that goes on here, instead of a new one
    bool demo = false;                     // attract mode: the table plays itself, any input leaves
    session::WatchedRecording<R> watch{};  // a recorded sitting: decisions come from it, nobody plays
    std::int64_t watch_from = 1;  // its first entry that is shown as it happens, from 1; the others lie on the table
};

template <class R>
class GameScene : public TableScene {
 public:
    bool at_rest() const final { return throwing_.at_rest(); }
    const session::Session<R>& sitting() const { return *session_; }
    const char* phase() const {
        return at_rest() ? own_phase() : name_of(throwing_.motion());
    }  // what moves, or is waited for
    void state(nlohmann::json& out) const final;
    void ask_before(AskedBefore<R> question) { asked_before_ = std::move(question); }
    void practise(session::KeptSession<R> begun);  // goes on at this table, as practice that is kept nowhere

    std::size_t entries() const final { return session_->journal().size(); }
    void lay_to(std::size_t entries) final { playback_.lay_to(entries); }
    void branch() final { playback_.branch(); }

 protected:
    using Session = session::Session<R>;
    using State = typename R::State;
    using Event = typename R::Event;
    using Fact = typename R::Fact;
    using Facts = std::span<const Fact>;
    using Answer = session::Answer<R>;

    GameScene(SceneServices& services, bool demo, session::WatchedRecording<R> watch, CastFeel feel)
        : TableScene(services, demo, !watch.entries.empty(), std::move(feel)),
          playback_(*this, std::move(watch.entries)) {}

    // ---- what a game adds ----
    virtual void sit_down(session::Setup<R> setup) = 0;
    virtual void rules_changed() {}                // another sheet is in force, or waits
    virtual void report(nlohmann::json&) const {}  // what this table shows besides, as data
    virtual nlohmann::json json_of(const State& state) const;
    virtual void add_to_lab(LabRequest&) const {}  // bankroll and seats, as one would type them there
    virtual void new_game(Facts opening) = 0;      // another of the same sitting has begun
    // One tick while nothing flies and nothing is told. After a press that hurried, the verbs in `input` are left out.
    virtual void play(const platform::Input& input, const Clicked& clicked) = 0;
    virtual bool hurries_wait() const { return false; }  // is what play() waits for to be hurried, too?
    virtual void before_throw() {}
    virtual void thrown(const Answer&) {}  // on the disk, and in the air
    virtual std::vector<int> faces_of_dice(const std::vector<int>& faces) const { return faces; }
    virtual bool decides(const Answer&) const { return false; }  // does much hang on this throw, whatever comes?
    virtual void throw_refused() {}
    virtual void decided(const State& before, const Answer& answer) = 0;
    virtual void landed(Facts) {}               // the dice rest; all of the step, before it is told
    virtual Ticks reveal(Facts rest) = 0;       // its first fact; how long that is looked at
    virtual void revealed() = 0;                // all is told: what is shown is what was decided
    virtual void taken_back() {}                // the last decision; shown_ is as it was
    virtual const char* own_phase() const = 0;  // while nothing moves, as data

    // ---- a sitting begins, goes on and is left ----
    // A new sitting; or the kept one of that name, with the table as it was left. Throws Error when it cannot go on.
    // A recording that is watched begins to be seen at that entry, from 1; what was before lies on the table.
    void take_places(session::Setup<R> setup, const std::string& kept_name, std::int64_t watch_from);
    // A new session at this table. What nobody plays is not kept: a demonstration, or a recording being watched.
    void open_session(session::Setup<R> setup);
    void begin_sitting(const R& rules, std::vector<std::string> players, const std::optional<std::uint64_t>& seed,
                       const std::string& words = {});               // no seed: sealed dice, with the player's words
    void begin_asked(const std::optional<ui::NewTable<R>>& table) {  // in the seats
        if (table) begin_sitting(table->rules, table->players, table->seed, table->words);
    }
    void change_rules(const R& rules);
    session::KeptSession<R>& kept() { return sitting_.kept(); }

    // ---- the one path ----
    void act(const platform::Input& input, const Clicked& clicked) final;
    bool decide(const Event& event);
    void throw_dice(const world::Toss& hand, const std::vector<int>& by_hand = {});  // faces; none: as they fall
    // The dice are taken up with the roll key or, `by_pointer`, by pressing on them; false: nobody did.
    bool take_dice(const platform::Input& input, bool by_pointer);
    void begin_telling(Facts facts);   // what a decision led to
    void narrate_facts(Facts facts) {  // shown now
        if (!laying()) narrator_.say_facts(facts);
    }
    // What the step has won for somebody here, once: when it is told, or before that where the table says so.
    void celebrate();
    void next_game();
    void undo();
    void clear_table();  // nothing in the air, nothing untold
    void hurry();
    void follow_recording(float along = 1) { playback_.follow(along); }  // its next entry is decided or thrown
    // What the debug overlay asks for. `hand`: how dice laid by hand are thrown, where they may be.
    void carry_out(const ui::TableRequests<R>& asked, bool may_force = false, const world::Toss& hand = {}) {
        carry_out_time(asked);
        if (asked.apply_rules) change_rules(*asked.apply_rules);
        if (may_force && asked.force && !held_back({})) throw_dice(hand, *asked.force);
        begin_asked(asked.sit_down);
    }
    // What the panels may look at. `may_force`: the dice may be laid by hand now.
    ui::OverlayView<R> seen_by_panels(bool may_force = false) {
        return {.rules = session_->rules(),
                .next_rules = session_->next_table().rules,
                .shown = shown_,
                .journal = panels().journal(),
                .timings = services_.timings,
                .transport = transport(),
                .may_force = may_force,
                .practice = session_->practised()};
    }

    // ---- what it may use ----
    bool shaking() const { return throwing_.shaking(); }
    bool flying() const { return throwing_.flying(); }
    bool telling() const { return throwing_.telling(); }
    bool hurried() const { return throwing_.hurried(); }
    bool laying() const {
        return playback_.recording().unseen();
    }  // what was played is laid on the table again, unseen
    bool more_to_watch() const { return playback_.recording().more(entries()); }
    GameNow<R> game_now() const { return {table_now(), *session_, shown_, throwing_.motion()}; }
    std::uint64_t dust_now() const { return session_->hash() + static_cast<std::uint64_t>(clock_); }
    // The hand of a computer player: a strength, and a little to the side.
    world::Toss drawn_hand(double sideways, float along = 1) const {
        return scenes::drawn_hand(dust_now(), sideways, along);
    }
    ui::Transport transport() const { return transport_of(sitting_.told_dice(!played())); }

    const Session* session_ = nullptr;  // decided; changed by the one path alone
    State shown_{};                     // what the player has seen

 private:
    friend class Playback<R>;  // puts the table as the recording has it

    std::string_view game() const final { return R::game; }
    Destination to_lab() const final;
    bool game_running() const final { return played() && sitting_.running(); }
    void borrow() final;  // and take the seat then

    void take_up(session::KeptSession<R> kept);  // it is this table's from here on
    void take_seat(session::Setup<R> setup);     // with money of the purse, where the setup says so
    bool stop_ended();                           // of a Night, while nothing moves: nothing more is played here
    bool held_back(const Intent<R>& intent) {    // by whoever asked to be asked; says why
        const std::string why = asked_before_ ? asked_before_(intent) : "";
        if (!why.empty()) refuse(why);
        return !why.empty();
    }
    void fly();
    void land();
    void tell_on();

    Sitting<R> sitting_;
    Playback<R> playback_;
    AskedBefore<R> asked_before_;  // none: whatever the rules let
    Throwing<R> throwing_;
};

}  // namespace boxcars::scenes
