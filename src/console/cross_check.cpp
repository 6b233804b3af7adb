#include "console/cross_check.h"

#include <fmt/format.h>

#include <cmath>

namespace boxcars::console {

CrossCheck& CrossCheck::within(std::string_view name, std::int64_t count, std::int64_t least, std::int64_t highest) {
    if (!doubt_ && (count < least || count > highest)) doubt_ = fmt::format("{} cannot be {}", name, count);
    return *this;
}

CrossCheck& CrossCheck::same(std::string_view what, std::int64_t sum, std::string_view whole, std::int64_t wanted) {
    if (!doubt_ && sum != wanted) doubt_ = fmt::format("{} are {}, but {} {}", what, sum, whole, wanted);
    return *this;
}

CrossCheck& CrossCheck::near_exact(std::string_view what, double standard_errors) {
    constexpr double never_by_chance = 10;
    if (!doubt_ && !(std::abs(standard_errors) <= never_by_chance))
        doubt_ = fmt::format("{} are {:.0f} standard errors from the exact odds", what, standard_errors);
    return *this;
}

CrossCheck& CrossCheck::holds(bool claim, std::string_view otherwise) {
    if (!doubt_ && !claim) doubt_ = std::string{otherwise};
    return *this;
}

std::int64_t CrossCheck::all_of(std::string_view what, const std::map<std::int64_t, std::int64_t>& results) {
    std::int64_t sum = 0;
    for (const auto& [result, count] : results) {
        within(what, count, 1);
        if (doubt_) return 0;
        sum += count;
    }
    return sum;
}

}  // namespace boxcars::console
