#include "session/store/high_scores.h"

#include <fmt/format.h>

namespace boxcars::session {

namespace {
constexpr std::size_t longest_score_name = 200;
}

std::vector<ScoreLine> score_lines(const Database& database, const std::string& game, const rules::ScoreKind& kind,
                                   std::size_t most) {
    Statement rows =
        database.statement(fmt::format("SELECT name, coalesce(initials, ''), figure, ended FROM score CROSS JOIN "
                                       "sitting ON sitting.id = score.sitting "
                                       "LEFT JOIN signed ON signed.sitting = score.sitting WHERE score.game = ? AND "
                                       "kind = ? AND figure > 0 AND state = "
                                       "'done' ORDER BY figure {}, score.sitting LIMIT ?",
                                       kind.least ? "" : "DESC"));
    rows.with(game).with(kind.name).with(static_cast<std::int64_t>(most));
    std::vector<ScoreLine> lines;
    while (rows.step())
        lines.push_back(
            {rows.text(0, longest_score_name), rows.text(1, longest_score_name), rows.number(2), rows.number(3)});
    return lines;
}

std::optional<EndedSitting> last_ended(const Database& database) {
    Statement row = database.statement(
        "SELECT name, game, EXISTS (SELECT 1 FROM signed WHERE signed.sitting = sitting.id) FROM sitting WHERE ended "
        "IS "
        "NOT NULL ORDER BY ended DESC, id DESC LIMIT 1");
    if (!row.step()) return {};
    return EndedSitting{row.text(0, longest_score_name), row.text(1, longest_score_name), row.number(2) == 1};
}

std::string last_initials(const Database& database) {
    Statement row =
        database.statement("SELECT initials FROM signed WHERE initials <> ? ORDER BY made DESC, sitting DESC LIMIT 1");
    return row.with(unsigned_initials).step() ? row.text(0, longest_score_name) : std::string{"AAA"};
}

}  // namespace boxcars::session
