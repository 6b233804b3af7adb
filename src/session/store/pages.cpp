#include "session/store/pages.h"

#include "base/numbers.h"

#include <fmt/ranges.h>

#include <array>

namespace boxcars::session {
namespace {

constexpr std::size_t most_dice_bytes = 20;

constexpr const char* hand_columns = "name, began, entry, bet, opponent, outcome, stake, net, throws, whole, counts";

HandLine hand_line(const Database& database, const Statement& row) {
    const std::string sitting = row.text(0);
    return {sitting, row.number(1), hand_at(database, row, 2, sitting)};
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

RunRow run_at(const Statement& row) {
    return {row.text(0, longest_name),
            row.text(1, longest_name),
            bits_of(row.number(2)),
            row.text(3, longest_name),
            row.number(4),
            row.text(5, longest_choices)};
}

DeletedStation deleted_at(const Statement& row) {
    return {row.text(0, longest_name), narrow<int>(row.number(1)), row.text(2, longest_name),
            row.text(3, most_recording_bytes)};
}

}  // namespace

std::vector<SittingLine> page_of_sittings(const Database& database, const SittingFilter& filter,
                                          const std::string& before, std::size_t most) {
    const std::string_view of_run =
        filter.run.empty() ? "" : " AND id IN (SELECT sitting FROM run_station WHERE run = ?4)";
    Statement rows = sitting_lines(
        database,
        fmt::format("WHERE (?1 = '' OR game = ?1) AND (?2 = '' OR name < ?2){}{}{} ORDER BY name DESC LIMIT ?3",
                    state_words[nth(filter.state)], marks_words[nth(filter.marks)], of_run));
    rows.with(filter.game, before, static_cast<std::int64_t>(most));
    if (!filter.run.empty()) rows.with(filter.run);
    return lines_of(rows);
}

std::vector<HandKind> hand_kinds(const Database& database, const std::string& game) {
    Statement rows = database.statement(
        "SELECT DISTINCT bet, opponent, whole FROM tally WHERE game = ? ORDER BY whole DESC, bet, opponent");
    return rows.with(game).all([](const Statement& row) {
        return HandKind{row.text(0), row.text(1), row.number(2) == 1};
    });
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
    return rows.with(static_cast<std::int64_t>(most), static_cast<std::int64_t>(from)).all([&](const Statement& row) {
        return hand_line(database, row);
    });
}

std::vector<HandLine> hands_of_sitting(const Database& database, const std::string& sitting, std::size_t from,
                                       std::size_t most) {
    Statement rows = database.statement(fmt::format(
        "SELECT {} FROM hand JOIN sitting ON sitting.id = hand.sitting WHERE name = ? ORDER BY entry, position "
        "LIMIT ? OFFSET ?",
        hand_columns));
    return rows.with(sitting, static_cast<std::int64_t>(most), static_cast<std::int64_t>(from))
        .all([&](const Statement& row) { return hand_line(database, row); });
}

std::vector<EntryLine> page_of_entries(const Database& database, const std::string& sitting, std::int64_t from,
                                       std::size_t most) {
    const Snapshot snapshot{database};
    Statement rows = database.statement(
        "SELECT number, entry.game, event, faces, sitting FROM entry JOIN sitting ON sitting.id = entry.sitting WHERE "
        "name = ? AND number >= ? ORDER BY number LIMIT ?");
    Statement facts =
        database.statement("SELECT text FROM fact WHERE sitting = ? AND entry = ? ORDER BY position LIMIT 200");
    rows.with(sitting, from, static_cast<std::int64_t>(most));
    return rows.all([&](const Statement& row) {
        EntryLine line{row.number(0), static_cast<int>(row.number(1)), row.text(2), {}, {}};
        for (const std::uint8_t face : row.bytes(3, most_dice_bytes)) line.faces.push_back(face);
        facts.with(row.number(4), line.number);
        line.facts = facts.all([](const Statement& fact) { return fact.text(0); });
        return line;
    });
}

std::vector<RunRow> read_runs(const Database& database, std::string_view name, std::size_t most) {
    Statement rows = database.statement(
        "SELECT name, ticket, seed, day, began, choices FROM run WHERE ?1 = '' OR name = ?1 ORDER BY began DESC, name "
        "DESC LIMIT ?2");
    return rows.with(name, static_cast<std::int64_t>(most)).all(run_at);
}

std::vector<DeletedStation> deleted_stations(const Database& database, const std::string& run) {
    Statement rows =
        database.statement("SELECT run, number, name, recording FROM deleted_station WHERE run = ? ORDER BY number");
    return rows.with(run).all(deleted_at);
}

}  // namespace boxcars::session
