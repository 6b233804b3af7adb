// What makes a sitting a stop of a Night: of which date it is, and after how much it is over. It stands in the sitting
// itself, so that whoever plays it again ends where it ended. Such a sitting is practice, as its dice can be known
// beforehand. How long a stop at which table is, night.h tells.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace boxcars::session {

// Dates as a Night has them: "2026-11-23", a day that the calendar has. Decides how one is written, read and told.
bool is_date(std::string_view text);                  // year, month, day; from 1970 to 9999
void be_date(std::string_view text);                  // throws Error where it is none
std::string tonight();                                // of the clock and the place of this machine
std::string date_words(std::string_view date);        // "23 November 2026"
std::string short_date_words(std::string_view date);  // "23 November"

enum class StopUnit : std::uint8_t { Games, Rounds, Throws };  // a round ends with a throw: see between_rounds

constexpr int longest_stop = 1000;  // of any unit

struct StopLength {
    StopUnit unit = StopUnit::Games;
    int count = 1;  // 1 to longest_stop; a stop of rounds or throws is over with its game, too
    bool operator==(const StopLength&) const = default;
};

struct NightStop {
    std::string date{};  // "2026-11-23"
    StopLength length{};
    bool operator==(const NightStop&) const = default;
};

std::string_view word_of(StopUnit unit);  // "games": in files, and of several
std::optional<StopUnit> stop_unit_from(std::string_view word);
std::string length_words(const StopLength& length);              // "20 throws"
std::string progress_words(const StopLength& length, int done);  // "throw 7 of 20": the one that is next, or the last
std::string over_sentence(const NightStop& stop);                // why nothing more may be done
std::string own_dice_sentence(const NightStop& stop);            // why no face may be chosen
std::string own_table_sentence(const NightStop& stop);           // why neither sheet nor company change

}  // namespace boxcars::session
