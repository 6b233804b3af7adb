#include "platform/frames.h"

namespace boxcars::platform {

int run_frames(Frames frames) {
    while (frames.frame()) {
    }
    return frames.finish();
}

int ended(int exit_code) { return exit_code; }

}  // namespace boxcars::platform
