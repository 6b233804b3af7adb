// The commands of the program and their options, each with its help. Decides how they are called and in which order
// they are listed; what they do is in commands.cpp.
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
    bool window = false;  // opens one, unless it is told not to
};

// With the options that need no command; a command gets its own when it is called. `words`: those of the call, whose
// help is told by the words of the game it names. All of these stay until the call has been read.
std::vector<Command> add_commands(CLI::App& app, Typed& typed, const Games& games, const std::span<char* const>& words);

}  // namespace boxcars::app
