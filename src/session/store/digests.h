// The digests of a sitting, one after the other: the head's, then one an entry, each of the one before and of all that
// the entry says, then one of how the sitting stands. Decides what goes in and in which order, in one place for writing
// and reading. The columns that hold them are called `head` and `seal`.
#pragma once
#include "chance/digest.h"
#include "session/store/records.h"

namespace boxcars::session {

using chance::Digest;

std::string_view word_of(Place place);
std::string faces_bytes(const std::vector<int>& faces);  // a byte a die. Throws Error for a face outside 0..255

struct SittingTail {  // how a sitting stands after its last entry
    bool given_dice = false, practice = false;
    std::int64_t entries = 0;
    std::uint64_t hash = 0;
    std::optional<Milliseconds> ended{};  // none: it is open
};

Digest head_digest(const SittingBegan& sitting);
Digest entry_digest(const Digest& before, std::int64_t number, const RecordedEntry& entry, Milliseconds made);
Digest tail_digest(const Digest& last, const SittingTail& tail);

}  // namespace boxcars::session
