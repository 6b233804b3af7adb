#include "app/games.h"

#include "app/commands.h"
#include "console/ceelo/commands.h"
#include "console/craps/commands.h"
#include "console/pig/commands.h"
#include "console/siwuliu/commands.h"
#include "scenes/ceelo/scene.h"
#include "scenes/craps/card.h"
#include "scenes/craps/scene.h"
#include "scenes/pig/scene.h"
#include "scenes/siwuliu/scene.h"

namespace boxcars::app {
namespace {

template <class Scene>
std::unique_ptr<scenes::Table> table(scenes::SceneServices& services, scenes::TableOptions options) {
    return std::make_unique<Scene>(services, std::move(options));
}

using render::DieKind;

}  // namespace

Games every_game() {
    return {entry_of({.commands = console::commands_of<pig::Rules>(),
                      .die = {.kind = DieKind::Pink},
                      .card = scenes::pig_card,
                      .table = table<scenes::PigScene>,
                      .company = {.usual = {"human", "hold20"}, .demo = {"optimal", "hold20"}},
                      .lab = scenes::pig_lab,
                      .loop = "buffet",
                      .score = "stride",
                      .lesson = scenes::pig_lesson}),
            entry_of({.commands = console::commands_of<craps::Rules>(),
                      .die = {.kind = DieKind::Red, .ivory = DieKind::Ivory},
                      .card = scenes::craps_card,
                      .table = table<scenes::CrapsScene>,
                      .lab = scenes::craps_lab,
                      .loop = "casino",
                      .score = "jump",
                      .lesson = scenes::craps_lesson}),
            entry_of({.commands = console::commands_of<siwuliu::Rules>(),
                      .die = {.kind = DieKind::Bone},
                      .card = scenes::siwuliu_card,
                      .table = table<scenes::SiwuliuScene>,
                      .lab = scenes::siwuliu_lab,
                      .loop = "rain",
                      .score = "waltz",
                      .lesson = scenes::siwuliu_lesson}),
            entry_of({.commands = console::commands_of<ceelo::Rules>(),
                      .die = {.kind = DieKind::Black},
                      .card = scenes::ceelo_card,
                      .table = table<scenes::CeeloScene>,
                      .company = {.usual = {}, .demo = {"even", "bold", "cautious", "kelly", "best"}},
                      .lab = scenes::ceelo_lab,
                      .loop = "wind",
                      .score = "minor",
                      .lesson = scenes::ceelo_lesson})};
}

int run_program(int argc, char** argv) { return run_or_say(every_game(), argc, argv); }

}  // namespace boxcars::app
