// The rooms that decide, from base to sitting, and nothing that shows or keeps: recomputes recorded sittings and prints
// their hashes, for tools/hashes, which builds it with many compilers.
//
//   hashes FILE...      a line each: the hash and the file's name. Ends with 1 at the first that is not what was played
#include "odds/craps/odds.h"
#include "odds/goal/ceelo.h"
#include "odds/goal/craps.h"
#include "odds/goal/siwuliu.h"
#include "odds/siwuliu/odds.h"
#include "rules/pig/rules.h"
#include "session/game_of.h"
#include "session/replay.h"

#include <cstdio>

namespace boxcars {

// The games without what their own folders add, which decides nothing.
#define BOXCARS_GAME(name)                                   \
    template <>                                              \
    session::Milestones<name::Rules> session::milestones() { \
        return {};                                           \
    }                                                        \
    BOXCARS_ANY_GAME(name::Rules)
BOXCARS_GAME(pig)
BOXCARS_GAME(craps)
BOXCARS_GAME(siwuliu)
BOXCARS_GAME(ceelo)

}  // namespace boxcars

using namespace boxcars;

namespace {

std::optional<session::Verdict> verdict_of(const session::Recording& recording) {
    const session::PlayedGames games{&session::game_of(pig::Rules{}), &session::game_of(craps::Rules{}),
                                     &session::game_of(siwuliu::Rules{}), &session::game_of(ceelo::Rules{})};
    const session::PlayedGame* game = known_game(games, recording.game);
    return game ? std::optional{verify(*game, recording)} : std::nullopt;
}

}  // namespace

int main(int count, char** words) try {
    for (int n = 1; n < count; ++n) {
        const std::filesystem::path file = words[n];
        const auto verdict = verdict_of(session::read_recording(file));
        if (!verdict || verdict->difference) {
            std::printf("%s: %s\n", words[n], verdict ? verdict->difference->sentence().c_str() : "no known game");
            return 1;
        }
        std::printf("%s %s\n", session::hash_text(verdict->hash).c_str(), file.filename().c_str());
    }
} catch (const std::exception& error) {
    std::printf("%s\n", error.what());
    return 1;
}
