// The house with a fifth game: its list, and one row more.
#include "app/commands.h"
#include "app/games.h"
#include "chuck_a_luck/row.h"

int main(int argc, char** argv) {
    auto games = boxcars::app::every_game();
    games.push_back(boxcars::chuck_a_luck::row());
    return boxcars::app::run_or_say(games, argc, argv);
}
