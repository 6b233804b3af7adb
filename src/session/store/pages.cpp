#include "session/store/pages.h"

#include "base/numbers.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace boxcars::session {
namespace {

constexpr std::size_t most_dice_bytes = 20;

constexpr const char* hand_columns = "name, began, entry, bet, opponent, outcome, stake, net, throws, whole, counts";

HandLine hand_line(const Database& database, const Statement& row) {
    const std::string sitting = row.text(0);
    return {sitting, row.number(1), hand_at(database, row, 2, sitting)};
}

struct OrderWords {
    std::string_view index, figure;
    bool descends;
};
constexpr std::array<OrderWords, 4> orders{{{"hand_by_bet", "", true},  // in the order of HandOrder
                                            {"hand_by_net", "net", true},
                                            {"hand_by_net", "net", false},
                                            {"hand_by_throws", "throws", true}}};

// Reads the hands of one kind along an index, and knows the place of the current hand in the order.
class HandsOfKind {
 public:
    HandsOfKind(const Database& database, const std::string& game, const HandKind& kind, HandOrder order)
        : database_(&database), rows_(ordered(database, order)), descends_(orders[nth(order)].descends) {
        rows_.with(game, kind.bet, kind.opponent);
        step();
    }
    bool any() const { return any_; }
    bool comes_before(const HandsOfKind& other) const { return descends_ ? at_ > other.at_ : at_ < other.at_; }
    HandLine line() const { return hand_line(*database_, rows_); }  // requires any()
    void step() {
        any_ = rows_.step();
        if (any_) at_ = {rows_.number(11), rows_.number(12), rows_.number(2), rows_.number(13)};
    }

 private:
    static Statement ordered(const Database& database, HandOrder order) {
        const auto& [index, figure, descends] = orders[nth(order)];
        const std::string_view way = descends ? " DESC" : "";
        return database.statement(fmt::format(
            "SELECT {}, {}, hand.sitting, position FROM hand INDEXED BY {} CROSS JOIN sitting ON sitting.id = "
            "hand.sitting WHERE counts = 1 AND hand.game = ? AND bet = ? AND opponent = ? ORDER BY {}{}hand.sitting{}, "
            "entry{}, position{}",
            hand_columns, figure.empty() ? "0" : figure, index, figure, figure.empty() ? "" : fmt::format("{}, ", way),
            way, way, way));
    }

    const Database* database_;
    Statement rows_;
    bool descends_, any_ = false;
    std::array<std::int64_t, 4> at_{};  // the ordering figure, sitting, entry, position
};

// SQL for each state and for each mark, in the order of the enumerations.
constexpr std::array<std::string_view, 3> state_words{"", " AND state = 'open'", " AND state = 'done'"};
constexpr std::array<std::string_view, 4> marks_words{"",
                                                      " AND practice = 0 AND id NOT IN (SELECT sitting FROM imported)",
                                                      " AND practice = 1", " AND id IN (SELECT sitting FROM imported)"};

}  // namespace

bool SittingFilter::takes(const SittingLine& line) const {
    if (!game.empty() && line.game != game) return false;
    if (!run.empty() && line.run != run) return false;
    if (state != State::Any && line.open != (state == State::Open)) return false;
    if (marks == Marks::Practice) return line.practice;
    if (marks == Marks::Imported) return line.imported;
    return marks == Marks::Any || (!line.practice && !line.imported);
}

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

// Merges the kinds, each read along its own index.
std::vector<HandLine> page_of_hands(const Database& database, const std::string& game, std::span<const HandKind> kinds,
                                    HandOrder order, std::size_t from, std::size_t most) {
    const Snapshot snapshot{database};
    std::vector<HandsOfKind> all;
    for (const HandKind& kind : kinds) all.emplace_back(database, game, kind, order);
    std::vector<HandLine> lines;
    for (std::size_t passed = 0; lines.size() < most; ++passed) {
        const auto next = std::ranges::min_element(
            all, [](const HandsOfKind& a, const HandsOfKind& b) { return a.any() && (!b.any() || a.comes_before(b)); });
        if (next == all.end() || !next->any()) break;
        if (passed >= from) lines.push_back(next->line());
        next->step();
    }
    return lines;
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

}  // namespace boxcars::session
