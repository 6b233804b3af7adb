// A sitting at sì-wŭ-liù: when a changed sheet takes over.
#include "rules/siwuliu/rules.h"
#include "session/sitting_of.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::session;
using namespace boxcars::siwuliu;
using sitting::SittingOf;

namespace {

SittingOf<siwuliu::Rules> table_with(std::vector<int> faces) {
    return SittingOf<siwuliu::Rules>{{{}, 1, {"human"}, {}, GivenDice{"dice of this test", std::move(faces)}}};
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
