#include "scenes/table/station.h"

#include "session/stop.h"
#include "ui/amounts.h"

#include <fmt/format.h>

#include <cstdlib>

namespace boxcars::scenes {
namespace {

std::string goal_asked(const rules::GoalTerms& goal, std::string_view unit) {
    switch (goal.kind) {
        case rules::GoalKind::Win:
            return goal.length == 1 ? "win the game" : fmt::format("win {} of {} games", goal.target, goal.length);
        case rules::GoalKind::Break:
            return "break the bank";
        case rules::GoalKind::Stay:
            return "never fall below " + ui::look_money(goal.target);
        case rules::GoalKind::Reach:
            break;
    }
    return "reach " + (unit == "coins" ? fmt::format("{} coins", goal.target) : ui::look_money(goal.target));
}

std::string stop_brought(const session::StopStanding& standing) {  // "+$35", "−3 coins"
    std::string_view unit = standing.unit;
    if (std::abs(standing.brought) == 1 && unit.ends_with('s')) unit.remove_suffix(1);
    std::string words =
        standing.unit == "cents" ? ui::look_change(standing.brought) : fmt::format("{:+} {}", standing.brought, unit);
    if (words.starts_with('-')) words.replace(0, 1, "\u2212");  // as wide as a plus
    return words;
}

}  // namespace

void TableCoaches::begin_station(std::string_view unit, const session::StopTerms& stop, int done, bool over) {
    station_.emplace(AtStation{unit, stop});
    stands(done, over);
}

void TableCoaches::stands(int done, bool over) {
    const session::StopTerms& stop = station_->stop;
    if (std::exchange(station_->last_stands, {done, over}) != std::pair{done, over})
        station_->line = fmt::format("Station {} of {}: {} · {}", stop.number, session::stations_of_run,
                                     goal_asked(stop.goal, station_->unit),
                                     over ? "over" : progress_words(stop.unit, stop.goal.length, done));
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

void TableCoaches::hear(const GoalCoach::GoalTable& table) {
    if (goal_->hear(table)) return;
    goal_.reset();
    asked_.thrown();  // from now on the game's own coach answers
}

std::vector<std::string> TableCoaches::result(const session::StopStanding& standing) const {
    std::vector<std::string> lines;
    const session::StopTerms& stop = station_->stop;
    if (goal_) lines.push_back(goal_->result_words(standing));
    lines.push_back(fmt::format("Station {} of {}: the goal was {} after {}.", stop.number, session::stations_of_run,
                                standing.reached ? "reached" : "missed",
                                session::length_words(stop.unit, standing.done)));
    if (standing.for_money) lines.push_back(fmt::format("Your result: {}.", stop_brought(standing)));
    if (goal_) lines.push_back(goal_->sum());
    std::erase(lines, "");
    return lines;
}

}  // namespace boxcars::scenes
