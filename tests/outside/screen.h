// A screen that nobody looks at and a hand that clicks on it: Xvfb and xdotool. The events are real X events, so the
// whole way from the X server through SDL to the table is tested.
#pragma once
#include "outside/process.h"

#include <memory>

namespace boxcars::outside {

bool can_have_screen();  // else prints the sentence that marks a test as skipped

class Screen {
 public:
    Screen(const Folder& home, int width, int height);
    const std::string& name() const { return name_; }  // ":99"

 private:
    void start(const Folder& home, int width, int height);

    std::unique_ptr<Process> server_;
    std::string name_;
};

// A window on that screen. Places are on the logical canvas of 1280x720 and follow the window's real size.
class Window {
 public:
    Window(const Screen& screen, const Folder& home, const std::string& title, Seconds limit);
    bool found() const { return !id_.empty(); }
    void move_to(double x, double y);
    void click(double x, double y, int button = 1);
    void drag(double x, double y, double to_x, double to_y);
    void press(double x, double y, Seconds held);  // holds the button down there
    void key(const std::string& keysym);           // "space", "h", "Escape", "F1"
    void hold_key(const std::string& keysym, Seconds held);
    void resize(int width, int height);
    int width() const { return width_; }
    int height() const { return height_; }

 private:
    std::string ask(const std::vector<std::string>& words);
    void measure();
    const Screen& screen_;
    const Folder& home_;
    std::string id_;
    int width_ = 0, height_ = 0;
};

}  // namespace boxcars::outside
