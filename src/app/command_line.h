// The command line: reads it, says what is wrong with it, and carries it out.
#pragma once

namespace boxcars::app {

int run(int argc, char** argv);  // the exit code; throws Error

}  // namespace boxcars::app
