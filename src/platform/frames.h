// Runs frames until the last one, and talks to the page around the program, if there is one. A browser calls for each
// frame itself: there run_frames() returns at once and keeps `frames`; on a desktop it returns after the last frame.
#pragma once
#include <filesystem>
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

// What the page around the program does. On a desktop there is no page, and nothing happens.
void narrate(const std::string& words);              // passes narration to a screen reader
void save_for_player(const std::filesystem::path&);  // saves the file among the player's downloads
void share(
    const std::string& brief = "");  // sends a link to this sitting; empty: to the rules or the run on the screen
void open_luggage();                 // shows the page's own panel for everything that is stored
void choose_file();                  // lets the player choose a file
std::string chosen_file();           // the path of a file chosen since the last call; empty: none

}  // namespace boxcars::platform
