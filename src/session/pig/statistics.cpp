#include "session/pig/statistics.h"

#include "rules/pig/rules.h"
#include "session/table_change.h"

#include <algorithm>

namespace boxcars::session {
namespace {

void count(std::vector<PlayerRecord>& tallies, const std::string& name, bool began, bool won) {
    auto tally = std::ranges::find(tallies, name, &PlayerRecord::name);
    if (tally == tallies.end()) tally = tallies.insert(tally, PlayerRecord{name});
    tally->all.add(won);
    (began ? tally->first : tally->later).add(won);
}

}  // namespace

MatchStatistics statistics(const Sitting& session) {
    MatchStatistics all;
    TableSetup next{session.setup().rules, session.setup().players};  // the table from the next game on
    Players players;                                                  // of this game
    int first = 0, practised = 0;                                     // practised: the last game that does not count
    for (std::size_t nth = 0; nth < session.journal().size(); ++nth) {
        const Entry& entry = session.journal()[nth];
        if (entry.forced || session.branched(nth)) practised = entry.game;
        if (!entry.event)
            read_change(entry.text, next);
        else if (const auto* begun = std::get_if<pig::Begin>(&entry.event->as<pig::Event>()))
            first = begun->first, players = next.players;
        for (const auto& fact : entry.step.facts)
            if (const auto* won = std::get_if<pig::Won>(&fact.as<pig::Fact>()); won && entry.game != practised) {
                ++all.games;
                for (int seat = 0; seat < how_many(players); ++seat) {
                    const bool began = seat == first, wins = seat == won->player;
                    count(all.seats, "player " + std::to_string(seat + 1), began, wins);
                    count(all.policies, players[boxcars::nth(seat)], began, wins);
                }
            }
    }
    return all;
}

}  // namespace boxcars::session
