#include "session/store/queries.h"

#include "base/numbers.h"

#include <fmt/ranges.h>
#include <cstdlib>

namespace boxcars::session {
namespace {

constexpr std::int64_t hands_listed = 2'000;  // with more hands, a band is computed from the variance
constexpr int newest_looked_at = 1000;        // number of sittings; older ones cannot be signed

// When a row of `sitting` was last played: milliseconds since 1970, UTC.
constexpr auto last_entry = "(SELECT made FROM entry WHERE entry.sitting = sitting.id AND number = sitting.entries)";

constexpr const char* hand_columns =
    "name, began, entry, bet, opponent, outcome, stake, net, throws, whole, counts, ''";

std::vector<HandLine> hand_lines(const Database& database, Statement& rows) {
    auto lines = rows.all<HandLine>();
    for (const HandLine& line : lines)
        if (std::abs(ordinal(line.hand.outcome)) > 1)
            database.damaged(fmt::format("the hand of entry {} of sitting {} is none", line.hand.entry, line.sitting));
    return lines;
}

// The index that has the hands of a kind in the order, and the order, for each HandOrder.
constexpr std::array<std::pair<const char*, const char*>, 4> orders{
    {{"hand_by_bet", "row DESC, entry DESC, position DESC"},
     {"hand_by_net", "net DESC, row DESC, entry DESC, position DESC"},
     {"hand_by_net", "net, row, entry, position"},
     {"hand_by_throws", "throws DESC, row DESC, entry DESC, position DESC"}}};

// SQL for each state and for each mark, in the order of the enumerations.
constexpr std::array<std::string_view, 3> state_words{"", " AND state = 'open'", " AND state = 'done'"};
constexpr std::array<std::string_view, 4> marks_words{"",
                                                      " AND practice = 0 AND id NOT IN (SELECT sitting FROM imported)",
                                                      " AND practice = 1", " AND id IN (SELECT sitting FROM imported)"};

// Selects rows of sittings. `which`: the SQL after FROM sitting.
Statement sitting_lines(const Database& database, std::string_view which) {
    return database.statement(fmt::format(
        "SELECT name, game, began, entries, practice, state = 'open', players, given, id IN (SELECT sitting FROM "
        "imported), coalesce(run, ''), coalesce(number, 0), CASE state WHEN 'open' THEN coalesce((SELECT made FROM "
        "entry WHERE entry.sitting = id AND entry.number = entries), 0) ELSE 0 END AS played, seed, coalesce(whole, "
        "0), coalesce(hands, 0), coalesce(won, 0), coalesce(lost, 0), coalesce(net, 0) FROM sitting LEFT JOIN "
        "run_station ON run_station.sitting = id LEFT JOIN result ON result.sitting = id AND whole = (SELECT "
        "min(own.whole) FROM result AS own WHERE own.sitting = id) {}",
        which));
}

}  // namespace

std::string stop_mark(const SittingLine& line) {
    return line.run.empty() ? "" : fmt::format("station {} of a Long Run", line.station);
}

std::vector<SittingLine> open_sittings(const Database& database, std::size_t most) {
    return sitting_lines(database, "WHERE state = 'open' AND given = 0 ORDER BY played DESC LIMIT ?")
        .with(most)
        .all<SittingLine>();
}

std::vector<SittingLine> line_of_sitting(const Database& database, const std::string& sitting) {
    return sitting_lines(database, "WHERE name = ?").with(sitting).all<SittingLine>();
}

std::vector<SittingLine> page_of_sittings(const Database& database, const SittingFilter& filter,
                                          const std::string& before, std::size_t most) {
    const std::string_view of_run =
        filter.run.empty() ? "" : " AND id IN (SELECT sitting FROM run_station WHERE run = ?4)";
    Statement rows = sitting_lines(
        database,
        fmt::format("WHERE (?1 = '' OR game = ?1) AND (?2 = '' OR name < ?2){}{}{} ORDER BY name DESC LIMIT ?3",
                    state_words[nth(filter.state)], marks_words[nth(filter.marks)], of_run));
    rows.with(filter.game, before, most);
    if (!filter.run.empty()) rows.with(filter.run);
    return rows.all<SittingLine>();
}

std::vector<HandKind> hand_kinds(const Database& database, const std::string& game) {
    return database.rows<HandKind>(
        "SELECT DISTINCT bet, opponent, whole FROM tally WHERE game = ? ORDER BY whole DESC, bet, opponent", game);
}

// SQLite merges the kinds, each read along its own index.
std::vector<HandLine> page_of_hands(const Database& database, const std::string& game, std::span<const HandKind> kinds,
                                    HandOrder order, std::size_t from, std::size_t most) {
    if (kinds.empty()) return {};
    const auto& [index, in_order] = orders[nth(order)];
    const std::string of_kind = fmt::format(
        "SELECT {}, hand.sitting AS row, position FROM hand INDEXED BY {} CROSS JOIN sitting ON sitting.id = "
        "hand.sitting WHERE counts = 1 AND hand.game = ? AND bet = ? AND opponent = ?",
        hand_columns, index);
    const std::vector<std::string> of_kinds(kinds.size(), of_kind);
    Statement rows = database.statement(
        fmt::format("{} ORDER BY {} LIMIT ? OFFSET ?", fmt::join(of_kinds, " UNION ALL "), in_order));
    for (const HandKind& kind : kinds) rows.with(game, kind.bet, kind.opponent);
    return hand_lines(database, rows.with(most, from));
}

std::vector<HandLine> hands_of_sitting(const Database& database, const std::string& sitting, std::size_t from,
                                       std::size_t most) {
    Statement rows = database.statement(fmt::format(
        "SELECT {} FROM hand JOIN sitting ON sitting.id = hand.sitting WHERE name = ? ORDER BY entry, position "
        "LIMIT ? OFFSET ?",
        hand_columns));
    return hand_lines(database, rows.with(sitting, most, from));
}

std::vector<EntryLine> page_of_entries(const Database& database, const std::string& sitting, std::int64_t from,
                                       std::size_t most) {
    const Snapshot snapshot{database};
    Statement rows = database.statement(
        "SELECT number, entry.game, event, faces, sitting FROM entry JOIN sitting ON sitting.id = entry.sitting WHERE "
        "name = ? AND number >= ? ORDER BY number LIMIT ?");
    Statement facts =
        database.statement("SELECT text FROM fact WHERE sitting = ? AND entry = ? ORDER BY position LIMIT 200");
    return rows.with(sitting, from, most).all([&](const Statement& row) {
        auto line = row.as<EntryLine>();
        facts.with(row.number(4), line.number);
        line.facts = facts.all([](const Statement& fact) { return fact.text(0); });
        return line;
    });
}

std::vector<RunRow> read_runs(const Database& database, std::string_view name, std::size_t most) {
    return database.rows<RunRow>(
        "SELECT name, ticket, seed, day, began, choices FROM run WHERE ?1 = '' OR name = ?1 ORDER BY began DESC, name "
        "DESC LIMIT ?2",
        name, most);
}

std::vector<DeletedStation> deleted_stations(const Database& database, const std::string& run) {
    Statement rows =
        database.statement("SELECT number, name, recording FROM deleted_station WHERE run = ? ORDER BY number");
    return rows.with(run).all([](const Statement& row) {
        return DeletedStation{Column{row, 0}, row.text(1), row.text(2, most_recording_bytes)};
    });
}

std::vector<TallyLine> tallies(const Database& database, const std::string& game) {
    Statement rows = database.statement(
        "SELECT tally.game, tally.bet, tally.opponent, text, hands, tally.won, tally.lost, staked, squares, net, best, "
        "worst, longest, whole, now, streak.won, streak.lost FROM tally JOIN table_sheet ON table_sheet.id = "
        "tally.sheet JOIN streak ON streak.game = tally.game AND streak.bet = tally.bet AND streak.opponent = "
        "tally.opponent WHERE ?1 = '' OR tally.game = ?1 ORDER BY tally.game, tally.whole, tally.bet, tally.opponent, "
        "text");
    auto lines = rows.with(game).all<TallyLine>();
    for (TallyLine& line : lines)
        if (!line.whole && line.hands <= hands_listed)
            line.stakes = database.rows<StakeCount>(
                "SELECT stake, count(*) FROM hand JOIN table_sheet ON table_sheet.id = hand.sheet WHERE game = ? AND "
                "bet = ? AND opponent = ? AND counts = 1 AND text = ? GROUP BY stake",
                line.game, line.bet, line.opponent, line.sheet);
    return lines;
}

std::vector<TallyLine> unfinished(const Database& database, const std::string& game) {
    return database.rows<TallyLine>(
        "SELECT sitting.game, bet, opponent, text, 0, 0, 0, sum(stake), 0.0, sum(net), 0, 0, 0, 0, 0, 0, 0 FROM "
        "sitting JOIN hand ON hand.sitting = sitting.id JOIN table_sheet ON table_sheet.id = hand.sheet WHERE "
        "sitting.game = ? AND counts = 1 AND whole = 0 AND entry > coalesce((SELECT last.entry FROM hand AS last WHERE "
        "last.sitting = sitting.id AND last.whole = 1 ORDER BY last.entry DESC LIMIT 1), 0) GROUP BY bet, opponent, "
        "text",
        game);
}

std::vector<ThrownLine> thrown(const Database& database, const std::string& game) {
    return database.rows<ThrownLine>("SELECT game, throws, boxcars FROM thrown WHERE ?1 = '' OR game = ?1", game);
}

std::vector<JudgedUnder> judged_decisions(const Database& database, const std::string& game, std::int64_t patience) {
    Statement rows = database.statement(
        "SELECT text, sum(decisions), sum(best), sum(given_away) FROM sitting CROSS JOIN judged ON "
        "judged.sitting = sitting.id JOIN judged_sheet ON judged_sheet.sitting = sitting.id JOIN table_sheet ON "
        "table_sheet.id = sheet WHERE sitting.game = ? AND given = 0 AND sitting.id NOT IN (SELECT sitting FROM "
        "imported) AND judged.entries = sitting.entries AND patience >= ? GROUP BY sheet, best IS NULL ORDER BY sheet");
    return rows.with(game, patience).all([](const Statement& row) {
        JudgedUnder of{row.text(0), row.number(1), {}, row.real(3)};
        if (!row.nothing(2)) of.best = row.number(2);
        return of;
    });
}

std::vector<UnjudgedSitting> unjudged(const Database& database, const std::string& game, std::int64_t patience) {
    return database.rows<UnjudgedSitting>(
        "SELECT name, sitting.entries FROM sitting LEFT JOIN judged ON judged.sitting = sitting.id WHERE sitting.game "
        "= ? AND given = 0 AND sitting.id NOT IN (SELECT sitting FROM imported) AND (judged.entries IS NULL OR "
        "judged.entries < sitting.entries OR patience < ?) ORDER BY name DESC",
        game, patience);
}

std::vector<std::string> uncounted(const Database& database) {
    Statement rows = database.statement(
        "SELECT name FROM sitting LEFT JOIN counted ON counted.sitting = sitting.id WHERE coalesce(counted.entries, 0) "
        "< sitting.entries ORDER BY name");
    return rows.all([](const Statement& row) { return row.text(0); });
}

std::vector<MilestoneMade> milestones_made(const Database& database) {
    return database.rows<MilestoneMade>("SELECT name, chance, sitting, made FROM milestone ORDER BY made, name");
}

std::vector<ScoreLine> score_lines(const Database& database, const std::string& game, const rules::ScoreKind& kind) {
    return database.rows<ScoreLine>(
        fmt::format("SELECT name, coalesce(initials, ''), figure, coalesce({}, began) FROM score CROSS JOIN sitting ON "
                    "sitting.id = score.sitting LEFT JOIN signed ON signed.sitting = score.sitting WHERE score.game = "
                    "? AND kind = ? AND figure > 0 ORDER BY figure {}, score.sitting LIMIT ?",
                    last_entry, kind.least ? "" : "DESC"),
        game, kind.name, places_in_a_table);
}

std::optional<PlayedSitting> last_played(const Database& database) {
    Statement row = database.statement(
        fmt::format("SELECT name, game, EXISTS (SELECT 1 FROM signed WHERE signed.sitting = sitting.id) FROM sitting "
                    "WHERE id > (SELECT max(id) FROM sitting) - {} AND EXISTS (SELECT 1 FROM score WHERE score.sitting "
                    "= sitting.id) ORDER BY coalesce({}, began) DESC, id DESC LIMIT 1",
                    newest_looked_at, last_entry));
    return row.step() ? std::optional{row.as<PlayedSitting>()} : std::nullopt;
}

std::string last_initials(const Database& database) {
    Statement row =
        database.statement("SELECT initials FROM signed WHERE initials <> ? ORDER BY made DESC, sitting DESC LIMIT 1");
    return row.with(unsigned_initials).step() ? row.text(0, longest_name) : std::string{"AAA"};
}

}  // namespace boxcars::session
