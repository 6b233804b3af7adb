#include "ui/overlay/timings.h"

#include <algorithm>

namespace boxcars::ui {

std::vector<float> Recent::in_order() const {
    std::vector<float> values;
    for (std::size_t i = 0; i < count_; ++i) values.push_back(values_[(next_ + size - count_ + i) % size]);
    return values;
}

float Recent::percentile(float share) const {
    if (count_ == 0) return 0;
    auto values = in_order();
    const auto nth = values.begin() + static_cast<std::ptrdiff_t>(share * static_cast<float>(count_ - 1));
    std::nth_element(values.begin(), nth, values.end());
    return *nth;
}

}  // namespace boxcars::ui
