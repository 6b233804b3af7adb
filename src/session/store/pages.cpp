#include "session/store/pages.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace boxcars::session {
namespace {

constexpr std::size_t longest_cell = 4000, most_dice_bytes = 20;

constexpr const char* hand_columns = "name, began, entry, bet, opponent, outcome, stake, net, throws, whole, counts";

HandLine hand_at(const Database& database, const Statement& row) {
    HandLine line{row.text(0, longest_cell), row.number(1), {}};
    const std::int64_t outcome = row.number(5);
    if (outcome < -1 || outcome > 1)
        database.damaged(fmt::format("the hand of entry {} of sitting {} is none", row.number(2), line.sitting));
    line.hand = {row.number(2),
                 row.text(3, longest_cell),
                 row.text(4, longest_cell),
                 static_cast<rules::Outcome>(outcome),
                 row.number(6),
                 row.number(7),
                 row.number(8),
                 row.number(9) == 1,
                 row.number(10) == 1,
                 {}};
    return line;
}

struct OrderWords {
    const char *index, *figure;
    bool descends;
};
OrderWords words_of(HandOrder order) {
    switch (order) {
        case HandOrder::Newest:
            break;
        case HandOrder::BestNet:
            return {"hand_by_net", "net", true};
        case HandOrder::WorstNet:
            return {"hand_by_net", "net", false};
        case HandOrder::MostThrows:
            return {"hand_by_throws", "throws", true};
    }
    return {"hand_by_bet", "", true};
}

// Reads the hands of one kind along an index, with the place of the next one in the order.
class HandsOfKind {
 public:
    HandsOfKind(const Database& database, const std::string& game, const HandKind& kind, HandOrder order)
        : database_(&database), rows_(ordered(database, order)), descends_(words_of(order).descends) {
        rows_.with(game).with(kind.bet).with(kind.opponent);
        step();
    }
    bool any() const { return any_; }
    bool comes_before(const HandsOfKind& other) const { return descends_ ? at_ > other.at_ : at_ < other.at_; }
    HandLine line() const { return hand_at(*database_, rows_); }  // requires any()
    void step() {
        any_ = rows_.step();
        if (any_) at_ = {rows_.number(11), rows_.number(12), rows_.number(2), rows_.number(13)};
    }

 private:
    static Statement ordered(const Database& database, HandOrder order) {
        const OrderWords words = words_of(order);
        const std::string_view figure = words.figure, way = words.descends ? " DESC" : "";
        return database.statement(fmt::format(
            "SELECT {}, {}, hand.sitting, position FROM hand INDEXED BY {} CROSS JOIN sitting ON sitting.id = "
            "hand.sitting WHERE counts = 1 AND hand.game = ? AND bet = ? AND opponent = ? ORDER BY {}{}hand.sitting{}, "
            "entry{}, position{}",
            hand_columns, figure.empty() ? "0" : figure, words.index, figure,
            figure.empty() ? "" : fmt::format("{}, ", way), way, way, way));
    }

    const Database* database_;
    Statement rows_;
    bool descends_, any_ = false;
    std::array<std::int64_t, 4> at_{};  // the ordering figure, sitting, entry, position
};

const char* state_words(SittingFilter::State state) {
    switch (state) {
        case SittingFilter::State::Any:
            return "";
        case SittingFilter::State::Open:
            return " AND state = 'open'";
        case SittingFilter::State::Done:
            return " AND state = 'done'";
    }
    return "";
}

const char* marks_words(SittingFilter::Marks marks) {
    switch (marks) {
        case SittingFilter::Marks::Any:
            return "";
        case SittingFilter::Marks::Counted:
            return " AND practice = 0 AND id NOT IN (SELECT sitting FROM imported)";
        case SittingFilter::Marks::Practice:
            return " AND practice = 1";
        case SittingFilter::Marks::Imported:
            return " AND id IN (SELECT sitting FROM imported)";
    }
    return "";
}

}  // namespace

bool SittingFilter::takes(const SittingLine& line) const {
    if (!game.empty() && line.game != game) return false;
    if (!night.empty() && line.night != night) return false;
    if (state != State::Any && line.open != (state == State::Open)) return false;
    switch (marks) {
        case Marks::Any:
            return true;
        case Marks::Counted:
            return !line.practice && !line.imported;
        case Marks::Practice:
            return line.practice;
        case Marks::Imported:
            return line.imported;
    }
    return true;
}

std::vector<SittingLine> page_of_sittings(const Database& database, const SittingFilter& filter,
                                          const std::string& before, std::size_t most) {
    Statement rows = sitting_lines(
        database,
        fmt::format("WHERE (?1 = '' OR game = ?1) AND (?2 = '' OR name < ?2){}{}{} ORDER BY name DESC LIMIT ?3",
                    state_words(filter.state), marks_words(filter.marks),
                    filter.night.empty() ? "" : " AND id IN (SELECT sitting FROM night_stop WHERE date = ?4)"));
    rows.with(filter.game).with(before).with(static_cast<std::int64_t>(most));
    if (!filter.night.empty()) rows.with(filter.night);
    return lines_of(rows);
}

std::vector<HandKind> hand_kinds(const Database& database, const std::string& game) {
    Statement rows = database.statement(
        "SELECT DISTINCT bet, opponent, whole FROM tally WHERE game = ? ORDER BY whole DESC, bet, opponent");
    rows.with(game);
    std::vector<HandKind> kinds;
    while (rows.step()) kinds.push_back({rows.text(0, longest_cell), rows.text(1, longest_cell), rows.number(2) == 1});
    return kinds;
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
    rows.with(sitting).with(static_cast<std::int64_t>(most)).with(static_cast<std::int64_t>(from));
    std::vector<HandLine> lines;
    while (rows.step()) lines.push_back(hand_at(database, rows));
    return lines;
}

std::vector<EntryLine> page_of_entries(const Database& database, const std::string& sitting, std::int64_t from,
                                       std::size_t most) {
    const Snapshot snapshot{database};
    Statement rows = database.statement(
        "SELECT number, entry.game, event, faces, sitting FROM entry JOIN sitting ON sitting.id = entry.sitting WHERE "
        "name = ? AND number >= ? ORDER BY number LIMIT ?");
    Statement facts =
        database.statement("SELECT text FROM fact WHERE sitting = ? AND entry = ? ORDER BY position LIMIT 200");
    rows.with(sitting).with(from).with(static_cast<std::int64_t>(most));
    std::vector<EntryLine> lines;
    while (rows.step()) {
        EntryLine line{rows.number(0), static_cast<int>(rows.number(1)), rows.text(2, longest_cell), {}, {}};
        for (const std::uint8_t face : rows.bytes(3, most_dice_bytes)) line.faces.push_back(face);
        facts.with(rows.number(4)).with(line.number);
        while (facts.step()) line.facts.push_back(facts.text(0, longest_cell));
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace boxcars::session
