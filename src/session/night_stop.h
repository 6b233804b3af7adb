// What makes a sitting a stop of a Night: its date and its length. Both are stored in the sitting, so that a replay
// ends at the same place. Such a sitting is practice, because its dice can be known beforehand. Also dates as a Night
// uses them.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace boxcars::session {

// Dates are days of the calendar, written "2026-11-23".
bool is_date(std::string_view text);                  // from 1970 to 9999
void be_date(std::string_view text);                  // throws Error if it is not a date
std::string tonight();                                // local date of this machine
std::string date_words(std::string_view date);        // "23 November 2026"
std::string short_date_words(std::string_view date);  // "23 November"

enum class StopUnit : std::uint8_t { Games, Rounds, Throws };  // rounds: see between_rounds() in rules/game.h

constexpr int longest_stop = 1000;  // in any unit

struct StopLength {
    StopUnit unit = StopUnit::Games;
    int count = 1;  // 1 to longest_stop; a stop is also over with its game
    bool operator==(const StopLength&) const = default;
};

struct NightStop {
    std::string date{};  // "2026-11-23"
    StopLength length{};
    bool operator==(const NightStop&) const = default;
};

std::string_view word_of(StopUnit unit);  // as files have it: "games"
std::optional<StopUnit> stop_unit_from(std::string_view word);
std::string length_words(const StopLength& length);              // "20 throws"
std::string progress_words(const StopLength& length, int done);  // "throw 7 of 20", the next or last one
std::string over_sentence(const NightStop& stop);                // why the stop takes nothing more
std::string own_dice_sentence(const NightStop& stop);            // why no face may be chosen
std::string own_table_sentence(const NightStop& stop);           // why sheet and players cannot change

}  // namespace boxcars::session
