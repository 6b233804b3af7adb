#include "session/pig/statistics.h"

namespace boxcars::session {

MatchStatistics statistics(const Session<pig::Rules>& session) {
    MatchStatistics statistics;
    Table<pig::Rules> table{session.setup().rules, session.setup().players}, next = table;
    GameResult result;
    for (const auto& entry : session.journal()) {
        if (!entry.event) {
            read_change(entry.text, next);
        } else if (const auto* begun = std::get_if<pig::Begin>(&*entry.event)) {
            table = next;
            result = {begun->first, 0, table.players};
        }
        for (const auto& fact : entry.step.facts)
            if (const auto* won = std::get_if<pig::Won>(&fact)) {
                result.winner = won->player;
                statistics.add(result);
            }
    }
    return statistics;
}

}  // namespace boxcars::session
