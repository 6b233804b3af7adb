// The list of games for other programs, in which no game has a window: app/games.cpp has it with the windows.
#include "library/answers.h"

#include "console/ceelo/commands.h"
#include "console/craps/commands.h"
#include "console/pig/commands.h"
#include "console/siwuliu/commands.h"
#include "session/craps/strategy_file.h"

namespace boxcars::library {

const console::Games& every_game() {
    static const console::Games games{console::commands_of<pig::Rules>(), console::commands_of<craps::Rules>(),
                                      console::commands_of<siwuliu::Rules>(), console::commands_of<ceelo::Rules>()};
    return games;
}

std::string strategies() {
    Json all{{"strategies", Json::array()}, {"fields", Json::array()}};
    for (const auto& one : players::craps_strategies()) {
        Json strategy{{"name", one.name}};
        strategy.update(Json::parse(session::craps_strategy_json(one)));
        all["strategies"].push_back(std::move(strategy));
    }
    for (const auto& [name, takes, help] : session::strategy_fields())
        all["fields"].push_back({{"name", name}, {"takes", takes}, {"help", help}});
    return all.dump();
}

}  // namespace boxcars::library
