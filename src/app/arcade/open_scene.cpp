#include "app/arcade/open_scene.h"

#include "scenes/attract/page.h"
#include "scenes/history/scene.h"
#include "scenes/history/signing_scene.h"
#include "scenes/lab/scene.h"
#include "scenes/night/scene.h"
#include "scenes/night/words.h"
#include "scenes/title/scene.h"
#include "session/store/store.h"

namespace boxcars::app {
namespace {

std::vector<scenes::OpenLab> labs_of(const Games& games) {
    std::vector<scenes::OpenLab> labs;
    for (const GameEntry& game : games)
        if (game.lab) labs.push_back(game.lab);
    return labs;
}

// Finds the sitting to continue, and so its table. Throws Error if there is none.
TableOptions going_on(TableOptions asked, const scenes::SceneServices& services) {
    if (!services.store) throw Error{"There is no data folder, so no sitting is kept: name one with --data-dir."};
    const session::SittingLine line = services.store->find_open(asked.sitting, asked.game);
    asked.game = line.game;
    asked.sitting = line.name;
    return asked;
}

// Opens the next stop of a Night as it was left there, or a new one; if none remains, its board. Throws Error.
TableOptions at_next_stop(const Games& games, TableOptions asked, const scenes::SceneServices& services) {
    if (!services.store) throw Error{"There is no data folder, so no Night is kept: name one with --data-dir."};
    const session::Night night = kept_night(*services.store, console::kept_games(commands_of(games)), asked.night);
    const session::PlayedStop* next = night.next();
    asked.game = next ? next->planned.game : std::string{scenes::night_name};
    if (!next) return asked;
    asked.goes_on = next->recording.has_value();
    asked.sitting = next->sitting;
    asked.stop_of_night = next->planned.stop;
    asked.seed = next->planned.seed;
    asked.players = next->planned.players;
    return asked;
}

// Finds the recording to watch, and so its table. Throws Error if it is missing or has changed.
TableOptions watching(const Games& games, TableOptions asked, const scenes::SceneServices& services) {
    session::Recording recording;
    if (asked.recording) {
        recording = *asked.recording;
    } else if (asked.replay) {
        recording = session::read_sitting(console::kept_games(commands_of(games)), *asked.replay);
    } else {
        if (!services.store) throw Error{"There is no data folder, so no sitting is kept: name one with --data-dir."};
        asked.sitting = services.store->find(asked.sitting);
        auto kept = services.store->sitting(asked.sitting);
        if (!kept) throw Error{"There is no sitting '" + asked.sitting + "' to be watched."};
        recording = std::move(kept->began.head);
        const auto open = services.store->open_sittings(100'000);
        asked.sealed = recording.sealed && std::ranges::count(open, asked.sitting, &session::SittingLine::name) > 0;
        if (asked.sealed) recording.sealed->secret.clear();
    }
    if (recording.entries.empty())
        throw Error{"The " + recording.source + " has no entry: there is nothing to be watched."};
    asked.game = recording.game;
    asked.recording = std::make_shared<const session::Recording>(std::move(recording));
    return asked;
}

scenes::PageGames page_games(const Games& games) {
    scenes::PageGames all;
    for (const GameEntry& game : games) {
        const session::KeptGame& kept = game.commands;
        all.push_back({kept, game.card.name, game.card.accent, game.card.car, game.people});
    }
    return all;
}

std::unique_ptr<scenes::Scene> open_board(const Games& games, const TableOptions& options,
                                          scenes::SceneServices& services) {
    if (options.sent) return std::make_unique<scenes::NightScene>(services, page_games(games), *options.sent);
    return std::make_unique<scenes::NightScene>(services, page_games(games),
                                                options.night.empty() ? scenes::tonight(services) : options.night);
}

void tell_of_games(const Games& games, scenes::SceneServices& services) {
    services.guided.clear();
    services.night_stops.clear();
    for (const GameEntry& game : games) {
        if (game.guided) services.guided.push_back(game.name());
        if (game.commands.night) services.night_stops.push_back(game.name());
    }
}

std::unique_ptr<scenes::Scene> open_title(const Games& games, const TableOptions& options,
                                          scenes::SceneServices& services, Visits& visits) {
    const bool played = !options.from.empty() && !options.from_demo;
    if (played)
        if (auto entered = scenes::scores_to_sign(services, page_games(games)))
            return std::make_unique<scenes::SigningScene>(services, page_games(games), std::move(*entered));
    std::vector<scenes::Card> cards;
    for (const GameEntry& game : games) cards.push_back(game.card);
    return std::make_unique<scenes::TitleScene>(services, std::move(cards),
                                                scenes::ComingFrom{options.from, options.from_demo, &visits.car});
}

}  // namespace

std::unique_ptr<scenes::Scene> open_scene(const Games& games, const TableOptions& asked,
                                          scenes::SceneServices& services, Visits& visits) {
    const TableOptions options = asked.next_stop                 ? at_next_stop(games, asked, services)
                                 : asked.goes_on                 ? going_on(asked, services)
                                 : asked.watches || asked.replay ? watching(games, asked, services)
                                                                 : asked;
    sound_table(games, options.game, services.sounds);
    tell_of_games(games, services);
    if (options.game.empty()) return open_title(games, options, services, visits);
    if (options.game == scenes::history_name)
        return std::make_unique<scenes::HistoryScene>(services, page_games(games), options.sitting);
    if (options.game == scenes::night_name) return open_board(games, options, services);
    if (options.game == scenes::lab_name) {
        if (!visits.experiment)
            visits.experiment = std::make_shared<scenes::LabExperiment>(labs_of(games), options.seed.value_or(1));
        return std::make_unique<scenes::LabScene>(services, visits.experiment, options.lab.get());
    }
    for (const GameEntry& game : games) {
        if (game.name() != options.game) continue;
        if (!options.demo) visits.car = game.name();
        if (options.demo && options.stop.shows != scenes::AttractStop::Shows::Hand)
            return std::make_unique<scenes::AttractPage>(services, options.stop, game.card, page_games(games));
        if (game.open) return game.open(options, game.company, services);
    }
    throw Error{"There is no table for " + options.game + " in a window."};
}

}  // namespace boxcars::app
