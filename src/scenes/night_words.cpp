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

std::string stop_line(const session::StopTerms& stop, int number, int stops, int done, bool over) {
    if (stop.station)
        return fmt::format("Station {} of {}: {}", stop.station->number, session::stations_of_run,
                           over ? "over" : progress_words(stop.length, done));
    return fmt::format("Night of {}: stop {} of {}, {}", session::short_date_words(stop.date), number, stops,
                       over ? "over" : progress_words(stop.length, done));
}

}  // namespace boxcars::scenes
