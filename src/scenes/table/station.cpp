#include "scenes/table/station.h"

#include "session/stop.h"

#include <fmt/format.h>

namespace boxcars::scenes {

void StationAtTable::stands(int done, bool over) {
    if (std::exchange(last_stands_, {done, over}) != std::pair{done, over}) line_ = stop_line(stop_, unit_, done, over);
}

std::string StationAtTable::greeting() const { return line_ + ". It is practice, and counts in no statistics."; }

bool StationAtTable::ends(Ticks now) {
    constexpr Ticks last_throw_is_seen = milliseconds(1500);
    if (!over_since_) over_since_ = now;
    return now - *over_since_ >= last_throw_is_seen && !std::exchange(asked_, true);
}

std::vector<std::string> StationAtTable::result(const session::StopStanding& standing, const std::string& won) const {
    std::vector<std::string> lines;
    if (!won.empty()) lines.push_back(won);
    lines.push_back(fmt::format("Station {} of {}: the goal was {} after {}.", stop_.station.number,
                                session::stations_of_run, standing.reached ? "reached" : "missed",
                                session::length_words({stop_.length.unit, standing.done})));
    if (standing.for_money) lines.push_back(fmt::format("Your result: {}.", stop_brought(standing)));
    return lines;
}

void TableCoaches::begin_station(std::string_view unit, const session::StopTerms& stop, int done, bool over) {
    station_.emplace(unit, stop);
    station_->stands(done, over);
}

void TableCoaches::begin_goal(const session::StopTerms& stop, std::string company) {
    goal_.emplace(stop, std::move(company));
    if (station_ && settings_.goal_coach) asked_.ask();
}

void TableCoaches::press() {
    asked_.press(settings_.coach);
    if (goal_played()) settings_.goal_coach = asked();
}

void TableCoaches::thrown() {
    if (!goal_played()) asked_.thrown();  // the coach of a goal goes on until he is silenced
}

void TableCoaches::hear(const GoalCoach::GoalTable& table) {
    if (goal_->hear(table)) return;
    goal_.reset();
    asked_.thrown();  // from now on the game's own coach answers
}

std::vector<std::string> TableCoaches::result(const session::StopStanding& standing) const {
    std::vector<std::string> lines = station_->result(standing, goal_ ? goal_->result_words(standing) : "");
    if (goal_ && !goal_->sum().empty()) lines.push_back(goal_->sum());
    return lines;
}

}  // namespace boxcars::scenes
