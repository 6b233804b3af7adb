// Everything that has happened in a sitting, entry after entry. Decides how much of it stays in memory: all of it,
// unless told to remember the newest alone, as a table that is left on for days is; the store has the others.
#pragma once
#include "base/check.h"
#include "session/entry.h"

#include <deque>
#include <limits>

namespace boxcars::session {

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
