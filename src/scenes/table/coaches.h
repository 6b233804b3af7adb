// The coaches of a table, and a station of a Long Run at its table: its gauge, its result and the coach of its goal.
#pragma once
#include "scenes/table/gauge.h"
#include "scenes/table/look_back.h"
#include "scenes/table/reply.h"
#include "scenes/table/stamp.h"

#include <future>

namespace boxcars::scenes {

// The coach of a station's goal: computes in the background the chance to reach it with best play, the best action now,
// and what the player's decisions gave away. Also the company's words about it, and the look back, costliest first.
class GoalCoach : public LookBackSteps {
 public:
    // `company`: name of the person who speaks at this table.
    GoalCoach(session::StopTerms stop, std::string company) : stop_(std::move(stop)), company_(std::move(company)) {}
    bool asked_about(std::uint64_t hash) const { return asked_ == hash; }
    void ask(session::Recording played) {  // `played`: the sitting so far
        asked_ = played.hash;
        played_ = std::move(played);
    }
    bool works() const { return !known_.never && (played_ || work_.valid()); }

    struct GoalTable {
        const SceneServices& services;
        TableWords& words;
        Ticks clock = 0;
        std::uint64_t hash = 0;  // hash of the sitting
        bool coach = false;      // the coach speaks
        bool played = false;     // false: a recording is watched
    };
    // Call once a tick while the table rests: takes an answer, starts the next computation and speaks. Headless, it
    // waits for the answer. Returns false if the chance can never be known.
    bool hear(const GoalTable& table);
    std::string chance() const;  // chance of the goal with best play: "61.2 %"
    const session::StationLedger* ledger() const { return answer_ ? &answer_->ledger : nullptr; }  // nullptr: no answer
    // A sentence: what it costs to give up the goal now. Empty while the chance is being computed.
    std::string concede_words() const;
    bool out_of_reach() const { return answer_ && !works() && answer_->ledger.now == 0; }  // whatever is done now

    // The decision on show in the look back; nullptr: the table shows the present.
    const session::RunMoment* on_show() const { return open() ? &answer_->ledger.moments[shown()] : nullptr; }
    std::vector<std::string> words() const;                          // words for the decision on show
    std::string sum() const;                                         // the total given away; empty while unknown
    void add_buttons(Buttons& buttons, const Layout& layout) const;  // over the dash, while a decision is on show
    // Adds LOOK BACK if a decision gave something away: above the dash, or at the right below the top bar.
    void add_offer(Buttons& buttons, const Layout& layout, bool below_bar = false) const;
    void add_next_station(Buttons& buttons, const Layout& layout) const;
    void draw(Canvas& canvas, const Layout& layout, Colour accent) const;
    void report(Json& out) const;

 private:
    struct GoalAnswer {
        std::uint64_t hash = 0;  // hash of the sitting
        std::size_t entries = 0;
        session::StationLedger ledger{};
    };
    bool tick(const SceneServices& services);  // true: an answer came
    std::string news(bool coach, bool company);
    std::string cost(bool coach, bool company) const;
    std::string says(std::span<const std::string_view> lines) const;
    session::StopTerms stop_;
    std::string company_;
    KnownGoal known_{};
    std::optional<session::Recording> played_{};  // the sitting to compute next
    std::uint64_t asked_ = 0;
    std::optional<GoalAnswer> answer_{};
    std::optional<std::size_t> covered_{};  // number of entries covered by news()
    bool coached_ = false;                  // whether the coach gave advice before the last decision
    std::string advised_{};                 // the advice that was narrated last
    std::future<GoalAnswer> work_;          // its destructor waits for the computation
};

// The coach setting after a click on the "always" box in the seats. Clearing the box turns Always into WhenAsked.
inline platform::Coach ticked(platform::Coach before, bool always) {
    if (always) return platform::Coach::Always;
    return before == platform::Coach::Always ? platform::Coach::WhenAsked : before;
}

// A station at its table, and any table's coaches: the game's own, and that of a station's goal, also when watched.
class TableCoaches {
 public:
    explicit TableCoaches(platform::Settings& settings) : settings_(settings) {}
    void begin_station(const session::StopTerms& stop, const KnownGoal& known);
    bool at_station() const { return station_.has_value(); }
    // The following six require at_station().
    std::string greeting() const;
    Gauge& gauge() { return station_->gauge; }
    const Gauge& gauge() const { return station_->gauge; }
    bool station_over() const { return gauge().stand().over; }
    // Called every tick once the station is over. True once Stamp::after_win has passed since.
    bool station_ends(Ticks now) {
        if (!station_->over_since) station_->over_since = now;
        return now - *station_->over_since >= Stamp::after_win;
    }
    ToRun board() const { return ToRun{station_->stop.run, true}; }         // the run's board
    void begin_goal(const session::StopTerms& stop, std::string company) {  // `company`: who speaks about it
        goal_.emplace(stop, std::move(company));
        if (station_ && settings_.goal_coach) called_ = true;
    }
    // How tense the goal makes the music, 0 to 1: most where it is as likely to be reached as to be missed.
    float goal_tension() const {
        const session::StationLedger* ledger = station_ && goal_ ? goal_->ledger() : nullptr;
        return ledger ? static_cast<float>(1 - std::abs(2 * ledger->now - 1)) : 0;
    }
    bool has_goal() const { return goal_.has_value(); }
    GoalCoach& goal() { return *goal_; }  // requires has_goal()
    const GoalCoach& goal() const { return *goal_; }
    const GoalCoach* goal_played() const { return goal_ && station_ ? &*goal_ : nullptr; }
    bool may_give_up() const {  // at no cost: the goal cannot be reached any more
        return goal_played() && !station_over() && !goal_->open() && goal_->out_of_reach();
    }
    bool looks_at_goal() const { return goal_ && goal_->open(); }  // the look back at a station is open
    // Handles the coach's key: asks a silent coach for advice, or silences a speaking one; so, too, at later stations.
    void press() {
        called_ = !asked();
        settings_.coach = platform::Coach::WhenAsked;
        if (goal_played()) settings_.goal_coach = asked();
    }
    // Whether a coach gives advice now. The setting says when: always, never, or from being asked until the next throw.
    bool asked() const {
        return settings_.coach == platform::Coach::Always || (settings_.coach == platform::Coach::WhenAsked && called_);
    }
    bool game_speaks() const { return !goal_played() && asked(); }  // the game's own coach speaks
    void thrown() {                                                 // a throw ends the advice of the game's own coach
        if (!goal_played()) called_ = false;                        // the coach of a goal goes on until he is silenced
    }
    // Once a tick while the table rests, see GoalCoach::hear(). A coach whose chance can never be known goes.
    void hear(const GoalCoach::GoalTable& table) {
        if (goal_->hear(table)) {
            const session::StationLedger* ledger = station_ ? goal_->ledger() : nullptr;
            if (ledger) gauge().hear(*ledger, table.clock, settings_.reduced_motion);
            return;
        }
        goal_.reset();
        called_ = false;  // from now on the game's own coach answers
    }
    StationEnd end(const session::StopStanding& standing) const;  // what the station brought or cost

 private:
    struct AtStation {
        session::StopTerms stop;
        KnownGoal known;
        Gauge gauge;
        std::optional<Ticks> over_since{};
    };
    platform::Settings& settings_;
    std::optional<AtStation> station_;  // nullopt: not a station
    std::optional<GoalCoach> goal_;     // only at a station with a goal
    bool called_ = false;               // the coach's key asked for advice since the last throw
};

}  // namespace boxcars::scenes
