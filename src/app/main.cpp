// The entry point.
#include "app/command_line.h"
#include "app/games.h"
#include "platform/frames.h"

#include <sys/stat.h>

int main(int argc, char** argv) {
    ::umask(S_IRWXG | S_IRWXO);  // makes all files private to the user: settings, sittings, pictures, exports
    return boxcars::platform::ended(boxcars::app::run_or_say(boxcars::app::every_game(), argc, argv));
}
