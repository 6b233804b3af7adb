// The sitting at a table: its session and where that is kept, how one begins, goes on and is left, the sheet in force,
// and the same as data. The path by which a step comes to the session and is shown is GameScene's.
#pragma once
#include "scenes/celebration.h"
#include "scenes/game_now.h"
#include "scenes/guide/intent.h"
#include "scenes/result_beat.h"
#include "scenes/table_scene.h"
#include "session/store/kept_session.h"

#include <nlohmann/json_fwd.hpp>

namespace boxcars::scenes {

template <class R>
class SittingScene : public TableScene {
 public:
    ~SittingScene() override {
        if (kept_) kept_->leave();
    }
    const session::Session<R>& sitting() const { return *session_; }
    std::size_t entries() const final { return session_->journal().size(); }
    void state(nlohmann::json& out) const final;
    virtual const char* phase() const = 0;  // what moves, or what is waited for
    void ask_before(AskedBefore<R> question) { question_ = std::move(question); }

 protected:
    using Session = session::Session<R>;
    using State = typename R::State;
    SittingScene(SceneServices& services, bool demo, bool watching, CastFeel feel)
        : TableScene(services, demo, watching, std::move(feel)) {}

    // ---- what a game adds ----
    virtual void sit_down(session::Setup<R> setup) = 0;
    virtual void rules_changed() {}                // another sheet is in force, or waits
    virtual void report(nlohmann::json&) const {}  // what this table shows besides, as data
    virtual nlohmann::json json_of(const State& state) const;
    virtual ThrowPlaces places() const { return throw_places(layout_); }  // clear of dice and print

    virtual void clear_table() = 0;  // nothing in the air, nothing untold

    void take_seat(session::Setup<R> setup);                        // with money of the purse, where the setup says so
    void borrow() final;                                            // and take it then
    R asked_rules() const { return asked_ ? asked_->rules : R{}; }  // before the purse was asked
    // A new session at this table. What nobody plays is not kept: a demonstration, or a recording being watched.
    void open_session(session::Setup<R> setup);
    session::KeptSession<R> left_sitting(const std::string& name) const;  // Throws Error when it cannot go on.
    void take_up(session::KeptSession<R> kept);                           // it is this table's from here on
    session::KeptSession<R>& kept() { return *kept_; }
    void change_rules(const R& rules);
    void begin_sitting(const R& rules, std::vector<std::string> players, const std::optional<std::uint64_t>& seed,
                       const std::string& words = {});  // no seed: sealed dice, with the player's words
    template <class Asked>                              // in the seats
    void begin_asked(const std::optional<Asked>& table, std::vector<std::string> players) {
        if (table) begin_sitting(table->rules, std::move(players), table->seed, table->words);
    }
    std::string_view game() const final { return R::game; }
    SceneChange to_lab() const final;
    virtual void add_to_lab(LabRequest&) const {}  // bankroll and seats, as one would type them there
    bool game_running() const final;
    bool stop_ended();  // of a Night, while nothing moves: nothing more is played here, and that is said
    bool held_back(const Intent<R>& intent) {  // by whoever asked to be asked; says why
        const std::string why = question_ ? question_(intent) : "";
        if (!why.empty()) refuse(why);
        return !why.empty();
    }
    // Over all that a table draws: what was won, and what TableScene has to say.
    void draw_front(render::Canvas& canvas, double time, render::Colour accent) const;

    std::uint64_t dust_now() const { return session_->hash() + static_cast<std::uint64_t>(clock_); }
    // Of somebody who is not at the keyboard: a strength, and a little to the side.
    world::Toss drawn_hand(double sideways, float along = 1) const {
        return scenes::drawn_hand(dust_now(), sideways, along);
    }
    ui::Transport transport() const;
    session::ToldDice told_dice() const;  // of this sitting: what may be shown and written

    const Session* session_ = nullptr;  // decided; changed by the one path alone
    State shown_{};                     // what the player has seen
    Celebration celebration_;
    ResultBeat beat_;

 private:
    std::optional<session::KeptSession<R>> kept_;
    std::optional<session::Setup<R>> asked_;  // before the purse was asked
    AskedBefore<R> question_;                 // none: whatever the rules let
};

}  // namespace boxcars::scenes
