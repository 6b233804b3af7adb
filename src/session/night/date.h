// Dates as a Night has them: "2026-11-23", a day that the calendar has. Decides how one is written, read and told.
#pragma once
#include <string>
#include <string_view>

namespace boxcars::session {

bool is_date(std::string_view text);                  // year, month, day; from 1970 to 9999
void be_date(std::string_view text);                  // throws Error where it is none
std::string tonight();                                // of the clock and the place of this machine
std::string date_words(std::string_view date);        // "23 November 2026"
std::string short_date_words(std::string_view date);  // "23 November"

}  // namespace boxcars::session
