// One picture of a recorded sitting as it was left, small: what file managers show.
#include "app/games.h"
#include "scratch.h"

#include "platform/paths.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::app;

namespace {

std::string still(const test::Scratch& folder, const std::string& game, const std::string& golden, std::int64_t entry) {
    ArcadeOptions options;
    options.headless = options.no_audio = true;
    options.table.game = game;
    options.table.replay = BOXCARS_SOURCE "/tests/golden/" + golden;
    options.table.at_entry = entry;
    options.existing = session::Existing::Replace;
    options.still = script::Picture{folder.path / "still.png", 96};
    CHECK(run_arcade(options, every_game()) == 0);
    return platform::read_whole(options.still->file).value_or("");
}

// PNG 1.2, 11.2.2: width and height stand big-endian from byte 16.
int number_at(const std::string& png, std::size_t at) {
    int number = 0;
    for (std::size_t i = at; i < at + 4; ++i) number = number * 256 + static_cast<unsigned char>(png.at(i));
    return number;
}

}  // namespace

TEST_CASE("a still of a sitting is as small as was asked for, the same each time, and another at another entry") {
    const test::Scratch folder;
    const std::string left = still(folder, "craps", "craps_two_hands.json", 1'000'000);
    REQUIRE(left.size() > 100);
    CHECK(number_at(left, 16) == 96);
    CHECK(number_at(left, 20) == 54);
    CHECK(still(folder, "craps", "craps_two_hands.json", 1'000'000) == left);
    CHECK(still(folder, "craps", "craps_two_hands.json", 4) != left);
    CHECK(still(folder, "ceelo", "ceelo_four_players.json", 1'000'000) != left);
}
