#include "scenes/table/station.h"

#include "session/stop.h"

#include <fmt/format.h>

namespace boxcars::scenes {

void TableCoaches::begin_station(std::string_view unit, const session::StopTerms& stop, int done, bool over) {
    station_.emplace(AtStation{unit, stop});
    stands(done, over);
}

void TableCoaches::stands(int done, bool over) {
    if (std::exchange(station_->last_stands, {done, over}) != std::pair{done, over})
        station_->line = stop_line(station_->stop, station_->unit, done, over);
}

std::string TableCoaches::greeting() const { return station_->line + ". It is practice, and counts in no statistics."; }

std::string TableCoaches::line() const {
    if (!station_) return {};
    const std::string chance = goal_ && !station_over() ? goal_->chance() : "";
    return station_->line + (chance.empty() ? "" : " · chance " + chance);
}

bool TableCoaches::station_ends(Ticks now) {
    constexpr Ticks last_throw_is_seen = milliseconds(1500);
    if (!station_->over_since) station_->over_since = now;
    return now - *station_->over_since >= last_throw_is_seen && !std::exchange(station_->asked, true);
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
    std::vector<std::string> lines;
    const auto& [length, station] = station_->stop;
    if (goal_) lines.push_back(goal_->result_words(standing));
    lines.push_back(fmt::format("Station {} of {}: the goal was {} after {}.", station.number, session::stations_of_run,
                                standing.reached ? "reached" : "missed",
                                session::length_words({length.unit, standing.done})));
    if (standing.for_money) lines.push_back(fmt::format("Your result: {}.", stop_brought(standing)));
    if (goal_) lines.push_back(goal_->sum());
    std::erase(lines, "");
    return lines;
}

}  // namespace boxcars::scenes
