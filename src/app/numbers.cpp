#include "app/commands.h"
#include "base/error.h"
#include "base/words.h"
#include "session/recording.h"

#include <fmt/format.h>
#include <charconv>

namespace boxcars::app {
namespace {

constexpr int smallest_side = 1, largest_side = 16384;  // pixels of a window

}  // namespace

std::int64_t whole_option(const char* option, const std::string& text, std::int64_t least, std::int64_t most) {
    const auto number = whole_number(text);
    if (number && *number >= least && *number <= most) return *number;
    throw Error(fmt::format("{} takes a whole number from {} to {}, not '{}'.", option, least, most, text));
}

float scale_option(const char* option, const std::string& text, float least, float most) {
    float number = 0;
    const auto [end, trouble] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (trouble == std::errc{} && end == text.data() + text.size() && number >= least && number <= most) return number;
    throw Error(fmt::format("{} takes a number from {} to {}, such as 1.5, not '{}'.", option, least, most, text));
}

std::uint64_t seed_option(const std::string& text) {
    if (const auto seed = session::seed_from(text)) return *seed;
    throw Error(
        fmt::format("--seed takes a whole number from 0 to 18446744073709551615, or 0x and up to 16 hexadecimal "
                    "digits, not '{}'.",
                    text));
}

std::pair<int, int> size_option(const std::string& text) {
    const auto cross = text.find('x');
    if (cross != std::string::npos) {
        const auto width = whole_number(text.substr(0, cross)), height = whole_number(text.substr(cross + 1));
        const auto fits = [](const auto& side) { return side && *side >= smallest_side && *side <= largest_side; };
        if (fits(width) && fits(height)) return {static_cast<int>(*width), static_cast<int>(*height)};
    }
    throw Error(fmt::format("--size takes WIDTHxHEIGHT in pixels, {} to {} each, such as 1280x720, not '{}'.",
                            smallest_side, largest_side, text));
}

}  // namespace boxcars::app
