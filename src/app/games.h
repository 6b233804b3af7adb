// The list of games, and all that the program knows about a game as one value. A row in games.cpp adds its own parts.
#pragma once
#include "app/arcade/arcade.h"
#include "console/plain/verbs.h"
#include "scenes/plain/scene.h"
#include "scenes/title/carriage_card.h"

namespace boxcars::scenes {
struct LabExperiment;
class RunChances;
}  // namespace boxcars::scenes

namespace boxcars::app {

struct Company {  // the players at a new table
    session::Players usual{"human"};
    session::Players demo{"human"};  // in attract mode; sets the number of players, too
};

struct GameRow {  // what a game declares about itself
    console::GameCommands commands{};
    scenes::GameDie die{};                              // thrown at its table, shown on its card
    std::function<scenes::Card(render::DieKind)> card;  // with this die in its window
    // Makes its table. Throws Error for a kept sitting that cannot go on.
    std::function<std::unique_ptr<scenes::Table>(scenes::SceneServices&, scenes::TableOptions)> table;
    Company company{};
    scenes::OpenLab lab = nullptr;                // nullptr: the game is not in the lab
    std::string_view loop{};                      // the ambience at its table, besides the train's; empty: none
    std::string_view score{};                     // the music at its table; empty: that of the title
    const scenes::Lesson& (*lesson)() = nullptr;  // nullptr: no step-by-step guide
};

struct GameEntry {
    scenes::Card card;
    GameRow row{};
    const std::string& name() const { return card.game; }
};
GameEntry entry_of(GameRow row);

// The GameEntry of a game that provides only its rules. Its row has what its card shows; all such games share the rest.
struct PlainRow {
    scenes::PlainLook look;
    scenes::GameDie die{};
    std::string line_1, line_2;  // shown on its card
    std::string_view loop{};     // the ambience; see GameEntry
};
GameEntry plain_entry(const console::GameCommands& commands, scenes::OpenLab lab, PlainRow row, scenes::PlainArt art);

template <rules::KeepsAccount R>
GameEntry plain_entry(PlainRow row, const scenes::PlainArt& art = {}) {
    return plain_entry(
        console::plain_commands<R>(), [] { return scenes::plain_lab(rules::any_game<R>()); }, std::move(row), art);
}

// Opens the game's table. Throws Error for a replay or a dice file that cannot be read.
std::unique_ptr<scenes::Scene> open_table(const GameRow& row, const SceneOptions& asked,
                                          scenes::SceneServices& services);

Games every_game();
console::Games commands_of(const Games& games);
// Plays only the ambience and music of the open table; if `open` is no game (title, lab), the title's music alone.
void sound_table(const Games& games, std::string_view open, audio::Sounds& sounds);

// State that is kept while another scene is open.
struct LeftBehind {
    std::shared_ptr<scenes::LabExperiment> experiment{};  // the lab's experiment; made on the first visit
    std::shared_ptr<scenes::RunChances> chances{};        // the Long Run's odds; made on the first visit
    std::string car{};                                    // the game whose title card is selected
};
// Opens the requested scene: the title, a game's table (also with a kept sitting or a recording), the lab, the history,
// or a run's page. Throws Error for a replay or a dice file that cannot be read, or for an unknown game.
std::unique_ptr<scenes::Scene> open_scene(const Games& games, const SceneOptions& asked,
                                          scenes::SceneServices& services, LeftBehind& left);

}  // namespace boxcars::app
