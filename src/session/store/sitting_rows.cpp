#include "session/store/sitting_rows.h"

#include "base/numbers.h"
#include "base/overloaded.h"
#include "session/store/stored_sitting.h"

#include <fmt/format.h>

namespace boxcars::session {
namespace {

constexpr std::string_view add_to_tally = R"sql(
INSERT INTO tally VALUES (?1, ?2, ?3, ?4, 1, ?5 = 1, ?5 = -1, ?6, CAST(?6 AS REAL) * ?6, ?7, ?7, ?7, ?8, ?9)
ON CONFLICT (game, bet, opponent, sheet) DO UPDATE SET
    hands = hands + 1, won = won + excluded.won, lost = lost + excluded.lost, staked = staked + excluded.staked,
    squares = squares + excluded.squares, net = net + excluded.net, best = max(best, excluded.best),
    worst = min(worst, excluded.worst), longest = max(longest, excluded.longest))sql";

// Adds a hand to a streak of wins or losses. A tie does not end a streak.
constexpr std::string_view add_to_streak = R"sql(
INSERT INTO streak VALUES (?1, ?2, ?3, ?4, max(?4, 0), max(-?4, 0))
ON CONFLICT (game, bet, opponent) DO UPDATE SET
    now  = CASE WHEN ?4 = 0 OR now * ?4 > 0 THEN now + ?4 ELSE ?4 END,
    won  = max(won, CASE WHEN now > 0 THEN now + ?4 ELSE ?4 END),
    lost = max(lost, CASE WHEN now < 0 THEN -now - ?4 ELSE -?4 END))sql";

constexpr std::string_view add_to_thrown = R"sql(
INSERT INTO thrown VALUES (?1, ?2, ?3)
ON CONFLICT (game) DO UPDATE SET throws = throws + excluded.throws, boxcars = boxcars + excluded.boxcars)sql";

constexpr std::string_view add_to_result = R"sql(
INSERT INTO result VALUES (?1, ?2, 1, ?3 = 1, ?3 = -1, ?4)
ON CONFLICT (sitting, whole) DO UPDATE SET
    hands = hands + 1, won = won + excluded.won, lost = lost + excluded.lost, net = net + excluded.net)sql";

constexpr std::string_view add_to_counted = R"sql(
INSERT INTO counted VALUES (?1, ?2, ?3, ?4)
ON CONFLICT (sitting) DO UPDATE SET
    entries = excluded.entries, throws = throws + excluded.throws, boxcars = boxcars + excluded.boxcars)sql";

constexpr std::string_view add_milestone = R"sql(
INSERT INTO milestone SELECT ?3, ?4, name, made FROM sitting JOIN entry ON entry.sitting = id AND number = ?2
    WHERE id = ?1
ON CONFLICT (name) DO UPDATE SET chance = excluded.chance, sitting = excluded.sitting, made = excluded.made
    WHERE excluded.made < made)sql";

std::vector<std::uint8_t> bytes_of(const std::vector<int>& faces) {  // one byte a die
    for (const int face : faces)
        if (face < 0 || face > 255) throw Error(fmt::format("A die with a face of {} cannot be kept.", face));
    return {faces.begin(), faces.end()};
}

}  // namespace

void HandRows::write(std::int64_t sitting, const HandsMade& made) {
    Statement row = database_.statement(
        "SELECT game, coalesce(counted.entries, 0), EXISTS (SELECT 1 FROM imported WHERE imported.sitting = sitting.id)"
        " FROM sitting LEFT JOIN counted ON counted.sitting = sitting.id WHERE sitting.id = ?");
    if (!row.with(sitting).step()) return;
    const std::string game = row.text(0);
    const std::int64_t before = row.number(1);
    const bool imported = row.number(2) == 1;
    // If a sitting is counted again as a whole, the new counts replace the earlier ones.
    const bool anew = made.from == 1 && before > 0 && made.to > before;
    if (anew) {
        database_.execute("DELETE FROM hand WHERE sitting = ?", sitting);
        database_.execute("DELETE FROM counted WHERE sitting = ?", sitting);
    } else if (made.to <= before || made.from != before + 1) {
        return;
    }
    if (made.from == 1) database_.execute("DELETE FROM result WHERE sitting = ?", sitting);
    std::int64_t position = 0, entry = 0;
    for (Hand hand : made.hands.all) {
        hand.counts = hand.counts && !imported;
        position = hand.entry == entry ? position + 1 : 0;
        entry = hand.entry;
        const std::int64_t under = sheet(hand.sheet);
        keep({sitting, position, under}, game, hand);
        if (hand.counts && !anew) sum(game, hand, under);
    }
    const std::int64_t throws = imported ? 0 : made.hands.throws, boxcars = imported ? 0 : made.hands.boxcars;
    database_.execute(add_to_counted, sitting, made.to, throws, boxcars);
    if (!imported) {
        for (const ScoreFigure& of : made.hands.scores)
            database_.execute("INSERT OR REPLACE INTO score VALUES (?, ?, ?, ?)", sitting, of.kind, game, of.figure);
        for (const auto& [at, line] : made.hands.milestones)
            database_.execute(add_milestone, sitting, at, line.name, line.chance);
    }
    if (anew)
        count_again(game);
    else if (throws > 0)
        database_.execute(add_to_thrown, game, throws, boxcars);
}

void HandRows::judge(const SittingJudged& judged) {
    Statement row = database_.statement("SELECT id FROM sitting WHERE name = ?");
    if (!row.with(judged.sitting).step()) return;  // the sitting was deleted
    const std::int64_t sitting = row.number(0);
    database_.execute("DELETE FROM judged WHERE sitting = ?", sitting);
    database_.execute("INSERT INTO judged VALUES (?, ?, ?)", sitting, judged.entries, judged.patience);
    for (const JudgedUnder& of : judged.sheets)
        database_.execute("INSERT INTO judged_sheet VALUES (?, ?, ?, ?, CAST(? AS REAL))", sitting, sheet(of.sheet),
                          of.decisions, of.best, fmt::format("{}", of.given_away));
}

std::int64_t HandRows::sheet(const std::string& text) {
    if (known_sheet_ != 0 && known_text_ == text) return known_sheet_;
    database_.execute("INSERT INTO table_sheet (text) VALUES (?) ON CONFLICT (text) DO NOTHING", text);
    Statement row = database_.statement("SELECT id FROM table_sheet WHERE text = ?");
    row.with(text).step();
    known_text_ = text;
    return known_sheet_ = row.number(0);
}

void HandRows::keep(const HandPlace& at, const std::string& game, const Hand& hand) {
    const int outcome = ordinal(hand.outcome);
    database_.execute("INSERT INTO hand VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", at.sitting, hand.entry,
                      at.position, hand.bet, hand.opponent, outcome, hand.stake, hand.net, hand.throws, hand.whole,
                      hand.counts, at.sheet, game);
    database_.execute(add_to_result, at.sitting, hand.whole, outcome, hand.net);
}

void HandRows::sum(const std::string& game, const Hand& hand, std::int64_t sheet) {
    const int outcome = ordinal(hand.outcome);
    database_.execute(add_to_tally, game, hand.bet, hand.opponent, sheet, outcome, hand.stake, hand.net, hand.throws,
                      hand.whole);
    database_.execute(add_to_streak, game, hand.bet, hand.opponent, outcome);
}

void HandRows::count_again(const std::string& game) {
    for (const char* of : {"tally", "streak", "thrown"})
        database_.execute(fmt::format("DELETE FROM {} WHERE game = ?", of), game);
    Statement rows = database_.statement(
        "SELECT bet, opponent, outcome, stake, net, throws, whole, hand.sheet FROM sitting JOIN hand ON hand.sitting = "
        "sitting.id WHERE sitting.game = ? AND counts = 1 ORDER BY hand.sitting, entry, position");
    rows.with(game);
    while (rows.step()) {
        const Hand hand{.bet = rows.text(0),
                        .opponent = rows.text(1),
                        .outcome = static_cast<rules::Outcome>(rows.number(2)),
                        .stake = rows.number(3),
                        .net = rows.number(4),
                        .throws = rows.number(5),
                        .whole = rows.number(6) == 1};
        sum(game, hand, rows.number(7));
    }
    Statement dice = database_.statement(
        "SELECT sum(counted.throws), sum(counted.boxcars) FROM sitting JOIN counted ON counted.sitting = sitting.id "
        "WHERE sitting.game = ?");
    if (dice.with(game).step() && !dice.nothing(0) && dice.number(0) > 0)
        database_.execute(add_to_thrown, game, dice.number(0), dice.number(1));
}

void SittingRows::write(const Record& record) {
    std::visit(Overloaded{[&](const SittingBegan& sitting) { begin(sitting); },
                          [&](const EntryMade& made) { add(made); }, [&](const SittingEnded& ended) { end(ended); },
                          [&](const HandsMade& made) { hands_.write(kept(made.sitting).id, made); },
                          [&](const SittingSigned& by) { sign(by); },
                          [&](const SittingJudged& judged) { hands_.judge(judged); },
                          [&](const SittingDeleted& gone) { forget(gone); },
                          [&](const SealedDice& dice) { keep_seal(dice); }, [&](const RunRow& run) { keep_run(run); }},
               record);
}

void SittingRows::begin(const SittingBegan& sitting) {
    const Recording& head = sitting.head;
    Statement there = database_.statement("SELECT seed FROM sitting WHERE name = ?");
    if (there.with(sitting.name).step()) {
        if (bits_of(there.number(0)) != head.seed) wrong(database_, sitting.name, 0, "it began otherwise");
        return;
    }
    database_.execute(
        "INSERT INTO sitting (name, game, began, seed, first, place, players, given, practice, entries, hash, state) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, 'open')",
        sitting.name, head.game, sitting.began, signed_bits(head.seed), head.first, word_of(sitting.place),
        players_text(head.players), head.given_dice, head.practice, signed_bits(head.hash));
    const std::int64_t id = database_.number("SELECT last_insert_rowid()");
    std::int64_t position = 0;
    if (sitting.imported) database_.execute("INSERT INTO imported VALUES (?)", id);
    if (head.stop) write_stop(id, *head.stop);
    for (const auto& [knob, value] : head.rules)
        database_.execute("INSERT INTO sheet VALUES (?, ?, ?, ?)", id, position++, knob, value);
    if (!head.sealed) return;
    keep_seal(*head.sealed);
    database_.execute("INSERT INTO sealed_sitting VALUES (?, ?, ?)", id, head.sealed->seal, head.sealed->words);
}

void SittingRows::write_stop(std::int64_t id, const StopTerms& stop) {
    const auto& [run, number, goal] = stop.station;
    const auto& [least, most, step] = goal.stakes;
    database_.execute("INSERT INTO run_station VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", id, run, number,
                      word_of(stop.length.unit), stop.length.count, word_of(goal.kind), goal.target, least, most, step,
                      goal.menu);
}

void SittingRows::keep_seal(const SealedDice& dice) {
    database_.execute("INSERT OR IGNORE INTO dice_seal VALUES (?, ?, ?)", dice.seal, dice.about, dice.secret);
}

void SittingRows::keep_run(const RunRow& run) {
    database_.execute("INSERT OR REPLACE INTO run VALUES (?, ?, ?, ?, ?, ?)", run.name, run.ticket,
                      signed_bits(run.seed), run.day, run.began, run.choices);
}

SittingRows::Kept SittingRows::kept(const std::string& name) const {
    Statement row = database_.statement("SELECT id, entries FROM sitting WHERE name = ?");
    if (!row.with(name).step()) wrong(database_, name, 0, "it is not there");
    return {row.number(0), row.number(1)};
}

void SittingRows::add(const EntryMade& made) {
    const auto [id, entries] = kept(made.sitting);
    if (made.number <= entries) return;
    if (made.number != entries + 1) wrong(database_, made.sitting, entries + 1, "it is missing");
    const RecordedEntry& entry = made.entry;
    database_.execute("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?)", id, made.number, entry.game, entry.event,
                      std::span<const std::uint8_t>{bytes_of(entry.faces)}, entry.forced, made.made,
                      signed_bits(entry.hash));
    std::int64_t position = 0;
    for (const std::string& fact : entry.facts)
        database_.execute("INSERT INTO fact VALUES (?, ?, ?, ?)", id, made.number, position++, fact);
    database_.execute(
        "UPDATE sitting SET given = ?, practice = ?, entries = ?, hash = ?, state = 'open', ended = NULL WHERE id = ?",
        made.given_dice, made.practice, made.number, signed_bits(entry.hash), id);
}

void SittingRows::end(const SittingEnded& ended) {
    database_.execute("UPDATE sitting SET state = 'done', ended = ? WHERE id = ? AND ended IS NULL", ended.ended,
                      kept(ended.sitting).id);
}

void SittingRows::sign(const SittingSigned& by) {
    database_.execute("INSERT OR REPLACE INTO signed VALUES (?, ?, ?)", kept(by.sitting).id, by.initials, by.made);
}

void SittingRows::forget(const SittingDeleted& gone) {
    Statement row = database_.statement("SELECT id, game FROM sitting WHERE name = ?");
    if (!row.with(gone.sitting).step()) return;
    const std::int64_t id = row.number(0);
    const std::string game = row.text(1, longest_name);
    keep_station(id, gone.sitting);
    database_.execute("DELETE FROM sitting WHERE id = ?", id);
    hands_.count_again(game);
}

// Before a sitting is deleted: a run keeps what was played at its station.
void SittingRows::keep_station(std::int64_t id, const std::string& name) {
    Statement row = database_.statement(
        "SELECT run, number FROM run_station WHERE sitting = ? AND sitting NOT IN (SELECT sitting FROM imported)");
    if (!row.with(id).step()) return;
    std::string recording;
    try {
        recording = exported(read_sitting(database_, name).value().began.head);
    } catch (const StoreTrouble&) {  // it is damaged, and nothing of it is kept
    }
    database_.execute("INSERT OR IGNORE INTO deleted_station VALUES (?, ?, ?, ?)", row.text(0, longest_name),
                      row.number(1), name, recording);
}

}  // namespace boxcars::session
