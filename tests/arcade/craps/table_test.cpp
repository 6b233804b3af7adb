// Craps in the real arcade, played by script without a display.
#include "arcade/scripts.h"

using namespace boxcars;
using namespace boxcars::app;
using nlohmann::json;
using test::CrapsHand;
using test::Evening;

namespace {

json bets_in(const json& state) { return state["shown"]["bets"]; }

}  // namespace

TEST_CASE("Craps: those who sit along bet their own chips on the same dice") {
    CrapsHand evening;
    CHECK(run_arcade(evening.options) == 0);
    const json others = evening.state("end")["others"];
    REQUIRE(others.size() == 2);
    CHECK(others[0]["name"] == "THREE-POINT MOLLY");
    CHECK(others[0]["worth"] != 100'000);
    CHECK(others[1]["worth"] != 100'000);
    CHECK(others[0]["worth"] != others[1]["worth"]);
}

TEST_CASE("Craps: dice laid by hand make the sitting practice, and the table says so") {
    Evening evening{"craps",
                    8,
                    {"human"},
                    test::script_of("0.5 spot pass; 0.7 key F1; 1.2 spot overlay.force; 4.5 state forced; 4.6 quit")};
    evening.options.width = 1280;
    evening.options.height = 720;
    CHECK(run_arcade(evening.options) == 0);
    const json forced = evening.state("forced");
    CHECK(forced["practice"] == true);
    CHECK(forced["dice"] == json{1, 1});
    CHECK_FALSE(bets_in(forced).contains("pass"));
}

TEST_CASE("Craps: a bankroll that is gone closes the table, and a new one opens it") {
    Evening evening{"craps",
                    8,
                    {"human"},
                    test::script_of("0.3 key F; 0.4 key 1; 0.5 key Tab; 0.6 spot any_seven; 0.8 key Space; "
                                    "3.5 state broke; 3.6 key Return; 4.0 state again; 4.1 quit")};
    evening.options.table.rules = {{"bankroll", 1}};
    CHECK(run_arcade(evening.options) == 0);
    CHECK(evening.state("broke")["phase"] == "broke");
    CHECK(evening.state("again")["phase"] == "betting");
    CHECK(evening.state("again")["shown"]["bankroll"] == 100);
}
