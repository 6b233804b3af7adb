#include "app/arcade/open_scene.h"

#include "scenes/lab/scene.h"
#include "scenes/title/scene.h"

namespace boxcars::app {

std::unique_ptr<scenes::Scene> open_scene(const Games& games, const TableOptions& options,
                                          scenes::SceneServices& services) {
    if (options.game.empty()) {
        std::vector<scenes::Card> cards;
        for (const GameEntry& game : games) cards.push_back(game.card);
        return std::make_unique<scenes::TitleScene>(services, std::move(cards),
                                                    scenes::ComingFrom{options.from, options.from_demo});
    }
    if (options.game == scenes::lab_name)
        return std::make_unique<scenes::LabScene>(services, options.seed ? *options.seed : 1);
    for (const GameEntry& game : games)
        if (game.name() == options.game && game.open) return game.open(options, game.company, services);
    throw Error{"There is no table for " + options.game + " in a window."};
}

}  // namespace boxcars::app
