#include "platform/frame_times.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>

namespace boxcars::platform {
namespace {

constexpr float bucket_ms = 0.5f;

float part_of(std::vector<float> values, float part) {
    if (values.empty()) return 0;
    const auto at = static_cast<std::ptrdiff_t>(part * static_cast<float>(values.size() - 1));
    std::nth_element(values.begin(), values.begin() + at, values.end());
    return values[static_cast<std::size_t>(at)];
}

}  // namespace

void FrameTimes::add(const FrameTime& time) {
    if (recent_.size() < recent_count)
        recent_.push_back(time);
    else
        recent_[next_] = time;
    next_ = (next_ + 1) % recent_count;
    ++frames_;
    const auto bucket = static_cast<std::size_t>(std::max(0.0f, time.frame) / bucket_ms);
    ++histogram_[std::min(bucket, buckets - 1)];
    tick_sum_ += static_cast<double>(time.tick);
    work_sum_ += static_cast<double>(time.work);
}

const FrameTime& FrameTimes::newest() const {
    static const FrameTime none;
    return recent_.empty() ? none : recent_[(next_ + recent_count - 1) % recent_count];
}

std::vector<FrameTime> FrameTimes::in_order() const {
    std::vector<FrameTime> all = recent_;
    if (all.size() == recent_count)
        std::rotate(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(next_), all.end());
    return all;
}

float FrameTimes::percentile(float part) const {
    const auto wanted = static_cast<std::int64_t>(part * static_cast<float>(frames_));
    std::int64_t seen = 0;
    for (std::size_t i = 0; i < buckets; ++i)
        if ((seen += histogram_[i]) > wanted) return (static_cast<float>(i) + 0.5f) * bucket_ms;
    return 0;
}

float FrameTimes::work_percentile(float part) const {
    std::vector<float> values;
    for (const FrameTime& time : recent_) values.push_back(time.work);
    return part_of(std::move(values), part);
}

float FrameTimes::tick_percentile(float part) const {
    std::vector<float> values;
    for (const FrameTime& time : recent_) values.push_back(time.tick);
    return part_of(std::move(values), part);
}

std::string FrameTimes::json() const {
    const double count = static_cast<double>(std::max<std::int64_t>(frames_, 1));
    nlohmann::ordered_json all;
    all["frames"] = frames_;
    all["first_picture_ms"] = first_picture_ms;
    all["frame_ms"] = {{"p50", percentile(0.5f)}, {"p95", percentile(0.95f)}, {"p99", percentile(0.99f)}};
    all["work_ms"] = {{"mean", work_sum_ / count}, {"p50", work_percentile(0.5f)}, {"p95", work_percentile(0.95f)}};
    all["tick_cpu_ms"] = {{"mean", tick_sum_ / count}, {"p50", tick_percentile(0.5f)}, {"p95", tick_percentile(0.95f)}};
    all["renderer"] = renderer;
    all["quality"] = quality;
    all["histogram_half_ms"] = histogram_;
    return all.dump(2) + "\n";
}

}  // namespace boxcars::platform
