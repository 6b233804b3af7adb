// A hundred thousand throws: what must be true of each, and how long they take to settle.
#include "world/throw_checks.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::world;

namespace {

void check_many(const Situation& situation, std::uint64_t count, std::uint64_t first) {
    std::uint64_t late = 0;
    for (std::uint64_t number = first; number < first + count; ++number) {
        const Situation asked = varied(situation, number);
        const Throw track = thrown(asked);
        const std::string found = trouble(track, asked);
        if (!found.empty()) FAIL("throw ", number, ": ", found);
        late += in_time(track) ? 0 : 1;
    }
    CHECK_MESSAGE(late * 1000 <= count, late, " of ", count, " throws took less than 1.2 or more than 2.2 seconds");
}

}  // namespace

TEST_CASE("forty thousand throws of the pig die") { check_many(pig_on_its_tray(), 40'000, 1'000'000); }
TEST_CASE("thirty thousand throws of two craps dice") { check_many(two_craps_dice(), 30'000, 2'000'000); }
TEST_CASE("twenty thousand throws of three black dice") { check_many(three_black_dice(), 20'000, 3'000'000); }
TEST_CASE("ten thousand throws into the bowl") { check_many(three_bone_dice_in_a_bowl(), 10'000, 4'000'000); }
