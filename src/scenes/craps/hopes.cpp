#include "scenes/craps/hopes.h"

#include "ui/amounts.h"

#include <fmt/format.h>

#include <algorithm>

namespace boxcars::scenes {
namespace {

void add(std::vector<Hope>& hopes, int total, Cents change) {
    const auto at = std::ranges::lower_bound(hopes, total, {}, &Hope::total);
    if (at == hopes.end() || at->total != total) return void(hopes.insert(at, {total, change, change}));
    at->least = std::min(at->least, change);
    at->most = std::max(at->most, change);
}

bool all_change_alike(const std::vector<Hope>& hopes) {
    return std::ranges::all_of(
        hopes, [&](const Hope& hope) { return hope.least == hope.most && hope.least == hopes.front().least; });
}

std::string amount(const Hope& hope) {
    if (hope.least == hope.most) return ui::look_change(hope.least);
    return fmt::format("{} to {}", ui::look_change(hope.least), ui::look_change(hope.most));
}

// With an amount behind each where few are named, behind all where it is the same, and without any else.
std::string with_amounts(const std::vector<Hope>& hopes) {
    constexpr std::size_t few = 3;
    if (all_change_alike(hopes)) return fmt::format("{} ({})", numbers_in_words(hopes, "or"), amount(hopes.front()));
    if (hopes.size() > few) return numbers_in_words(hopes, "or");
    std::string words;
    for (std::size_t nth = 0; nth < hopes.size(); ++nth)
        words += fmt::format("{}{} ({})",
                             nth == 0                  ? ""
                             : nth + 1 == hopes.size() ? " or "
                                                       : ", ",
                             hopes[nth].total, amount(hopes[nth]));
    return words;
}

}  // namespace

Hopes hopes_of(const odds::NextThrow& next) {
    Hopes hopes;
    for (const odds::ThrowForecast& each : next.throws)
        if (each.worth != 0) add(each.worth > 0 ? hopes.wants : hopes.fears, each.first + each.second, each.worth);
    return hopes;
}

std::string numbers_in_words(const std::vector<Hope>& hopes, std::string_view last) {
    std::string words;
    for (std::size_t nth = 0; nth < hopes.size(); ++nth)
        words += fmt::format("{}{}",
                             nth == 0                  ? ""
                             : nth + 1 == hopes.size() ? fmt::format(" {} ", last)
                                                       : ", ",
                             hopes[nth].total);
    return words;
}

std::string hopes_in_words(const Hopes& hopes) {
    if (hopes.wants.empty() && hopes.fears.empty()) return "The next throw wins and loses nothing.";
    std::string words;
    if (!hopes.wants.empty()) words = fmt::format("You want {}.", with_amounts(hopes.wants));
    if (!hopes.fears.empty())
        words += fmt::format("{}You fear {}.", words.empty() ? "" : " ", with_amounts(hopes.fears));
    return words;
}

}  // namespace boxcars::scenes
