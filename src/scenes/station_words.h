// Words about a station of a run, shown and narrated.
#pragma once
#include "scenes/scene.h"
#include "session/standing.h"
#include "session/stop.h"

namespace boxcars::scenes {

constexpr render::Colour run_accent = render::hex(0xF2C879);  // lamplight

std::string stop_brought(const session::StopStanding& standing);  // "+$35", "−3 coins"

std::string today(const SceneServices& services);  // a date such as "2026-11-23"

// The line at the table of a station, such as "Station 3 of 8: reach $700 · throw 7 of 40". `unit`: of the table's
// amounts, "cents" or "coins".
std::string stop_line(const session::StopTerms& stop, std::string_view unit, int done, bool over);

}  // namespace boxcars::scenes
