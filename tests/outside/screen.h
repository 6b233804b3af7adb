// A virtual screen (Xvfb), clicks and keys on it (xdotool), and the state that the program writes.
#pragma once
#include "outside/process.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <memory>
#include <sstream>

namespace boxcars::outside {

using Json = nlohmann::json;

// Lines of a script that write the state to `file` every `step` seconds and quit at `end`.
inline std::string watching(const std::filesystem::path& file, double step, double end) {
    std::ostringstream script;
    for (int i = 1; i * step < end; ++i) script << Json{{"at", i * step}, {"state", file.string()}} << '\n';
    script << Json{{"at", end}, {"quit", true}} << '\n';
    return script.str();
}

// The state last written; empty while there is none, or only half of one.
inline Json last_state(const std::filesystem::path& file) {
    auto state = Json::parse(read(file), nullptr, false);
    return state.is_object() ? state : Json::object();
}

// The middle of the thing with this name in the state: "roll", "die". Empty if there is nothing of that name to click.
struct Place {
    double x, y;
};
inline std::optional<Place> place_of(const Json& state, const std::string& name) {
    for (const auto& spot : state.value("spots", Json::array()))
        if (spot.value("name", "") == name) return Place{spot["at"][0].get<double>(), spot["at"][1].get<double>()};
    return {};
}

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
    // `state`: the file to which the program keeps writing its state.
    Window(const Screen& screen, const Folder& home, const std::string& title, std::filesystem::path state);
    bool found() const { return !id_.empty(); }
    void move_to(double x, double y);
    void click(double x, double y, int button = 1);
    void drag(double x, double y, double to_x, double to_y);
    void key(const std::string& keysym) { hold_key(keysym, {}); }  // "space", "h", "Escape", "F1"
    // Holds the key or button down until `until` is true of the state.
    using Until = std::function<bool(const Json& state)>;
    void hold_key(const std::string& keysym, const Until& until);
    void hold_button(double x, double y, const Until& until);

 private:
    std::string ask(const std::vector<std::string>& words);
    void send(const std::vector<std::string>& press);  // waits until the program received it
    void wait_for(const std::string& what, const Until& until) const;
    void measure();
    const Screen& screen_;
    const Folder& home_;
    std::filesystem::path state_;
    std::string id_;
    int width_ = 0, height_ = 0;
};

}  // namespace boxcars::outside
