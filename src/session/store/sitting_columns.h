// The columns of a sitting's row and the digests over it, for reading and writing.
#pragma once
#include "chance/digest.h"
#include "session/store/database.h"
#include "session/store/records.h"

#include <string_view>

namespace boxcars::session {

// The digests of a sitting form a chain: one for the head, one for each entry over the digest before and the entry, and
// one for the tail. The columns `head` and `seal` hold them.
using chance::Digest, chance::Digester;

std::string_view word_of(Place place);
std::string faces_bytes(const std::vector<int>& faces);  // one byte per die. Throws Error outside 0..255

struct SittingTail {  // the state of a sitting after its last entry
    bool given_dice = false, practice = false;
    std::int64_t entries = 0;
    std::uint64_t hash = 0;
    std::optional<Milliseconds> ended{};  // empty: it is open
};

Digest head_digest(const SittingBegan& sitting);
Digest entry_digest(const Digest& before, std::int64_t number, const RecordedEntry& entry, Milliseconds made);
Digest tail_digest(const Digest& last, const SittingTail& tail);

constexpr std::size_t longest_name = 200;

// Returns the SQL that selects a sitting's whole row; `which` follows FROM sitting. The constants are column numbers in
// that row. The tail's five columns begin at tail_column.
std::string whole_row(std::string_view which = "WHERE name = ?");
constexpr int head_column = 7, tail_column = 8, seal_column = 13;

constexpr std::int64_t signed_bits(std::uint64_t bits) { return static_cast<std::int64_t>(bits); }
constexpr std::uint64_t bits_of(std::int64_t number) { return static_cast<std::uint64_t>(number); }

// Throws StoreTrouble (Damaged) if the number is not from `least` to `most`.
int small(const Database& database, std::int64_t number, std::int64_t least, std::int64_t most);
bool yes(const Database& database, std::int64_t number);
Digest digest_at(const Statement& row, int column);
SittingTail tail_at(const Database& database, const Statement& row, int column = tail_column);
// Throws StoreTrouble (Damaged) naming the sitting, the entry (0: its head) and what is wrong.
[[noreturn]] void wrong(const Database& database, const std::string& name, std::int64_t entry, std::string_view what);

}  // namespace boxcars::session
