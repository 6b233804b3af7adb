#include "scenes/game_scene.h"

#include "chance/dust.h"
#include "chance/entropy.h"
#include "platform/settings.h"
#include "rules/ceelo/rules.h"
#include "rules/craps/rules.h"
#include "rules/pig/rules.h"
#include "rules/siwuliu/rules.h"
#include "session/replay.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace boxcars::scenes {

template <class R>
std::string GameScene<R>::sitting() const {
    return played() ? session::to_json(session::record(*session_)) : "";
}

template <class R>
void GameScene<R>::change_rules(const R& rules) {
    if (const auto answer = session_->change_rules(rules); !answer) return refuse(answer.refused);
    services_.sounds.play("button", 0.6f);
    rules_changed();
}

template <class R>
void GameScene<R>::begin_sitting(const R& rules, std::vector<std::string> players,
                                 const std::optional<std::uint64_t>& seed) {
    ended_sitting_ = sitting();
    sit_down({.rules = rules, .seed = seed ? *seed : chance::seed_from_system(), .players = std::move(players)});
}

template <class R>
world::Hand GameScene<R>::drawn_hand(double sideways, float along) const {
    chance::Dust dust{dust_now()};
    const auto strength = static_cast<float>(dust.between(0.25, 0.75));
    return {strength, {static_cast<float>(dust.between(-sideways, sideways)), along}, dust.bits()};
}

template <class R>
void GameScene<R>::follow_recording(float along) {
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

template <class R>
void GameScene<R>::state_of_table(nlohmann::json& out, const char* phase) const {
    out["scene"] = std::string{R::game};
    out["phase"] = phase;
    out["seed"] = fmt::format("{}", session_->setup().seed);
    out["players"] = session_->players();
    out["game_number"] = session_->game();
    out["paused"] = pace_.paused;
    out["practice"] = session_->practice();
    out["coach"] = services_.settings.coach;
    out["refused"] = refused_;
    out["dice"] = cast_.faces_up(clock_);
    out["hash"] = fmt::format("{:016x}", session_->hash());
    out["journal_entries"] = session_->journal().size();
}

template <class R>
nlohmann::json GameScene<R>::as_json(const typename R::State& state) {
    nlohmann::json named = nlohmann::json::object();
    for (const auto& [name, value] : describe(state)) named[name] = value;
    return named;
}

template class GameScene<pig::Rules>;
template class GameScene<craps::Rules>;
template class GameScene<siwuliu::Rules>;
template class GameScene<ceelo::Rules>;

}  // namespace boxcars::scenes
