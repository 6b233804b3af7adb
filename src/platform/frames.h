// Runs frames until the last one, and talks to the page around the program, if there is one. On a desktop run_frames()
// returns after the last frame. A browser calls for each frame itself, so there run_frames() returns at once and keeps
// `frames`.
#pragma once
#include <functional>
#include <string>

namespace boxcars::platform {

struct Frames {
    std::function<bool()> frame;         // runs one frame; false: it was the last
    std::function<int()> finish;         // called after the last frame; returns the exit code
    std::function<std::string()> state;  // the current state as JSON, for scripts of the page
    // Returns a replay file in the brief form that links use. Empty if it cannot be read; standard error then says why.
    std::function<std::string(const std::string& path)> brief;
};

// Returns the exit code and throws what a frame throws; in a browser returns 0, and the page shows an error.
int run_frames(Frames frames);

int ended(int exit_code);  // returns exit_code; tells the page around the program if it is not 0

// Passes narration to a screen reader, in a browser only.
void narrate(const std::string& words);

}  // namespace boxcars::platform
