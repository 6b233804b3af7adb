// Golden sittings: recorded once, readable, and never different again except on purpose.
#include "app/games.h"
#include "session/files.h"

#include <doctest/doctest.h>

#include <map>

using namespace boxcars;
namespace fs = std::filesystem;

namespace {

const fs::path folder = fs::path{BOXCARS_SOURCE} / "tests" / "golden";

const std::map<std::string, std::string> pinned{
    {"ceelo_four_players.json", "566b35c44488c1b5"},  // four tempers, ties thrown again, a triple pays 2 to 1
    {"craps_two_hands.json",
     "b3606e365f7f446e"},  // nine is missed with a felt full of bets; one chip taken back, one called off
    {"pig_three_players.json", "a750a88d2b2500c3"},  // three policies, a die of eight, the pig is a 3, goal 60
    {"pig_transcript.json", "6e32c44c162cab8c"},     // the classic transcript's game, with its dice given
    {"siwuliu_example.json", "29fb956d2a7691a6"},    // the written example, with its dice given
};

const console::Games games = app::commands_of(app::every_game());

}  // namespace

TEST_CASE("every golden sitting is recomputed to the fingerprint pinned here, and written back byte for byte") {
    for (const auto& [file, hash] : pinned) {
        const std::string name = file;
        CAPTURE(name);
        const auto recording = session::read_recording(folder / name);
        const auto verdict = verify(*console::find_game(games, recording.game).game, recording);
        if (verdict.difference) FAIL(verdict.difference->sentence());
        CHECK(session::hash_text(verdict.hash) == hash);
        CHECK(to_json(recording) == session::read_file(folder / name, "replay", session::most_recording_bytes));
    }
}

TEST_CASE("no golden sitting lies about unpinned, and every game has one") {
    std::map<std::string, int> sittings;
    for (const auto& file : fs::directory_iterator{folder})
        if (file.path().extension() == ".json") {
            CHECK(pinned.contains(file.path().filename().string()));
            ++sittings[session::read_recording(file.path()).game];
        }
    for (const auto& game : console::game_names(games)) CHECK(sittings[game] > 0);
}
