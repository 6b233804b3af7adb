// The definitions of recorded_scene.h; each game makes them with game_scene_body.h.
#pragma once
#include "base/check.h"
#include "base/overloaded.h"
#include "scenes/recorded_scene.h"
#include "scenes/sitting_scene_body.h"

namespace boxcars::scenes {

constexpr Ticks all_settled = 60 * ticks_per_second;  // after that no chip is in the air and no flap turns

template <class R>
void RecordedScene<R>::take_places(session::Setup<R> setup, const std::string& kept_name, std::int64_t watch_from) {
    if (kept_name.empty()) {
        this->take_seat(std::move(setup));
        if (watch_from > 1) lay_to(std::min(nth(watch_from - 1), recording_.size()));
        return;
    }
    go_on_from(this->left_sitting(kept_name));
}

template <class R>
void RecordedScene<R>::go_on_from(session::KeptSession<R> left) {
    lay_again(left.session());
    this->take_up(std::move(left));
    until_ = clock_ + watched_pause;
    revealed();  // once more, for whoever plays now
    this->update_boards(true);
}

// What was played comes to the table once more by the path it came, at once and unheard: whatever stands there, lies
// there or is written there is as if nobody had left. Only the last dice are laid down.
template <class R>
void RecordedScene<R>::lay_again(const Session& left) {
    const session::Setup<R>& setup = left.setup();
    recording_.follow_unseen(session::typed_entries<R>(session::record(left), {setup.rules, setup.players}));
    this->watch_from_here(true);
    services_.sounds.hush(true);
    sit_down(setup);
    lay_on(left.journal().size());
    this->watch_from_here(false);
    recording_.end();
}

// Onwards by the way that it goes anyway; back by the same way from the beginning.
template <class R>
void RecordedScene<R>::lay_to(std::size_t entries) {
    const bool back = session_->branched() || entries < session_->journal().size();
    this->watch_from_here(true);
    recording_.go_unseen(entries);
    services_.sounds.hush(true);
    if (back) {
        const session::Setup<R> setup = session_->setup();
        this->clear_table();
        cast_.put_back();
        this->reply_.clear();
        sit_down(setup);
    }
    lay_on(entries);
    until_ = clock_ + watched_pause;
    this->update_boards(true);
}

template <class R>
void RecordedScene<R>::lay_on(std::size_t entries) {
    for (std::size_t waited = 0, told = 0; session_->journal().size() < entries || !this->at_rest(); ++waited) {
        if (std::exchange(told, session_->journal().size()) != session_->journal().size()) waited = 0;
        BOXCARS_CHECK(waited, <, 100'000U, "a table that follows its recording goes on");
        clock_ = std::max(clock_ + 1, until_);
        this->advance();
        this->act({}, {});
    }
    clock_ += all_settled;
    this->advance();
    services_.sounds.hush(false);
    recording_.be_seen();
}

template <class R>
void RecordedScene<R>::follow_recording(float along) {
    if (!more_to_watch()) return;
    const auto& entry = recording_.next(session_->journal().size());
    if (session_->game() < entry.game) return next_game();
    until_ = clock_ + watched_pause;
    std::visit(
        Overloaded{[&](const session::Decision<R>& decision) { decide(decision.event); },
                   [&](const session::DiceThrow& dice) {
                       throw_dice({0.5f, {0.2f, along}, entry.hash}, dice.forced ? dice.faces : std::vector<int>{});
                   },
                   [&](const session::TakenBack&) { undo(); },
                   [&](const session::TableChange<R>& change) {
                       if (this->kept().change_table(change.to)) this->rules_changed();
                   },
                   [&](const session::Unreadable& unknown) { this->refuse(unknown.why); }},
        entry.what);
}

// What flies lands first, and what is untold is told.
template <class R>
void RecordedScene<R>::branch() {
    lay_to(session_->journal().size());
    this->kept().branch();
    this->watch_from_here(false);
    revealed();  // once more, for whoever plays now
    this->update_boards(true);
}

}  // namespace boxcars::scenes
