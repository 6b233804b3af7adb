// SDL's video and game controllers, started and stopped: SDL starts here. Decides whether there is a display to play
// on. Throws Error when there is none, with what to do.
#pragma once

namespace boxcars::platform {

// Wayland's library prints a line when nothing tells it of a session's folder. While displays are looked for it gets
// one where nothing is.
class QuietSearch {
 public:
    QuietSearch();
    ~QuietSearch();
    QuietSearch(const QuietSearch&) = delete;
    QuietSearch& operator=(const QuietSearch&) = delete;

 private:
    bool missing_;
};

class Video {
 public:
    explicit Video(bool headless);
    ~Video();
    Video(const Video&) = delete;
    Video& operator=(const Video&) = delete;

    static constexpr const char* packages = "on Debian and Ubuntu: libegl1 libgl1 libgl1-mesa-dri";
};

}  // namespace boxcars::platform
