// The columns of a sitting's own row, for whoever reads sittings and whoever writes them: what they may hold, and how a
// bit pattern, a digest and the row's end are told from them.
#pragma once
#include "chance/digest.h"
#include "session/store/database.h"
#include "session/store/records.h"

#include <string_view>

namespace boxcars::session {

// The digests of a sitting, one after the other: the head's, then one an entry, each of the one before and of all that
// the entry says, then one of how the sitting stands. Decides what goes in and in which order, in one place for writing
// and reading. The columns that hold them are called `head` and `seal`.
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

constexpr std::size_t longest_name = 200;

// SQL for a sitting's row; `which`: what stands behind FROM sitting. `head`, `given` ... `ended` and `seal` are read
// with the columns below.
std::string whole_row(std::string_view which = "WHERE name = ?");
constexpr int head_column = 7, tail_column = 8, seal_column = 13;

constexpr std::int64_t signed_bits(std::uint64_t bits) { return static_cast<std::int64_t>(bits); }
constexpr std::uint64_t bits_of(std::int64_t number) { return static_cast<std::uint64_t>(number); }

// Throws StoreTrouble (Damaged) where it is not from `least` to `most`.
int small(const Database& database, std::int64_t number, std::int64_t least, std::int64_t most);
bool yes(const Database& database, std::int64_t number);
Digest digest_at(const Statement& row, int column);
SittingTail tail_at(const Database& database, const Statement& row, int column = tail_column);
// Damaged: the sitting, its entry (0: its head) and what is wrong there.
[[noreturn]] void wrong(const Database& database, const std::string& name, std::int64_t entry, std::string_view what);

}  // namespace boxcars::session
