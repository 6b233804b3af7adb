#include "session/store/history.h"

#include "session/store/stored_sitting.h"

#include <fmt/format.h>

#include <charconv>

namespace boxcars::session {
namespace {

constexpr std::int64_t hands_listed = 2'000;  // with more hands, a band is computed from the variance

double real_at(const Statement& row, int column) {
    const std::string text = row.text(column, 100);
    double value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

constexpr int newest_looked_at = 1000;  // number of sittings; older ones cannot be signed

// When a row of `sitting` was last played: milliseconds since 1970, UTC.
constexpr auto last_entry = "(SELECT made FROM entry WHERE entry.sitting = sitting.id AND number = sitting.entries)";

std::vector<StakeCount> stakes_of(const Database& database, const TallyLine& line) {
    Statement rows = database.statement(
        "SELECT stake, count(*) FROM hand JOIN table_sheet ON table_sheet.id = hand.sheet WHERE game = ? AND bet = ? "
        "AND opponent = ? AND counts = 1 AND text = ? GROUP BY stake");
    rows.with(line.game, line.bet, line.opponent, line.sheet);
    return rows.all([](const Statement& row) { return StakeCount{row.number(0), row.number(1)}; });
}

UnjudgedSitting name_and_entries(const Statement& row) { return {row.text(0), row.number(1)}; }

}  // namespace

// Selects the columns in the order of TallyLine's members.
std::vector<TallyLine> tallies(const Database& database, const std::string& game) {
    Statement rows = database.statement(
        "SELECT tally.game, tally.bet, tally.opponent, text, hands, tally.won, tally.lost, staked, printf('%!.17g', "
        "squares), "
        "net, best, "
        "worst, longest, whole, now, streak.won, streak.lost FROM tally JOIN table_sheet ON table_sheet.id = "
        "tally.sheet JOIN streak ON streak.game = tally.game AND streak.bet = tally.bet AND streak.opponent = "
        "tally.opponent WHERE ?1 = '' OR tally.game = ?1 ORDER BY tally.game, tally.whole, tally.bet, tally.opponent, "
        "text");
    return rows.with(game).all([&](const Statement& row) {
        TallyLine line{
            row.text(0),    row.text(1),         row.text(2),     row.text(3),    row.number(4),  row.number(5),
            row.number(6),  row.number(7),       real_at(row, 8), row.number(9),  row.number(10), row.number(11),
            row.number(12), row.number(13) == 1, row.number(14),  row.number(15), row.number(16), {}};
        if (!line.whole && line.hands <= hands_listed) line.stakes = stakes_of(database, line);
        return line;
    });
}

std::vector<TallyLine> unfinished(const Database& database, const std::string& game) {
    Statement rows = database.statement(
        "SELECT bet, opponent, text, sum(stake), sum(net) FROM sitting JOIN hand ON hand.sitting = sitting.id JOIN "
        "table_sheet ON table_sheet.id = hand.sheet WHERE sitting.game = ? AND counts = 1 AND whole = 0 AND entry > "
        "coalesce((SELECT last.entry FROM hand AS last WHERE last.sitting = sitting.id AND last.whole = 1 ORDER BY "
        "last.entry DESC LIMIT 1), 0) GROUP BY bet, opponent, text");
    return rows.with(game).all([&](const Statement& row) {
        return TallyLine{.game = game,
                         .bet = row.text(0),
                         .opponent = row.text(1),
                         .sheet = row.text(2),
                         .staked = row.number(3),
                         .net = row.number(4)};
    });
}

std::vector<ThrownLine> thrown(const Database& database, const std::string& game) {
    Statement rows = database.statement("SELECT game, throws, boxcars FROM thrown WHERE ?1 = '' OR game = ?1");
    return rows.with(game).all([](const Statement& row) {
        return ThrownLine{row.text(0), row.number(1), row.number(2)};
    });
}

namespace {

// Sums bets if there are any, otherwise whole games: never a bet and also the hand that contains it. `which`: the SQL
// of the sittings. The columns are in the order of SittingResult's members.
Statement results_of(const Database& database, std::string_view which) {
    return database.statement(fmt::format(
        "SELECT name, seed, coalesce(whole, 0), coalesce(hands, 0), coalesce(won, 0), coalesce(lost, 0), coalesce(net, "
        "0) FROM (SELECT id, name, seed FROM sitting {}) AS newest LEFT JOIN result ON result.sitting = newest.id AND "
        "whole = (SELECT min(whole) FROM result AS own WHERE own.sitting = newest.id) ORDER BY name DESC",
        which));
}

SittingResult result_at(const Statement& row) {
    return {row.text(0),   bits_of(row.number(1)), row.number(2) == 1, row.number(3),
            row.number(4), row.number(5),          row.number(6)};
}

}  // namespace

std::vector<SittingResult> sitting_results(const Database& database, std::size_t most) {
    return results_of(database, "ORDER BY name DESC LIMIT ?").with(static_cast<std::int64_t>(most)).all(result_at);
}

SittingResult sitting_result(const Database& database, const std::string& sitting) {
    Statement row = results_of(database, "WHERE name = ?");
    return row.with(sitting).step() ? result_at(row) : SittingResult{};
}

Hand hand_at(const Database& database, const Statement& row, int column, const std::string& sitting) {
    const std::int64_t entry = row.number(column), outcome = row.number(column + 3);
    if (outcome < -1 || outcome > 1)
        database.damaged(fmt::format("the hand of entry {} of sitting {} is none", entry, sitting));
    return {entry,
            row.text(column + 1),
            row.text(column + 2),
            static_cast<rules::Outcome>(outcome),
            row.number(column + 4),
            row.number(column + 5),
            row.number(column + 6),
            row.number(column + 7) == 1,
            row.number(column + 8) == 1};
}

Hands read_hands(const Database& database, const std::string& sitting) {
    Statement rows = database.statement(
        "SELECT entry, bet, opponent, outcome, stake, net, throws, whole, counts, text, position FROM sitting JOIN "
        "hand ON hand.sitting = sitting.id LEFT JOIN table_sheet ON table_sheet.id = hand.sheet WHERE sitting.name = ? "
        "ORDER BY entry, position");
    Hands hands;
    hands.all = rows.with(sitting).all([&](const Statement& row) {
        Hand hand = hand_at(database, row, 0, sitting);
        hand.sheet = row.text(9);
        return hand;
    });
    Statement dice = database.statement(
        "SELECT throws, boxcars FROM sitting JOIN counted ON counted.sitting = sitting.id WHERE name = ?");
    if (dice.with(sitting).step()) {
        hands.throws = dice.number(0);
        hands.boxcars = dice.number(1);
    }
    Statement scores = database.statement(
        "SELECT kind, figure FROM score JOIN sitting ON sitting.id = score.sitting WHERE name = ? ORDER BY kind");
    hands.scores = scores.with(sitting).all([](const Statement& row) {
        return ScoreFigure{row.text(0), row.number(1)};
    });
    return hands;
}

std::vector<JudgedUnder> judged_decisions(const Database& database, const std::string& game, std::int64_t patience) {
    Statement rows = database.statement(
        "SELECT text, sum(decisions), sum(best), printf('%!.17g', sum(given_away)) FROM sitting CROSS JOIN judged ON "
        "judged.sitting = sitting.id JOIN judged_sheet ON judged_sheet.sitting = sitting.id JOIN table_sheet ON "
        "table_sheet.id = sheet WHERE sitting.game = ? AND given = 0 AND sitting.id NOT IN (SELECT sitting FROM "
        "imported) AND judged.entries = sitting.entries AND patience >= ? GROUP BY sheet, best IS NULL ORDER BY sheet");
    return rows.with(game, patience).all([](const Statement& row) {
        JudgedUnder of{row.text(0), row.number(1), {}, real_at(row, 3)};
        if (!row.nothing(2)) of.best = row.number(2);
        return of;
    });
}

std::vector<UnjudgedSitting> unjudged(const Database& database, const std::string& game, std::int64_t patience) {
    Statement rows = database.statement(
        "SELECT name, sitting.entries FROM sitting LEFT JOIN judged ON judged.sitting = sitting.id WHERE sitting.game "
        "= ? AND given = 0 AND sitting.id NOT IN (SELECT sitting FROM imported) AND (judged.entries IS NULL OR "
        "judged.entries < sitting.entries OR patience < ?) ORDER BY name DESC");
    return rows.with(game, patience).all(name_and_entries);
}

std::vector<UnjudgedSitting> counting_sittings(const Database& database, const std::string& game) {
    Statement rows = database.statement(
        "SELECT name, entries FROM sitting WHERE game = ? AND given = 0 AND id NOT IN (SELECT sitting FROM imported) "
        "ORDER BY name DESC");
    return rows.with(game).all(name_and_entries);
}

std::vector<std::string> uncounted(const Database& database) {
    Statement rows = database.statement(
        "SELECT name FROM sitting LEFT JOIN counted ON counted.sitting = sitting.id WHERE coalesce(counted.entries, 0) "
        "< sitting.entries ORDER BY name");
    return rows.all([](const Statement& row) { return row.text(0); });
}

std::vector<MilestoneMade> milestones_made(const Database& database) {
    Statement rows = database.statement("SELECT name, chance, sitting, made FROM milestone ORDER BY made, name");
    return rows.all([](const Statement& row) {
        return MilestoneMade{row.text(0, longest_name), row.text(1), row.text(2, longest_name), row.number(3)};
    });
}

std::vector<ScoreLine> score_lines(const Database& database, const std::string& game, const rules::ScoreKind& kind,
                                   std::size_t most) {
    Statement rows = database.statement(
        fmt::format("SELECT name, coalesce(initials, ''), figure, coalesce({}, began) FROM score CROSS JOIN sitting ON "
                    "sitting.id = score.sitting LEFT JOIN signed ON signed.sitting = score.sitting WHERE score.game = "
                    "? AND kind = ? AND figure > 0 ORDER BY figure {}, score.sitting LIMIT ?",
                    last_entry, kind.least ? "" : "DESC"));
    return rows.with(game, kind.name, static_cast<std::int64_t>(most)).all([](const Statement& row) {
        return ScoreLine{row.text(0, longest_name), row.text(1, longest_name), row.number(2), row.number(3)};
    });
}

std::optional<PlayedSitting> last_played(const Database& database) {
    Statement row = database.statement(
        fmt::format("SELECT name, game, EXISTS (SELECT 1 FROM signed WHERE signed.sitting = sitting.id) FROM sitting "
                    "WHERE id > (SELECT max(id) FROM sitting) - {} AND EXISTS (SELECT 1 FROM score WHERE score.sitting "
                    "= sitting.id) ORDER BY coalesce({}, began) DESC, id DESC LIMIT 1",
                    newest_looked_at, last_entry));
    if (!row.step()) return {};
    return PlayedSitting{row.text(0, longest_name), row.text(1, longest_name), row.number(2) == 1};
}

std::string last_initials(const Database& database) {
    Statement row =
        database.statement("SELECT initials FROM signed WHERE initials <> ? ORDER BY made DESC, sitting DESC LIMIT 1");
    return row.with(unsigned_initials).step() ? row.text(0, longest_name) : std::string{"AAA"};
}

}  // namespace boxcars::session
