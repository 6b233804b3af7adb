// The arcade: a window (or none, headless), the fixed-step loop, one scene at a time. main opens it for commands that
// need a window.
#pragma once
#include "app/arcade/script.h"
#include "scenes/attract/tour.h"
#include "session/files.h"
#include "session/night/stop.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace boxcars::session {
struct Night;
struct Recording;
}  // namespace boxcars::session
namespace boxcars::scenes {
struct LabRequest;
}

namespace boxcars::app {

enum class Bankroll { Own, AsSettingsSay, Purse };  // the money with which a new table is played

struct TableOptions {                   // from the command line or the title's menu
    std::string game;                   // empty: the title screen
    std::optional<std::uint64_t> seed;  // empty: from the system's entropy
    nlohmann::json rules;               // knob name -> value, already checked
    std::vector<std::string> players;   // "human" or a policy's name; empty: the game's default
    std::optional<std::filesystem::path> dice_file;
    std::optional<std::filesystem::path> replay;  // a file to watch instead of playing
    // Or this recording. Also set once `replay` or `sitting` has been read.
    std::shared_ptr<const session::Recording> recording{};
    bool watches = false;       // watch a kept sitting: `sitting`, or the newest of all
    std::int64_t at_entry = 1;  // the entry, from 1, at which watching or the guide begins
    bool guided = false;        // the game is shown step by step, starting with step `at_entry`
    // The recording's sitting is not over: its secret is hidden, and its dice may not be tried.
    bool sealed = false;
    bool goes_on = false;        // continue a kept sitting: `sitting`, or the newest of the game, or of all
    std::string sitting;         // the sitting's name in the store
    bool demo = false;           // attract mode: the table plays itself until there is any input
    scenes::AttractStop stop{};  // which stop of the attract tour
    std::string from;            // on the title: the table, or the lab, that was left; empty: none
    bool from_demo = false;      // on the title: that table was a demonstration
    std::shared_ptr<const scenes::LabRequest> lab{};  // in the lab: what a table sent
    Bankroll bankroll = Bankroll::Own;
    // The date of a Night: of its board, or of the board from which a recording was opened.
    std::string night{};
    bool next_stop = false;                             // open that Night's next stop as it was left there
    std::optional<session::NightStop> stop_of_night{};  // this table is a stop of a Night, once it is known which
    std::shared_ptr<const session::Night> sent{};       // for the board: a Night read from a file
};

struct ArcadeOptions {
    TableOptions table;
    bool headless = false;  // no display; time is the tick count
    bool purse = false;     // new tables use the purse unless told otherwise
    std::optional<std::filesystem::path> script;
    session::Existing existing = session::Existing::Keep;  // what to do with existing files that a script names
    std::optional<script::Picture> still{};                // headless: takes one picture of what is opened, then quits
    int width = 1280, height = 720;
    std::optional<float> ui_scale;
    bool no_audio = false;
    std::optional<std::filesystem::path> sound_file;  // headless: writes what would be heard to this file
    std::filesystem::path data_dir, config_dir;       // empty: nothing is kept
    std::string tonight{};                            // a date; empty: today
    // for measurements
    int headless_fps = 60;                             // headless: frames per second of ticks
    bool draw_every_frame = false;                     // headless: draws every frame, not only those that a script uses
    bool timing = false;                               // prints on standard error when the first picture was shown
    std::optional<std::filesystem::path> frame_times;  // writes how long the frames took to this file
};

struct GameEntry;  // games.h
using Games = std::vector<GameEntry>;
// Returns the exit code; throws Error for what the machine lacks.
int run_arcade(const ArcadeOptions& options, const Games& games);

}  // namespace boxcars::app
