// Boxcars starts and ends here.
#include "app/command_line.h"
#include "app/games.h"
#include "platform/frames.h"

#include <sys/stat.h>

int main(int argc, char** argv) {
    ::umask(S_IRWXG | S_IRWXO);  // what is written is its owner's alone: settings, sittings, pictures, exports
    return boxcars::platform::ended(boxcars::app::run_or_say(boxcars::app::every_game(), argc, argv));
}
