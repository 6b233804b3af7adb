#include "outside/seat.h"

#include <csignal>

namespace boxcars::outside {

Seat::Seat(const std::string& name, const std::vector<std::string>& arguments, int width, int height,
           const Json& settings)
    : home(name),
      screen(home, 1920, 1200),
      game(command(arguments, width, height, settings), surroundings(), home.path()),
      window(screen, home, "Boxcars", state) {
    REQUIRE_MESSAGE(window.found(), "no window came up; the program said: " << game.said());
}

Json Seat::see_scene(const std::string& name) const {
    return see("the scene " + name, [&](const Json& now) { return now.value("scene", "") == name; });
}

Json Seat::see_listening() const {
    return see("the table to listen", [](const Json& now) { return now["listens"] == true; });
}

Place Seat::place(const std::string& name) const {
    return *place_of(see(name, [&](const Json& now) { return place_of(now, name).has_value(); }), name);
}

void Seat::click(const std::string& name, int button) {
    const Place at = place(name);
    window.click(at.x, at.y, button);
}

void Seat::press(Hand hand, const std::string& name, const std::string& key) {
    hand == Hand::Mouse ? click(name) : window.key(key);
}

std::vector<std::string> Seat::command(std::vector<std::string> arguments, int width, int height,
                                       const Json& settings) const {
    Json all = {{"save_power", true}, {"throw_pace", 2}, {"computer_pace", 4}};
    all.update(settings);
    std::filesystem::create_directories(home / "config-dir");
    write(home / "config-dir" / "settings.json", all.dump());
    write(home / "watch.jsonl", watching(state, 0.04, 200));
    for (const std::string& more : {std::string("--force"), std::string("--script"), (home / "watch.jsonl").string(),
                                    std::string("--size"), std::to_string(width) + "x" + std::to_string(height)})
        arguments.push_back(more);
    return boxcars_command(home, arguments);
}

Surroundings Seat::surroundings() const {
    Surroundings all = bare_machine();
    all.emplace_back("DISPLAY", screen.name());
    all.emplace_back("SDL_AUDIODRIVER", "dummy");
    return all;
}

std::string Seat::close_and_verify() {
    game.stop();  // SIGTERM
    const auto ended = game.wait(Seconds{5});
    if (ended.code != 128 + SIGTERM) return "the program ended with " + std::to_string(ended.code) + ": " + game.said();
    const std::string kept = (home / "kept.json").string();
    if (boxcars(home, {"export", kept}).code == 0) {
        const Ended verified = boxcars(home, {"verify", kept});
        if (verified.code != 0) return verified.err;
        const std::string said = verified.out.substr(0, verified.out.size() - 1);
        return said.substr(said.rfind('\n') + 1);  // the last line is the hash
    }
    return "no sitting was kept";
}

}  // namespace boxcars::outside
