// The odds of a run's stations with best play. They are computed in the background, each once and one at a time, and
// kept until another run is shown.
#pragma once
#include "scenes/scene.h"
#include "session/run/kept_run.h"
#include "session/run/result.h"

#include <deque>
#include <future>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace boxcars::scenes {

class RunChances {
 public:
    using Odds = std::shared_ptr<const session::StationOdds>;

    explicit RunChances(session::PlayedGames games) : games_(std::move(games)), tables_(games_) {}
    ~RunChances() { stop_.request_stop(); }  // cancels the running computation
    RunChances(const RunChances&) = delete;
    RunChances& operator=(const RunChances&) = delete;

    const session::PlayedGames& games() const { return games_; }
    void look_at(const std::string& run);       // drops the waiting work, and other runs' odds
    void ask(const session::Station& station);  // unless its odds are known or already asked for
    void ask(const session::Run& run);          // asks for everything on its page
    // Takes an answer, starts the next computation. `waits`: finishes all of them. Returns true if an answer came.
    bool tick(bool waits);
    std::size_t unanswered() const { return waiting_.size() + (work_.valid() ? 1 : 0); }

    Odds odds(const session::Station& station) const;  // nullptr: not known yet
    std::optional<double> chance(const session::Station& station) const;
    session::OddsOf all() const;  // copies the odds, for another thread
    // Looks up the station with these terms in the store and returns its goal. Asks for its odds, and calls tick().
    KnownGoal goal(session::Store* store, const session::StopTerms& stop, bool waits);
    const std::string& trouble() const { return trouble_; }  // why the last answer failed

 private:
    void begin();
    void take();
    void find_goal(session::Store* store, const session::RunStation& at);

    session::PlayedGames games_;
    session::RunTables tables_;
    std::map<std::string, Odds> known_;
    std::deque<session::Station> waiting_;
    std::string run_{}, key_{}, trouble_{};        // key_: names the running computation
    std::optional<session::StopTerms> stop_at_{};  // the terms that goal_at_ belongs to
    std::optional<session::Station> goal_at_{};
    std::optional<bool> made_before_{};
    int hearts_ = 0;   // before the station of goal_at_
    Cents purse_ = 0;  // before the station of goal_at_
    std::stop_source stop_;
    std::future<Odds> work_;  // its destructor waits
};

}  // namespace boxcars::scenes
