// Sets up a game in a window and acts as a person there, with a mouse or with the keyboard alone.
#pragma once
#include "outside/screen.h"

#include <doctest/doctest.h>

namespace boxcars::outside {

// The layout of 1280x720 with two thirds of its pixels, which a processor without a GPU has to draw.
constexpr int usual_width = 1024, usual_height = 576;

enum class Hand { Mouse, Keys };

struct Seat {
    Folder home;
    Screen screen;
    std::filesystem::path state = home / "state.json";
    Process game;
    Window window;

    // `settings`: entries of the settings file before the program starts, added to full game speed and power saving: 30
    // pictures a second, which processors without a GPU can draw for several tests at once.
    Seat(const std::string& name, const std::vector<std::string>& arguments, int width = usual_width,
         int height = usual_height, const Json& settings = Json::object());
    Json look() const { return last_state(state); }
    static bool shaking(const Json& now) { return now.value("phase", "") == "shaking"; }
    // Reads the state until `enough` is true of it; empty if that does not happen within `limit`.
    template <class Enough>
    Json wait_for(Seconds limit, const Enough& enough) const {
        const auto end = std::chrono::steady_clock::now() + limit;
        while (std::chrono::steady_clock::now() < end) {
            const Json seen = look();
            if (!seen.empty() && enough(seen)) return seen;
            pause(Seconds{0.02});
        }
        return Json::object();
    }
    // As wait_for(), but the test fails if it does not happen.
    template <class Enough>
    Json see(const std::string& what, const Enough& enough, Seconds limit = patience) const {
        Json seen = wait_for(limit, enough);
        REQUIRE_MESSAGE(!seen.empty(), "waited in vain for " << what << ": " << look().dump());
        return seen;
    }
    Json see_scene(const std::string& name) const;
    Json see_listening() const;                  // a press would count now
    Place place(const std::string& name) const;  // waits until it can be clicked
    void click(const std::string& name, int button = 1);
    void press(Hand hand, const std::string& name, const std::string& key);

    // Closes the window as a desktop does when it ends, and verifies the one sitting kept: its hash, or what was said.
    std::string close_and_verify();

 private:
    std::vector<std::string> command(std::vector<std::string> arguments, int width, int height,
                                     const Json& settings) const;
    Surroundings surroundings() const;
};

}  // namespace boxcars::outside
