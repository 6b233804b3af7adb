// The Long Run: tickets, departure boards and keepsakes. Stores a choice before anything moves. hall.h has the place
// that they lie in, arrival.h the run's end.
#pragma once
#include "scenes/page_scene.h"
#include "scenes/places/places.h"
#include "scenes/title/carriage_card.h"
#include "session/run/arrive.h"
#include "session/run/kept_run.h"
#include "session/run/result.h"
#include "world/parts.h"

namespace boxcars::scenes {

// The odds of a run's stations with best play, computed once in the background, one at a time, and kept for that run.
// Then the chances to arrive with what can be chosen on the run's page.
class RunChances {
 public:
    using Odds = std::shared_ptr<const session::StationOdds>;

    explicit RunChances(session::PlayedGames games) : games_(std::move(games)), tables_(games_) {}
    ~RunChances() { stop_.request_stop(); }  // cancels the running computation
    const session::PlayedGames& games() const { return games_; }
    const session::RunTables& tables() const { return tables_; }
    void look_at(const std::string& run) {  // drops the waiting work, and other runs' odds
        waiting_.clear();
        trouble_.clear();
        stop_at_.reset();
        arriving_.reset();
        arrivals_.reset();
        if (std::exchange(run_, run) != run) known_.clear();
    }
    void ask(const session::Station& station);  // unless its odds are known or already asked for
    void ask(const session::Run& run);          // asks for everything on its page
    // Takes an answer, starts the next computation. `waits`: finishes all of them. Returns true if an answer came.
    bool tick(bool waits);
    std::size_t unanswered() const {
        return waiting_.size() + (work_.valid() ? 1 : 0) + (arriving_ && !arrivals_ ? 1 : 0);
    }

    Odds odds(const session::Station& station) const {  // nullptr: not known yet
        const auto known = known_.find(station_key(station));
        return known == known_.end() ? nullptr : known->second;
    }
    std::optional<double> chance(const session::Station& station) const {
        const Odds known = odds(station);
        return known ? std::optional{known->chance()} : std::nullopt;
    }
    // Of the run that was asked for last. nullptr: not known yet, or nothing can be chosen.
    const session::Arrivals* arrivals() const { return arrivals_ ? &*arrivals_ : nullptr; }
    session::OddsOf all() const {  // copies the odds, for another thread
        return [known = known_](const session::Station& station) { return known.at(station_key(station)); };
    }
    // Looks up the station with these terms in the store and returns its goal. Asks for its odds, and calls tick().
    KnownGoal goal(session::Store* store, const session::StopTerms& stop, bool waits);
    const std::string& trouble() const { return trouble_; }  // why the last answer failed

 private:
    class Arriving;
    struct Answer {
        Odds odds{};                     // of the station key_; nullptr: it was stopped
        std::shared_ptr<Arriving> of{};  // the page that `arrivals` are of
        std::optional<session::Arrivals> arrivals{};
    };
    bool begin_work();
    void find_goal(session::Store* store, const session::StopTerms& at);
    std::optional<bool> made_before(session::Store& store, const std::string& run) const;
    session::PlayedGames games_;
    session::RunTables tables_;
    std::map<std::string, Odds> known_;
    std::deque<session::Station> waiting_;
    std::string run_{}, key_{}, trouble_{};        // key_: names the running computation
    std::optional<session::StopTerms> stop_at_{};  // the terms that goal_at_ belongs to
    std::optional<session::Station> goal_at_{};
    KnownGoal known_goal_{};  // of goal_at_
    std::stop_source stop_;
    std::shared_ptr<Arriving> arriving_;
    std::unique_ptr<session::RunForecast> forecast_;  // used by the running work
    std::optional<session::Arrivals> arrivals_{};
    std::future<Answer> work_;  // its destructor waits
};

// The run that `there` names or has: its tickets or page, or its arrival if it is over.
std::unique_ptr<Scene> run_scene(SceneServices& services, PageGames games, std::shared_ptr<RunChances> chances,
                                 const ToRun& there);

}  // namespace boxcars::scenes

namespace boxcars::scenes::run_look {

constexpr render::Colour accent = lamplight, violet = render::hex(0xC9A2FF);  // violet: the last station

struct RunPlate {        // an option to choose
    std::string name{};  // name in scripts: "invitation.1"
    std::string title{}, under{}, twist{}, goal{}, limits{}, brings{}, note{};
    render::Colour accent{1};         // of a lantern's light
    bool open = true;                 // may be chosen
    bool rated = false;               // has a chance
    std::optional<double> chance{};   // empty: being computed
    std::optional<double> without{};  // the chance without the keepsakes held; empty: not known
    // The run's chance to arrive with the best choice, then with this one; empty: not known. In words: "arrive 47 %".
    std::optional<std::pair<double, double>> arrive{};
    std::string arrives{};
    std::vector<bool> works{};  // which of the keepsakes held change this table
    std::string effect{};       // what they do together: "chance at CRAPS 21 to 36 %"; empty: nothing, or not known
    session::Reward objects{};  // what lies on the ticket: the reward, or what a journey begins with
    TicketPaper paper{};
    std::function<CardWindow()> window{};  // the table's picture; empty: none
};

struct RouteStop {
    enum class Mark { Made, Missed, Now, Later };
    std::string name{};
    std::vector<std::string> outcomes{};  // how it ended, from the longest words to the shortest
    Mark mark = Mark::Later;
};

struct Kept {                                 // a keepsake that is held
    std::string title{}, sentence{}, sign{};  // sign: on its disc
    render::Colour accent{1};
    std::string family{};  // "DOUBLES KEEPSAKE"
};

struct KeptLink {  // two keepsakes that add something while both are held
    std::size_t one = 0, other = 0;
    std::string words{};
};

struct RunPage {
    enum class Lies { Journeys, Tables, Keepsakes } lies = Lies::Journeys;  // what can be chosen on the counter
    std::string sign{};                                                     // on the board's flaps: "STATION 4"
    std::string label{}, words{};                                           // beside the flaps
    bool taken = false;               // the chosen ticket was taken, and lies there alone
    bool lost_heart = false;          // the station before cost a heart
    std::string purse{};              // empty: none is shown
    int hearts = 0, most_hearts = 0;  // hearts left; hearts at the start
    std::string about{};              // a paragraph shown instead of the route
    std::vector<RouteStop> route{};
    std::vector<RunPlate> plates{};
    std::size_t chosen = 0;
    std::vector<Kept> kept{};
    std::vector<KeptLink> links{};
    const session::RunConductor* conductor = nullptr;  // of the last station
    std::string_view speech{};                         // what the Conductor says on this page; may be empty
    std::string message{};                             // shown above the foot
    bool refused = false;
};

void draw_board_frame(render::Canvas& canvas, const render::Rect& board);  // brass, with a dark face

// Says that a run is practice, and gives the seal's first digits unless it is a daily run. nullptr: no run has begun.
std::string practice_words(const session::Run* run);
// practice_words(), or the link that the chosen keepsake would make.
std::string foot_words(const RunPage& page, const session::Run* run);
RunPage tickets_page(std::span<const session::RunTicket* const> open);  // tickets outside `open` are locked
RunPage page_of(const session::Run& run, const PageGames& games, const RunChances& chances);
// Adds the values of the page, and of the run unless it is nullptr, to the scene's JSON state.
void report_state(const RunPage& page, const session::Run* run, Json& out);
void report_run(const session::Run& run, Json& out);
std::string narration_of(const RunPage& page, std::size_t nth);  // narrates a plate

}  // namespace boxcars::scenes::run_look
