// The lab in the real arcade, played by script without a display: by mouse and by keys, the same at any frame rate.
#include "arcade/evening.h"

using namespace boxcars;
using namespace boxcars::app;
using nlohmann::json;
using Lines = std::vector<json>;

namespace {

// 500 evenings by mouse; then nobody at the second seat by mouse, and a run that is stopped by keys.
Lines an_experiment() {
    return test::script_of(
        "0.3 state fresh; 0.4 spot lab.evenings; 0.7 spot lab.evenings.500; 0.9 spot run; 1.6 state under_way; "
        "3.4 state done; 3.5 spot lab.page.edge; 3.6 spot lab.front.player.4; 3.7 state edge; 3.8 key PageDown; "
        "3.9 state read; 4.0 spot lab.player.2; 4.2 spot lab.player.2.nobody; 4.4 state turned; "
        "4.5 spot run; 4.9 key Escape; 5.1 state stopped; 5.2 quit");
}

Lines pig_pictures() {
    Lines lines = test::script_of(
        "0.2 spot lab.game; 0.4 spot lab.game.Pig; 0.6 spot lab.page.surface; 1 state surface; 1.6 state dragged; "
        "1.7 spot lab.page.pairings; 1.8 state pairings; 2.3 key Escape; 2.6 state title; 2.7 quit");
    lines.push_back({{"at", 1.1}, {"drag", {{800, 300}, {900, 330}}}});
    return lines;
}

// In a window in which the whole form is in sight.
struct LabEvening : test::Evening {
    LabEvening(std::uint64_t seed, std::vector<json> lines) : Evening{"lab", seed, {}, std::move(lines)} {
        options.width = 1280;
        options.height = 720;
    }
};

}  // namespace

TEST_CASE("the lab: an experiment set, run, read and stopped by a script is the same at 30, 60 and 144 frames") {
    LabEvening usual{3, an_experiment()};
    CHECK(run_arcade(usual.options) == 0);
    CHECK(usual.state("fresh")["evenings"] == 0);
    CHECK(usual.state("fresh")["players"].empty());
    const json under_way = usual.state("under_way"), done = usual.state("done");
    CHECK(under_way["running"] == true);
    CHECK(under_way["evenings"] > 0);
    CHECK(under_way["evenings"] < 500);
    CHECK(done["running"] == false);
    CHECK(done["evenings"] == 500);
    CHECK(done["players"].size() == 8);
    for (const json& edge : done["edges"])
        CHECK(std::abs(edge["edge"].get<double>() - edge["exact"].get<double>()) < 4 * edge["error"].get<double>());
    CHECK(usual.state("edge")["view"] == "edge");
    CHECK(usual.state("edge")["says"].get<std::string>().starts_with("The house kept"));
    CHECK(usual.state("edge")["stale"] == false);
    CHECK(usual.state("read")["points"]["edge"].get<std::string>().starts_with("after "));
    CHECK(usual.state("turned")["form"]["players"].size() == 7);
    CHECK(usual.state("turned")["stale"] == true);
    CHECK(usual.state("stopped")["running"] == false);
    CHECK(usual.state("stopped")["told"].get<std::string>().starts_with("Stopped after"));
    for (const int rate : {30, 144}) {
        LabEvening other{3, an_experiment()};
        other.options.headless_fps = rate;
        CHECK(run_arcade(other.options) == 0);
        for (const auto name : {"under_way", "done", "edge", "stopped"}) CHECK(other.read(name) == usual.read(name));
    }
}

TEST_CASE("the lab: Pig's surface is turned by a drag, its pairings are exact, and Escape leads back to the title") {
    LabEvening evening{3, pig_pictures()};
    CHECK(run_arcade(evening.options) == 0);
    const json before = evening.state("surface")["surface"], after = evening.state("dragged")["surface"];
    CHECK(before["solved"] == true);
    CHECK(std::abs(after["tilt"].get<double>() - before["tilt"].get<double>()) > 0.1);
    const json pairings = evening.state("pairings");
    CHECK(pairings["view"] == "pairings");
    CHECK(pairings["first_wins"][5][5].get<double>() == doctest::Approx(0.530592725274).epsilon(1e-10));
    CHECK(evening.state("title")["scene"] == "title");
}

TEST_CASE("the lab: strategies from files lie on the menu, and one that cannot be read is told of in its sentence") {
    LabEvening evening{3, test::script_of("0.2 state came; 0.3 spot lab.player.1; 0.6 spot lab.player.1.mine.json; "
                                          "1.0 spot run; 3.7 state run; 3.8 quit")};
    const auto folder = evening.folder.path / "strategies";
    std::filesystem::create_directory(folder);
    REQUIRE(platform::write_safely(folder / "mine.json",
                                   R"({"game": "craps", "bets": [{"when": "come_out", "bet": "pass"}]})")
                .empty());
    REQUIRE(platform::write_safely(folder / "torn.json", R"({"game": "craps", "bets": )").empty());
    CHECK(run_arcade(evening.options) == 0);
    CHECK(evening.state("came")["trouble"] == true);
    CHECK(evening.state("came")["told"].get<std::string>().find("torn.json") != std::string::npos);
    const json run = evening.state("run");
    CHECK(run["form"]["players"][0] == "mine.json");
    CHECK(run["evenings"] == 10'000);
    CHECK(run["edges"][0]["exact"].get<double>() == doctest::Approx(7.0 / 495));
}

TEST_CASE("the lab: a finished run stays, with its form and its page, for who goes to the title and comes back") {
    LabEvening evening{
        3, test::script_of("0.2 spot lab.game; 0.4 spot lab.game.Sì-Wŭ-Liù; 0.6 spot run; "
                           "2.8 spot lab.page.edge; 3.0 state left; 3.1 key Escape; 3.6 state title; 3.7 key L; "
                           "4.2 state back; 4.3 quit")};
    CHECK(run_arcade(evening.options) == 0);
    CHECK(evening.state("title")["scene"] == "title");
    const json left = evening.state("left"), back = evening.state("back");
    CHECK(left["game"] == "siwuliu");
    CHECK(left["evenings"] == 10'000);
    for (const char* what : {"game", "form", "evenings", "progress", "players", "edges", "view", "says", "stale"})
        CHECK(back[what] == left[what]);
}
