// The rows of runs of all four games, for tests.
#pragma once
#include "odds/goal/ceelo.h"
#include "odds/goal/craps.h"
#include "odds/goal/siwuliu.h"
#include "rules/ceelo/rules.h"
#include "rules/craps/rules.h"
#include "rules/pig/rules.h"
#include "rules/siwuliu/rules.h"
#include "session/run/run.h"
#include "session/run/station_table.h"

namespace boxcars::test {

inline const session::PlayedGames& games_with_stations() {
    using namespace session;
    static const PlayedGames games{&game_of(craps::Rules{}), &game_of(siwuliu::Rules{}), &game_of(ceelo::Rules{}),
                                   &game_of(pig::Rules{})};
    return games;
}
inline const session::RunTables& tables() {
    static const session::RunTables all{games_with_stations()};
    return all;
}

}  // namespace boxcars::test
