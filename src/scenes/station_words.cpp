#include "scenes/station_words.h"

#include "ui/amounts.h"

#include <fmt/format.h>

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

std::string with_wide_minus(std::string words) {  // as wide as a plus
    if (words.starts_with('-')) words.replace(0, 1, "\u2212");
    return words;
}

}  // namespace

std::string stop_brought(const session::StopStanding& standing) {
    if (standing.unit == "cents") return with_wide_minus(ui::look_change(standing.brought));
    std::string_view unit = standing.unit;
    if (std::abs(standing.brought) == 1 && unit.ends_with('s')) unit.remove_suffix(1);
    return with_wide_minus(fmt::format("{:+} {}", standing.brought, unit));
}

std::string today(const SceneServices& services) { return services.today.empty() ? session::today() : services.today; }

std::string stop_line(const session::StopTerms& stop, std::string_view unit, int done, bool over) {
    return fmt::format("Station {} of {}: {} · {}", stop.station.number, session::stations_of_run,
                       goal_asked(stop.station.goal, unit), over ? "over" : progress_words(stop.length, done));
}

}  // namespace boxcars::scenes
