#include "audio/mix/limiter.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace boxcars::audio {
namespace {

constexpr float lets_go = 1.0f / (0.12f * sample_rate);  // the share of the missing gain regained per frame

}  // namespace

Limiter::Limiter(double ceiling_db) : ceiling_(static_cast<float>(ratio(ceiling_db))) { gains_.fill(1); }

float Limiter::least_of_those_ahead(float needed) {
    while (count_ > 0 && needed_[(first_ + count_ - 1) % ahead].gain >= needed) --count_;
    needed_[(first_ + count_++) % ahead] = {now_, needed};
    const float least = needed_[first_].gain;
    if (needed_[first_].since + ahead <= now_ + 1) {  // it applies no longer
        first_ = (first_ + 1) % ahead;
        --count_;
    }
    return least;
}

void Limiter::operator()(float& left, float& right) {
    const std::size_t at = now_ % ahead;
    const float loudest = std::max(std::abs(left), std::abs(right));
    const float least = least_of_those_ahead(loudest > ceiling_ ? ceiling_ / loudest : 1.0f);
    held_ = std::min(least, held_ + (1 - held_) * lets_go);
    sum_ += static_cast<double>(held_) - static_cast<double>(std::exchange(gains_[at], held_));
    const auto gain = static_cast<float>(sum_ / ahead);
    left_[at] = left;
    right_[at] = right;
    const std::size_t oldest = (at + 1) % ahead;  // `ahead` - 1 frames ago
    left = left_[oldest] * gain;
    right = right_[oldest] * gain;
    ++now_;
}

}  // namespace boxcars::audio
