// Sounds that nobody waits for any more. A long one takes half a second of a processor, and many times that at low
// priority on a busy machine: whoever leaves has the maker's thread end at its next cancellation point.
#pragma once
#include <atomic>
#include <cstddef>

namespace boxcars::audio {

struct Cancelled {};  // thrown by a cancellation point

// While one lives, cancellation points on its thread throw once the flag is set.
class CancelledBy {
 public:
    explicit CancelledBy(const std::atomic<bool>& flag);
    ~CancelledBy();
    CancelledBy(const CancelledBy&) = delete;
    CancelledBy& operator=(const CancelledBy&) = delete;
};

void cancellation_point();                              // where nothing cancels it does nothing
inline void cancellation_point_at(std::size_t frame) {  // in a loop over frames: a few milliseconds of work apart
    if (frame % 4096 == 0) cancellation_point();
}

}  // namespace boxcars::audio
