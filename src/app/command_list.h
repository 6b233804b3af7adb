// The commands of the program and their options, each with its help, in the order of the help. commands.cpp carries
// them out.
#pragma once
#include "app/commands.h"

#include <span>

namespace CLI {
class App;
}

namespace boxcars::app {

struct Command {
    CLI::App* typed;
    int (*carry_out)(const Games&, const Typed&);
    bool window = false;  // opens one unless told otherwise
};

// Also adds the options that need no command; a command gets its own options when it is called. `words`: those of the
// call, because the help uses the words of the game it names. All arguments must live until the call has been read.
std::vector<Command> add_commands(CLI::App& app, Typed& typed, const Games& games, const std::span<char* const>& words);

}  // namespace boxcars::app
