// Throws by the ten thousand: what must be true of each, and how long they take to settle.
#include "world/throw_checks.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::world;

namespace {

void check_many(const Situation& situation, std::uint64_t count, std::uint64_t first) {
    std::uint64_t late = 0;
    for (std::uint64_t number = first; number < first + count; ++number) {
        const Situation asked = varied(situation, number);
        const ThrowTrack track = thrown(asked);
        const std::string found = trouble(track, asked);
        if (!found.empty()) FAIL("throw ", number, ": ", found);
        late += in_time(track) ? 0 : 1;
    }
    CHECK_MESSAGE(late * 1000 <= count, late, " of ", count, " throws took less than 1.2 or more than 2.2 seconds");
}

}  // namespace

TEST_CASE("forty thousand throws of the pig die") { check_many(pig_on_its_tray(), 40'000, 1'000'000); }
TEST_CASE("thirty thousand throws of two craps dice") { check_many(two_craps_dice(), 30'000, 2'000'000); }
TEST_CASE("ten thousand throws of two craps dice against the far rail") {
    check_many(craps_dice_against_the_far_rail(), 10'000, 6'000'000);
}
TEST_CASE("twenty thousand throws of three black dice") { check_many(three_black_dice(), 20'000, 3'000'000); }
TEST_CASE("twenty thousand throws of three black dice on the cable drum") {
    check_many(three_black_dice_on_the_drum(), 20'000, 5'000'000);
}
TEST_CASE("a hundred thousand throws of three bone dice into the Lacquer Car's bowl") {
    check_many(three_bone_dice_in_the_bowl(), 100'000, 4'000'000);
}
