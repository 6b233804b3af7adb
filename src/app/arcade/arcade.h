// The arcade: a window (or none, headless), the fixed-step loop, one scene at a time. What main opens when a command
// wants a window.
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

enum class Bankroll { Own, AsSettingsSay, Purse };  // what a new table is played with

struct TableOptions {                   // from the command line or the title's menu
    std::string game;                   // empty: the title screen
    std::optional<std::uint64_t> seed;  // none: from the system's entropy
    nlohmann::json rules;               // knob name -> value, already checked
    std::vector<std::string> players;   // "human" or a policy's name; empty: the game's default
    std::optional<std::filesystem::path> dice_file;
    std::optional<std::filesystem::path> replay;            // watch this sitting instead of playing
    std::shared_ptr<const session::Recording> recording{};  // or this one; what was asked for, once it is read
    bool watches = false;                                   // a kept sitting: `sitting`, or the newest of all
    std::int64_t at_entry = 1;                              // where watching, or being shown, begins, from 1
    bool guided = false;                                    // the game is shown step by step, from step `at_entry` on
    bool sealed = false;         // what is watched is not over yet: its secret is not told, and nobody may try its dice
    bool goes_on = false;        // with a kept sitting: `sitting`, or the newest of the game, or of all
    std::string sitting;         // its name in the store
    bool demo = false;           // attract mode: the table plays itself until there is any input
    scenes::AttractStop stop{};  // which it is of the tour
    std::string from;            // the title: which table, or the lab, was left; empty: none
    bool from_demo = false;      // and whether that was a demonstration
    std::shared_ptr<const scenes::LabRequest> lab{};  // for the lab: what a table sent
    Bankroll bankroll = Bankroll::Own;
    std::string night{};     // the date of a Night: of its board, or of the board that a recording was opened on
    bool next_stop = false;  // of that Night, with the table as it waits there
    std::optional<session::NightStop> stop_of_night{};  // this table is one; once it is known which
    std::shared_ptr<const session::Night> sent{};       // for the board: a Night that was read from a file
};

struct ArcadeOptions {
    TableOptions table;
    bool headless = false;  // no display; time is the tick count
    bool purse = false;     // new tables are played from the purse where nothing else is said
    std::optional<std::filesystem::path> script;
    session::Existing existing = session::Existing::Keep;  // of files that a script names
    std::optional<script::Picture> still{};                // headless: one picture of what is opened, and out
    int width = 1280, height = 720;
    std::optional<float> ui_scale;
    bool no_audio = false;
    std::optional<std::filesystem::path> sound_file;  // headless: what would be heard, written there
    std::filesystem::path data_dir, config_dir;       // empty: nothing is kept there
    std::string tonight{};                            // a date; empty: as the clock says
    // for measurements
    int headless_fps = 60;                             // headless: frames to a second of ticks
    bool draw_every_frame = false;                     // headless: not only the frames that somebody looks at
    bool timing = false;                               // tells on standard error when the first picture was there
    std::optional<std::filesystem::path> frame_times;  // writes there how long frames took
};

struct GameEntry;  // games.h
using Games = std::vector<GameEntry>;
// The exit code; throws Error for what the machine lacks.
int run_arcade(const ArcadeOptions& options, const Games& games);

}  // namespace boxcars::app
