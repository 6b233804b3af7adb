// The list of games, and a game's entry in it: everything the program knows about the game, as one value. The parts
// that all games share are made here from the rule sheet; a row in games.cpp adds a game's own parts.
#pragma once
#include "app/arcade/arcade.h"
#include "chance/sealed_seed.h"
#include "console/games.h"
#include "platform/settings.h"
#include "players/people.h"
#include "scenes/guide/scene.h"
#include "scenes/lab/adapter.h"
#include "scenes/table/game_scene.h"
#include "scenes/title/carriage_card.h"
#include "scenes/watch/scene.h"
#include "session/replay.h"
#include "session/rule_file.h"

#include <functional>

namespace boxcars::app {

struct Company {  // the players at a new table
    session::Players usual{"human"};
    session::Players demo{"human"};  // in attract mode; sets the number of players, too
};

struct GameEntry {
    console::GameCommands commands;
    scenes::Card card;
    // Opens its table. Throws Error for a replay or a dice file that cannot be read.
    std::function<std::unique_ptr<scenes::Scene>(const SceneOptions&, scenes::SceneServices&)> open;
    scenes::OpenLab lab = nullptr;  // nullptr: the game is not in the lab
    std::string_view loop{};        // the ambience at its table, besides the train's; empty: only the train's
    std::string_view score{};       // the music at its table; empty: that of the title
    bool guided = false;            // has a step-by-step guide

    const std::string& name() const { return commands.name; }
};

struct GameRow {            // what a game declares about itself
    scenes::GameDie die{};  // thrown at its table, shown on its card
    scenes::Card (*card)(render::DieKind die);
    Company company{};
    scenes::OpenLab lab = nullptr;
    std::string_view loop{};
    std::string_view score{};
    session::AccuracyOf accuracy = nullptr;
    decltype(session::KeptGame::luck) luck = nullptr;
    players::Cast people{};
    const session::RunTable* run = nullptr;  // nullptr: no station of a Long Run
};

// The sheet, the seed and the dice as requested. Throws Error.
template <rules::Game R>
session::Setup<R> setup_of(const SceneOptions& asked) {
    session::Setup<R> setup;
    for (const auto& [knob, value] : asked.rules.items())
        if (const auto wrong = session::set_from_json(setup.rules, knob, value)) throw Error{*wrong};
    setup.players = asked.players;
    if (const auto* table = std::get_if<scenes::ToTable>(&asked.to)) setup.stop = table->stop;
    if (asked.dice_file) setup.dice = session::GivenDice::from_file(*asked.dice_file);
    if (asked.seed || asked.dice_file || asked.demo) {
        setup.seed = asked.seed ? *asked.seed : chance::seed_from_system();
    } else {
        setup.sealed = session::seal_dice(R::game, session::now_ms());
        setup.seed = session::seed_of(*setup.sealed);
    }
    return setup;
}

template <rules::Game R>
void seat_for_demo(session::Setup<R>& setup, const session::Players& players) {
    setup.players = players;
    if (rules::find_knob<R>("players"))
        if (const auto wrong = rules::set_knob(setup.rules, "players", std::to_string(players.size())))
            throw Error{*wrong};
}

// The table as requested, with its players. Throws Error.
template <rules::Game R>
scenes::TableOptions<R> table_of(const SceneOptions& asked, const Company& company, const scenes::GameDie& die) {
    scenes::TableOptions<R> table{.setup = {}, .die = die, .demo = asked.demo.has_value()};
    if (const auto* kept = std::get_if<scenes::ToKept>(&asked.to)) {  // continued as it was left
        table.kept = kept->sitting;
        return table;
    }
    table.setup = setup_of<R>(asked);
    if (asked.demo)
        seat_for_demo(table.setup, company.demo);
    else if (table.setup.players.empty())
        table.setup.players = company.usual;
    return table;
}

template <rules::Game R>
using LessonOf = const scenes::Lesson<R>& (*)();

// Opens the table that `make` makes from its options. Adds a playback bar if a recording is watched, or a guide's bar
// if the game is shown step by step. Throws Error.
template <rules::Game R, class Make>
std::unique_ptr<scenes::Scene> table_scene(const SceneOptions& asked, const Company& company,
                                           const scenes::GameDie& die, scenes::SceneServices& services,
                                           const Make& make, LessonOf<R> lesson = nullptr) {
    if (const auto* guide = std::get_if<scenes::ToGuide>(&asked.to); guide && lesson)
        return scenes::guided_table<R>(services, make({.setup = lesson().setup(), .die = die}), lesson(),
                                       static_cast<int>(guide->step) - 1, guide->back);
    const auto* watched = std::get_if<scenes::ToRecording>(&asked.to);
    if (!watched) {
        auto table = make(table_of<R>(asked, company, die));
        table->demonstrate(asked.demo ? asked.demo->visit : 0);
        return table;
    }
    scenes::TableOptions<R> table{.setup = session::setup_from<R>(*watched->played),
                                  .die = die,
                                  .watch = session::watchable<R>(*watched->played),
                                  .watch_from = watched->at_entry,
                                  .whole = watched->played};
    if (table.setup.players.empty()) table.setup.players = company.usual;
    scenes::WatchedSitting sitting{table.watch.lines, watched->sealed};
    return std::make_unique<scenes::WatchScene>(services, make(std::move(table)), std::move(sitting));
}

template <rules::Game R, class Scene>
GameEntry entry_of(GameRow row, LessonOf<R> lesson) {
    scenes::Card card = row.card(row.die.kind);
    card.game = R::game;
    const auto open = [die = row.die, company = row.company, lesson](const SceneOptions& asked,
                                                                     scenes::SceneServices& services) {
        const auto make = [&](scenes::TableOptions<R> table) {
            return std::make_unique<Scene>(services, std::move(table));
        };
        return table_scene<R>(asked, company, die, services, make, lesson);
    };
    auto commands = console::commands_of<R>(console::verbs_of<R>());
    commands.accuracy = row.accuracy;
    commands.luck = row.luck;
    commands.people = row.people;
    commands.title = card.name;
    commands.run = row.run;
    return {std::move(commands), std::move(card), open, row.lab, row.loop, row.score, lesson != nullptr};
}

Games every_game();
std::vector<std::string> names_of(const Games& games);
console::Games commands_of(const Games& games);
// Plays the ambience and the music of the table that is open, and stops all others. If `open` is no game, as on the
// title and in the lab, plays the title's music alone.
void sound_table(const Games& games, std::string_view open, audio::Sounds& sounds);

}  // namespace boxcars::app
