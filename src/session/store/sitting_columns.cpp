#include "session/store/sitting_columns.h"

#include "base/error.h"
#include "base/numbers.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace boxcars::session {

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
    digester.add("a station of a run", stop.station.run, stop.station.number);
    digester.add(word_of(stop.length.unit), stop.length.count);
    const auto& [kind, target, length, stakes, menu] = stop.station.goal;
    digester.add(word_of(kind), target, stakes.least, stakes.most, stakes.step, menu);
}

}  // namespace

Digest head_digest(const SittingBegan& sitting) {
    const Recording& head = sitting.head;
    Digester digester;
    digester.add(sitting.name, head.game, sitting.began, signed_bits(head.seed), head.first.value_or(-1),
                 word_of(sitting.place), players_text(head.players));
    for (const auto& [knob, value] : head.rules) digester.add(knob, value);
    if (const auto& dice = head.sealed) digester.add("sealed dice", dice->seal, dice->about, dice->words, dice->secret);
    if (sitting.imported) digester.add("imported");
    if (head.stop) add_stop(digester, *head.stop);
    const EarlierTerms& earlier = sitting.earlier;
    if (!earlier.date.empty()) digester.add("a stop of a Night", earlier.date, earlier.unit, earlier.length);
    if (earlier.brought > 0) digester.add("from the purse", earlier.brought);
    return digester.digest();
}

Digest entry_digest(const Digest& before, std::int64_t number, const RecordedEntry& entry, Milliseconds made) {
    Digester digester;
    digester.add(before, number, entry.game, entry.event, faces_bytes(entry.faces), entry.forced, made,
                 signed_bits(entry.hash));
    for (const std::string& fact : entry.facts) digester.add(fact);
    return digester.digest();
}

Digest tail_digest(const Digest& last, const SittingTail& tail) {
    return Digester{}
        .add(last, tail.given_dice, tail.practice, tail.entries, signed_bits(tail.hash), tail.ended.has_value(),
             tail.ended.value_or(0))
        .digest();
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
