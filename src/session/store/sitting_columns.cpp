#include "session/store/sitting_columns.h"

#include <fmt/format.h>

#include <algorithm>

namespace boxcars::session {

std::string whole_row(std::string_view which) {
    return fmt::format(
        "SELECT id, game, began, seed, first, place, players, head, given, practice, entries, hash, ended, seal, "
        "state, name FROM sitting {}",
        which);
}

Digest digest_at(const Statement& row, int column) {
    const auto bytes = row.bytes(column, std::tuple_size_v<Digest>);
    Digest digest{};
    std::ranges::copy(bytes, digest.begin());
    return digest;
}

void wrong(const Database& database, const std::string& name, std::int64_t entry, std::string_view what) {
    const std::string where = entry > 0 ? fmt::format("entry {}", entry) : std::string{"its head"};
    throw StoreTrouble(StoreTrouble::Cause::Damaged,
                       fmt::format("Sitting {} in the store {} is not as it was kept: {}: {}. It is not played on.",
                                   name, database.path().string(), where, what));
}

int small(const Database& database, std::int64_t number, std::int64_t least, std::int64_t most) {
    if (number < least || number > most) database.damaged(fmt::format("{} is not from {} to {}", number, least, most));
    return static_cast<int>(number);
}

bool yes(const Database& database, std::int64_t number) { return small(database, number, 0, 1) == 1; }

SittingTail tail_at(const Database& database, const Statement& row, int column) {
    SittingTail tail{yes(database, row.number(column)),
                     yes(database, row.number(column + 1)),
                     row.number(column + 2),
                     bits_of(row.number(column + 3)),
                     {}};
    if (!row.nothing(column + 4)) tail.ended = row.number(column + 4);
    return tail;
}

}  // namespace boxcars::session
