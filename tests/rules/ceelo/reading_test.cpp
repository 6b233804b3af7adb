// The three dice, row by row as a rule sheet has them: all 216 throws. A row names its dice from low to high; every
// order of them must say the same, and no throw may be missing from the rows.
#include "rules/ceelo/reading.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

using namespace boxcars::ceelo_dice;

namespace {

constexpr std::string_view wins = "wins", loses = "loses", again = "again", point = "point";

struct Row {
    std::string_view dice, says, banker;
};

// clang-format off
constexpr Row sheet[] = {
    {"456", "four five six", wins},
    {"123", "one two three", loses},

    {"111", "three 1s", wins}, {"222", "three 2s", wins}, {"333", "three 3s", wins},
    {"444", "three 4s", wins}, {"555", "three 5s", wins}, {"666", "three 6s", wins},

    {"112", "pair of 1s, point 2", point}, {"113", "pair of 1s, point 3", point}, {"114", "pair of 1s, point 4", point}, {"115", "pair of 1s, point 5", point}, {"116", "pair of 1s, point 6", wins},
    {"122", "pair of 2s, point 1", loses}, {"223", "pair of 2s, point 3", point}, {"224", "pair of 2s, point 4", point}, {"225", "pair of 2s, point 5", point}, {"226", "pair of 2s, point 6", wins},
    {"133", "pair of 3s, point 1", loses}, {"233", "pair of 3s, point 2", point}, {"334", "pair of 3s, point 4", point}, {"335", "pair of 3s, point 5", point}, {"336", "pair of 3s, point 6", wins},
    {"144", "pair of 4s, point 1", loses}, {"244", "pair of 4s, point 2", point}, {"344", "pair of 4s, point 3", point}, {"445", "pair of 4s, point 5", point}, {"446", "pair of 4s, point 6", wins},
    {"155", "pair of 5s, point 1", loses}, {"255", "pair of 5s, point 2", point}, {"355", "pair of 5s, point 3", point}, {"455", "pair of 5s, point 4", point}, {"556", "pair of 5s, point 6", wins},
    {"166", "pair of 6s, point 1", loses}, {"266", "pair of 6s, point 2", point}, {"366", "pair of 6s, point 3", point}, {"466", "pair of 6s, point 4", point}, {"566", "pair of 6s, point 5", point},

    {"124", "nothing", again}, {"125", "nothing", again}, {"126", "nothing", again}, {"134", "nothing", again}, {"135", "nothing", again}, {"136", "nothing", again},
    {"145", "nothing", again}, {"146", "nothing", again}, {"156", "nothing", again}, {"234", "nothing", again}, {"235", "nothing", again}, {"236", "nothing", again},
    {"245", "nothing", again}, {"246", "nothing", again}, {"256", "nothing", again}, {"345", "nothing", again}, {"346", "nothing", again}, {"356", "nothing", again},
};
// clang-format on

std::string_view word(Banker banker) {
    constexpr std::array words{again, wins, loses, point};
    return words[static_cast<std::size_t>(banker)];
}

}  // namespace

TEST_CASE("three dice: the sheet says what every one of the 216 throws is, in any order of the dice") {
    int throws = 0;
    for (const Row& row : sheet) {
        std::string dice{row.dice};
        do {
            INFO(dice);
            const Reading reading = read(dice[0] - '0', dice[1] - '0', dice[2] - '0');
            CHECK(to_text(reading) == row.says);
            CHECK(word(banker(reading)) == row.banker);
            ++throws;
        } while (std::ranges::next_permutation(dice).found);
    }
    CHECK(throws == 216);
}
