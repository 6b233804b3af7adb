// Runs the game in a window, or headless without one: a fixed-step loop that shows one scene at a time.
#pragma once
#include "app/arcade/script.h"
#include "scenes/table/demonstration.h"
#include "session/files.h"

namespace boxcars::app {

struct GameEntry;  // games.h
using Games = std::vector<GameEntry>;

struct SceneOptions {                     // what to open, and how to set up a new table
    scenes::Destination to{};             // the scene to open; by default the title
    std::optional<std::uint64_t> seed{};  // empty: from the system's entropy
    Json rules{};                         // knob name -> value, already checked
    std::vector<std::string> players{};   // "human" or a policy's name; empty: the game's default
    std::optional<std::filesystem::path> dice_file{};
    std::optional<scenes::AttractStop> demo{};  // shows this stop of the attract tour; any input ends it
    std::string from{};                         // the table or lab that was left for the title; empty: none
    bool from_demo = false;                     // `from` was a demonstration
    bool linked = false;                        // a link asks for it
};

struct ArcadeOptions {
    SceneOptions table;
    bool headless = false;  // without a display; game time follows the frames
    std::optional<std::filesystem::path> script;
    session::Existing existing = session::Existing::Keep;  // what to do with existing files that a script names
    std::optional<ScriptPicture> still{};                  // headless: takes one picture of what is opened, then quits
    int width = 1280, height = 720;
    std::optional<float> letters;
    bool no_audio = false;
    std::optional<std::filesystem::path> sound_file;  // headless: writes the sound to this WAV file
    std::filesystem::path data_dir, config_dir;       // empty: nothing is kept
    std::string today{};                              // date of the run that the title offers; empty: today
    // for measurements
    int headless_fps = 60;                             // headless: frames per second of game time
    bool draw_every_frame = false;                     // headless: draws every frame, not only those that a script uses
    bool timing = false;                               // prints start-up times on standard error
    std::optional<std::filesystem::path> frame_times;  // the file for the durations of the frames, as JSON
};

// Returns the exit code; throws Error if the machine lacks a display, a driver or the program's files.
int run_arcade(const ArcadeOptions& options, const Games& games);

}  // namespace boxcars::app
