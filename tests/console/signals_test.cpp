// Signals and terminals that go away, with real ones: what was played is kept, the exit code is the shells', and no
// line is left half written.
#include "console/running.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

namespace {

using program::Folder;
using program::run;
using program::Running;

const std::vector<std::string> pig_game{"play", "pig",       "--text",       "--seed",     "7",   "--seat",
                                        "1",    "--players", "human,hold20", "--data-dir", "data"};

// The one sitting that lies there verifies, and it has been begun at least.
void check_kept(const Folder& folder) {
    int files = 0;
    for (const auto& file : program::fs::recursive_directory_iterator{folder.path / "data"})
        files += file.path().string().ends_with(".part");
    CHECK(files == 0);
    CHECK(run(folder, "export --data-dir data kept.json").code == 0);
    const auto kept = run(folder, "verify --json kept.json");
    CAPTURE(kept.err);
    CHECK(kept.code == 0);
    CHECK(nlohmann::json::parse(kept.out)["entries"].get<int>() >= 1);
}

}  // namespace

TEST_CASE("a signal at a question ends the input: the game is kept and told, and the exit code is the signal's") {
    for (const int signal : {SIGINT, SIGQUIT, SIGHUP, SIGTERM}) {
        CAPTURE(signal);
        const Folder folder;
        Running game{folder, pig_game};
        REQUIRE(game.says("Roll/Hold? "));
        game.signal(signal);
        CHECK(game.ends() == 128 + signal);
        CHECK(game.said().find("The input has ended, and the game with it: ") != std::string::npos);
        CHECK(game.said().ends_with(".\n"));
        check_kept(folder);
    }
}

TEST_CASE("a terminal that is closed in the middle of a game loses nothing of it") {
    const Folder folder;
    Running game{folder, pig_game, Running::At::Terminal};
    REQUIRE(game.says("Roll/Hold? "));
    game.close();
    CHECK(game.ends() == 128 + SIGHUP);
    check_kept(folder);
}

TEST_CASE("a game whose output nobody reads any more is kept, and ends with the exit code of SIGPIPE") {
    const Folder folder;
    Running games{
        folder,
        {"play", "pig", "--text", "--seed", "7", "--games", "500", "--players", "hold20,hold20", "--data-dir", "data"}};
    REQUIRE(games.says("Roll: "));
    games.close();
    CHECK(games.ends() == 128 + SIGPIPE);
    check_kept(folder);
}

TEST_CASE("a simulation that is told to end tells what it has, whole, whichever signal it is") {
    for (const int signal : {SIGINT, SIGQUIT, SIGHUP, SIGTERM}) {
        CAPTURE(signal);
        const Folder folder;
        Running counting{folder,
                         {"simulate", "craps", "--players", "iron_cross", "--games", "1000000000", "--seed", "1",
                          "--json", "--threads", "1"},
                         Running::At::Terminal};
        REQUIRE(counting.says(" %"));
        counting.signal(signal);
        CHECK(counting.ends() == 128 + signal);
        const auto& said = counting.said();
        const auto begin = said.find('{'), end = said.rfind('}');
        REQUIRE(begin < end);
        CHECK(nlohmann::json::parse(said.substr(begin, end + 1 - begin))["stopped"] == true);
        CHECK(said.find("boxcars: stopped by " + std::string{signal == SIGINT ? "Ctrl-C" : "SIG"}) !=
              std::string::npos);
    }
}

TEST_CASE("exact odds that take long can be ended at once, in a sentence and with nothing half told") {
    const Folder folder;
    Running odds{folder, {"odds", "pig", "--set", "goal=1000", "--set", "sides=20"}, Running::At::Terminal};
    REQUIRE(odds.says(" %"));  // it tells how far it is
    odds.type("\x03");
    CHECK(odds.ends() == 130);
    CHECK(odds.said().find("boxcars: Stopped before anything was found.") != std::string::npos);
    CHECK(odds.said().find("Pig to 1000") == std::string::npos);
}

TEST_CASE("a name that steers a terminal is shown as letters, and a long one does not fill the screen") {
    const Folder folder;
    const auto ran = run(folder, "odds \"$(printf '\\033[2J')\"");
    CHECK(ran.code == 2);
    CHECK(ran.err.starts_with("boxcars: There is no game '\\x1b[2J'"));
    const auto longest = run(folder, "odds \"$(printf 'x%.0s' $(seq 20000))\"");
    CHECK(longest.code == 2);
    CHECK(longest.err.size() < 1400);
    CHECK(longest.err.ends_with(".\n"));
}

TEST_CASE("a window that is told to end keeps what was played there") {
    for (const int signal : {SIGINT, SIGQUIT, SIGHUP, SIGTERM}) {
        CAPTURE(signal);
        const Folder folder;
        folder.file("script", R"({"at":1,"key":"Space","hold":0.2}
{"at":6,"state":"played.json"}
{"at":86000,"key":"F9"}
)");
        Running game{folder,
                     {"play", "pig", "--headless", "--script", "script", "--seed", "7", "--players", "human,human",
                      "--data-dir", "data"}};
        for (int tries = 0; tries < 600 && !program::fs::exists(folder.path / "played.json"); ++tries) ::usleep(50'000);
        REQUIRE(program::fs::exists(folder.path / "played.json"));
        game.signal(signal);
        CHECK(game.ends() == 128 + signal);
        check_kept(folder);
    }
}
