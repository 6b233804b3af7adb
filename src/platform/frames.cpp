#include "platform/frames.h"

namespace boxcars::platform {

int run_frames(Frames frames) {
    while (frames.frame()) {
    }
    return frames.finish();
}

int ended(int exit_code) { return exit_code; }

// A desktop's screen reader cannot read a window that SDL draws; --text plays the same table as text.
void narrate(const std::string&) {}

void save_for_player(const std::filesystem::path&) {}
void share(const std::string&) {}
void open_luggage() {}
void choose_file() {}
std::string chosen_file() { return {}; }

}  // namespace boxcars::platform
