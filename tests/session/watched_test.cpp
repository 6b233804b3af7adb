// Tests what a recording tells before it is watched, and practice that starts from it.
#include "session/replay.h"

#include "rules/pig/rules.h"
#include "rules/siwuliu/rules.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::session;

namespace {

Setup two_people() { return {.rules = pig::Rules{.goal = 10}, .seed = 5, .players = {"human", "human"}, .first = 0}; }

void play_to_end(Sitting& pig) {
    while (!pig.over()) pig.legal().empty() ? pig.throw_dice() : pig.submit(pig::Hold{});
}

}  // namespace

TEST_CASE("a recording is told entry by entry: openings, throws and decisions, and practice where it counts nowhere") {
    Sitting pig{two_people()};
    play_to_end(pig);
    const std::size_t first_game = pig.journal().size();
    REQUIRE(pig.next_game());
    REQUIRE(pig.force({4}));
    const auto lines = watchable(pig.game_played(), record(pig)).lines;
    REQUIRE(lines.size() == first_game + 2);
    CHECK(lines[0].kind == WatchedKind::Opening);
    CHECK(lines[1].kind == WatchedKind::Throw);
    CHECK(lines[1].words.starts_with("roll "));
    CHECK(lines[first_game - 1].kind == WatchedKind::Decision);
    CHECK(lines[first_game - 1].round == 1);
    CHECK_FALSE(lines[first_game - 1].practice);
    CHECK(lines[first_game].kind == WatchedKind::Opening);
    CHECK(lines[first_game].round == 2);
    CHECK(lines[first_game].game == 2);
    CHECK(lines[first_game + 1].practice);
}

TEST_CASE(
    "a round of sì-wŭ-liù goes from its first bet to the throw that settles it; what is taken back is told as that") {
    Sitting table{{.rules = siwuliu::Rules{}, .seed = 7, .players = {"human"}}};
    REQUIRE(table.submit(siwuliu::Bet{500}));
    REQUIRE(table.undo());
    while (table.state().as<siwuliu::State>().round == 1 && !table.over()) {
        const auto answer = table.may_throw() ? table.throw_dice() : table.submit(siwuliu::Bet{500});
        if (!answer) table.submit(table.legal().front());
    }
    const std::size_t settled = table.journal().size();
    table.submit(siwuliu::Bet{500});
    const auto lines = watchable(table.game_played(), record(table)).lines;
    CHECK(lines[1].kind == WatchedKind::Other);
    CHECK(lines[1].words == "undo: the last decision is taken back");
    CHECK(lines[settled - 1].round == 1);
    CHECK(lines[settled - 1].kind == WatchedKind::Throw);
    CHECK(lines[settled].round == 2);
}

TEST_CASE("a branch is practice from its first entry on, in every later game too; what was played before is not") {
    Sitting pig{two_people()};
    REQUIRE(pig.throw_dice());
    pig.branch();
    CHECK(pig.is_practice());
    CHECK_FALSE(pig.counts());
    CHECK_FALSE(pig.branched(pig.journal().size() - 1));
    play_to_end(pig);
    CHECK(pig.branched(pig.journal().size() - 1));
    REQUIRE(pig.next_game());
    CHECK_FALSE(pig.counts());
}

TEST_CASE(
    "a branch throws what the sitting would have thrown, and past the end of a list of dice what the seed throws") {
    Setup listed = two_people();
    listed.dice.emplace("dice", std::vector<int>{2, 3});
    Sitting seeded{two_people()}, branch{listed};
    REQUIRE(branch.throw_dice().faces == std::vector{2});
    branch.branch();
    CHECK(branch.throw_dice().faces == std::vector{3});
    chance::DiceStream stream = branch.stream();
    CHECK(branch.throw_dice().faces == std::vector{stream.face(6)});
    const auto thrown = seeded.throw_dice().faces;
    Sitting other{two_people()};
    other.branch();
    CHECK(other.throw_dice().faces == thrown);
}
