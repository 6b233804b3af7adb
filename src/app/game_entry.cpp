#include "app/games.h"
#include "scenes/guide/scene.h"
#include "scenes/watch/scene.h"

namespace boxcars::app {
namespace {

session::Setup setup_of(const rules::AnyGame& game, const SceneOptions& asked) {
    session::Setup setup{.rules = game.defaults()};
    for (const auto& [knob, value] : asked.rules.items())
        if (const auto wrong = session::set_from_json(setup.rules, knob, value)) throw Error{*wrong};
    setup.players = asked.players;
    if (const auto* table = std::get_if<scenes::ToTable>(&asked.to)) setup.stop = table->stop;
    if (asked.dice_file) setup.dice = session::GivenDice::from_file(*asked.dice_file);
    if (asked.seed || asked.dice_file || asked.demo) {
        setup.seed = asked.seed ? *asked.seed : chance::seed_from_system();
    } else {
        setup.sealed = session::seal_dice(game.name(), session::now_ms());
        setup.seed = session::seed_of(*setup.sealed);
    }
    return setup;
}

scenes::TableOptions table_of(const GameRow& row, const SceneOptions& asked) {
    scenes::TableOptions table{
        .setup = {.rules = row.commands.game->defaults()}, .die = row.die, .demo = asked.demo.has_value()};
    if (const auto* kept = std::get_if<scenes::ToKept>(&asked.to)) {  // continued as it was left
        table.kept = kept->sitting;
        return table;
    }
    session::Setup& setup = table.setup = setup_of(*row.commands.game, asked);
    if (asked.demo || setup.players.empty()) setup.players = asked.demo ? row.company.demo : row.company.usual;
    if (asked.demo && rules::find_knob(setup.rules, "players"))
        if (const auto wrong = rules::set_knob(setup.rules, "players", std::to_string(setup.players.size())))
            throw Error{*wrong};
    return table;
}

}  // namespace

// Adds a playback bar for a recording, or a guide's bar for a game shown step by step.
std::unique_ptr<scenes::Scene> open_table(const GameRow& row, const SceneOptions& asked,
                                          scenes::SceneServices& services) {
    if (const auto* guide = std::get_if<scenes::ToGuide>(&asked.to); guide && row.lesson) {
        const scenes::Lesson& lesson = row.lesson();
        return scenes::guide_scene(services, row.table(services, {.setup = lesson.setup(), .die = row.die}), lesson,
                                   static_cast<int>(guide->step) - 1, guide->back);
    }
    const auto* watched = std::get_if<scenes::ToRecording>(&asked.to);
    if (!watched) {
        auto table = row.table(services, table_of(row, asked));
        table->frame().demonstration().begin_with(asked.demo ? asked.demo->visit : 0);
        return table;
    }
    scenes::TableOptions table{.setup = session::setup_from(*row.commands.game, *watched->played),
                               .die = row.die,
                               .watch = session::watchable(*row.commands.game, *watched->played),
                               .watch_from = watched->at_entry,
                               .whole = watched->played};
    if (table.setup.players.empty()) table.setup.players = row.company.usual;
    auto lines = table.watch.lines;
    return scenes::watch_scene(services, row.table(services, std::move(table)), std::move(lines), watched->sealed);
}

GameEntry entry_of(GameRow row) {
    scenes::Card card = row.card(row.die.kind);
    card.game = row.commands.name();
    row.commands.title = card.name;
    return {std::move(card), std::move(row)};
}

GameEntry plain_entry(const console::GameCommands& commands, scenes::OpenLab lab, PlainRow row, scenes::PlainArt art) {
    art.odds = odds::plain_odds;
    const auto card = [game = commands.game, row](render::DieKind die) {
        scenes::Card of_game =
            scenes::plain_card(row.look, die, scenes::plain_dice(game->defaults()), row.line_1, row.line_2);
        of_game.pages = [game](const auto& values) {
            return std::vector{scenes::knobs_page(scenes::sheet_of(*game, values))};
        };
        return of_game;
    };
    const auto table = [look = row.look, art](scenes::SceneServices& services, scenes::TableOptions options) {
        return std::make_unique<scenes::PlainTable>(services, std::move(options), look, art);
    };
    return entry_of({.commands = commands, .die = row.die, .card = card, .table = table, .lab = lab, .loop = row.loop});
}

void sound_table(const Games& games, std::string_view open, audio::Sounds& sounds) {
    const auto at = std::ranges::find(games, open, &GameEntry::name);
    const std::string_view wanted = at == games.end() ? "" : at->row.loop;
    for (const GameEntry& game : games)
        if (!game.row.loop.empty()) sounds.loop(game.row.loop, game.row.loop == wanted);
    sounds.score(at == games.end() || at->row.score.empty() ? "night_line" : at->row.score);
    sounds.listen({});
}

console::Games commands_of(const Games& games) {
    console::Games commands;
    for (const GameEntry& game : games) commands.push_back(game.row.commands);
    return commands;
}

}  // namespace boxcars::app
