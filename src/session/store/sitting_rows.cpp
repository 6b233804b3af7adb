#include "session/store/records.h"

#include "base/numbers.h"

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

// The row of a rule sheet.
std::int64_t sheet(const Database& database, const std::string& text) {
    Statement row = database.statement("SELECT id FROM table_sheet WHERE text = ?");
    if (row.with(text).step()) return row.number(0);
    database.execute("INSERT INTO table_sheet (text) VALUES (?)", text);
    return database.number("SELECT last_insert_rowid()");
}

// Adds a hand that counts to the sums of all such hands.
void sum(const Database& database, const std::string& game, const Hand& hand, std::int64_t sheet) {
    const int outcome = ordinal(hand.outcome);
    database.execute(add_to_tally, game, hand.bet, hand.opponent, sheet, outcome, hand.stake, hand.net, hand.throws,
                     hand.whole);
    database.execute(add_to_streak, game, hand.bet, hand.opponent, outcome);
}

// Computes the sums of a game from the rows again.
void count_again(const Database& database, const std::string& game) {
    for (const char* of : {"tally", "streak", "thrown"})
        database.execute(fmt::format("DELETE FROM {} WHERE game = ?", of), game);
    Statement rows = database.statement(
        "SELECT entry, bet, opponent, outcome, stake, net, throws, whole, counts, '', hand.sheet FROM sitting JOIN "
        "hand ON hand.sitting = sitting.id WHERE sitting.game = ? AND counts = 1 ORDER BY hand.sitting, entry, "
        "position");
    rows.with(game);
    while (rows.step()) sum(database, game, rows.as<Hand>(), rows.number(10));
    Statement dice = database.statement(
        "SELECT sum(counted.throws), sum(counted.boxcars) FROM sitting JOIN counted ON counted.sitting = sitting.id "
        "WHERE sitting.game = ?");
    if (dice.with(game).step() && !dice.nothing(0) && dice.number(0) > 0)
        database.execute(add_to_thrown, game, dice.number(0), dice.number(1));
}

// A sitting's id and number of entries. Throws StoreTrouble (Damaged) if there is no such sitting.
std::pair<std::int64_t, std::int64_t> kept(const Database& database, const std::string& name) {
    Statement row = database.statement("SELECT id, entries FROM sitting WHERE name = ?");
    if (!row.with(name).step()) wrong(database, name, 0, "it is not there");
    return {row.number(0), row.number(1)};
}

void keep(const Database& database, const SealedDice& dice) {
    database.execute("INSERT OR IGNORE INTO dice_seal VALUES (?, ?, ?)", dice.seal, dice.about, dice.secret);
}

void keep(const Database& database, const RunRow& run) {
    database.execute("INSERT OR REPLACE INTO run VALUES (?, ?, ?, ?, ?, ?)", run.name, run.ticket, run.seed, run.day,
                     run.began, run.choices);
}

void keep(const Database& database, const SittingBegan& sitting) {
    const Recording& head = sitting.head;
    Statement there = database.statement("SELECT seed FROM sitting WHERE name = ?");
    if (there.with(sitting.name).step()) {
        if (bits_of(there.number(0)) != head.seed) wrong(database, sitting.name, 0, "it began otherwise");
        return;
    }
    database.execute(
        "INSERT INTO sitting (name, game, began, seed, first, place, players, given, practice, entries, hash, state) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, 'open')",
        sitting.name, head.game, sitting.began, head.seed, head.first, word_of(sitting.place),
        players_text(head.players), head.given_dice, head.practice, head.hash);
    const std::int64_t id = database.number("SELECT last_insert_rowid()");
    std::int64_t position = 0;
    if (sitting.imported) database.execute("INSERT INTO imported VALUES (?)", id);
    if (head.stop) {
        const auto& [run, number, unit, goal] = *head.stop;
        const auto& [least, most, step] = goal.stakes;
        database.execute("INSERT INTO run_station VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", id, run, number,
                         word_of(unit), goal.length, word_of(goal.kind), goal.target, least, most, step, goal.menu);
    }
    for (const auto& [knob, value] : head.rules)
        database.execute("INSERT INTO sheet VALUES (?, ?, ?, ?)", id, position++, knob, value);
    if (!head.sealed) return;
    keep(database, *head.sealed);
    database.execute("INSERT INTO sealed_sitting VALUES (?, ?, ?)", id, head.sealed->seal, head.sealed->words);
}

void keep(const Database& database, const EntryMade& made) {
    const auto [id, entries] = kept(database, made.sitting);
    if (made.number <= entries) return;
    if (made.number != entries + 1) wrong(database, made.sitting, entries + 1, "it is missing");
    const RecordedEntry& entry = made.entry;
    for (const int face : entry.faces)
        if (face < 0 || face > 255) throw Error(fmt::format("A die with a face of {} cannot be kept.", face));
    const std::vector<std::uint8_t> faces(entry.faces.begin(), entry.faces.end());  // one byte a die
    database.execute("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?)", id, made.number, entry.game, entry.event,
                     std::span<const std::uint8_t>{faces}, entry.forced, made.made, entry.hash);
    std::int64_t position = 0;
    for (const std::string& fact : entry.facts)
        database.execute("INSERT INTO fact VALUES (?, ?, ?, ?)", id, made.number, position++, fact);
    database.execute(
        "UPDATE sitting SET given = ?, practice = ?, entries = ?, hash = ?, state = 'open', ended = NULL WHERE id = ?",
        made.given_dice, made.practice, made.number, entry.hash, id);
}

void keep(const Database& database, const SittingEnded& ended) {
    database.execute("UPDATE sitting SET state = 'done', ended = ? WHERE id = ? AND ended IS NULL", ended.ended,
                     kept(database, ended.sitting).first);
}

void keep(const Database& database, const SittingSigned& by) {
    database.execute("INSERT OR REPLACE INTO signed VALUES (?, ?, ?)", kept(database, by.sitting).first, by.initials,
                     by.made);
}

// Returns the row of the hand's rule sheet.
std::int64_t add_hand(const Database& database, const Hand& hand, std::int64_t sitting, std::int64_t position,
                      const std::string& game) {
    const std::int64_t under = sheet(database, hand.sheet);
    database.execute("INSERT INTO hand VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", sitting, hand.entry, position,
                     hand.bet, hand.opponent, ordinal(hand.outcome), hand.stake, hand.net, hand.throws, hand.whole,
                     hand.counts, under, game);
    database.execute(add_to_result, sitting, hand.whole, ordinal(hand.outcome), hand.net);
    return under;
}

// Skips hands that are there already; hands after a missing entry are counted later.
void keep(const Database& database, const HandsMade& made) {
    Statement row = database.statement(
        "SELECT id, game, coalesce(counted.entries, 0), id IN (SELECT sitting FROM imported) FROM sitting LEFT JOIN "
        "counted ON counted.sitting = id WHERE name = ?");
    if (!row.with(made.sitting).step()) wrong(database, made.sitting, 0, "it is not there");
    const std::int64_t sitting = row.number(0), before = row.number(2);  // before: entries counted already
    const std::string game = row.text(1, longest_name);
    const bool imported = row.number(3) == 1;
    // If a sitting is counted again as a whole, the new counts replace the earlier ones.
    const bool anew = made.from == 1 && before > 0 && made.to > before;
    if (anew) {
        database.execute("DELETE FROM hand WHERE sitting = ?", sitting);
        database.execute("DELETE FROM counted WHERE sitting = ?", sitting);
    } else if (made.to <= before || made.from != before + 1) {
        return;
    }
    if (made.from == 1) database.execute("DELETE FROM result WHERE sitting = ?", sitting);
    std::int64_t position = 0, entry = 0;
    for (Hand hand : made.hands.all) {
        hand.counts = hand.counts && !imported;
        position = hand.entry == entry ? position + 1 : 0;
        entry = hand.entry;
        const std::int64_t under = add_hand(database, hand, sitting, position, game);
        if (hand.counts && !anew) sum(database, game, hand, under);
    }
    static const Hands none;
    const Hands& counting = imported ? none : made.hands;
    database.execute(add_to_counted, sitting, made.to, counting.throws, counting.boxcars);
    for (const ScoreFigure& of : counting.scores)
        database.execute("INSERT OR REPLACE INTO score VALUES (?, ?, ?, ?)", sitting, of.kind, game, of.figure);
    for (const auto& [at, line] : counting.milestones)
        database.execute(add_milestone, sitting, at, line.name, line.chance);
    if (anew)
        count_again(database, game);
    else if (counting.throws > 0)
        database.execute(add_to_thrown, game, counting.throws, counting.boxcars);
}

void keep(const Database& database, const SittingJudged& judged) {
    Statement row = database.statement("SELECT id FROM sitting WHERE name = ?");
    if (!row.with(judged.sitting).step()) return;  // the sitting was deleted
    const std::int64_t sitting = row.number(0);
    database.execute("DELETE FROM judged WHERE sitting = ?", sitting);
    database.execute("INSERT INTO judged VALUES (?, ?, ?)", sitting, judged.entries, judged.patience);
    for (const JudgedUnder& of : judged.sheets)
        database.execute("INSERT INTO judged_sheet VALUES (?, ?, ?, ?, ?)", sitting, sheet(database, of.sheet),
                         of.decisions, of.best, of.given_away);
}

// Before a sitting is deleted: a run keeps what was played at its station.
void keep_station(const Database& database, std::int64_t id, const std::string& name) {
    Statement row = database.statement(
        "SELECT run, number FROM run_station WHERE sitting = ? AND sitting NOT IN (SELECT sitting FROM imported)");
    if (!row.with(id).step()) return;
    std::string recording;
    try {
        recording = exported(read_sitting(database, name).value().began.head);
    } catch (const StoreTrouble&) {  // it is damaged, and nothing of it is kept
    }
    database.execute("INSERT OR IGNORE INTO deleted_station VALUES (?, ?, ?, ?)", row.text(0, longest_name),
                     row.number(1), name, recording);
}

void keep(const Database& database, const SittingDeleted& gone) {
    Statement row = database.statement("SELECT id, game FROM sitting WHERE name = ?");
    if (!row.with(gone.sitting).step()) return;
    const std::int64_t id = row.number(0);
    const std::string game = row.text(1, longest_name);
    keep_station(database, id, gone.sitting);
    database.execute("DELETE FROM sitting WHERE id = ?", id);
    count_again(database, game);
}

}  // namespace

void write_record(const Database& database, const Record& record) {
    std::visit([&](const auto& one) { keep(database, one); }, record);
}

}  // namespace boxcars::session
