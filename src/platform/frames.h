// Frame after frame until one says that it was the last. On a desktop the program stays in here until then; a browser
// asks for each frame itself, so there this returns at once, and what it was given lives on.
#pragma once
#include <functional>
#include <string>

namespace boxcars::platform {

struct Frames {
    std::function<bool()> frame;  // false: it was the last
    std::function<int()> finish;  // the exit code
    std::function<std::string()>
        state;  // of the moment, as JSON: asked by hands outside the program, where there are any
    // A replay file in brief, as links have it; empty for one that cannot be read, of which standard error has why.
    std::function<std::string(const std::string& path)> brief;
};

// The exit code; 0 where the frames come later. Throws what they throw; where they come later, the page says it.
int run_frames(Frames frames);

int ended(int exit_code);  // what main answers with; a page hears of a failure that came before the frames

// Hands what a table tells to a screen reader.
void narrate(const std::string& words);

}  // namespace boxcars::platform
