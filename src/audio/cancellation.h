// Cancels the making of sounds that are no longer needed. A long sound takes half a second of a processor, and many
// times that at low priority on a busy machine; on leaving, the maker's thread ends at its next cancellation point.
#pragma once
#include <atomic>
#include <cstddef>

namespace boxcars::audio {

struct Cancelled {};  // thrown by a cancellation point

// While an instance lives, cancellation points on its thread throw once the flag is set.
class CancelledBy {
 public:
    explicit CancelledBy(const std::atomic<bool>& flag);
    ~CancelledBy();
    CancelledBy(const CancelledBy&) = delete;
    CancelledBy& operator=(const CancelledBy&) = delete;
};

void cancellation_point();  // does nothing unless cancelled
// For loops over frames: checks once in a few milliseconds of work.
inline void cancellation_point_at(std::size_t frame) {
    if (frame % 4096 == 0) cancellation_point();
}

}  // namespace boxcars::audio
