// A recorded sitting that a table follows, entry by entry: watched by somebody, or unseen, to lay the table as it was
// left. Knows what comes next and what of it is to be seen; decides and throws nothing, which is the table's.
#pragma once
#include "session/typed_recording.h"

#include <utility>
#include <vector>

namespace boxcars::scenes {

template <class R>
class FollowedRecording {
 public:
    using Entry = session::TypedEntry<R>;
    using Entries = std::vector<Entry>;

    FollowedRecording() = default;  // nothing is followed: somebody plays
    explicit FollowedRecording(Entries watched) : entries_(std::move(watched)) {}

    // `played`: as many entries as the table's journal has.
    std::size_t size() const { return entries_.size(); }
    bool more(std::size_t played) const { return played < entries_.size(); }
    const Entry& next(std::size_t played) const { return entries_[played]; }

    // In no time and unheard, up to so many entries: of all their dice only the last are laid down.
    void go_unseen(std::size_t entries) {
        unseen_ = true;
        for (std::size_t nth = 0; nth < entries && nth < entries_.size(); ++nth)
            if (std::holds_alternative<session::DiceThrow>(entries_[nth].what)) last_throw_ = nth;
    }
    void follow_unseen(Entries entries) {
        entries_ = std::move(entries);
        go_unseen(entries_.size());
    }
    void be_seen() { unseen_ = false; }
    void end() { *this = {}; }
    bool unseen() const { return unseen_; }
    bool dice_are_seen(std::size_t entry) const { return !unseen_ || entry == last_throw_; }  // of that throw

 private:
    Entries entries_;
    bool unseen_ = false;
    std::size_t last_throw_ = 0;  // of what is followed unseen
};

}  // namespace boxcars::scenes
