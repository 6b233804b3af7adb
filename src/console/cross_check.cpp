#include "console/cross_check.h"

#include <fmt/format.h>

namespace boxcars::console {

CrossCheck& CrossCheck::within(std::string_view name, std::int64_t count, std::int64_t least, std::int64_t highest) {
    if (!doubt_ && (count < least || count > highest)) doubt_ = fmt::format("{} cannot be {}", name, count);
    return *this;
}

CrossCheck& CrossCheck::same(std::string_view what, std::int64_t sum, std::string_view whole, std::int64_t wanted) {
    if (!doubt_ && sum != wanted) doubt_ = fmt::format("{} are {}, but {} {}", what, sum, whole, wanted);
    return *this;
}

CrossCheck& CrossCheck::likely(std::string_view what, std::int64_t sum, std::int64_t of, const odds::Trial& least,
                               const odds::Trial& most) {
    if (!doubt_ && unlikely(sum, of, least, most))
        doubt_ = fmt::format("{} are {}, which the exact odds give less than once in 10^13 parts", what, sum);
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
