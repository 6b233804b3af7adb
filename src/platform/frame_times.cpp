#include "platform/frame_times.h"

#include "base/json.h"

namespace boxcars::platform {

void FrameTimes::add(float frame, float work, float tick) {
    work_.add(work);
    tick_.add(tick);
    ++frames_;
    const auto bucket = static_cast<std::size_t>(std::max(0.0f, frame) / bucket_ms);
    ++histogram_[std::min(bucket, buckets - 1)];
    tick_sum_ += static_cast<double>(tick);
    work_sum_ += static_cast<double>(work);
}

float FrameTimes::percentile(float part) const {
    const auto wanted = static_cast<std::int64_t>(part * static_cast<float>(frames_));
    std::int64_t seen = 0;
    for (std::size_t i = 0; i < buckets; ++i)
        if ((seen += histogram_[i]) > wanted) return (static_cast<float>(i) + 0.5f) * bucket_ms;
    return 0;
}

std::string FrameTimes::json() const {
    const double count = static_cast<double>(std::max<std::int64_t>(frames_, 1));
    Json all;
    all["frames"] = frames_;
    all["first_picture_ms"] = first_picture_ms;
    all["frame_ms"] = {{"p50", percentile(0.5f)}, {"p95", percentile(0.95f)}, {"p99", percentile(0.99f)}};
    all["work_ms"] = {{"mean", work_sum_ / count}, {"p50", work_.percentile(0.5f)}, {"p95", work_.percentile(0.95f)}};
    all["tick_cpu_ms"] = {
        {"mean", tick_sum_ / count}, {"p50", tick_.percentile(0.5f)}, {"p95", tick_.percentile(0.95f)}};
    all["renderer"] = renderer;
    all["quality"] = quality;
    all["histogram_half_ms"] = std::span<const std::int64_t>{histogram_};
    return all.dump(2) + "\n";
}

}  // namespace boxcars::platform
