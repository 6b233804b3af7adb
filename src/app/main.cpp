// Boxcars starts and ends here.
#include "app/command_line.h"
#include "app/games.h"
#include "base/error.h"

#include <cstdio>

int main(int argc, char** argv) {
    try {
        return boxcars::app::run(boxcars::app::every_game(), argc, argv);
    } catch (const boxcars::Error& error) {
        std::fprintf(stderr, "boxcars: %s\n", error.what());
        return error.exit_code();
    }
}
