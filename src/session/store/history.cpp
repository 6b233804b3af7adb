#include "session/store/history.h"

#include <fmt/format.h>

#include <charconv>
#include <functional>

namespace boxcars::session {
namespace {

constexpr std::size_t longest_column = 4000;
constexpr std::int64_t hands_listed = 2'000;  // with more of them a band is told by its variance

double real_at(const Statement& row, int column) {
    const std::string text = row.text(column, 100);
    double value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

constexpr std::size_t longest_score_name = 200;
constexpr int newest_looked_at = 1000;  // sittings: who goes on with an older one is not asked to sign

// When a row of `sitting` was last played: milliseconds since 1970, UTC.
constexpr auto last_entry = "(SELECT made FROM entry WHERE entry.sitting = sitting.id AND number = sitting.entries)";

}  // namespace

namespace {

std::vector<StakeCount> stakes_of(const Database& database, const TallyLine& line) {
    Statement rows = database.statement(
        "SELECT stake, count(*) FROM hand JOIN table_sheet ON table_sheet.id = hand.sheet WHERE game = ? AND bet = ? "
        "AND opponent = ? AND counts = 1 AND text = ? GROUP BY stake");
    rows.with(line.game).with(line.bet).with(line.opponent).with(line.sheet);
    std::vector<StakeCount> stakes;
    while (rows.step()) stakes.push_back({rows.number(0), rows.number(1)});
    return stakes;
}

}  // namespace

std::vector<TallyLine> tallies(const Database& database, const std::string& game) {
    Statement rows = database.statement(
        "SELECT tally.game, tally.bet, tally.opponent, text, hands, tally.won, tally.lost, staked, printf('%!.17g', "
        "squares), "
        "net, best, "
        "worst, longest, whole, now, streak.won, streak.lost FROM tally JOIN table_sheet ON table_sheet.id = "
        "tally.sheet JOIN streak ON streak.game = tally.game AND streak.bet = tally.bet AND streak.opponent = "
        "tally.opponent WHERE ?1 = '' OR tally.game = ?1 ORDER BY tally.game, tally.whole, tally.bet, tally.opponent, "
        "text");
    rows.with(game);
    std::vector<TallyLine> lines;
    while (rows.step()) {
        TallyLine line{rows.text(0, longest_column), rows.text(1, longest_column), rows.text(2, longest_column),
                       rows.text(3, longest_column)};
        int column = 4;
        for (auto* count : {&line.hands, &line.won, &line.lost, &line.staked}) *count = rows.number(column++);
        line.squares = real_at(rows, column++);
        for (auto* count : {&line.net, &line.best, &line.worst, &line.longest}) *count = rows.number(column++);
        line.whole = rows.number(column++) == 1;
        for (auto* count : {&line.streak, &line.longest_won, &line.longest_lost}) *count = rows.number(column++);
        if (!line.whole && line.hands <= hands_listed) line.stakes = stakes_of(database, line);
        lines.push_back(std::move(line));
    }
    return lines;
}

std::vector<TallyLine> unfinished(const Database& database, const std::string& game) {
    Statement rows = database.statement(
        "SELECT bet, opponent, text, sum(stake), sum(net) FROM sitting JOIN hand ON hand.sitting = sitting.id JOIN "
        "table_sheet ON table_sheet.id = hand.sheet WHERE sitting.game = ? AND counts = 1 AND whole = 0 AND entry > "
        "coalesce((SELECT last.entry FROM hand AS last WHERE last.sitting = sitting.id AND last.whole = 1 ORDER BY "
        "last.entry DESC LIMIT 1), 0) GROUP BY bet, opponent, text");
    rows.with(game);
    std::vector<TallyLine> lines;
    while (rows.step()) {
        TallyLine line{game, rows.text(0, longest_column), rows.text(1, longest_column), rows.text(2, longest_column)};
        line.staked = rows.number(3);
        line.net = rows.number(4);
        lines.push_back(std::move(line));
    }
    return lines;
}

std::vector<ThrownLine> thrown(const Database& database, const std::string& game) {
    Statement rows = database.statement("SELECT game, throws, boxcars FROM thrown WHERE ?1 = '' OR game = ?1");
    rows.with(game);
    std::vector<ThrownLine> lines;
    while (rows.step()) lines.push_back({rows.text(0, longest_column), rows.number(1), rows.number(2)});
    return lines;
}

namespace {

// Bets where there are any, else whole games: never a bet and the hand that sums it. `which`: the SQL of the sittings.
std::vector<SittingResult> results_of(const Database& database, std::string_view which,
                                      const std::function<void(Statement&)>& bind) {
    Statement rows = database.statement(fmt::format(
        "SELECT name, seed, coalesce(hands, 0), coalesce(won, 0), coalesce(lost, 0), coalesce(net, 0), coalesce(whole, "
        "0) FROM (SELECT id, name, seed FROM sitting {}) AS newest LEFT JOIN result ON result.sitting = newest.id AND "
        "whole = (SELECT min(whole) FROM result AS own WHERE own.sitting = newest.id) ORDER BY name DESC",
        which));
    bind(rows);
    std::vector<SittingResult> results;
    while (rows.step())
        results.push_back({rows.text(0, longest_column), static_cast<std::uint64_t>(rows.number(1)),
                           rows.number(6) == 1, rows.number(2), rows.number(3), rows.number(4), rows.number(5)});
    return results;
}

}  // namespace

std::vector<SittingResult> sitting_results(const Database& database, std::size_t most) {
    return results_of(database, "ORDER BY name DESC LIMIT ?",
                      [&](Statement& rows) { rows.with(static_cast<std::int64_t>(most)); });
}

SittingResult sitting_result(const Database& database, const std::string& sitting) {
    const auto results = results_of(database, "WHERE name = ?", [&](Statement& rows) { rows.with(sitting); });
    return results.empty() ? SittingResult{} : results.front();
}

Hands read_hands(const Database& database, const std::string& sitting) {
    Statement rows = database.statement(
        "SELECT entry, bet, opponent, outcome, stake, net, throws, whole, counts, text, position FROM sitting JOIN "
        "hand ON hand.sitting = sitting.id LEFT JOIN table_sheet ON table_sheet.id = hand.sheet WHERE sitting.name = ? "
        "ORDER BY entry, position");
    rows.with(sitting);
    Hands hands;
    while (rows.step()) {
        const std::int64_t outcome = rows.number(3);
        if (outcome < -1 || outcome > 1 || rows.nothing(9))
            database.damaged(fmt::format("the hand of entry {} of sitting {} is none", rows.number(0), sitting));
        hands.all.push_back({rows.number(0), rows.text(1, longest_column), rows.text(2, longest_column),
                             static_cast<rules::Outcome>(outcome), rows.number(4), rows.number(5), rows.number(6),
                             rows.number(7) == 1, rows.number(8) == 1, rows.text(9, longest_column)});
    }
    Statement dice = database.statement(
        "SELECT throws, boxcars FROM sitting JOIN counted ON counted.sitting = sitting.id WHERE name = ?");
    if (dice.with(sitting).step()) {
        hands.throws = dice.number(0);
        hands.boxcars = dice.number(1);
    }
    Statement scores = database.statement(
        "SELECT kind, figure FROM score JOIN sitting ON sitting.id = score.sitting WHERE name = ? ORDER BY kind");
    scores.with(sitting);
    while (scores.step()) hands.scores.push_back({scores.text(0, longest_column), scores.number(1)});
    return hands;
}

std::vector<JudgedUnder> judged_decisions(const Database& database, const std::string& game, std::int64_t patience) {
    Statement rows = database.statement(
        "SELECT text, sum(decisions), sum(best), printf('%!.17g', sum(given_away)) FROM sitting CROSS JOIN judged ON "
        "judged.sitting = sitting.id JOIN judged_sheet ON judged_sheet.sitting = sitting.id JOIN table_sheet ON "
        "table_sheet.id = sheet WHERE sitting.game = ? AND given = 0 AND sitting.id NOT IN (SELECT sitting FROM "
        "imported) AND judged.entries = sitting.entries AND patience >= ? GROUP BY sheet, best IS NULL ORDER BY sheet");
    rows.with(game).with(patience);
    std::vector<JudgedUnder> all;
    while (rows.step()) {
        JudgedUnder of{rows.text(0, longest_column), rows.number(1), {}, real_at(rows, 3)};
        if (!rows.nothing(2)) of.best = rows.number(2);
        all.push_back(std::move(of));
    }
    return all;
}

std::vector<UnjudgedSitting> unjudged(const Database& database, const std::string& game, std::int64_t patience) {
    Statement rows = database.statement(
        "SELECT name, sitting.entries FROM sitting LEFT JOIN judged ON judged.sitting = sitting.id WHERE sitting.game "
        "= ? AND given = 0 AND sitting.id NOT IN (SELECT sitting FROM imported) AND (judged.entries IS NULL OR "
        "judged.entries < sitting.entries OR patience < ?) ORDER BY name DESC");
    rows.with(game).with(patience);
    std::vector<UnjudgedSitting> all;
    while (rows.step()) all.push_back({rows.text(0, longest_column), rows.number(1)});
    return all;
}

std::vector<UnjudgedSitting> counting_sittings(const Database& database, const std::string& game) {
    Statement rows = database.statement(
        "SELECT name, entries FROM sitting WHERE game = ? AND given = 0 AND id NOT IN (SELECT sitting FROM imported) "
        "ORDER BY name DESC");
    rows.with(game);
    std::vector<UnjudgedSitting> all;
    while (rows.step()) all.push_back({rows.text(0, longest_column), rows.number(1)});
    return all;
}

std::vector<std::string> uncounted(const Database& database) {
    Statement rows = database.statement(
        "SELECT name FROM sitting LEFT JOIN counted ON counted.sitting = sitting.id WHERE coalesce(counted.entries, 0) "
        "< sitting.entries ORDER BY name");
    std::vector<std::string> names;
    while (rows.step()) names.push_back(rows.text(0, longest_column));
    return names;
}

std::vector<ScoreLine> score_lines(const Database& database, const std::string& game, const rules::ScoreKind& kind,
                                   std::size_t most) {
    Statement rows = database.statement(
        fmt::format("SELECT name, coalesce(initials, ''), figure, coalesce({}, began) FROM score CROSS JOIN sitting ON "
                    "sitting.id = score.sitting LEFT JOIN signed ON signed.sitting = score.sitting WHERE score.game = "
                    "? AND kind = ? AND figure > 0 ORDER BY figure {}, score.sitting LIMIT ?",
                    last_entry, kind.least ? "" : "DESC"));
    rows.with(game).with(kind.name).with(static_cast<std::int64_t>(most));
    std::vector<ScoreLine> lines;
    while (rows.step())
        lines.push_back(
            {rows.text(0, longest_score_name), rows.text(1, longest_score_name), rows.number(2), rows.number(3)});
    return lines;
}

std::optional<PlayedSitting> last_played(const Database& database) {
    Statement row = database.statement(
        fmt::format("SELECT name, game, EXISTS (SELECT 1 FROM signed WHERE signed.sitting = sitting.id) FROM sitting "
                    "WHERE id > (SELECT max(id) FROM sitting) - {} AND EXISTS (SELECT 1 FROM score WHERE score.sitting "
                    "= sitting.id) ORDER BY coalesce({}, began) DESC, id DESC LIMIT 1",
                    newest_looked_at, last_entry));
    if (!row.step()) return {};
    return PlayedSitting{row.text(0, longest_score_name), row.text(1, longest_score_name), row.number(2) == 1};
}

std::string last_initials(const Database& database) {
    Statement row =
        database.statement("SELECT initials FROM signed WHERE initials <> ? ORDER BY made DESC, sitting DESC LIMIT 1");
    return row.with(unsigned_initials).step() ? row.text(0, longest_score_name) : std::string{"AAA"};
}

}  // namespace boxcars::session
