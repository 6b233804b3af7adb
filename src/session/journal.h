// The journal of a sitting: one entry for every event. It may keep only the newest in memory; the store has the others.
#pragma once
#include "rules/any_game.h"
#include "session/table_change.h"

#include <deque>
#include <limits>

namespace boxcars::session {

struct Entry {
    int game = 1;                         // number of the game, from 1
    std::string text{};                   // the event as words, or "rules goal=50" for a change; see is_throw()
    std::optional<rules::Event> event{};  // empty if the entry is no event
    std::vector<int> faces{};             // the faces thrown for this event; empty for a decision
    rules::AnyStep step{};                // the next state and the facts
    bool forced = false;                  // the faces were chosen, so it is practice
    std::uint64_t hash = 0;               // hash of all entries up to this one, see chained()
};

bool is_throw(const Entry& entry);  // also one of a brief recording, which has no words
inline bool is_change(const Entry& entry) { return entry.text.starts_with(change_word); }  // of the table
std::vector<std::string> facts_text(const Entry& entry);

// The fingerprint at the start of a game: a hash of the fingerprint before, the game's rule sheet and its players.
std::uint64_t game_hash(std::uint64_t before, const rules::Sheet& rules, const Players& players);
// The fingerprint after an event: a hash of the fingerprint before, the event's words and the next state.
std::uint64_t chained(std::uint64_t before, std::string_view event, const rules::State& state);

class Journal {
 public:
    std::size_t size() const { return forgotten_ + entries_.size(); }  // number of entries ever made
    bool empty() const { return size() == 0; }
    std::size_t first() const { return forgotten_; }  // index of the oldest in memory, from 0
    std::size_t throws() const { return throws_; }    // throws among all entries ever made
    const Entry& operator[](std::size_t n) const;     // requires: it is in memory
    // back(), begin() and end() cover only the entries in memory.
    const Entry& back() const { return entries_.back(); }
    auto begin() const { return entries_.begin(); }
    auto end() const { return entries_.end(); }

    void push_back(Entry entry);
    void remember(std::size_t newest);  // newest: how many to keep, at least 1

 private:
    void forget();

    std::deque<Entry> entries_;
    std::size_t forgotten_ = 0, throws_ = 0, newest_ = std::numeric_limits<std::size_t>::max();
};

}  // namespace boxcars::session
