// Craps in the real arcade, played by script without a display.
#include "arcade/evening.h"

using namespace boxcars;
using namespace boxcars::app;
using nlohmann::json;
using test::Evening;
using Lines = std::vector<json>;

namespace {

const std::vector<std::string> company{"human", "three_point_molly", "iron_cross"};

// With this seed: nine is the point, then ten, a hard four, the seven-out. Bets by spot, key and list; undo and double.
Lines a_hand() {
    return {{{"at", 0.2}, {"key", "F"}},  // more bets
            {{"at", 0.5}, {"spot", "pass"}},     {{"at", 0.8}, {"key", "Space"}, {"hold", 0.3}},
            {{"at", 1.0}, {"state", "shaking"}}, {{"at", 1.8}, {"state", "flying"}},
            {{"at", 4.0}, {"spot", "pass"}},     {{"at", 4.1}, {"spot", "come"}},
            {{"at", 4.2}, {"spot", "place_6"}},  {{"at", 4.3}, {"spot", "field"}},
            {{"at", 4.4}, {"key", "U"}},         {{"at", 4.5}, {"key", "D"}},
            {{"at", 4.6}, {"state", "doubled"}}, {{"at", 4.7}, {"key", "Space"}},
            {{"at", 7.5}, {"key", "O"}},         {{"at", 8.0}, {"key", "F1"}},
            {{"at", 9.0}, {"key", "F1"}},        {{"at", 9.2}, {"key", "B"}},
            {{"at", 9.6}, {"key", "Escape"}},    {{"at", 9.8}, {"key", "Space"}},
            {{"at", 12.5}, {"key", "Space"}},    {{"at", 15.5}, {"state", "later"}},
            {{"at", 15.5}, {"quit", true}}};
}

std::string states(const Evening& evening) {
    std::string all;
    for (const auto name : {"shaking", "flying", "doubled", "later"}) all += evening.read(name);
    return all;
}

json bets_in(const json& state) { return state["shown"]["bets"]; }

}  // namespace

TEST_CASE(
    "Craps: the same seed and script give the same states and the same sitting at 30, 60 and 144 frames a second") {
    Evening usual{"craps", 8, company, a_hand()};
    CHECK(run_arcade(usual.options) == 0);
    CHECK(json::parse(usual.sitting()).at("entries").size() > 8);
    for (const int rate : {30, 144}) {
        Evening other{"craps", 8, company, a_hand()};
        other.options.headless_fps = rate;
        CHECK(run_arcade(other.options) == 0);
        CHECK(states(other) == states(usual));
        CHECK(other.sitting() == usual.sitting());
    }
}

TEST_CASE("Craps: nothing of a throw is shown before the dice rest; undo and double do what they say") {
    Evening evening{"craps", 8, {"human"}, a_hand()};
    CHECK(run_arcade(evening.options) == 0);
    const json flying = evening.state("flying"), doubled = evening.state("doubled"), later = evening.state("later");
    CHECK(flying["phase"] == "flying");
    CHECK(flying["shown"]["point"] == 0);
    CHECK(flying["decided"]["point"] == 9);
    CHECK(flying["call"] == "");
    CHECK_FALSE(bets_in(doubled).contains("field"));
    CHECK(bets_in(doubled)["place_6"]["stake"] == 1200);
    CHECK(bets_in(doubled)["come"]["stake"] == 1000);
    CHECK(bets_in(doubled)["pass"]["stake"] == 500);
    CHECK(bets_in(doubled)["pass_odds"]["stake"] == 1000);
    CHECK(later["shown"] == later["decided"]);
    CHECK(later["shown"]["point"] == 0);
    CHECK(later["call"] == "Seven out. Line away.");
}

TEST_CASE("Craps: those who sit along bet their own chips on the same dice") {
    Evening evening{"craps", 8, company, a_hand()};
    CHECK(run_arcade(evening.options) == 0);
    const json others = evening.state("later")["others"];
    REQUIRE(others.size() == 2);
    CHECK(others[0]["name"] == "THREE POINT MOLLY");
    CHECK(others[0]["worth"] != 100'000);
    CHECK(others[1]["worth"] != 100'000);
    CHECK(others[0]["worth"] != others[1]["worth"]);
}

TEST_CASE("Craps: a kept sitting is watched again in a window to the same state") {
    Evening played{"craps", 8, company, a_hand()};
    CHECK(run_arcade(played.options) == 0);
    Evening watched{"craps", 8, company, {{{"at", 40}, {"state", "seen"}}, {{"at", 40}, {"quit", true}}}};
    watched.options.table.replay = played.sitting_file();
    CHECK(run_arcade(watched.options) == 0);
    const json before = played.state("later"), after = watched.state("seen");
    CHECK(after["shown"] == before["shown"]);
    CHECK(after["hash"] == before["hash"]);
}

TEST_CASE("Craps: dice laid by hand make the sitting practice, and the table says so") {
    Evening evening{"craps",
                    8,
                    {"human"},
                    {{{"at", 0.5}, {"spot", "pass"}},
                     {{"at", 0.7}, {"key", "F1"}},
                     {{"at", 1.2}, {"spot", "overlay.force"}},
                     {{"at", 4.5}, {"state", "forced"}},
                     {{"at", 4.6}, {"quit", true}}}};
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
                    {{{"at", 0.3}, {"key", "F"}},
                     {{"at", 0.4}, {"key", "1"}},
                     {{"at", 0.5}, {"key", "Tab"}},
                     {{"at", 0.6}, {"spot", "any_seven"}},
                     {{"at", 0.8}, {"key", "Space"}},
                     {{"at", 3.5}, {"state", "broke"}},
                     {{"at", 3.6}, {"key", "Return"}},
                     {{"at", 4.0}, {"state", "again"}},
                     {{"at", 4.1}, {"quit", true}}}};
    evening.options.table.rules = {{"bankroll", 1}};
    CHECK(run_arcade(evening.options) == 0);
    CHECK(evening.state("broke")["phase"] == "broke");
    CHECK(evening.state("again")["phase"] == "betting");
    CHECK(evening.state("again")["shown"]["bankroll"] == 100);
}
