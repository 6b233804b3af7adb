#include "session/pig/statistics.h"

namespace boxcars::session {

MatchStatistics statistics(const Session<pig::Rules>& session) {
    MatchStatistics statistics;
    TableSetup<pig::Rules> table{session.setup().rules, session.setup().players}, next = table;
    GameResult result;
    int practised = 0;  // the last game in which a face was chosen: it does not count
    const auto& journal = session.journal();
    for (std::size_t nth = 0; nth < journal.size(); ++nth) {
        const auto& entry = journal[nth];
        if (!entry.event) {
            read_change(entry.text, next);
        } else if (const auto* begun = std::get_if<pig::Begin>(&*entry.event)) {
            table = next;
            result = {begun->first, 0, table.players};
        }
        if (entry.forced || session.branched(nth)) practised = entry.game;
        for (const auto& fact : entry.step.facts)
            if (const auto* won = std::get_if<pig::Won>(&fact)) {
                result.winner = won->player;
                if (entry.game != practised) statistics.add(result);
            }
    }
    return statistics;
}

}  // namespace boxcars::session
