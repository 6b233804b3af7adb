// A table at which this game is played: its session, how a decision and a throw come to it, a recording that is
// watched, and what every such table tells. Written once for every game of rules/game.h.
#pragma once
#include "chance/dust.h"
#include "chance/entropy.h"
#include "scenes/table_scene.h"
#include "session/replay.h"
#include "session/session.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

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
    std::string sitting() const final { return played() ? session::to_json(session::record(*session_)) : ""; }

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
    void change_rules(const R& rules) {
        if (const auto answer = session_->change_rules(rules); !answer) return refuse(answer.refused);
        house_.sounds.play("button", 0.6f);
        rules_changed();
    }
    void begin_sitting(const R& rules, std::vector<std::string> players, const std::optional<std::uint64_t>& seed) {
        ended_sitting_ = sitting();
        sit_down({.rules = rules, .seed = seed ? *seed : chance::seed_from_system(), .players = std::move(players)});
    }
    // Of somebody who is not at the keyboard: a strength, and a little to the side.
    world::Hand drawn_hand(double sideways, float along = 1) const {
        chance::Dust dust{dust_now()};
        const auto strength = static_cast<float>(dust.between(0.25, 0.75));
        return {strength, {static_cast<float>(dust.between(-sideways, sideways)), along}, dust.bits()};
    }
    std::optional<world::Hand> hand_let_go(const platform::Input& input) {
        return cast_.let_go(input, clock_, dust_now(), house_);
    }
    std::uint64_t dust_now() const { return session_->hash() + static_cast<std::uint64_t>(clock_); }

    // A watched sitting plays what was recorded; the session draws the faces from the seed once more.
    void follow_recording(float along = 1) {
        const std::size_t next = session_->journal().size();
        if (next >= watch_.size()) return;
        const session::RecordedEntry& entry = watch_[next];
        if (session_->game() < entry.game) return next_game();
        until_ = clock_ + watched_pause;
        if (entry.event == session::undo_word) return undo();
        if (entry.event.starts_with(session::change_word)) {
            auto table = session_->next_table();
            if (!session::read_change(entry.event, table) && session_->change_table(table)) rules_changed();
            return;
        }
        if (const auto event = R::event_from(entry.event); event && faces_of(*event).empty()) {
            decide(*event);
            return;
        }
        throw_dice({0.5f, {0.2f, along}, entry.hash}, entry.forced ? entry.faces : Forced{});
    }

    ui::Transport transport() const {
        return {.paused = pace_.paused, .speed = pace_.speed, .seed = session_->setup().seed};
    }
    void state_of_table(nlohmann::json& out, const char* phase) const {
        out["scene"] = std::string{R::game};
        out["phase"] = phase;
        out["seed"] = fmt::format("{}", session_->setup().seed);
        out["players"] = session_->players();
        out["game_number"] = session_->game();
        out["paused"] = pace_.paused;
        out["practice"] = session_->practice();
        out["coach"] = house_.settings.coach;
        out["refused"] = refused_;
        out["dice"] = cast_.faces_up(clock_);
        out["hash"] = fmt::format("{:016x}", session_->hash());
        out["journal_entries"] = session_->journal().size();
    }
    static nlohmann::json as_json(const typename R::State& state) {
        nlohmann::json named = nlohmann::json::object();
        for (const auto& [name, value] : describe(state)) named[name] = value;
        return named;
    }

    std::optional<Session> session_;
};

}  // namespace boxcars::scenes
