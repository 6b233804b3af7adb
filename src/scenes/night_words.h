// Words about a Night, shown and narrated: the terms and the result of each stop.
#pragma once
#include "scenes/page_games.h"
#include "scenes/scene.h"
#include "session/night/night.h"

namespace boxcars::scenes {

constexpr render::Colour night_accent = render::hex(0xF2C879);  // lamplight

std::string stop_asks(const PageGame& game, const session::PlannedStop& stop);  // "20 throws · $1,000 · on your own"
// The state of a stop, such as "to be played", "after PIG", "throw 7 of 20" or "+$35".
std::string stop_stands(const PageGames& games, const session::Night& night, std::size_t stop);
std::string stop_brought(const session::StopStanding& standing);  // "+$35", "−3 coins"

std::string tonight(const SceneServices& services);  // a date such as "2026-11-23"

struct StopPlace {  // number of a stop, and its amounts' unit
    int number = 1, stops = 1;
    std::string_view unit{};  // "cents", "coins", "points"
};
// The line at the table of a stop, such as "Night of 23 November: stop 2 of 4, throw 7 of 20" or "Station 3 of 8: own
// $700 · throw 7 of 40".
std::string stop_line(const session::StopTerms& stop, const StopPlace& place, int done, bool over);

}  // namespace boxcars::scenes
