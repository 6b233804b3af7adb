// The odds of a run's stations by best play, and what keepsakes are worth. Each is worked out once, beside the loop,
// one after the other. Odds are kept until another run is looked at.
#pragma once
#include "scenes/scene.h"
#include "session/run/kept_run.h"
#include "session/run/result.h"
#include "session/run/worth.h"

#include <deque>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace boxcars::scenes {

class RunChances {
 public:
    using Odds = std::shared_ptr<const session::StationOdds>;

    explicit RunChances(session::KeptGames games) : games_(std::move(games)), tables_(run_tables(games_)) {}
    ~RunChances() { stop_.request_stop(); }  // the running work then ends soon
    RunChances(const RunChances&) = delete;
    RunChances& operator=(const RunChances&) = delete;

    const session::KeptGames& games() const { return games_; }
    void look_at(const std::string& run);  // forgets what was asked, and the odds of other runs
    // Ask for odds and worth, unless they are known or asked for.
    void ask(const session::Station& station);
    void ask(const session::RunTicket& ticket, const session::Keepsake& keepsake);
    void ask(const session::Run& run);  // for all that its page shows, after look_at() that run
    // Takes an answer and begins the next work. `waits`: works out everything before it returns. True: an answer came.
    bool tick(bool waits);
    std::size_t unanswered() const { return waiting_.size() + (work_.valid() ? 1 : 0); }

    Odds odds(const session::Station& station) const;  // nullptr: not known yet
    std::optional<double> chance(const session::Station& station) const;
    std::optional<double> worth(const session::RunTicket& ticket, const session::Keepsake& keepsake) const;
    session::OddsOf all() const;  // of what is known now, for use on another thread
    // Of the station with these terms, which is looked up in the store. Asks for its odds, and ticks.
    KnownGoal goal(session::Store* store, const session::StopTerms& stop, bool waits);
    const std::string& trouble() const { return trouble_; }  // why the last one cannot be known

 private:
    struct Worked {
        Odds odds{};
        std::optional<double> worth{};
    };
    struct Work {
        std::string key{};
        std::function<Worked(const std::stop_token&)> answer{};
    };
    void ask(Work work);
    void begin();
    void take();
    void find_goal(session::Store* store, const session::RunStation& at);

    session::KeptGames games_;
    session::RunTables tables_;
    std::map<std::string, Odds> known_;
    std::map<std::string, double> worth_;
    std::map<const session::RunTicket*, session::KeepsakeWorth> sampled_;  // used by one work at a time
    std::deque<Work> waiting_;
    std::string run_{}, key_{}, trouble_{};        // key_: of the running work
    std::optional<session::StopTerms> stop_at_{};  // of goal_at_
    std::optional<session::Station> goal_at_{};
    std::optional<bool> made_before_{};
    std::stop_source stop_;
    std::future<Worked> work_;  // its destructor waits
};

}  // namespace boxcars::scenes
