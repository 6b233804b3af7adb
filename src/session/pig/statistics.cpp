#include "session/pig/statistics.h"

#include <algorithm>

namespace boxcars::session {
namespace {

void count(PlayerRecord& tally, bool began, bool won) {
    tally.all.add(won);
    (began ? tally.first : tally.later).add(won);
}

PlayerRecord& record_named(std::vector<PlayerRecord>& tallies, const std::string& name) {
    const auto found = std::ranges::find(tallies, name, &PlayerRecord::name);
    return found != tallies.end() ? *found : tallies.emplace_back(PlayerRecord{name});
}

}  // namespace

void MatchStatistics::add(const GameResult& result) {
    ++games_;
    for (int seat = 0; seat < how_many(result.players); ++seat) {
        const bool began = seat == result.first, won = seat == result.winner;
        count(record_named(seats_, "player " + std::to_string(seat + 1)), began, won);
        count(record_named(policies_, result.players[nth(seat)]), began, won);
    }
}

void MatchFold::look(const Sitting& session) {
    if (seen_ == 0) next_ = {session.setup().rules, session.setup().players};
    for (; seen_ < session.journal().size(); ++seen_) {
        if (session.branched(seen_)) practised_ = session.journal()[seen_].game;
        follow(session.journal()[seen_]);
    }
}

void MatchFold::follow(const Entry& entry) {
    if (!entry.event)
        read_change(entry.text, next_);
    else if (const auto* begun = std::get_if<pig::Begin>(&entry.event->as<pig::Event>()))
        result_ = {begun->first, 0, next_.players};
    if (entry.forced) practised_ = entry.game;
    for (const auto& fact : entry.step.facts)
        if (const auto* won = std::get_if<pig::Won>(&fact.as<pig::Fact>())) {
            result_.winner = won->player;
            if (entry.game != practised_) statistics_.add(result_);
        }
}

MatchStatistics statistics(const Sitting& session) {
    MatchFold all;
    all.look(session);
    return all.statistics();
}

}  // namespace boxcars::session
