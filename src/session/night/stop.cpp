#include "session/night/stop.h"

#include "session/night/date.h"

#include <fmt/format.h>

#include <algorithm>

namespace boxcars::session {
namespace {

std::string_view one_of_them(StopUnit unit) {
    std::string_view word = word_of(unit);
    word.remove_suffix(1);
    return word;
}

}  // namespace

std::string_view word_of(StopUnit unit) {
    switch (unit) {
        case StopUnit::Games:
            break;
        case StopUnit::Rounds:
            return "rounds";
        case StopUnit::Throws:
            return "throws";
    }
    return "games";
}

std::optional<StopUnit> stop_unit_from(std::string_view word) {
    for (const StopUnit unit : {StopUnit::Games, StopUnit::Rounds, StopUnit::Throws})
        if (word_of(unit) == word) return unit;
    return {};
}

std::string length_words(const StopLength& length) {
    return fmt::format("{} {}", length.count, length.count == 1 ? one_of_them(length.unit) : word_of(length.unit));
}

std::string progress_words(const StopLength& length, int done) {
    return fmt::format("{} {} of {}", one_of_them(length.unit), std::min(done + 1, length.count), length.count);
}

std::string over_sentence(const NightStop& stop) {
    return fmt::format("This stop of the Night of {} is over: nothing more is bet or thrown here.",
                       short_date_words(stop.date));
}

std::string own_dice_sentence(const NightStop& stop) {
    return fmt::format("On the Night of {} everybody has the dice of the date: none is chosen.",
                       short_date_words(stop.date));
}

std::string own_table_sentence(const NightStop& stop) {
    return fmt::format("On the Night of {} everybody has the same table: leave it for another sheet or company.",
                       short_date_words(stop.date));
}

}  // namespace boxcars::session
