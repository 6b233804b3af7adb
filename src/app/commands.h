// The commands of the program: the options as typed, the list of commands with their help, and the functions that carry
// them out.
#pragma once
#include "app/arcade/arcade.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

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
         no_audio = false;
    bool draw_every_frame = false, timing = false, yes = false, window = false, force = false;
    bool linked = false;  // a link of the web page asks
};

int open_title(const Games& games, const Typed& typed);
int play(const Games& games, const Typed& typed);
int go_on(const Games& games, const Typed& typed);
int simulate(const Games& games, const Typed& typed);
int merge(const Games& games, const Typed& typed);
int odds(const Games& games, const Typed& typed);
int rules(const Games& games, const Typed& typed);
int replay(const Games& games, const Typed& typed);
int thumbnail(const Games& games, const Typed& typed);
int verify(const Games& games, const Typed& typed);
int export_sitting(const Games& games, const Typed& typed);
int sittings(const Games& games, const Typed& typed);
int stats(const Games& games, const Typed& typed);
int scores(const Games& games, const Typed& typed);
int run(const Games& games, const Typed& typed);
int lab(const Games& games, const Typed& typed);
int delete_sitting(const Games& games, const Typed& typed);
int import_sitting(const Games& games, const Typed& typed);

struct Command {
    CLI::App* typed;
    int (*carry_out)(const Games&, const Typed&);
    bool window = false;  // opens a window unless an option says otherwise
};

// Adds all commands, and the options that need no command; a command gets its own options when it is called. `words`:
// the words of the call; the help is for the game that they name. All arguments must live until the call has been
// read.
std::vector<Command> add_commands(CLI::App& app, Typed& typed, const Games& games, const std::span<char* const>& words);

// Each reads a number of the command line, the same way in every locale. Throws Error with the option and its range.
std::int64_t whole_option(const char* option, const std::string& text, std::int64_t least, std::int64_t most);
float scale_option(const char* option, const std::string& text, float least, float most);
std::uint64_t seed_option(const std::string& text);
std::pair<int, int> size_option(const std::string& text);  // "1280x720"

}  // namespace boxcars::app
