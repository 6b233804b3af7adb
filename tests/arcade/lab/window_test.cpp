// The lab in the real arcade, played by script without a display: by mouse and by keys, the same at any frame rate.
#include "arcade/evening.h"

using namespace boxcars;
using namespace boxcars::app;
using nlohmann::json;
using Lines = std::vector<json>;

namespace {

// 500 evenings by mouse; then the second player alone by keys, and a run that is stopped.
Lines an_experiment() {
    return test::script_of(
        "0.3 state fresh; 0.4 spot evenings.less; 0.5 spot evenings.less; "
        "0.6 spot evenings.less; 0.7 spot evenings.less; 0.8 spot run; 1.6 state under_way; "
        "3.0 state done; 3.1 spot edge; 3.2 spot player.4; 3.3 state edge; 3.4 spot export; "
        "3.8 state kept; 4.0 key Down; 4.1 key Down; 4.2 key Right; 4.3 state turned; "
        "4.4 key Return; 4.9 key Escape; 5.1 state stopped; 5.2 quit");
}

Lines pig_pictures() {
    Lines lines = test::script_of(
        "0.2 spot game.less; 0.4 spot surface; 1 state surface; 1.6 state dragged; 1.7 spot table; 1.8 key X; "
        "2.2 state kept; 2.3 key Escape; 2.6 state title; 2.7 quit");
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

std::size_t files_in(const std::filesystem::path& folder) {
    std::size_t count = 0;
    for ([[maybe_unused]] const auto& file : std::filesystem::directory_iterator{folder}) ++count;
    return count;
}

}  // namespace

TEST_CASE("the lab: an experiment set, run, read, kept and stopped by a script is the same at 30, 60 and 144 frames") {
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
    CHECK(usual.state("edge")["focus"] == "player.4");
    CHECK(usual.state("kept")["told"].get<std::string>().starts_with("Kept as craps-edge-1.png"));
    CHECK(files_in(usual.folder.path / "lab") == 3);
    const auto kept = json::parse(*platform::read_whole(usual.folder.path / "lab" / "craps-edge-1.json"));
    CHECK(kept["evenings_played"] == 500);
    CHECK(kept["results"].size() == 8);
    CHECK(usual.state("turned")["focus"] == "player.6");
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

TEST_CASE("the lab: Pig's surface is turned by a drag, its table is kept, and Escape leads back to the title") {
    LabEvening evening{3, pig_pictures()};
    CHECK(run_arcade(evening.options) == 0);
    const json before = evening.state("surface")["surface"], after = evening.state("dragged")["surface"];
    CHECK(before["game"] > 10);
    CHECK(std::abs(after["tilt"].get<double>() - before["tilt"].get<double>()) > 0.1);
    CHECK(evening.state("kept")["told"].get<std::string>().starts_with("Kept as pig-table-1.png"));
    const auto kept = json::parse(*platform::read_whole(evening.folder.path / "lab" / "pig-table-1.json"));
    CHECK(kept["first_wins"][5][5].get<double>() == doctest::Approx(0.530592725274).epsilon(1e-10));
    CHECK(evening.state("title")["scene"] == "title");
}

TEST_CASE("the lab: strategies from files lie on the menu, and one that cannot be read is told of in its sentence") {
    LabEvening evening{
        3, test::script_of("0.2 state came; 0.3 spot player.1.less; 0.5 spot player.1.less; 0.7 spot player.2; "
                           "0.9 spot player.2; 1.1 text file:nowhere.json; 1.3 key Return; "
                           "1.5 spot lab.offer.mine.json; 1.7 key Return; 3.7 state run; 3.8 quit")};
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
    CHECK(run["form"]["player.1"] == "mine.json");  // before the first one, past nobody
    CHECK(run["form"]["player.2"] == "mine.json");
    CHECK(run["evenings"] == 10'000);
    CHECK(run["edges"][0]["exact"].get<double>() == doctest::Approx(7.0 / 495));
}

// Escape asks whether to leave a running game, and Enter says yes.
TEST_CASE("the lab: who comes from the Pig table finds his game in the surface, against his opponent's score") {
    test::Evening evening{
        "pig",
        10,
        {"human", "hold20"},
        test::script_of("6.8 key Space 0.4; 11.0 state table; 11.1 key Escape; 11.3 key Return; 12.0 key L; "
                        "12.5 state surface; 12.6 spot opponent; 12.9 state slid; 13.0 key Right; "
                        "13.2 state stepped; 13.3 quit")};
    CHECK(run_arcade(evening.options) == 0);
    const json came = evening.state("surface");
    CHECK(came["game"] == "pig");
    CHECK(came["view"] == "surface");
    CHECK(came["surface"]["from_table"] == true);
    CHECK(came["surface"]["game"] == 2);  // a six, and nothing decided since
    CHECK(came["surface"]["opponent"] == 0);
    CHECK(came["says"].get<std::string>().find("your game at the Pig table, 0 to 0 and 6 at risk") !=
          std::string::npos);
    const int slid = evening.state("slid")["surface"]["opponent"];
    CHECK(slid > 40);
    CHECK(slid < 60);
    CHECK(evening.state("stepped")["surface"]["opponent"] == slid + 1);
}

TEST_CASE("the lab: a picture that cannot be written takes its tables with it, and says so") {
    LabEvening evening{3, test::script_of("0.2 key Return; 2.2 key X; 2.6 state unkept; 2.7 quit")};
    const auto folder = evening.folder.path / "lab";
    std::filesystem::create_directory(folder);
    std::filesystem::create_symlink("/nowhere/at-all.png", folder / "craps-bankroll-1.png");
    CHECK(run_arcade(evening.options) == 0);
    CHECK(evening.state("unkept")["trouble"] == true);
    CHECK(evening.state("unkept")["told"].get<std::string>().starts_with("Nothing is kept: the picture "));
    CHECK(files_in(folder) == 1);
}

TEST_CASE("the lab: a finished run stays, with its form and its page, for who goes to the title and comes back") {
    LabEvening evening{
        3, test::script_of("0.2 spot game.more; 0.4 spot evenings.less; 0.6 spot player.2.more; 0.8 spot run; "
                           "2.8 spot ruin; 3.0 state left; 3.1 key Escape; 3.6 state title; 3.7 key L; "
                           "4.2 state back; 4.3 key X; 4.8 quit")};
    CHECK(run_arcade(evening.options) == 0);
    CHECK(evening.state("title")["scene"] == "title");
    const json left = evening.state("left"), back = evening.state("back");
    CHECK(left["game"] == "siwuliu");
    CHECK(left["evenings"] == 5'000);
    for (const char* what : {"game", "form", "evenings", "progress", "players", "edges", "view", "says", "stale"})
        CHECK(back[what] == left[what]);
    CHECK(files_in(evening.folder.path / "lab") == 3);  // and it can still be kept
}
