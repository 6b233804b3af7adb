#include "scenes/night_words.h"

#include "session/stop.h"
#include "ui/amounts.h"

#include <fmt/format.h>

namespace boxcars::scenes {
namespace {

std::string bankroll_words(const session::KeptGame& game) {
    if (game.bankroll == 0) return {};
    if (game.hand_unit == "coins") return fmt::format("{} coins", game.bankroll);
    return ui::look_money(game.bankroll);
}

std::string goal_asked(const odds::GoalTerms& goal, std::string_view unit) {
    switch (goal.kind) {
        case odds::GoalKind::Win:
            return goal.length == 1 ? "win the game" : fmt::format("win {} of {} games", goal.target, goal.length);
        case odds::GoalKind::Break:
            return "break the bank";
        case odds::GoalKind::Stay:
            return "never fall below " + ui::look_money(goal.target);
        case odds::GoalKind::Reach:
            break;
    }
    return "reach " + (unit == "coins" ? fmt::format("{} coins", goal.target) : ui::look_money(goal.target));
}

}  // namespace

std::string stop_asks(const PageGame& game, const session::PlannedStop& stop) {
    const std::string bankroll = bankroll_words(game.kept);
    const std::string_view others = game.kept.night->others;
    return fmt::format("{}{}{} · {}", length_words(stop.stop.length), bankroll.empty() ? "" : " · ", bankroll,
                       others.empty() ? "on your own" : fmt::format("against {}", others));
}

std::string stop_brought(const session::StopStanding& standing) {
    std::string words = brought_words(standing, ui::look_change);
    if (words.starts_with('-')) words.replace(0, 1, "\u2212");  // a minus as wide as a plus
    return words;
}

std::string stop_stands(const PageGames& games, const session::Night& night, std::size_t stop) {
    const session::PlayedStop& of = night.stops[stop];
    if (of.standing.over) return stop_brought(of.standing);
    if (of.recording) return progress_words(of.planned.stop.length, of.standing.done);
    if (night.next() == &of) return "to be played";
    return fmt::format("after {}", page_game(games, night.stops[stop - 1].planned.game)->title);
}

std::string tonight(const SceneServices& services) {
    return services.tonight.empty() ? session::tonight() : services.tonight;
}

std::string stop_line(const session::StopTerms& stop, const StopPlace& place, int done, bool over) {
    const std::string stands = over ? "over" : progress_words(stop.length, done);
    if (stop.station)
        return fmt::format("Station {} of {}: {} · {}", stop.station->number, session::stations_of_run,
                           goal_asked(stop.station->goal, place.unit), stands);
    return fmt::format("Night of {}: table {} of {}, {}", session::short_date_words(stop.date), place.number,
                       place.stops, stands);
}

}  // namespace boxcars::scenes
