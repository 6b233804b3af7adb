// The command line: reads it, says what is wrong with it, and carries it out.
#pragma once
#include "app/arcade/arcade.h"

namespace boxcars::app {

int run(const Games& games, int argc, char** argv);         // the exit code; throws Error
int run_or_say(const Games& games, int argc, char** argv);  // the same; an Error is told on standard error

}  // namespace boxcars::app
