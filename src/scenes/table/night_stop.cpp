#include "scenes/table/night_stop.h"

#include "scenes/night_words.h"
#include "session/night_stop.h"

#include <fmt/format.h>

#include <algorithm>

namespace boxcars::scenes {
namespace {

constexpr Ticks last_throw_is_seen = milliseconds(1500);

}  // namespace

NightAtTable::NightAtTable(const SceneServices& services, std::string_view game, session::NightStop stop)
    : stop_(std::move(stop)), stops_(std::max(1, static_cast<int>(services.night_stops.size()))) {
    const auto here = std::ranges::find(services.night_stops, game);
    if (here != services.night_stops.end()) number_ = static_cast<int>(here - services.night_stops.begin()) + 1;
}

void NightAtTable::stands(int done, bool over) {
    if (std::exchange(told_, {done, over}) != std::pair{done, over})
        line_ = stop_line(stop_, number_, stops_, done, over);
}

std::string NightAtTable::greeting() const {
    return fmt::format("{}. Everybody has these dice: it is practice, and counts in no statistics.", line_);
}

bool NightAtTable::ends(Ticks now) {
    if (!over_since_) over_since_ = now;
    return now - *over_since_ >= last_throw_is_seen && !std::exchange(asked_, true);
}

std::vector<std::string> NightAtTable::result(const session::StopStanding& standing) const {
    return {fmt::format("Stop {} of {} is over after {}.", number_, stops_, length_words(stop_.length)),
            fmt::format("It brought {}: {}.", stop_brought(standing), result_word(standing))};
}

ToNextStop NightAtTable::onwards() const { return {stop_.date}; }

ToNight NightAtTable::back() const { return {.date = stop_.date}; }

}  // namespace boxcars::scenes
