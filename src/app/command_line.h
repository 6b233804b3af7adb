// Reads the command line, reports what is wrong with it, and carries it out.
#pragma once
#include "app/arcade/arcade.h"

#include <memory>

namespace boxcars::app {

class CommandLine {
 public:
    explicit CommandLine(const Games& games);
    ~CommandLine();
    // Returns the exit code; throws Error. Each call starts without the options of earlier calls.
    int run(int argc, char** argv);

 private:
    struct Read;
    std::unique_ptr<Read> read_;
};

int run(const Games& games, int argc, char** argv);         // returns the exit code; throws Error
int run_or_say(const Games& games, int argc, char** argv);  // as run(), but prints an Error on standard error

}  // namespace boxcars::app
