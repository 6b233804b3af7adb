// The playback of a recorded sitting at its table, by the path by which it came: a sitting that goes on, or a recording
// that is watched, there and back to any entry, and played on from there.
#pragma once
#include "base/check.h"
#include "base/overloaded.h"
#include "scenes/followed_recording.h"
#include "session/store/kept_session.h"

namespace boxcars::scenes {

constexpr Ticks watched_pause = milliseconds(500);  // a recorded decision is read

template <class R>
class GameScene;

template <class R>
class Playback {
 public:
    Playback(GameScene<R>& table, std::vector<session::TypedEntry<R>> watched)
        : table_(table), recording_(std::move(watched)) {}

    const FollowedRecording<R>& recording() const { return recording_; }
    void follow(float along);          // the next entry; the session draws the faces from the seed once more
    void lay_to(std::size_t entries);  // the table as it stood after so many, at once and unheard
    void go_on_from(session::KeptSession<R> left);  // the table as it stands there
    void branch();                                  // the viewer plays on from here, as practice

 private:
    static constexpr Ticks all_settled = 60 * ticks_per_second;  // no chip is in the air, no flap turns any more
    void lay_on(std::size_t entries);
    void play_from_here();

    GameScene<R>& table_;  // decides, throws and shows each entry
    FollowedRecording<R> recording_;
};

template <class R>
void Playback<R>::follow(float along) {
    if (!recording_.more(table_.entries())) return;
    const auto& entry = recording_.next(table_.entries());
    if (table_.sitting().game() < entry.game) return table_.next_game();
    table_.until_ = table_.clock_ + watched_pause;
    const auto thrown = [&](const session::DiceThrow& dice) {
        table_.throw_dice({0.5f, {0.2f, along}, entry.hash}, dice.forced ? dice.faces : std::vector<int>{});
    };
    const auto changed = [&](const session::TableChange<R>& change) {
        if (table_.kept().change_table(change.to)) table_.rules_changed();
    };
    std::visit(Overloaded{thrown, changed, [&](const session::Decision<R>& decision) { table_.decide(decision.event); },
                          [&](const session::TakenBack&) { table_.undo(); },
                          [&](const session::Unreadable& unknown) { table_.refuse(unknown.why); }},
               entry.what);
}

template <class R>
void Playback<R>::go_on_from(session::KeptSession<R> left) {
    const session::Setup<R> setup = left.session().setup();
    recording_.follow_unseen(session::typed_entries<R>(session::record(left.session()), {setup.rules, setup.players}));
    table_.watch_from_here(true);
    table_.services_.sounds.mute(true);
    table_.sit_down(setup);
    lay_on(left.session().journal().size());
    table_.watch_from_here(false);
    recording_.end();
    table_.take_up(std::move(left));
    play_from_here();
}

// Onwards by the way that it goes anyway; back by the same way from the beginning.
template <class R>
void Playback<R>::lay_to(std::size_t entries) {
    const bool back = table_.sitting().branched() || entries < table_.entries();
    table_.watch_from_here(true);
    recording_.go_unseen(entries);
    table_.services_.sounds.mute(true);
    if (back) {
        const session::Setup<R> setup = table_.sitting().setup();
        table_.clear_table();
        table_.cast_.put_back();
        table_.reply_.clear();
        table_.sit_down(setup);
    }
    lay_on(entries);
    table_.until_ = table_.clock_ + watched_pause;
    table_.update_boards(true);
}

template <class R>
void Playback<R>::lay_on(std::size_t entries) {
    for (std::size_t waited = 0, told = 0; table_.entries() < entries || !table_.at_rest(); ++waited) {
        if (std::exchange(told, table_.entries()) != table_.entries()) waited = 0;
        BOXCARS_CHECK(waited, <, 100'000U, "a table that follows its recording goes on");
        table_.clock_ = std::max(table_.clock_ + 1, table_.until_);
        table_.advance();
        table_.act({}, {});
    }
    table_.clock_ += all_settled;
    table_.advance();
    table_.services_.sounds.mute(false);
    recording_.be_seen();
}

// What flies lands first, and what is untold is told.
template <class R>
void Playback<R>::branch() {
    lay_to(table_.entries());
    table_.kept().branch();
    table_.watch_from_here(false);
    play_from_here();
}

template <class R>
void Playback<R>::play_from_here() {
    table_.until_ = table_.clock_ + watched_pause;
    table_.revealed();  // once more, for a person who plays now
    table_.update_boards(true);
}

}  // namespace boxcars::scenes
