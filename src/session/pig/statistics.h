// The results of a Pig sitting's finished games, told by their facts.
#pragma once
#include "rules/pig/rules.h"
#include "session/session.h"
#include "session/statistics.h"

namespace boxcars::session {

class MatchFold {  // follows a session from its beginning, as HandFold does
 public:
    // What has come since the last look; to be looked at before the journal forgets it.
    void look(const Session<pig::Rules>& session);
    const MatchStatistics& statistics() const { return statistics_; }

 private:
    void follow(const Entry<pig::Rules>& entry);

    MatchStatistics statistics_;
    TableSetup<pig::Rules> next_;  // from the next game on
    GameResult result_;            // of this game
    std::size_t seen_ = 0;         // entries
    int practised_ = 0;            // the last game in which a face was chosen: it does not count
};

MatchStatistics statistics(const Session<pig::Rules>& session);  // of one that remembers all

}  // namespace boxcars::session
