#include "app/arcade/open_scene.h"

#include "scenes/lab/scene.h"
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

// Which sitting goes on, and so at which table. Throws Error where there is none.
TableOptions going_on(TableOptions asked, const scenes::SceneServices& services) {
    if (!services.store) throw Error{"There is no data folder, so no sitting is kept: name one with --data-dir."};
    const session::SittingLine line = services.store->find_open(asked.sitting, asked.game);
    asked.game = line.game;
    asked.sitting = line.name;
    return asked;
}

}  // namespace

std::unique_ptr<scenes::Scene> open_scene(const Games& games, const TableOptions& asked,
                                          scenes::SceneServices& services,
                                          std::shared_ptr<scenes::LabExperiment>& experiment) {
    const TableOptions options = asked.goes_on ? going_on(asked, services) : asked;
    sound_table(games, options.game, services.sounds);
    if (options.game.empty()) {
        std::vector<scenes::Card> cards;
        for (const GameEntry& game : games) cards.push_back(game.card);
        return std::make_unique<scenes::TitleScene>(services, std::move(cards),
                                                    scenes::ComingFrom{options.from, options.from_demo});
    }
    if (options.game == scenes::lab_name) {
        if (!experiment) experiment = std::make_shared<scenes::LabExperiment>(labs_of(games), options.seed.value_or(1));
        return std::make_unique<scenes::LabScene>(services, experiment);
    }
    for (const GameEntry& game : games)
        if (game.name() == options.game && game.open) return game.open(options, game.company, services);
    throw Error{"There is no table for " + options.game + " in a window."};
}

}  // namespace boxcars::app
