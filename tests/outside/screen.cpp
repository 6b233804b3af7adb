#include "outside/screen.h"

#include "platform/logical.h"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <unistd.h>
#include <cstdio>
#include <sstream>

namespace boxcars::outside {
namespace {

// A software rasteriser draws a frame in up to 50 ms on a busy machine: nothing that must be seen is shorter than
// three.
constexpr Seconds three_frames{0.16};
constexpr Seconds told{0.1};  // what a released key or button did stands in the state, which is written every 0.04 s

}  // namespace

bool can_have_screen() {
    if (installed("Xvfb") && installed("xdotool")) return true;
    MESSAGE("SKIPPED: there is no screen to play on, because Xvfb or xdotool is not installed; ./check installs both.");
    return false;
}

// Several servers that start in one moment may pick one number, and then one of them is gone, though another answers.
Screen::Screen(const Folder& home, int width, int height) {
    for (int tries = 0; tries < 3 && name_.empty(); ++tries) {
        start(home, width, height);
        const Ended asked =
            Process({"xdotool", "getdisplaygeometry"}, {{"DISPLAY", name_}}, home.path()).wait(Seconds{10});
        if (asked.code != 0 || !server_->alive()) name_.clear();
    }
    REQUIRE_MESSAGE(!name_.empty(), "Xvfb did not start: " << server_->said());
}

// The server picks a free number itself and writes it to the pipe when it is ready. It would begin anew, and refuse
// whoever comes just then, each time its last visitor leaves: -noreset.
void Screen::start(const Folder& home, int width, int height) {
    int ends[2];
    REQUIRE(pipe(ends) == 0);
    const std::string size = std::to_string(width) + "x" + std::to_string(height) + "x24";
    server_ = std::make_unique<Process>(std::vector<std::string>{"Xvfb", "-displayfd", std::to_string(ends[1]),
                                                                 "-screen", "0", size, "-nolisten", "tcp", "-noreset"},
                                        Surroundings{}, home.path());
    close(ends[1]);
    char letter = 0;
    std::string number;
    while (::read(ends[0], &letter, 1) == 1 && letter != '\n') number += letter;
    close(ends[0]);
    name_ = ":" + number;
}

Window::Window(const Screen& screen, const Folder& home, const std::string& title, Seconds limit)
    : screen_(screen), home_(home) {
    const auto end = std::chrono::steady_clock::now() + limit;
    while (id_.empty() && std::chrono::steady_clock::now() < end) {
        std::istringstream ids(ask({"search", "--onlyvisible", "--name", title}));
        std::getline(ids, id_);
        if (id_.empty()) pause(Seconds{0.1});
    }
    if (id_.empty()) return;
    measure();
    ask({"windowfocus", id_});
}

std::string Window::ask(const std::vector<std::string>& words) {
    std::vector<std::string> command{"xdotool"};
    command.insert(command.end(), words.begin(), words.end());
    return Process(command, {{"DISPLAY", screen_.name()}}, home_.path()).wait(Seconds{10}).out;
}

void Window::measure() {
    std::istringstream lines(ask({"getwindowgeometry", "--shell", id_}));
    for (std::string line; std::getline(lines, line);) {
        if (line.rfind("WIDTH=", 0) == 0) width_ = std::stoi(line.substr(6));
        if (line.rfind("HEIGHT=", 0) == 0) height_ = std::stoi(line.substr(7));
    }
}

void Window::move_to(double x, double y) {
    const glm::ivec2 size{width_, height_};
    const platform::Logical lies{size, size, platform::fitting_scale(size, std::nullopt)};
    const glm::ivec2 at{lies.to_window({x, y}) + 0.5f};
    ask({"mousemove", "--window", id_, std::to_string(at.x), std::to_string(at.y)});
    pause(three_frames);
}

void Window::click(double x, double y, int button) {
    move_to(x, y);
    ask({"mousedown", std::to_string(button)});
    pause(three_frames);
    ask({"mouseup", std::to_string(button)});
    pause(told);
}

void Window::drag(double x, double y, double to_x, double to_y) {
    move_to(x, y);
    ask({"mousedown", "1"});
    pause(three_frames);
    move_to(to_x, to_y);
    ask({"mouseup", "1"});
    pause(told);
}

void Window::press(double x, double y, Seconds held) {
    move_to(x, y);
    ask({"mousedown", "1"});
    pause(held);
    ask({"mouseup", "1"});
    pause(told);
}

void Window::key(const std::string& keysym) { hold_key(keysym, three_frames); }

void Window::hold_key(const std::string& keysym, Seconds held) {
    ask({"keydown", keysym});
    pause(held);
    ask({"keyup", keysym});
    pause(told);
}

void Window::resize(int width, int height) {
    ask({"windowsize", "--sync", id_, std::to_string(width), std::to_string(height)});
    measure();
    pause(three_frames);
}

}  // namespace boxcars::outside
