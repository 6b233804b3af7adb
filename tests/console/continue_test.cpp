// A sitting in the terminal that is left, or ended by a signal: what was told is kept and goes on as before.
#include "console/ceelo/commands.h"
#include "console/craps/commands.h"
#include "console/pig/commands.h"
#include "console/running.h"
#include "console/siwuliu/commands.h"
#include "console/text_table.h"
#include "kept_sittings.h"
#include "pattern.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace boxcars;

namespace {

struct TextGame {
    void (*play)(const console::TextRequests&, std::istream&, std::ostream&, std::ostream&);
    std::string players, before, after;  // before and after the pause
};

std::string played(const TextGame& game, const program::Folder& folder, const std::string& answers,
                   const std::optional<std::string>& continued = {}) {
    console::TextRequests requests{.games = 5, .data_dir = folder.path, .continued = continued};
    if (!continued) requests.table = {{}, game.players, 8};
    return program::printed(game.play, requests, answers);
}

std::string last_question(const std::string& told) {  // before the sentence that the input has ended
    const auto end = told.rfind("\nThe input has ended"), begin = told.rfind('\n', end - 1);
    return told.substr(begin + 1, end - begin - 1);
}

TEST_CASE("a sitting left in the terminal goes on with the same question, and with the dice of one without a pause") {
    const TextGame games[] = {
        {console::play_pig_text, "human,hold20", "\n\nh\n\n", "\n\nh\n\nh\n\n\n"},
        {console::play_craps_text, "human,pass_line", "pass 10\n\ncome 10\n", "\n\n\nagain\n\n\n"},
        {console::play_siwuliu_text, "", "y\n25\n", "n\nn\ny\n10\nn\n"},
        {console::play_ceelo_text, "human,even,bold", "3\n", "1\n1\n1\n1\n1\n"},
    };
    for (const TextGame& game : games) {
        CAPTURE(game.before);
        const program::Folder whole, parts;
        played(game, whole, game.before + game.after);
        const std::string first = played(game, parts, game.before);
        const auto left = test::kept_recording(parts.path);
        const std::string second = played(game, parts, game.after, "");
        const auto wanted = test::kept_recording(whole.path), found = test::kept_recording(parts.path);
        CHECK(wanted.entries.size() > left.entries.size());
        CHECK(found.entries.size() == wanted.entries.size());
        CHECK(found.hash == wanted.hash);
        CHECK(second.find(last_question(first)) != std::string::npos);
    }
}

TEST_CASE("a continued craps sitting has the last bets and the bankrolls of its strategies") {
    const TextGame game{console::play_craps_text, "human,pass_line", "pass 10\n\n\n\n\n\n", "again\n\n\n"};
    const program::Folder whole, parts;
    const std::string at_once = played(game, whole, game.before + game.after);
    played(game, parts, game.before);
    const std::string after = played(game, parts, game.after, "");
    const auto last_of = [](const std::string& told) {
        const auto line = told.rfind("pass_line:");
        return told.substr(line, told.find('\n', line) - line);
    };
    CHECK(last_of(after) == last_of(at_once));
}

TEST_CASE("a continued craps sitting says what was won since it began, also if its sheet has another bankroll now") {
    const program::Folder folder;
    {
        session::Store store{folder.path};
        const session::Setup setup{.rules = craps::Rules{}, .seed = 8, .players = {"human", "pass_line"}};
        session::Sitting left{setup, kept_in(&store)};
        REQUIRE(left.change_rules(craps::Rules{.bankroll = 200}));
        REQUIRE(left.store_now());
    }
    const std::string told = played({console::play_craps_text, {}, {}, {}}, folder, "\nquit\n", "");
    CHECK(told.find("You leave with $1000, $0 since you sat down.") != std::string::npos);
    CHECK(test::matches(told, R"(pass_line: \S+, \$(990|1000|1010) in all)").size() == 1);
}

TEST_CASE("if there is no sitting to continue, a sentence says so") {
    const program::Folder folder;
    console::TextRequests requests{.continued = ""};
    std::istringstream in;
    std::ostringstream out, err;
    CHECK_THROWS_WITH_AS(console::play_pig_text(requests, in, out, err),
                         "There is no data folder, so no sitting is kept: name one with --data-dir.", Error);
    requests.data_dir = folder.path;
    CHECK_THROWS_AS(console::play_pig_text(requests, in, out, err), Error);
    const TextGame craps{console::play_craps_text, "human", "pass 10\n\n", ""};
    played(craps, folder, craps.before);
    CHECK_THROWS_AS(console::play_pig_text(requests, in, out, err), Error);  // there is one, of another game
    requests.continued = "nobody";
    CHECK_THROWS_AS(console::play_pig_text(requests, in, out, err), Error);
}

struct BareTable : console::TextTable {
    using TextTable::TextTable, TextTable::ask, TextTable::throw_dice, TextTable::table;
    bool step() override { return false; }
    void report(const session::Entry&) override {}
    std::string standing() const override { return {}; }
};

TEST_CASE("at the terminal every throw is on the disk before it is told, and every question finds the sitting whole") {
    constexpr int throws = 60;
    const program::Folder folder, seen;
    std::istringstream in{std::string(throws, '\n')};
    std::ostringstream out, err;
    const console::TextRequests requests{.data_dir = folder.path};
    BareTable craps{requests, begun({craps::Rules{}, 7, {"human"}, {}, {}}, requests, {in, out, err})};
    for (int n = 1; n <= throws; ++n) {
        REQUIRE(craps.ask("> "));
        REQUIRE(craps.throw_dice());
        if (n % 20 != 1) continue;
        for (const char* file : {"boxcars.db", "boxcars.db-wal"})  // as a kill would leave them
            program::fs::copy_file(folder.path / file, seen.path / file, program::fs::copy_options::overwrite_existing);
        const auto kept = test::kept_recording(seen.path);
        CHECK(kept.entries.size() == craps.table().journal().size());
        CHECK(kept.hash == craps.table().hash());
        CHECK_FALSE(verify(rules::any_game<craps::Rules>(), kept).difference);
        program::fs::remove(seen.path / "boxcars.db-wal");
    }
    CHECK(err.str() == "");
}

using program::Folder, program::run, program::Running;

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
        CHECK(program::has(said, "boxcars: stopped by " + std::string{signal == SIGINT ? "Ctrl-C" : "SIG"}));
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
