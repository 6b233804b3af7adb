// Boxcars starts and ends here.
#include "app/command_line.h"
#include "app/games.h"

int main(int argc, char** argv) { return boxcars::app::run_or_say(boxcars::app::every_game(), argc, argv); }
