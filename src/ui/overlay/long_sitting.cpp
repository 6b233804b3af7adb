#include "ui/overlay/long_sitting.h"

namespace boxcars::ui {

void NumberCount::add(int number) { ++times_[number]; }

std::int64_t NumberCount::of(int number) const {
    const auto at = times_.find(number);
    return at == times_.end() ? 0 : at->second;
}

std::int64_t NumberCount::between(int least, int most) const {
    std::int64_t sum = 0;
    for (int number = least; number <= most; ++number) sum += of(number);
    return sum;
}

std::int64_t NumberCount::all() const {
    std::int64_t sum = 0;
    for (const auto& [number, times] : times_) sum += times;
    return sum;
}

}  // namespace boxcars::ui
