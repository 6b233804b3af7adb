// Computes how much of a station of a run is played, and the person's result in the game's unit.
// In a game for money or coins, the result is the change in what the person owns, stakes on the table included;
// otherwise it is the margin of the win or loss. A person is ahead after a gain or a win.
#pragma once
#include "session/hands.h"
#include "session/recording.h"

namespace boxcars::session {

struct StopStanding {
    int done = 0;  // number of games, rounds or throws
    bool over = false;
    std::int64_t brought = 0;  // won or lost, in `unit`
    std::string_view unit{};   // "cents", "coins", "points"
    bool ahead = false;
    bool for_money = false;  // false: the station has no amount, only won or lost
    bool reached = false;    // the goal of a station
    bool operator==(const StopStanding&) const = default;
};

StopStanding standing_of(const Sitting& session);
// How a station stands after its recording. If its sitting has ended and the station is not over, also gives up the
// goal in the recording. Throws Error with the first difference.
StopStanding recorded_standing(const PlayedGame& game, Recording& recording, bool ended = false);
std::string_view stop_unit_of(const rules::Sheet& rules);  // the unit of what is won: "cents" in a game without hands

}  // namespace boxcars::session
