// A sitting at sì-wŭ-liù: when a changed sheet takes over, what can be taken back, and results written down.
#include "base/error.h"
#include "rules/siwuliu/rules.h"
#include "scratch.h"
#include "session/files.h"
#include "session/session.h"
#include "session/siwuliu/records.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::session;
using namespace boxcars::siwuliu;

namespace {

Session<siwuliu::Rules> table_with(std::vector<int> faces) {
    return Session<siwuliu::Rules>{{{}, 1, {"human"}, {}, GivenDice{"dice of this test", std::move(faces)}}};
}

siwuliu::Rules pushed_ties() {
    siwuliu::Rules rules;
    rules.tie = Tie::Push;
    return rules;
}

}  // namespace

TEST_CASE("sì-wŭ-liù: a changed sheet takes over before the first bet of a round, with what is left") {
    auto table = table_with({3, 3, 4, 4, 5, 5, 6, 6, 4, 1, 2, 3});
    CHECK(table.submit(siwuliu::Bet{1'000}));
    CHECK(table.change_rules(pushed_ties()));
    CHECK(table.submit(Stop{}));
    CHECK(table.throw_dice());
    CHECK(table.throw_dice());  // a tie, and still the old sheet: again
    CHECK(table.state().phase == Phase::PlayerRolls);
    CHECK(table.throw_dice());
    CHECK(table.rules() == siwuliu::Rules{});
    CHECK(table.throw_dice());  // the round ends
    CHECK(table.rules() == pushed_ties());
    CHECK(table.state() == siwuliu::State{101'050, 9'000, 0, Phase::Betting, 0, 2});
}

TEST_CASE("sì-wŭ-liù: before the first bet a changed sheet takes over at once") {
    auto table = table_with({});
    CHECK(table.change_rules(pushed_ties()));
    CHECK(table.rules() == pushed_ties());
}

TEST_CASE("sì-wŭ-liù: every bet can be taken back until the dice are thrown") {
    auto table = table_with({1, 1, 5});
    CHECK(table.submit(siwuliu::Bet{1'000}));
    CHECK(table.submit(siwuliu::Bet{9'000}));
    CHECK(table.state().phase == Phase::BankerRolls);
    CHECK(table.undo());
    CHECK(table.state() == siwuliu::State{100'050, 9'000, 1'000, Phase::Betting, 0, 1});
    CHECK(table.submit(Stop{}));
    CHECK(table.throw_dice());
    CHECK_FALSE(table.undo());
}

TEST_CASE("sì-wŭ-liù: each result is appended to those before it") {
    const test::Scratch scratch;
    const std::filesystem::path& folder = scratch.path;
    record_siwuliu(folder / "new", 110'050, 0);
    record_siwuliu(folder / "new", 5, 123'456);
    CHECK(read_file(folder / "new" / "records.txt", "record", 1000) ==
          "The banker ends with $1100.50\nThe player ends with $0\n"
          "The banker ends with $0.05\nThe player ends with $1234.56\n");
    CHECK_THROWS_AS(append_file(folder, "a folder takes no text"), Error);
}
