#include "session/store/sitting_columns.h"

#include "base/error.h"
#include "base/numbers.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace boxcars::session {

using chance::Digester;

std::string_view word_of(Place place) {
    constexpr std::array<std::string_view, 3> words{"window", "text", "headless"};
    return words[nth(place)];
}

std::string faces_bytes(const std::vector<int>& faces) {
    std::string bytes;
    for (const int face : faces) {
        if (face < 0 || face > 255) throw Error("A die with a face of " + std::to_string(face) + " cannot be kept.");
        bytes.push_back(static_cast<char>(face));
    }
    return bytes;
}

namespace {

void add_stop(Digester& digester, const StopTerms& stop) {
    if (stop.station)
        digester.add("a station of a run").add(stop.station->run).add(std::int64_t{stop.station->number});
    else
        digester.add("a stop of a Night").add(stop.date);
    digester.add(word_of(stop.length.unit)).add(std::int64_t{stop.length.count});
    if (!stop.station) return;
    const auto& [kind, target, length, stakes, menu] = stop.station->goal;
    digester.add(word_of(kind)).add(target).add(stakes.least).add(stakes.most).add(stakes.step);
    digester.add(std::int64_t{menu});
}

}  // namespace

Digest head_digest(const SittingBegan& sitting) {
    const Recording& head = sitting.head;
    Digester digester;
    digester.add(sitting.name).add(head.game).add(sitting.began).add(static_cast<std::int64_t>(head.seed));
    digester.add(std::int64_t{head.first ? *head.first : -1})
        .add(word_of(sitting.place))
        .add(players_text(head.players));
    for (const auto& [knob, value] : head.rules) digester.add(knob).add(std::int64_t{value});
    if (head.sealed)
        digester.add("sealed dice")
            .add(head.sealed->seal)
            .add(head.sealed->about)
            .add(head.sealed->words)
            .add(head.sealed->secret);
    if (sitting.imported) digester.add("imported");
    if (head.stop) add_stop(digester, *head.stop);
    if (sitting.brought > 0) digester.add("from the purse").add(sitting.brought);
    return digester.digest();
}

Digest entry_digest(const Digest& before, std::int64_t number, const RecordedEntry& entry, Milliseconds made) {
    Digester digester;
    digester.add(before).add(number).add(std::int64_t{entry.game}).add(entry.event).add(faces_bytes(entry.faces));
    digester.add(std::int64_t{entry.forced}).add(made).add(static_cast<std::int64_t>(entry.hash));
    for (const std::string& fact : entry.facts) digester.add(fact);
    return digester.digest();
}

Digest tail_digest(const Digest& last, const SittingTail& tail) {
    Digester digester;
    digester.add(last).add(std::int64_t{tail.given_dice}).add(std::int64_t{tail.practice}).add(tail.entries);
    digester.add(static_cast<std::int64_t>(tail.hash)).add(std::int64_t{tail.ended.has_value()});
    return digester.add(tail.ended.value_or(0)).digest();
}

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
