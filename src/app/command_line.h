// The command line: reads it, says what is wrong with it, and carries it out.
#pragma once
#include "app/arcade/arcade.h"

#include <memory>

namespace boxcars::app {

class CommandLine {
 public:
    explicit CommandLine(const Games& games);
    ~CommandLine();
    int run(int argc, char** argv);  // the exit code; throws Error. Nothing is left of a call when the next is read

 private:
    struct Read;
    std::unique_ptr<Read> read_;
};

int run(const Games& games, int argc, char** argv);         // the exit code; throws Error
int run_or_say(const Games& games, int argc, char** argv);  // the same; an Error is told on standard error

}  // namespace boxcars::app
