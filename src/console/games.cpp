#include "console/games.h"

#include "base/error.h"
#include "console/ceelo/commands.h"
#include "console/craps/commands.h"
#include "console/pig/commands.h"
#include "console/rule_sheets.h"
#include "console/siwuliu/commands.h"

#include <fmt/format.h>

namespace boxcars::console {
namespace {

template <rules::Game R>
GameCommands commands_of() {  // the part that is the same for all
    return {.name = std::string{R::game}, .print_rules = print_rules<R>, .verify = session::verify<R>};
}

GameCommands pig_commands() {
    GameCommands pig = commands_of<pig::Rules>();
    pig.check_table = check_pig_table;
    pig.play_text = play_pig_text;
    pig.simulate = simulate_pig;
    pig.merge = merge_pig;
    pig.odds = pig_odds;
    return pig;
}

GameCommands craps_commands() {
    GameCommands craps = commands_of<craps::Rules>();
    craps.check_table = check_craps_table;
    craps.play_text = play_craps_text;
    craps.simulate = simulate_craps;
    craps.merge = merge_craps;
    craps.odds = craps_odds;
    return craps;
}

GameCommands siwuliu_commands() {
    GameCommands siwuliu = commands_of<siwuliu::Rules>();
    siwuliu.check_table = check_siwuliu_table;
    siwuliu.play_text = play_siwuliu_text;
    siwuliu.simulate = simulate_siwuliu;
    siwuliu.merge = merge_siwuliu;
    siwuliu.odds = siwuliu_odds;
    return siwuliu;
}

GameCommands ceelo_commands() {
    GameCommands ceelo = commands_of<ceelo::Rules>();
    ceelo.check_table = check_ceelo_table;
    ceelo.play_text = play_ceelo_text;
    ceelo.simulate = simulate_ceelo;
    ceelo.merge = merge_ceelo;
    ceelo.odds = ceelo_odds;
    return ceelo;
}

}  // namespace

const std::vector<GameCommands>& games() {
    static const std::vector<GameCommands> all{pig_commands(), craps_commands(), siwuliu_commands(), ceelo_commands()};
    return all;
}

std::vector<std::string> game_names() {
    std::vector<std::string> names;
    for (const auto& game : games()) names.push_back(game.name);
    return names;
}

const GameCommands& find_game(const std::string& name) {
    for (const auto& game : games())
        if (game.name == name) return game;
    const auto meant = nearest_word(name, game_names());
    if (meant) throw Error(fmt::format("There is no game '{}'; did you mean '{}'?", name, *meant));
    throw Error(fmt::format("There is no game '{}': the house has {}.", name, one_of(game_names())));
}

}  // namespace boxcars::console
