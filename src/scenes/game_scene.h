// A table at which this game is played: its session, how a decision and a throw come to it, a recording that is
// watched, and what every such table tells. Written once for every game of rules/game.h; game_scene.cpp makes it for
// each game there is.
#pragma once
#include "scenes/table_scene.h"
#include "session/session.h"

#include <nlohmann/json_fwd.hpp>

namespace boxcars::scenes {

constexpr Ticks watched_pause = milliseconds(500);  // a recorded decision is read

template <class R>
struct TableOptions {
    session::Setup<R> setup;                      // players: "human" or a policy's name
    bool choose_seats = false;                    // open with the seats panel
    bool demo = false;                            // attract mode: the table plays itself, any input leaves
    std::vector<session::RecordedEntry> watch{};  // a recorded sitting: decisions come from it, nobody plays
};

template <class R>
class GameScene : public TableScene {
 public:
    // What nobody played is not kept: a demonstration, or a recording being watched.
    std::string sitting() const final;

 protected:
    using Session = session::Session<R>;
    using Event = typename R::Event;
    using Forced = std::vector<int>;  // faces laid by hand; empty: as they fall
    using TableScene::TableScene;

    // ---- what a game adds ----
    virtual void sit_down(session::Setup<R> setup) = 0;
    virtual bool decide(const Event& event) = 0;
    virtual void throw_dice(const world::Hand& hand, const Forced& forced = {}) = 0;
    virtual void next_game() = 0;
    virtual void undo() {}
    virtual void rules_changed() {}  // another sheet is in force, or waits

    // ---- what it may use ----
    void change_rules(const R& rules);
    void begin_sitting(const R& rules, std::vector<std::string> players, const std::optional<std::uint64_t>& seed);
    // Of somebody who is not at the keyboard: a strength, and a little to the side.
    world::Hand drawn_hand(double sideways, float along = 1) const;
    std::optional<world::Hand> hand_let_go(const platform::Input& input) {
        return cast_.let_go(input, clock_, dust_now(), services_);
    }
    std::uint64_t dust_now() const { return session_->hash() + static_cast<std::uint64_t>(clock_); }
    // A watched sitting plays what was recorded; the session draws the faces from the seed once more.
    void follow_recording(float along = 1);

    ui::Transport transport() const {
        return {.paused = pace_.paused, .speed = pace_.speed, .seed = session_->setup().seed};
    }
    void state_of_table(nlohmann::json& out, const char* phase) const;
    static nlohmann::json as_json(const typename R::State& state);

    std::optional<Session> session_;
};

}  // namespace boxcars::scenes
