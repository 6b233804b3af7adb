// A station of a Long Run at its table: the line with its number and how much of it is left, its result, the coach of
// its goal, and whether a coach speaks at all.
#pragma once
#include "platform/settings.h"
#include "scenes/table/goal_coach.h"
#include "session/hands.h"

#include <optional>
#include <string>

namespace boxcars::scenes {

// Whether the coach gives advice at a table now. The setting says when: always, never, or from being asked until the
// next throw. Each game words its own advice.
class CoachAsked {
 public:
    bool speaks(platform::Coach setting) const {
        return setting == platform::Coach::Always || (setting == platform::Coach::WhenAsked && asked_);
    }
    // Handles the coach's key: asks a silent coach for advice, or silences a speaking one until he is asked again.
    void press(platform::Coach& setting) {
        asked_ = !speaks(setting);
        setting = platform::Coach::WhenAsked;
    }
    void ask() { asked_ = true; }
    void thrown() { asked_ = false; }  // advice ends with the throw

 private:
    bool asked_ = false;
};

// The coach setting after a click on the "always" box in the seats. A cleared box turns Always into WhenAsked and does
// not change the other values.
inline platform::Coach ticked(platform::Coach before, bool always) {
    if (always) return platform::Coach::Always;
    return before == platform::Coach::Always ? platform::Coach::WhenAsked : before;
}

// A station at its table, and the coaches of any table: the game's own, and at a station, or while one is watched, that
// of its goal. The sitting knows how much of a station has been played.
class TableCoaches {
 public:
    explicit TableCoaches(platform::Settings& settings) : settings_(settings) {}

    // `unit`: of the table's amounts, "cents" or "coins".
    void begin_station(std::string_view unit, const session::StopTerms& stop, int done, bool over);
    bool at_station() const { return station_.has_value(); }
    // The following six require at_station().
    std::string greeting() const;                                       // what is said to a player who sits down here
    void stands(int done, bool over);                                   // updates the line
    bool station_over() const { return station_->last_stands.second; }  // nothing more is bet or thrown here
    // Called every tick once the station is over. True once, when its last throw has been visible for 1.5 s.
    bool station_ends(Ticks now);
    void station_ends_again() { station_->asked = false; }           // asks again, after a look back
    ToRun board() const { return ToRun{station_->stop.run, true}; }  // the run's board

    void begin_goal(const session::StopTerms& stop, std::string company);  // `company`: who speaks about it
    void end_goal() { goal_.reset(); }
    bool has_goal() const { return goal_.has_value(); }
    GoalCoach& goal() { return *goal_; }  // requires has_goal()
    const GoalCoach& goal() const { return *goal_; }
    const GoalCoach* goal_played() const { return goal_ && station_ ? &*goal_ : nullptr; }
    bool looks_at_goal() const { return goal_ && goal_->open(); }  // the look back at a station is open

    void press();  // the coach's key; at a station the answer is kept for the next ones
    bool asked() const { return asked_.speaks(settings_.coach); }
    bool game_speaks() const { return !goal_played() && asked(); }  // the game's own coach speaks
    void thrown() {                                                 // a throw ends the advice of the game's own coach
        if (!goal_played()) asked_.thrown();                        // the coach of a goal goes on until he is silenced
    }
    // Once a tick while the table rests, see GoalCoach::hear(). If the chance can never be known, the goal's coach
    // goes.
    void hear(const GoalCoach::GoalTable& table);

    std::string line() const;  // of a station: its number, how much is played, and the chance of its goal
    // The lines of the result of a station, from which one press leads onwards.
    std::vector<std::string> result(const session::StopStanding& standing) const;

 private:
    struct AtStation {
        std::string_view unit;
        session::StopTerms stop;
        std::string line{};
        std::pair<int, bool> last_stands{-1, false};  // arguments of the last stands()
        std::optional<Ticks> over_since{};
        bool asked = false;  // whether station_ends() was true
    };
    platform::Settings& settings_;
    std::optional<AtStation> station_;  // nullopt: not a station
    std::optional<GoalCoach> goal_;     // only at a station with a goal
    CoachAsked asked_;
};

}  // namespace boxcars::scenes
