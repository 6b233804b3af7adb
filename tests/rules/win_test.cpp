#include "rules/win.h"

#include <doctest/doctest.h>

#include <vector>

using namespace boxcars::rules;

namespace {

WinTier tier(const std::vector<HandResult>& settled) { return win_of(settled).tier; }
HandResult bet(std::int64_t stake, std::int64_t net) { return {.bet = "bet", .stake = stake, .net = net}; }
HandResult game(Outcome outcome, std::int64_t net = 0) {
    return {.bet = "game", .net = net, .whole = true, .outcome = outcome};
}

}  // namespace

TEST_CASE("a win is as great as its prize is beside all that was at stake") {
    CHECK(tier({}) == WinTier::None);
    CHECK(tier({bet(100, 1)}) == WinTier::Small);
    CHECK(tier({bet(100, 100)}) == WinTier::Small);
    CHECK(tier({bet(100, 101)}) == WinTier::Good);
    CHECK(tier({bet(100, 1000)}) == WinTier::Good);
    CHECK(tier({bet(100, 1001)}) == WinTier::Great);
    CHECK(tier({bet(100, 3000), bet(250, -250)}) == WinTier::Good);  // 2,750 with 350 at stake
    CHECK(tier({bet(0, 5)}) == WinTier::Small);
}

TEST_CASE("whatever is paid, no net loss and no bet that comes back is a win") {
    CHECK(tier({bet(100, 0)}) == WinTier::None);
    CHECK(tier({bet(100, -100)}) == WinTier::None);
    CHECK(tier({bet(10, 300), bet(300, -300)}) == WinTier::None);
    CHECK(tier({bet(10, 300), bet(400, -400)}) == WinTier::None);
}

TEST_CASE("a game that is won is a great win, whatever its last bet brought; one that is lost is none") {
    CHECK(tier({game(Outcome::Won, 3)}) == WinTier::Great);
    CHECK(tier({bet(5, -5), game(Outcome::Won)}) == WinTier::Great);
    CHECK(tier({game(Outcome::Lost, 3)}) == WinTier::None);
    CHECK(tier({bet(5, 5), game(Outcome::Even)}) == WinTier::Small);
    CHECK(tier({{.bet = "hand", .whole = true}, bet(5, 5)}) == WinTier::Small);
}
