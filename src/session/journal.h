// Everything that has happened in a sitting, entry after entry. Decides how much of it stays in memory: all of it,
// unless told to remember the newest alone, as a table that is left on for days is; the store has the others.
#pragma once
#include "base/check.h"
#include "base/hash.h"
#include "rules/game.h"
#include "session/table_change.h"

#include <deque>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace boxcars::session {

template <rules::Game R>
struct Entry {
    int game = 1;                              // which game of the sitting, from 1
    std::string text{};                        // the event as words; "rules goal=50": a change of the table
    std::optional<typename R::Event> event{};  // none for a change of the table and for a decision taken back
    std::vector<int> faces{};                  // thrown for this event; empty for a decision
    rules::Step<typename R::State, typename R::Fact> step{};  // what it led to, and what happened, in order
    bool forced = false;     // the faces were chosen, not thrown: the sitting is practice
    std::uint64_t hash = 0;  // of everything up to here: see chained()
};

template <rules::Game R>
std::vector<std::string> facts_text(const Entry<R>& entry) {
    if (entry.text == undo_word) return {"the last decision is taken back"};
    if (!entry.event) return {"the table changes at the next game"};
    std::vector<std::string> texts;
    for (const auto& fact : entry.step.facts) texts.push_back(to_text(fact));
    return texts;
}

// The fingerprint a game starts from: of everything before it, its rule sheet and its players.
template <rules::Game R>
std::uint64_t game_hash(std::uint64_t before, const R& rules, const std::vector<std::string>& players) {
    Hash hash;
    hash.add(static_cast<std::int64_t>(before)).add(R::game);
    for (const auto& knob : R::knobs()) hash.add(knob.name).add(std::int64_t{knob.get(rules)});
    for (const auto& player : players) hash.add(player);
    return hash.value();
}

// The fingerprint after an event: of the one before, the event's words and the state it led to.
template <class State>
std::uint64_t chained(std::uint64_t before, std::string_view event, const State& state) {
    const std::vector<std::int64_t> numbers = canonical(state);
    Hash hash;
    hash.add(static_cast<std::int64_t>(before)).add(event).add(std::span<const std::int64_t>{numbers});
    return hash.value();
}

template <rules::Game R>
class Journal {
 public:
    std::size_t size() const { return forgotten_ + entries_.size(); }  // all there have been
    bool empty() const { return size() == 0; }
    std::size_t first() const { return forgotten_; }  // the oldest that is remembered; counted from 0
    std::size_t throws() const { return throws_; }    // how many of all there have been were throws
    const Entry<R>& operator[](std::size_t n) const {
        BOXCARS_CHECK(n, >=, forgotten_, "nobody asks for an entry that is forgotten");
        return entries_[n - forgotten_];
    }
    const Entry<R>& front() const { return entries_.front(); }  // of those that are remembered, as what follows
    const Entry<R>& back() const { return entries_.back(); }
    auto begin() const { return entries_.begin(); }
    auto end() const { return entries_.end(); }

    void push_back(Entry<R> entry) {
        throws_ += !entry.faces.empty();
        entries_.push_back(std::move(entry));
        forget();
    }
    void remember(std::size_t newest) {  // at least one
        newest_ = newest;
        forget();
    }

 private:
    void forget() {
        for (; entries_.size() > newest_; ++forgotten_) entries_.pop_front();
    }

    std::deque<Entry<R>> entries_;
    std::size_t forgotten_ = 0, throws_ = 0, newest_ = std::numeric_limits<std::size_t>::max();
};

}  // namespace boxcars::session
