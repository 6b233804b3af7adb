// What a desktop does where a browser does otherwise, see browser.cpp.
#include "platform/frames.h"
#include "platform/opengl.h"

namespace boxcars::platform {

int run_frames(Frames frames) {
    while (frames.frame()) continue;
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

std::string opengl::renderer() {
    const auto* words = reinterpret_cast<const char*>(glGetString(GL_RENDERER));
    return words ? words : "unknown";
}

bool opengl::context_gone() { return false; }

}  // namespace boxcars::platform
