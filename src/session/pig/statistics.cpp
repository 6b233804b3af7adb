#include "session/pig/statistics.h"

namespace boxcars::session {

void MatchFold::look(const Session<pig::Rules>& session) {
    if (seen_ == 0) next_ = {session.setup().rules, session.setup().players};
    for (; seen_ < session.journal().size(); ++seen_) {
        if (session.branched(seen_)) practised_ = session.journal()[seen_].game;
        follow(session.journal()[seen_]);
    }
}

void MatchFold::follow(const Entry<pig::Rules>& entry) {
    if (!entry.event)
        read_change(entry.text, next_);
    else if (const auto* begun = std::get_if<pig::Begin>(&*entry.event))
        result_ = {begun->first, 0, next_.players};
    if (entry.forced) practised_ = entry.game;
    for (const auto& fact : entry.step.facts)
        if (const auto* won = std::get_if<pig::Won>(&fact)) {
            result_.winner = won->player;
            if (entry.game != practised_) statistics_.add(result_);
        }
}

MatchStatistics statistics(const Session<pig::Rules>& session) {
    MatchFold all;
    all.look(session);
    return all.statistics();
}

}  // namespace boxcars::session
