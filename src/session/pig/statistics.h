// Counts the finished games of a Pig sitting from their facts.
#pragma once
#include "rules/pig/rules.h"
#include "session/session.h"
#include "session/statistics.h"

namespace boxcars::session {

class MatchFold {  // follows a session from its beginning, as HandFold does
 public:
    // Counts the entries since the last call. Call it before the journal drops them.
    void look(const Session<pig::Rules>& session);
    const MatchStatistics& statistics() const { return statistics_; }

 private:
    void follow(const Entry<pig::Rules>& entry);

    MatchStatistics statistics_;
    TableSetup<pig::Rules> next_;  // from the next game on
    GameResult result_;            // of this game
    std::size_t seen_ = 0;         // entries
    int practised_ = 0;            // the last game with a chosen face, which does not count
};

MatchStatistics statistics(const Session<pig::Rules>& session);  // requires: all entries are in memory

}  // namespace boxcars::session
