// Reads the command line and carries it out: the options as typed, and the commands with their help and functions.
#pragma once
#include "app/arcade/arcade.h"

namespace CLI {
class App;
}

namespace boxcars::app {

struct Typed {  // every option of every command, as typed; empty: not given
    std::string game, seed, rules, players, seat, dice, games, rounds, threads, at, file, sitting, shard, path, picture,
        pixels;
    std::string bankroll, goal, bet, bets, hand, stake;
    std::optional<std::string> turn;  // a turn of pig: whose; empty: of every policy
    std::string date, exported, today, ticket, policy;
    std::string seal;                      // a seal that the player noted
    std::optional<std::string> own_words;  // words that the player added
    std::optional<std::string> continued;  // the name of a sitting; empty: the newest
    std::vector<std::string> set, files;
    std::string script, size, ui_scale, data_dir, config_dir, fps, frame_times, sound_file;
    bool text = false, echo = false, milestones = false, json = false, words = false, end = false, headless = false,
         no_audio = false, no_words = false;
    bool draw_every_frame = false, timing = false, yes = false, window = false, force = false;
    bool linked = false;  // a link of the web page asks
};

using CarryOut = int(const Games& games, const Typed& typed);  // returns the exit code; throws Error
CarryOut open_title, play, go_on, simulate, merge, odds, rules, replay, thumbnail, verify, export_sitting, sittings,
    stats, scores, run, lab, delete_sitting, import_sitting;

struct Command {
    CLI::App* typed;
    CarryOut* carry_out;
    bool window = false;  // opens a window unless an option says otherwise
};

// Adds all commands, and the options that need no command; a command gets its own options when it is called. `words`:
// the words of the call; the help is for the game that they name. All arguments must live until the call is parsed.
std::vector<Command> add_commands(CLI::App& app, Typed& typed, const Games& games, std::span<char* const> words);
int run_command_line(const Games& games, int argc, char** argv);  // returns the exit code; throws Error
int run_or_say(const Games& games, int argc, char** argv);        // returns the exit code; prints an Error to stderr
int run_program(int argc, char** argv);                           // run_or_say() with every game of games.cpp

// Each reads a number of the command line, the same way in every locale. Throws Error with the option and its range.
std::int64_t whole_option(const char* option, const std::string& text, std::int64_t least, std::int64_t most);
float scale_option(const char* option, const std::string& text, float least, float most);
std::uint64_t seed_option(const std::string& text);
std::pair<int, int> size_option(const std::string& text);  // "1280x720"

}  // namespace boxcars::app
