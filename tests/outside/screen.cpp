#include "outside/screen.h"

#include "platform/logical.h"

#include <doctest/doctest.h>
#include <unistd.h>
#include <sstream>

namespace boxcars::outside {

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
// whoever comes just then, each time its last visitor leaves: -noreset. A key that is held does not repeat: -r.
void Screen::start(const Folder& home, int width, int height) {
    int ends[2];
    REQUIRE(pipe(ends) == 0);
    const std::string size = std::to_string(width) + "x" + std::to_string(height) + "x24";
    server_ =
        std::make_unique<Process>(std::vector<std::string>{"Xvfb", "-displayfd", std::to_string(ends[1]), "-screen",
                                                           "0", size, "-nolisten", "tcp", "-noreset", "-r"},
                                  Surroundings{}, home.path());
    close(ends[1]);
    char letter = 0;
    std::string number;
    while (::read(ends[0], &letter, 1) == 1 && letter != '\n') number += letter;
    close(ends[0]);
    name_ = ":" + number;
}

Window::Window(const Screen& screen, const Folder& home, const std::string& title, std::filesystem::path state)
    : screen_(screen), home_(home), state_(std::move(state)) {
    const auto end = std::chrono::steady_clock::now() + patience;
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

void Window::wait_for(const std::string& what, const Until& until) const {
    const auto end = std::chrono::steady_clock::now() + patience;
    while (std::chrono::steady_clock::now() < end) {
        const Json now = last_state(state_);
        if (!now.empty() && until(now)) return;
        pause(Seconds{0.01});
    }
    FAIL(what << ": " << read(state_));
}

void Window::send(const std::vector<std::string>& press) {
    const auto heard = [](const Json& state) { return state.value("presses_heard", 0); };
    const int before = heard(last_state(state_));
    ask(press);
    wait_for("the program did not hear " + press[0] + " " + press[1],
             [&](const Json& now) { return heard(now) > before; });
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
    const platform::Logical lies{size, size, platform::window_scale(size)};
    const glm::ivec2 at{lies.to_window({x, y}) + 0.5f};
    ask({"mousemove", "--window", id_, std::to_string(at.x), std::to_string(at.y)});
}

void Window::click(double x, double y, int button) {
    move_to(x, y);
    send({"mousedown", std::to_string(button)});
    send({"mouseup", std::to_string(button)});
}

void Window::drag(double x, double y, double to_x, double to_y) {
    move_to(x, y);
    send({"mousedown", "1"});
    move_to(to_x, to_y);
    send({"mouseup", "1"});
}

void Window::hold_button(double x, double y, const Until& until) {
    move_to(x, y);
    send({"mousedown", "1"});
    wait_for("nothing came of the button that is held", until);
    send({"mouseup", "1"});
}

void Window::hold_key(const std::string& keysym, const Until& until) {
    send({"keydown", keysym});
    if (until) wait_for("nothing came of the key that is held, " + keysym, until);
    send({"keyup", keysym});
}

}  // namespace boxcars::outside
