#include "audio/cancellation.h"

namespace boxcars::audio {
namespace {

thread_local const std::atomic<bool>* cancelled_by = nullptr;

}  // namespace

CancelledBy::CancelledBy(const std::atomic<bool>& flag) { cancelled_by = &flag; }

CancelledBy::~CancelledBy() { cancelled_by = nullptr; }

void cancellation_point() {
    if (cancelled_by && *cancelled_by) throw Cancelled{};
}

}  // namespace boxcars::audio
