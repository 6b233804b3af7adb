// Opens the scene that is asked for, and runs the arcade with the real scenes, the real stage and the real sounds.
#include "app/arcade/arcade.h"

#include "app/arcade/loop.h"
#include "app/games.h"
#include "platform/frames.h"
#include "platform/paths.h"
#include "scenes/history/scene.h"
#include "scenes/lab/scene.h"
#include "scenes/run/scene.h"
#include "scenes/title/scene.h"

#include <cstdio>

namespace boxcars::app {
namespace {

using scenes::SceneServices;

// Keeps the arcade, and all that it uses, alive while frames run.
class ArcadeRun {
 public:
    ArcadeRun(const ArcadeOptions& options, const Games& games) : options_(options), games_(games) { arcade_.open(); }
    Arcade& arcade() { return arcade_; }

 private:
    std::unique_ptr<audio::Sounds> sounds(bool wanted) const {
        if (!options_.sound_file) return audio::open_sounds(wanted, platform::cache_folder());
        session::check_named_file(*options_.sound_file, options_.existing);
        return audio::record_sounds(
            [file = *options_.sound_file, existing = options_.existing](const std::string& wav) {
                try {
                    session::write_named_file(file, wav, existing);
                } catch (const Error& error) {
                    fmt::print(stderr, "boxcars: {}\n", error.what());
                }
            });
    }

    const ArcadeOptions options_;
    const Games games_;
    LeftBehind left_;
    const Parts parts_{[this](auto& table, auto& services) { return open_scene(games_, table, services, left_); },
                       [] {
                           const auto found = platform::find_resources(BOXCARS_BUILT_FROM);
                           return render::open_stage(found.assets, found.shaders);
                       },
                       [this](bool wanted) { return sounds(wanted); }, console::game_names(commands_of(games_))};
    Arcade arcade_{options_, parts_};
};

std::string brief_file(const Games& games, const std::string& path) {
    try {
        const session::PlayedGames kept = console::played_games(commands_of(games));
        return session::in_brief(kept, session::read_sitting(kept, path));
    } catch (const Error& unreadable) {
        fmt::print(stderr, "boxcars: {}\n", unreadable.what());
        return "";
    }
}

session::Store& kept(const SceneServices& services, std::string_view what) {
    if (!services.store)
        throw Error{fmt::format("There is no data folder, so no {} is kept: name one with --data-dir.", what)};
    return *services.store;
}

// Each resolve() replaces a request by the destination to open. Throws Error if there is no such destination.
void resolve(const Games&, SceneOptions& options, const scenes::ToKept& asked, const SceneServices& services) {
    const session::SittingLine line = kept(services, "sitting").find_open(asked.sitting, asked.game);
    options.to = scenes::ToKept{line.game, line.name};
}

// Opens the table of a run's station: its kept sitting, or else a new one. If no invitation is taken, opens the board.
void resolve(const Games& games, SceneOptions& options, const scenes::ToStation& asked, const SceneServices& services) {
    const auto run = kept_run(kept(services, "run"), console::played_games(commands_of(games)), asked.run);
    if (!run || run->phase != session::RunPhase::AtTable) {
        options.to = scenes::ToRun{asked.run};
        return;
    }
    const session::StationPlayed& played = run->stations.back();
    const session::Station& station = played.latest();
    const std::string game{station.invitation->game};
    if (const auto& sitting = played.latest_sitting()) {
        options.to = scenes::ToKept{game, sitting->name};
        return;
    }
    options.seed = station.seed;
    options.players = station.players;
    for (const auto& [knob, value] : station.rules) options.rules[knob] = value;
    options.to = scenes::ToTable{game, stop_of(*run)};
}

void resolve(const Games& games, SceneOptions& options, scenes::ToRecording asked, const SceneServices& services) {
    session::Recording recording;
    if (asked.played) {
        recording = *asked.played;
    } else if (!asked.file.empty()) {
        recording = session::read_sitting(console::played_games(commands_of(games)), asked.file);
    } else {
        session::Store& store = kept(services, "sitting");
        asked.sitting = store.find(asked.sitting);
        auto found = store.sitting(asked.sitting);
        if (!found) throw Error{"There is no sitting '" + asked.sitting + "' to be watched."};
        recording = std::move(found->began.head);
        const auto open = store.open_sittings(100'000);
        const bool goes_on = std::ranges::count(open, asked.sitting, &session::SittingLine::name) > 0;
        const session::RevealedDice dice = revealed_dice(recording, !goes_on);
        asked.sealed = !dice.seed;
        if (asked.sealed) recording.sealed = session::SealedDice{.seal = dice.seal};
    }
    if (recording.entries.empty())
        throw Error{"The " + recording.source + " has no entry: there is nothing to be watched."};
    asked.game = recording.game;
    asked.played = std::make_shared<const session::Recording>(std::move(recording));
    options.to = std::move(asked);
}

void resolve(const Games&, SceneOptions&, const auto&, const SceneServices&) {}  // already a destination

scenes::PageGames page_games(const Games& games) {
    scenes::PageGames all;
    for (const GameEntry& game : games)
        all.push_back({game.row.commands.game, game.card.name, game.card.accent, game.card.car,
                       game.row.commands.people, game.card.pages, game.card.ticket.paper, game.card.ticket.ink,
                       game.card.window});
    return all;
}

void describe_games(const Games& games, SceneServices& services) {
    services.guided.clear();
    for (const GameEntry& game : games)
        if (game.row.lesson) services.guided.push_back(game.name());
    services.runs =
        std::ranges::any_of(games, [](const auto& game) { return game.row.commands.game->parts.run != nullptr; });
}

// The unfinished run, such as "Local, station 3 of 8". Empty if there is none, or if another Boxcars may be playing it.
std::string waiting_run(const SceneServices& services, const scenes::RunChances& chances) {
    if (!services.store || services.store->busy()) return {};
    try {
        const auto run = kept_run(*services.store, chances.games(), "");
        if (!run || run->phase == session::RunPhase::Over) return {};
        return fmt::format("{}, station {} of {}", run->ticket->title, run->number(), session::run_stations);
    } catch (const Error&) {  // the page of runs reports the error
        return {};
    }
}

std::unique_ptr<scenes::Scene> open_title(const Games& games, const SceneOptions& options, SceneServices& services,
                                          LeftBehind& left) {
    const bool played = !options.from.empty() && !options.from_demo;
    if (played)
        if (auto signing = scenes::signing_scene(services, page_games(games))) return signing;
    services.run_waits = waiting_run(services, *left.chances);
    std::vector<scenes::Card> cards;
    for (const GameEntry& game : games) cards.push_back(game.card);
    return scenes::title_scene(services, std::move(cards), {options.from, options.from_demo, &left.car});
}

}  // namespace

int run_arcade(const ArcadeOptions& options, const Games& games) {
    const auto run = std::make_shared<ArcadeRun>(options, games);
    return platform::run_frames({[run] { return run->arcade().frame(); }, [run] { return run->arcade().finish(); },
                                 [run] { return run->arcade().state(); },
                                 [games](const std::string& path) { return brief_file(games, path); }});
}

std::unique_ptr<scenes::Scene> open_scene(const Games& games, const SceneOptions& asked, SceneServices& services,
                                          LeftBehind& left) {
    SceneOptions options = asked;
    std::visit([&](const auto& there) { resolve(games, options, there, services); }, asked.to);
    const std::string name = scenes::name_of(options.to);
    sound_table(games, name, services.sounds);
    describe_games(games, services);
    if (!left.chances) left.chances = std::make_shared<scenes::RunChances>(console::played_games(commands_of(games)));
    services.goal = [chances = left.chances, &services](const session::StopTerms& stop) {
        return chances->goal(services.store, stop, services.headless);
    };
    if (name.empty()) return open_title(games, options, services, left);
    if (const auto* history = std::get_if<scenes::ToHistory>(&options.to))
        return scenes::history_scene(services, page_games(games), history->sitting);
    if (const auto* run = std::get_if<scenes::ToRun>(&options.to))
        return scenes::run_scene(services, page_games(games), left.chances, *run);
    if (const auto* lab = std::get_if<scenes::ToLab>(&options.to)) {
        std::vector<scenes::OpenLab> labs;
        for (const GameEntry& game : games)
            if (game.row.lab) labs.push_back(game.row.lab);
        if (!left.experiment)
            left.experiment = std::make_shared<scenes::LabExperiment>(std::move(labs), options.seed.value_or(1));
        return scenes::lab_scene(services, left.experiment, lab->sent.get());
    }
    const auto game = std::ranges::find(games, name, &GameEntry::name);
    if (game == games.end() || !game->row.table) throw Error{"There is no table for " + name + " in a window."};
    if (!options.demo) left.car = name;
    return open_table(game->row, options, services);
}

}  // namespace boxcars::app
