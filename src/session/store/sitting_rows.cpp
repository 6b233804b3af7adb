#include "session/store/sitting_rows.h"

#include "base/overloaded.h"
#include "session/store/sitting_columns.h"

namespace boxcars::session {
namespace {

constexpr std::size_t most_written = 64;  // sittings written at a time: one for each table, a few
constexpr std::string_view last_digest_of = "SELECT seal FROM entry WHERE sitting = ? AND number = ?";

std::span<const std::uint8_t> bytes_of(const std::string& text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

}  // namespace

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
                          [&](const SittingSigned& by) { sign(by); },
                          [&](const SittingJudged& judged) { hands_.judge(judged); },
                          [&](const SittingDeleted& gone) { forget(gone); },
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
    if (const auto& night = head.night) {
        Statement stop = database_.statement("INSERT INTO night_stop VALUES (?, ?, ?, ?)");
        stop.with(id).with(night->date).with(word_of(night->length.unit)).with(std::int64_t{night->length.count}).run();
    }
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
    Statement row = database_.statement(whole_row());
    if (!row.with(name).step()) wrong(database_, name, 0, "it is not there");
    Written sitting{row.number(0), digest_at(row, head_column), tail_at(database_, row), false};
    if (sitting.tail.entries > 0) {
        Statement last = database_.statement(last_digest_of);
        if (!last.with(sitting.id).with(sitting.tail.entries).step())
            wrong(database_, name, sitting.tail.entries, "it is not there");
        sitting.last = digest_at(last, 0);
    }
    if (tail_digest(sitting.last, sitting.tail) != digest_at(row, seal_column))
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
