// The base of every table: the sitting that is played there, a recording that is watched, and in the look back at a
// station the sitting as it once was. Plays recorded entries again and hands each to the table, which remembers what it
// needs.
#pragma once
#include "session/replay.h"

#include <optional>
#include <span>
#include <vector>

namespace boxcars::scenes {

class Seated {
 public:
    const session::Sitting& sitting() const { return *on_show_; }  // requires take_up(), as do all that follow

 protected:
    using AnyFacts = std::span<const rules::Fact>;

    explicit Seated(std::vector<session::Entry> watched) : watched_(std::move(watched)) {}
    Seated(const Seated&) = delete;
    Seated& operator=(const Seated&) = delete;
    ~Seated();  // leaves the sitting

    // Resets the table when a game begins, in a new sitting or in the same one. True: the facts of its opening are
    // shown before a player may act.
    virtual bool begin(const session::Sitting& sitting, bool new_sitting) = 0;
    // Called once the journal entry with this index (from 0) has been shown, so that the game can keep what it needs
    // from it. The sitting may be a copy that is being replayed; it contains no throw after that entry.
    virtual void remember(const session::Sitting& sitting, std::size_t entry) = 0;

    session::Sitting& kept() { return *kept_; }
    void take_up(session::Sitting kept);

    // Begins a game and returns the facts of its opening that are shown before a player may act.
    AnyFacts begin_game(bool new_sitting);
    void remember_entries() { remember_entries(*on_show_); }  // those that came since
    void go_on_from(session::Sitting left);                   // takes up a sitting with entries
    void look_at(std::size_t entries);                        // shows the sitting as it was after that many entries
    void play_to(std::size_t entries);                        // of the watched recording, without animation

    bool watches() const { return !watched_.empty(); }
    // The recording's next entry; nullptr: none is left, or nothing is watched.
    const session::Entry* next_watched() const;
    // Whether this is a sitting that is played, with all its entries in memory.
    bool live() const { return watched_.empty() && on_show_->journal().first() == 0; }
    // A game is under way: neither over nor branched off a recording, and more was decided than who begins.
    bool running() const;
    // `watched`: this is a recording or a demonstration.
    session::RevealedDice revealed_dice(bool watched) const;

 private:
    void remember_entries(const session::Sitting& sitting);
    // Plays an entry again without showing it, and remembers it.
    void play_again(session::Sitting& sitting, const session::Entry& entry);
    session::Sitting played_again(const session::Sitting& of, std::size_t wanted);

    std::optional<session::Sitting> kept_;
    std::optional<session::Sitting> past_;       // in a station's look back
    const session::Sitting* on_show_ = nullptr;  // one of the two
    std::vector<session::Entry> watched_;        // the watched recording; empty: none is watched
    std::size_t remembered_ = 0;                 // number of entries remembered
};

}  // namespace boxcars::scenes
