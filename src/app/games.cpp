#include "app/games.h"

#include "app/command_line.h"
#include "console/every_game.h"
#include "players/ceelo/policy.h"
#include "players/pig/policy.h"
#include "scenes/ceelo/card.h"
#include "scenes/ceelo/scene.h"
#include "scenes/craps/card.h"
#include "scenes/craps/scene.h"
#include "scenes/pig/card.h"
#include "scenes/pig/scene.h"
#include "scenes/siwuliu/card.h"
#include "scenes/siwuliu/scene.h"
#include "session/craps/accuracy.h"
#include "session/pig/accuracy.h"
#include "session/run/station.h"

#include <algorithm>

namespace boxcars::app {
namespace {

template <class R>
GameEntry row();

template <>
GameEntry row<pig::Rules>() {
    return entry_of<pig::Rules, scenes::PigScene>(
        {.die = {.kind = render::DieKind::Pig},
         .card = scenes::pig_card,
         .company = {.usual = {"human", "hold20"}, .demo = {"optimal", "hold20"}},
         .lab = scenes::pig_lab,
         .loop = "buffet",
         .score = "stride",
         .accuracy = session::pig_accuracy,
         .luck = session::pig_luck,
         .people = players::pig_people(),
         .run = &session::station_table<pig::Rules>()},
        scenes::pig_lesson);
}

template <>
GameEntry row<craps::Rules>() {
    return entry_of<craps::Rules, scenes::CrapsScene>(
        {.die = {.kind = render::DieKind::Craps, .ivory = render::DieKind::CrapsIvory},
         .card = scenes::craps_card,
         .lab = scenes::craps_lab,
         .loop = "casino",
         .score = "jump",
         .accuracy = session::craps_accuracy,
         .run = &session::station_table<craps::Rules>()},
        scenes::craps_lesson);
}

template <>
GameEntry row<siwuliu::Rules>() {
    return entry_of<siwuliu::Rules, scenes::SiwuliuScene>({.die = {.kind = render::DieKind::Bone},
                                                           .card = scenes::siwuliu_card,
                                                           .lab = scenes::siwuliu_lab,
                                                           .loop = "rain",
                                                           .score = "waltz",
                                                           .run = &session::station_table<siwuliu::Rules>()},
                                                          scenes::siwuliu_lesson);
}

template <>
GameEntry row<ceelo::Rules>() {
    return entry_of<ceelo::Rules, scenes::CeeloScene>(
        {.die = {.kind = render::DieKind::Black},
         .card = scenes::ceelo_card,
         .company = {.usual = {}, .demo = {"even", "bold", "cautious", "kelly", "best"}},
         .lab = scenes::ceelo_lab,
         .loop = "wind",
         .score = "minor",
         .people = players::ceelo_people(),
         .run = &session::station_table<ceelo::Rules>()},
        scenes::ceelo_lesson);
}

template <class... R>
Games rows(const std::tuple<R...>*) {
    return {row<R>()...};
}

}  // namespace

Games every_game() { return rows(static_cast<console::EveryGame*>(nullptr)); }

int run_program(int argc, char** argv) { return run_or_say(every_game(), argc, argv); }

std::vector<std::string> names_of(const Games& games) {
    std::vector<std::string> names;
    for (const GameEntry& game : games) names.push_back(game.name());
    return names;
}

void sound_table(const Games& games, std::string_view open, audio::Sounds& sounds) {
    const auto at = std::ranges::find(games, open, &GameEntry::name);
    const std::string_view wanted = at == games.end() ? "" : at->loop;
    for (const GameEntry& game : games)
        if (!game.loop.empty()) sounds.loop(game.loop, game.loop == wanted);
    sounds.score(at == games.end() || at->score.empty() ? "night_line" : at->score);
    sounds.listen({});
}

console::Games commands_of(const Games& games) {
    console::Games commands;
    for (const GameEntry& game : games) commands.push_back(game.commands);
    return commands;
}

}  // namespace boxcars::app
