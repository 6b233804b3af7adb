// The sitting at a table: the one that is played or kept, a recording that is watched, and in the look back at a
// station the sitting as it once was. Plays recorded entries again and hands each to the table, which remembers what it
// needs.
#pragma once
#include "session/replay.h"
#include "session/store/kept_session.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace boxcars::scenes {

struct SittingKnown {  // what a table learns of a sitting; see Table::begin() and Table::remember()
    std::function<bool(const session::Session& session, bool new_sitting)> begin;
    std::function<void(const session::Session& session, std::size_t entry)> remember;
};

class SeatedSitting {
 public:
    using AnyFacts = std::span<const rules::Fact>;

    SeatedSitting(std::vector<session::ReplayEntry> watched, SittingKnown known)
        : watched_(std::move(watched)), known_(std::move(known)) {}
    SeatedSitting(const SeatedSitting&) = delete;
    SeatedSitting& operator=(const SeatedSitting&) = delete;
    ~SeatedSitting();  // leaves the sitting

    void take_up(session::KeptSession kept);
    session::KeptSession& kept() { return *kept_; }  // requires take_up(), as do all that follow
    const session::Session& session() const { return *session_; }

    // Begins a game and returns the facts of its opening that are shown before a player may act.
    AnyFacts begin(bool new_sitting);
    void remember() { remember(*session_); }     // the entries that came since
    void go_on_from(session::KeptSession left);  // takes up a sitting with entries
    void look_at(std::size_t entries);           // shows the sitting as it was after that many entries
    void play_to(std::size_t entries);           // of the watched recording, without animation

    bool watches() const { return !watched_.empty(); }
    // The recording's next entry; nullptr: none is left, or nothing is watched.
    const session::ReplayEntry* next_watched() const;
    // Whether this is a sitting that is played, with all its entries in memory.
    bool live() const { return watched_.empty() && session_->journal().first() == 0; }
    // A game is under way: neither over nor branched off a recording, and more was decided than who begins.
    bool running() const;
    // `watched`: this is a recording or a demonstration.
    session::RevealedDice revealed_dice(bool watched) const;
    // The largest share of a person's money that is on the table in this state, 0 to 1.
    float stake(const rules::State& shown) const;

 private:
    void remember(const session::Session& session);
    // Plays an entry again in a session without showing it, and remembers it.
    template <class Verbs>
    void play_again(Verbs& verbs, const session::Session& session, const session::ReplayEntry& entry);
    session::Session played_again(const session::Session& of, std::size_t wanted);

    std::optional<session::KeptSession> kept_;
    std::optional<session::Session> past_;       // the session in a station's look back
    const session::Session* session_ = nullptr;  // the one on show
    std::vector<session::ReplayEntry> watched_;  // the watched recording; empty: none is watched
    SittingKnown known_;
    std::size_t remembered_ = 0;  // number of entries remembered
};

}  // namespace boxcars::scenes
