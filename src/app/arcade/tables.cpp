#include "app/arcade/tables.h"

#include "base/error.h"
#include "chance/entropy.h"
#include "console/games.h"
#include "rules/knobs.h"
#include "scenes/ceelo/scene.h"
#include "scenes/craps/scene.h"
#include "scenes/lab/scene.h"
#include "scenes/pig/scene.h"
#include "scenes/siwuliu/scene.h"
#include "scenes/title/scene.h"
#include "session/replay.h"

#include <fmt/format.h>

namespace boxcars::app {
namespace {

using Made = std::unique_ptr<scenes::Scene>;

std::string knob_text(const nlohmann::json& value) {
    return value.is_string() ? value.get<std::string>() : value.dump();
}

template <class Rules>
session::Setup<Rules> setup_of(const TableOptions& options) {
    if (options.replay) return session::setup_from<Rules>(session::read_recording(*options.replay));
    session::Setup<Rules> setup;
    for (const auto& [knob, value] : options.rules.items())
        if (const auto wrong = rules::set_knob(setup.rules, knob, knob_text(value))) throw Error{*wrong};
    setup.seed = options.seed ? *options.seed : chance::seed_from_system();
    setup.players = options.players;
    if (options.dice_file) setup.dice = session::GivenDice::from_file(*options.dice_file);
    return setup;
}

Made pig_table(const TableOptions& options, scenes::SceneServices& services) {
    scenes::PigOptions pig{.setup = setup_of<pig::Rules>(options)};
    pig.choose_seats = options.choose;
    pig.demo = options.demo;
    if (options.demo)
        pig.setup.players = {"optimal", "hold20"};
    else if (pig.setup.players.empty())
        pig.setup.players = {"human", "hold20"};
    if (options.replay) pig.watch = session::read_recording(*options.replay).entries;
    return std::make_unique<scenes::PigScene>(services, std::move(pig));
}

Made craps_table(const TableOptions& options, scenes::SceneServices& services) {
    scenes::CrapsOptions craps{.setup = setup_of<craps::Rules>(options), .demo = options.demo};
    if (options.demo || craps.setup.players.empty()) craps.setup.players = {"human"};
    if (options.replay) craps.watch = session::read_recording(*options.replay).entries;
    return std::make_unique<scenes::CrapsScene>(services, std::move(craps));
}

Made siwuliu_table(const TableOptions& options, scenes::SceneServices& services) {
    scenes::SiwuliuOptions siwuliu{.setup = setup_of<siwuliu::Rules>(options), .demo = options.demo};
    if (siwuliu.setup.players.empty()) siwuliu.setup.players = {"human"};
    if (options.replay) siwuliu.watch = session::read_recording(*options.replay).entries;
    return std::make_unique<scenes::SiwuliuScene>(services, std::move(siwuliu));
}

Made ceelo_table(const TableOptions& options, scenes::SceneServices& services) {
    scenes::CeeloOptions ceelo{.setup = setup_of<ceelo::Rules>(options)};
    ceelo.choose_seats = options.choose;
    ceelo.demo = options.demo;
    if (options.demo) {
        ceelo.setup.rules.players = 5;
        ceelo.setup.players = {"even", "bold", "cautious", "kelly", "best"};
    }
    if (options.replay) ceelo.watch = session::read_recording(*options.replay).entries;
    return std::make_unique<scenes::CeeloScene>(services, std::move(ceelo));
}

struct Table {
    scenes::Card card;
    Made (*open)(const TableOptions&, scenes::SceneServices&);
};

const std::vector<Table>& tables() {
    static const std::vector<Table> all{
        {{.game = "pig",
          .name = "PIG",
          .car = "The Buffet Car",
          .line_1 = "One die, one nerve:",
          .line_2 = "roll on or hold.",
          .accent = render::hex(0xFF9DB2),
          .die = render::DieKind::Pig},
         pig_table},
        {{.game = "craps",
          .name = "CRAPS",
          .car = "The Casino Car",
          .line_1 = "Two dice, a whole felt:",
          .line_2 = "every bet, every edge.",
          .accent = render::hex(0x7FE8C8),
          .die = render::DieKind::Craps},
         craps_table},
        {{.game = "siwuliu",
          .name = "SÌ-WŬ-LIÙ",
          .car = "The Lacquer Car",
          .line_1 = "Three dice in a bowl:",
          .line_2 = "cover the bank.",
          .accent = render::hex(0x8FC2FF),
          .die = render::DieKind::Bone},
         siwuliu_table},
        {{.game = "ceelo",
          .name = "CEE-LO",
          .car = "The Freight Car",
          .line_1 = "One banks, the others",
          .line_2 = "dare to cover it.",
          .accent = render::hex(0xFFB454),
          .die = render::DieKind::Black},
         ceelo_table},
    };
    return all;
}

}  // namespace

Made make_scene(const TableOptions& options, scenes::SceneServices& services) {
    if (options.game.empty()) {
        std::vector<scenes::Card> cards;
        for (const Table& table : tables()) cards.push_back(table.card);
        return std::make_unique<scenes::TitleScene>(services, std::move(cards));
    }
    if (options.game == scenes::lab_name)
        return std::make_unique<scenes::LabScene>(services, options.seed ? *options.seed : 1);
    for (const Table& table : tables())
        if (table.card.game == options.game) return table.open(options, services);
    throw Error{fmt::format("There is no table for {} yet; play it in the terminal: boxcars play {} --text.",
                            options.game, options.game)};
}

}  // namespace boxcars::app
