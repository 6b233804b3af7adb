// Reads the command line, reports what is wrong with it, and carries it out.
#pragma once
#include <memory>
#include <vector>

namespace boxcars::app {

struct GameEntry;  // games.h
using Games = std::vector<GameEntry>;

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

int run_or_say(const Games& games, int argc, char** argv);  // returns the exit code; prints an Error to stderr
int run_program(int argc, char** argv);                     // run_or_say() with every game of games.cpp

}  // namespace boxcars::app
