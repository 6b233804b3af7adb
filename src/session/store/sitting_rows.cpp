#include "session/store/sitting_rows.h"

#include "base/overloaded.h"

#include <fmt/format.h>

#include <algorithm>

namespace boxcars::session {
namespace {

// What a row may hold: more than any game of ours makes, little enough to be read without harm.
constexpr std::size_t longest_name = 200, longest_players = 1000, longest_event = 4000, longest_fact = 4000;
constexpr std::int64_t most_dice = 20, most_facts = 200, most_knobs = 200, most_games = 1'000'000;
constexpr std::size_t most_written = 64;  // sittings written at a time: one for each table, a few

std::int64_t signed_bits(std::uint64_t bits) { return static_cast<std::int64_t>(bits); }
std::uint64_t bits(std::int64_t number) { return static_cast<std::uint64_t>(number); }

std::span<const std::uint8_t> bytes_of(const std::string& text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

Digest digest_at(const Statement& row, int column) {
    const auto bytes = row.bytes(column, Digest{}.size());
    Digest digest{};
    std::ranges::copy(bytes, digest.begin());
    return digest;
}

[[noreturn]] void wrong(const Database& database, const std::string& name, std::int64_t entry, std::string_view what) {
    const std::string where = entry > 0 ? fmt::format("entry {}", entry) : std::string{"its head"};
    throw StoreTrouble(StoreTrouble::Cause::Damaged,
                       fmt::format("Sitting {} in the store {} is not as it was kept: {}: {}. It is not played on.",
                                   name, database.path().string(), where, what));
}

int small(const Database& database, std::int64_t number, std::int64_t least, std::int64_t most) {
    if (number < least || number > most) database.damaged(fmt::format("{} is not from {} to {}", number, least, most));
    return static_cast<int>(number);
}

Place place_from(const Database& database, std::string_view word) {
    for (const Place place : {Place::Window, Place::Text, Place::Headless})
        if (word_of(place) == word) return place;
    database.damaged("a sitting was played at no place there is");
}

bool yes(const Database& database, std::int64_t number) { return small(database, number, 0, 1) == 1; }

SittingTail tail_at(const Database& database, const Statement& row,
                    int column) {  // given, practice, entries, hash, ended
    SittingTail tail{yes(database, row.number(column)),
                     yes(database, row.number(column + 1)),
                     row.number(column + 2),
                     bits(row.number(column + 3)),
                     {}};
    if (!row.nothing(column + 4)) tail.ended = row.number(column + 4);
    return tail;
}

constexpr std::string_view last_digest_of = "SELECT seal FROM entry WHERE sitting = ? AND number = ?";
constexpr std::string_view whole_row =
    "SELECT id, game, began, seed, first, place, players, head, given, practice, entries, hash, ended, seal, state "
    "FROM sitting WHERE name = ?";
constexpr std::string_view is_imported = "SELECT count(*) FROM imported WHERE sitting = ?";

// ---- reading one sitting

class SittingReader {
 public:
    SittingReader(const Database& database, const std::string& name) : database_(database) {
        sitting_.began.name = name;
    }

    std::optional<StoredSitting> whole() {
        const Snapshot snapshot{database_};
        if (!row()) return {};
        sheet();
        sealed();
        if (head_digest(sitting_.began) != last_) damaged(0, "its digest is another");
        entries();
        if (tail_digest(last_, sitting_.tail) != tail_) damaged(0, "the digest of how it stands is another");
        sitting_.settle_head();
        return std::move(sitting_);
    }

 private:
    [[noreturn]] void damaged(std::int64_t entry, std::string_view what) const {
        wrong(database_, sitting_.began.name, entry, what);
    }

    bool row() {
        Statement row = database_.statement(whole_row);
        const std::string& name = sitting_.began.name;
        if (!row.with(name).step()) return false;
        Recording& head = sitting_.began.head;
        id_ = row.number(0);
        head.source = "sitting " + name;
        head.game = row.text(1, longest_name);
        sitting_.began.began = row.number(2);
        head.seed = bits(row.number(3));
        if (!row.nothing(4)) head.first = small(database_, row.number(4), 0, 100);
        sitting_.began.place = place_from(database_, row.text(5, longest_name));
        head.players = players_from(row.text(6, longest_players));
        sitting_.tail = tail_at(database_, row, 8);
        if (row.text(14, longest_name) != (sitting_.tail.ended ? "done" : "open"))
            damaged(0, "its state and its end do not fit");
        last_ = digest_at(row, 7);
        tail_ = digest_at(row, 13);
        Statement sign = database_.statement("SELECT initials, made FROM signed WHERE sitting = ?");
        if (sign.with(id_).step()) sitting_.sign = Signature{sign.text(0, longest_name), sign.number(1)};
        Statement imported = database_.statement(is_imported);
        sitting_.began.imported = imported.with(id_).step() && imported.number(0) == 1;
        sitting_.began.brought = brought(database_, name);
        return true;
    }

    void sheet() {
        Statement rows =
            database_.statement("SELECT knob, value, position FROM sheet WHERE sitting = ? ORDER BY position");
        rows.with(id_);
        auto& sheet = sitting_.began.head.rules;
        while (rows.step()) {
            if (std::ssize(sheet) >= most_knobs) damaged(0, "it has too many knobs");
            if (rows.number(2) != std::ssize(sheet)) damaged(0, "its sheet has a gap");
            sheet.emplace_back(rows.text(0, longest_name),
                               small(database_, rows.number(1), -2'000'000'000, 2'000'000'000));
        }
    }

    void sealed() {
        Statement row = database_.statement(
            "SELECT seal, about, words, secret FROM sealed_sitting JOIN dice_seal USING (seal) WHERE sitting = ?");
        if (!row.with(id_).step()) return;
        sitting_.began.head.sealed = SealedDice{row.text(0, longest_name), row.text(1, longest_name),
                                                row.text(2, most_seal_words), row.text(3, longest_name)};
    }

    void entries() {
        if (sitting_.tail.entries > static_cast<std::int64_t>(most_entries)) damaged(0, "it has too many entries");
        Statement rows = database_.statement(
            "SELECT number, game, event, faces, forced, made, hash, seal FROM entry WHERE sitting = ? ORDER BY number");
        Statement facts =
            database_.statement("SELECT entry, text, position FROM fact WHERE sitting = ? ORDER BY entry, position");
        rows.with(id_);
        bool more = facts.with(id_).step();
        auto& entries = sitting_.began.head.entries;
        while (rows.step()) {
            const std::int64_t number = std::ssize(entries) + 1;
            if (rows.number(0) != number || number > sitting_.tail.entries) damaged(number, "its number is another");
            RecordedEntry entry = entry_at(rows);
            for (; more && facts.number(0) == number; more = facts.step()) {
                if (std::ssize(entry.facts) >= most_facts) damaged(number, "it has too many facts");
                if (facts.number(2) != std::ssize(entry.facts)) damaged(number, "its facts have a gap");
                entry.facts.push_back(facts.text(1, longest_fact));
            }
            last_ = entry_digest(last_, number, entry, rows.number(5));
            if (last_ != digest_at(rows, 7)) damaged(number, "its digest is another");
            entries.push_back(std::move(entry));
            sitting_.made.push_back(rows.number(5));
        }
        if (more) damaged(facts.number(0), "it has facts and is not there");
        if (std::ssize(entries) != sitting_.tail.entries) damaged(std::ssize(entries) + 1, "it is not there");
        if (!entries.empty() && entries.back().hash != sitting_.tail.hash)
            damaged(0, "its hash is not the last entry's");
    }

    RecordedEntry entry_at(const Statement& row) const {
        RecordedEntry entry{small(database_, row.number(1), 1, most_games),
                            row.text(2, longest_event),
                            {},
                            {},
                            yes(database_, row.number(4)),
                            bits(row.number(6))};
        for (const std::uint8_t face : row.bytes(3, most_dice)) entry.faces.push_back(face);
        return entry;
    }

    const Database& database_;
    StoredSitting sitting_;
    std::int64_t id_ = 0;
    Digest last_{}, tail_{};  // of what was read so far, and as kept of how it stands
};

}  // namespace

void StoredSitting::settle_head() {
    began.head.given_dice = tail.given_dice;
    began.head.practice = tail.practice;
    began.head.hash = tail.hash;
}

std::vector<Record> records_of(const StoredSitting& sitting) {
    std::vector<Record> records{sitting.began};
    const Recording& head = sitting.began.head;
    for (std::size_t n = 0; n < head.entries.size(); ++n)
        records.emplace_back(EntryMade{sitting.began.name, static_cast<std::int64_t>(n) + 1, head.entries[n],
                                       sitting.made[n], head.given_dice, head.practice});
    if (sitting.tail.ended) records.emplace_back(SittingEnded{sitting.began.name, *sitting.tail.ended});
    if (sitting.sign)
        records.emplace_back(SittingSigned{sitting.began.name, sitting.sign->initials, sitting.sign->made});
    return records;
}

std::optional<StoredSitting> read_sitting(const Database& database, const std::string& name) {
    return SittingReader{database, name}.whole();
}

Statement sitting_lines(const Database& database, std::string_view which) {
    return database.statement(fmt::format(
        "SELECT name, game, began, entries, practice, state, players, given, id IN (SELECT sitting FROM imported) FROM "
        "sitting {}",
        which));
}

std::vector<SittingLine> list_sittings(const Database& database, bool only_open, std::size_t most) {
    Statement rows =
        sitting_lines(database, only_open ? "WHERE state = 'open' AND given = 0 ORDER BY began DESC LIMIT ?"
                                          : "ORDER BY name DESC LIMIT ?");
    rows.with(static_cast<std::int64_t>(most));
    return lines_of(rows);
}

std::vector<SittingLine> lines_of(Statement& rows) {
    std::vector<SittingLine> lines;
    while (rows.step())
        lines.push_back({rows.text(0, longest_name), rows.text(1, longest_name), rows.number(2), rows.number(3),
                         rows.number(4) == 1, rows.text(5, longest_name) == "open", rows.text(6, longest_players),
                         rows.number(7) == 1, rows.number(8) == 1});
    return lines;
}

// ---- writing

SittingRows::SittingRows(const Database& database)
    : database_(database),
      sitting_(database.statement(
          "INSERT INTO sitting (name, game, began, seed, first, place, players, head, given, practice, entries, hash, "
          "state, seal) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, 'open', ?)")),
      sheet_(database.statement("INSERT INTO sheet VALUES (?, ?, ?, ?)")),
      entry_(database.statement("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")),
      fact_(database.statement("INSERT INTO fact VALUES (?, ?, ?, ?)")),
      tail_(
          database.statement("UPDATE sitting SET given = ?, practice = ?, entries = ?, hash = ?, state = ?, ended = ?, "
                             "seal = ? WHERE id = ?")),
      hands_(database),
      purse_(database) {}

void SittingRows::write(const Record& record) {
    std::visit(Overloaded{[&](const SittingBegan& sitting) { begin(sitting); },
                          [&](const EntryMade& made) { add(made); }, [&](const SittingEnded& ended) { end(ended); },
                          [&](const HandsMade& made) {
                              hands_.write(written(made.sitting).id, made);
                              purse_.stand(made);
                          },
                          [&](const SittingSigned& by) { sign(by); }, [&](const SittingDeleted& gone) { forget(gone); },
                          [&](const DiceSealed& sealed) { keep_seal(sealed.dice); },
                          [&](const LoanTaken& loan) { purse_.lend(loan); }},
               record);
}

void SittingRows::begin(const SittingBegan& sitting) {
    Statement there = database_.statement("SELECT head FROM sitting WHERE name = ?");
    if (there.with(sitting.name).step()) {
        if (digest_at(there, 0) != head_digest(sitting)) wrong(database_, sitting.name, 0, "it began otherwise");
        return;
    }
    const Recording& head = sitting.head;
    const Digest digest = head_digest(sitting);
    const SittingTail tail{head.given_dice, head.practice, 0, head.hash, {}};
    sitting_.with(sitting.name).with(head.game).with(sitting.began).with(signed_bits(head.seed));
    if (head.first)
        sitting_.with(std::int64_t{*head.first});
    else
        sitting_.with_nothing();
    sitting_.with(word_of(sitting.place)).with(players_text(head.players)).with(digest);
    sitting_.with(std::int64_t{tail.given_dice}).with(std::int64_t{tail.practice}).with(signed_bits(tail.hash));
    sitting_.with(tail_digest(digest, tail)).run();
    const std::int64_t id = database_.number("SELECT last_insert_rowid()");
    std::int64_t position = 0;
    if (sitting.imported) database_.statement("INSERT INTO imported VALUES (?)").with(id).run();
    purse_.begin(sitting);
    for (const auto& [knob, value] : head.rules)
        sheet_.with(id).with(position++).with(knob).with(std::int64_t{value}).run();
    if (!head.sealed) return;
    keep_seal(*head.sealed);
    Statement sealed = database_.statement("INSERT INTO sealed_sitting VALUES (?, ?, ?)");
    sealed.with(id).with(head.sealed->seal).with(head.sealed->words).run();
}

void SittingRows::keep_seal(const SealedDice& dice) {
    Statement row = database_.statement("INSERT OR IGNORE INTO dice_seal VALUES (?, ?, ?)");
    row.with(dice.seal).with(dice.about).with(dice.secret).run();
}

SittingRows::Written& SittingRows::written(const std::string& name) {
    if (const auto known = written_.find(name); known != written_.end()) return known->second;
    if (written_.size() >= most_written) std::erase_if(written_, [](const auto& of) { return !of.second.changed; });
    Statement row = database_.statement(whole_row);
    if (!row.with(name).step()) wrong(database_, name, 0, "it is not there");
    Written sitting{row.number(0), digest_at(row, 7), tail_at(database_, row, 8), false};
    if (sitting.tail.entries > 0) {
        Statement last = database_.statement(last_digest_of);
        if (!last.with(sitting.id).with(sitting.tail.entries).step())
            wrong(database_, name, sitting.tail.entries, "it is not there");
        sitting.last = digest_at(last, 0);
    }
    if (tail_digest(sitting.last, sitting.tail) != digest_at(row, 13))
        wrong(database_, name, 0, "the digest of how it stands is another");
    return written_.emplace(name, sitting).first->second;
}

void SittingRows::add(const EntryMade& made) {
    Written& now = written(made.sitting);
    if (made.number <= now.tail.entries) return;
    if (made.number != now.tail.entries + 1) wrong(database_, made.sitting, now.tail.entries + 1, "it is missing");
    const RecordedEntry& entry = made.entry;
    now.last = entry_digest(now.last, made.number, entry, made.made);
    now.tail = {made.given_dice, made.practice, made.number, entry.hash, {}};
    now.changed = true;
    const std::string faces = faces_bytes(entry.faces);
    entry_.with(now.id).with(made.number).with(std::int64_t{entry.game}).with(entry.event).with(bytes_of(faces));
    entry_.with(std::int64_t{entry.forced}).with(made.made).with(signed_bits(entry.hash)).with(now.last).run();
    std::int64_t position = 0;
    for (const std::string& fact : entry.facts) fact_.with(now.id).with(made.number).with(position++).with(fact).run();
}

void SittingRows::end(const SittingEnded& ended) {
    purse_.close(ended.sitting);
    Written& now = written(ended.sitting);
    if (now.tail.ended) return;
    now.tail.ended = ended.ended;
    now.changed = true;
}

void SittingRows::sign(const SittingSigned& by) {
    Statement row = database_.statement("INSERT OR REPLACE INTO signed VALUES (?, ?, ?)");
    row.with(written(by.sitting).id).with(by.initials).with(by.made).run();
}

void SittingRows::forget(const SittingDeleted& gone) {
    Statement row = database_.statement("SELECT id, game FROM sitting WHERE name = ?");
    if (!row.with(gone.sitting).step()) return;
    const std::int64_t id = row.number(0);
    const std::string game = row.text(1, longest_name);
    written_.erase(gone.sitting);
    database_.statement("DELETE FROM sitting WHERE id = ?").with(id).run();
    hands_.count_again(game);
    purse_.close(gone.sitting);
}

void SittingRows::settle() {
    for (auto& [name, now] : written_) {
        if (!now.changed) continue;
        const SittingTail& tail = now.tail;
        tail_.with(std::int64_t{tail.given_dice}).with(std::int64_t{tail.practice}).with(tail.entries);
        tail_.with(signed_bits(tail.hash)).with(std::string_view{tail.ended ? "done" : "open"});
        if (tail.ended)
            tail_.with(*tail.ended);
        else
            tail_.with_nothing();
        tail_.with(tail_digest(now.last, tail)).with(now.id).run();
        now.changed = false;
    }
}

}  // namespace boxcars::session
