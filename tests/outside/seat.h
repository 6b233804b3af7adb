// Everything that a game in a window needs: a home folder, a screen, the running program, its window, and the state it
// writes 25 times a second.
#pragma once
#include "outside/screen.h"
#include "outside/table.h"

namespace boxcars::outside {

// The layout of 1280x720 with two thirds of its pixels, which a processor without a GPU has to draw.
constexpr int usual_width = 1024, usual_height = 576;

struct Seat {
    Folder home;
    Screen screen;
    std::filesystem::path state = home / "state.json";
    Process game;
    Window window;

    // `settings`: what the settings file holds before the program starts, beside that power is saved: 30 pictures a
    // second, as processors without a GPU draw them for several tests at once.
    Seat(const std::string& name, const std::vector<std::string>& arguments, int width, int height,
         const nlohmann::json& settings = nlohmann::json::object());
    nlohmann::json look() const { return last_state(state); }
    static bool shaking(const nlohmann::json& now) { return now.value("phase", "") == "shaking"; }
    // Looks until `enough`; empty when it did not come about.
    template <class Enough>
    nlohmann::json wait_for(Seconds limit, const Enough& enough) const {
        const auto end = std::chrono::steady_clock::now() + limit;
        while (std::chrono::steady_clock::now() < end) {
            const nlohmann::json seen = look();
            if (!seen.empty() && enough(seen)) return seen;
            pause(Seconds{0.02});
        }
        return nlohmann::json::object();
    }

    // Closes the window as a desktop does when it ends, and verifies the one sitting kept: its hash, or what was said.
    std::string close_and_verify();

 private:
    std::vector<std::string> command(std::vector<std::string> arguments, int width, int height,
                                     const nlohmann::json& settings) const;
    Surroundings surroundings() const;
};

}  // namespace boxcars::outside
