// The chain of seals of a sitting: the head's, then one an entry, each of the one before and of all that the entry
// says, then one of how the sitting stands. Decides what is sealed and in which order, in one place for writing and
// reading.
#pragma once
#include "chance/seal.h"
#include "session/store/records.h"

namespace boxcars::session {

using chance::Seal;

std::string_view word_of(Place place);
std::string faces_bytes(const std::vector<int>& faces);  // a byte a die. Throws Error for a face outside 0..255

struct SittingTail {  // how a sitting stands after its last entry
    bool given_dice = false, practice = false;
    std::int64_t entries = 0;
    std::uint64_t hash = 0;
    std::optional<Milliseconds> ended{};  // none: it is open
};

Seal head_seal(const SittingBegan& sitting);
Seal entry_seal(const Seal& before, std::int64_t number, const RecordedEntry& entry, Milliseconds made);
Seal tail_seal(const Seal& last, const SittingTail& tail);

}  // namespace boxcars::session
