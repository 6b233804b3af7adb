// Every command that opens no window, run as a process: what it prints for people and for machines.
#include "console/program.h"
#include "kept_sittings.h"
#include "session/files.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace boxcars;
using nlohmann::json, program::answer_of, program::check_says, program::Folder, program::run, program::text_of;

TEST_CASE("at every table the end of the input ends the game with a sentence; what was played is kept and verifies") {
    struct Table {
        std::string game, dice, typed, words;
    };
    const std::string example = "3 3 4 2 5 3 2 6 6",
                      game_too = ", and the game with it: ", siwuliu = game_too + "the bank holds $1000.50, you have $";
    for (const auto& [game, dice, typed, words] :
         {Table{"pig --seed 4", "", "\n", game_too + "player 1 has "},
          {"craps", "2 2  4 5  3 4", "pass 5\nfield 5\nundo\n\n\n\n",
           game_too + "you have $995, -$5 since you sat down."},
          {"siwuliu", example, "", siwuliu + "100."},
          {"siwuliu", example, "y\n", siwuliu + "100."},
          {"siwuliu", example, "y\n10\n", siwuliu + "90 and $10 bet."},
          {"siwuliu", example, "y\n100\n", ": this result is not recorded."},
          {"ceelo --seed 1 --players human,human,human", "", "10\n5\n",
           game_too + "player 1 has 10 coins, player 2 has 10 coins, player 3 has 10 coins."}}) {
        CAPTURE(game);
        CAPTURE(typed);
        const Folder folder;
        folder.file("dice", dice);
        const auto ran =
            run(folder, "play " + game + " --text --data-dir data" + (dice.empty() ? "" : " --dice dice"), typed);
        CHECK(ran.code == 0);
        CAPTURE(ran.out);
        CHECK(ran.out.find("\nThe input has ended" + words) != std::string::npos);
        const auto ids = test::kept_sittings(folder.path / "data");
        REQUIRE(ids.size() == 1);
        CHECK(ran.out.ends_with("kept as sitting " + ids[0] + ".\n"));
        CHECK(run(folder, "export --data-dir data kept.json").code == 0);
        const auto verified = run(folder, "verify kept.json");
        CHECK(verified.code == 0);
        CHECK(program::has(verified.out, "The record is true: " + game.substr(0, game.find(' ')) + ", 1 game"));
    }
}

TEST_CASE("at every table dice that run out are an error with the place, and what was played is kept") {
    struct Table {
        std::string call, dice, typed;
        int faces;
    };
    for (const auto& [call, dice, typed, faces] :
         {Table{"pig --seat 1", "6 5", "\n\n\n", 2},
          {"craps", "2 2 5", "pass 5\n\n\n", 3},
          {"siwuliu", "3 3 4 2 5", "y\n100\n", 5},
          {"ceelo --players human,human --set players=2 --set coins=5", "1 1 4 2", "5\n5\n\n\n", 4}}) {
        CAPTURE(call);
        const Folder folder;
        folder.file("dice", dice);
        const auto ran = run(folder, "play " + call + " --text --dice dice --data-dir data", typed);
        CHECK(ran.code == 2);
        CHECK(ran.err == "boxcars: The dice file dice has run out: it has " + std::to_string(faces) +
                             " faces, and one more is needed. Add faces to it.\n");
        CHECK(run(folder, "export --data-dir data kept.json").code == 0);
        CHECK(session::read_recording(folder.path / "kept.json").entries.size() > 1);
    }
}

TEST_CASE("at every table of a Long Run the text says the chance of the goal, and 'coach' what best play does") {
    for (const char* first : {"5 1", "5 2", "5 3", "3 1"}) {  // seed and invitation: all four tables
        CAPTURE(first);
        const Folder folder;
        const auto ran = run(folder, std::string{"run --data-dir data --seed "} + first[0],
                             std::string{first[2]} + "\ncoach\ncoach\nconcede\nno\nconcede\nyes\n");
        CAPTURE(ran.out);
        CHECK(ran.code == 0);
        const auto at = ran.out.find("Best for the goal: ");
        REQUIRE(at != std::string::npos);
        CHECK(ran.out.find(". Chance: ", at) != std::string::npos);
        CHECK(ran.out.find("The goal: ") < at);
        CHECK(ran.out.find("siwuliu") == std::string::npos);
        CHECK(ran.out.find(" costs a heart and what lies on the table.") > at);
        check_says(ran.out, ": missed.\n", "your decisions kept ");
    }
    const Folder bowl, buffet;  // the most in one bet ends the betting, and "roll" rolls
    const std::string bets = run(bowl, "run --data-dir data --seed 8", "3\n50\n").out;
    check_says(bets, "The starting bank is $15,000\n", "You can bet up to $50: Your new balance is: $250\n");
    CHECK(bets.find("[Y/N]") == std::string::npos);
    const Folder asked;  // the coach answers the question that was asked
    check_says(run(asked, "run --data-dir data --seed 8", "3\n10\ncoach\n").out, "[Y/N]: Best for the goal: answer ");
    check_says(run(buffet, "run --data-dir data --seed 8", "1\nroll\n").out, "Turn total: 5 ");
}

namespace {

const std::string golden = std::string{BOXCARS_SOURCE} + "/tests/golden/pig_three_players.json";

std::string help(const std::string& command) {  // without spaces, whatever its lines are broken into
    std::string words = run(Folder{}, command + " --help").out;
    std::erase_if(words, [](char c) { return c == ' ' || c == '\n'; });
    return words;
}

}  // namespace

TEST_CASE("the rules of pig as JSON list every knob, and are a rule file") {
    const auto sheet = answer_of("rules pig --json");
    CHECK(sheet["game"] == "pig");
    CHECK(sheet["rules"] == json{{"goal", 100},
                                 {"pig_face", 1},
                                 {"sides", 6},
                                 {"players", 2},
                                 {"lead", 0},
                                 {"spare_ones", 0},
                                 {"bust_keeps", 0}});
    for (const auto& knob : sheet["knobs"]) {
        CHECK(knob["default"] == sheet["rules"][knob["name"].get<std::string>()]);
        CHECK(knob["range"].size() == 2);
        CHECK(knob["help"].get<std::string>().ends_with("."));
    }
    const Folder folder;
    auto changed = sheet;
    changed["rules"]["goal"] = 20;
    folder.file("sheet.json", changed.dump());
    const auto ran = run(folder, "simulate pig --json --rules sheet.json --set sides=8 --games 100 --seed 1");
    CHECK(ran.code == 0);
    changed["rules"]["sides"] = 8;
    CHECK(json::parse(ran.out)["rules"] == changed["rules"]);
}

TEST_CASE("the rules of pig as text list every knob with its default and range") {
    check_says(run(Folder{}, "rules pig").out, "goal", "100  2 to 1000", "pig_face", "1 to 20", "sides", "players",
               "2 to 10");
}

TEST_CASE("the odds of pig: the first player wins 0.530592725274, and the policies are paired") {
    const auto odds = answer_of("odds pig --json");
    CHECK(odds["optimal"]["first_player_wins"].get<double>() == doctest::Approx(0.530592725274).epsilon(1e-12));
    CHECK(odds["optimal"]["states"] == 505000);
    CHECK(odds["policies"] == json{"hold20", "hold25", "four_turns", "score_base", "keep_pace", "optimal"});
    REQUIRE(odds["first_wins"].size() == 6);
    CHECK(odds["first_wins"][0][0].get<double>() == doctest::Approx(0.534698).epsilon(1e-6));
    CHECK(odds["first_wins"][5][5].get<double>() == doctest::Approx(0.530592725274).epsilon(1e-10));
}

TEST_CASE("at 41 against 49 one holds at 22 to 26, rolls at 27 and holds at 28; at 99 all it takes is no pig") {
    for (int turn = 22; turn <= 28; ++turn) {
        const auto at = answer_of("odds pig --json --at 41,49," + std::to_string(turn))["at"];
        CHECK(at["best"] == (turn == 27 ? "roll" : "hold"));
        CHECK((at["roll"] > at["hold"]) == (turn == 27));
    }
    const auto last = answer_of("odds pig --json --at 99,99,0")["at"];
    CHECK(last["roll"].get<double>() == doctest::Approx(6.0 / 7).epsilon(1e-12));
    CHECK(last["best"] == "roll");
}

TEST_CASE("a simulation of pig counts every game once, stands beside the exact odds, and prints who won how often") {
    const auto one = answer_of("simulate pig --json --games 4000 --seed 9 --players hold20,keep_pace");
    CHECK(one["players"] == json{"hold20", "keep_pace"});
    CHECK(one["first"] == json{2000, 2000});
    CHECK(one["wins"][0].get<int>() + one["wins"][1].get<int>() == 4000);
    CHECK(std::abs(one["z"].get<double>()) < 5);
    const auto ran = run(Folder{}, "simulate pig --games 500 --seed 1 --players hold20,optimal,hold:7");
    CHECK(ran.code == 0);
    CHECK(ran.out.starts_with("500 games of pig, seed 1, "));
    CHECK(ran.out.find("player 3  hold:7") != std::string::npos);
    CHECK(ran.err == "");
}

TEST_CASE("a recorded sitting is verified with its fingerprint; a changed one fails with the place and both values") {
    const Folder folder;
    const auto good = run(folder, "verify '" + golden + "'");
    CHECK(good.code == 0);
    CHECK(good.out.ends_with("\na750a88d2b2500c3\n"));
    auto text = text_of(golden);
    const auto face = text.find("\"faces\":[");
    text[face + 9] = text[face + 9] == '7' ? '8' : '7';
    folder.file("bad.json", text);
    const auto bad = run(folder, "verify bad.json");
    CHECK(bad.code == 1);
    CHECK(bad.out == "");
    CHECK(
        bad.err.starts_with("boxcars: The replay bad.json is not what was played. First difference: game 1, entry 2: "
                            "faces: the file says '7', recomputed it is '"));
    const auto reported = json::parse(run(folder, "verify --json bad.json").out);
    CHECK(reported["ok"] == false);
    CHECK(reported["difference"]["entry"] == 2);
}

TEST_CASE("the same seed plays the golden sitting again, to the byte") {
    const Folder folder;
    const auto ran = run(folder,
                         "play pig --text --seed 0x5EED2026 --players hold20,keep_pace,optimal --games 3 "
                         "--set goal=60 --set sides=8 --set pig_face=3 --data-dir data");
    CHECK(ran.code == 0);
    CHECK(run(folder, "export --data-dir data again.json").code == 0);
    CHECK(text_of(folder.path / "again.json") == exported(session::read_recording(golden)));
}

TEST_CASE("a sitting is exported by its id, or the newest") {
    const Folder folder;
    for (const auto* seed : {"1", "2"}) run(folder, std::string{"play pig --text --data-dir data --seed "} + seed);
    CHECK(run(folder, "export --data-dir data newest.json").code == 0);
    CHECK(json::parse(text_of(folder.path / "newest.json"))["seed"] == "2");
    const std::string oldest = test::kept_sittings(folder.path / "data").front();
    CHECK(run(folder, "export --data-dir data --sitting " + oldest + " oldest.json").code == 0);
    CHECK(json::parse(text_of(folder.path / "oldest.json"))["seed"] == "1");
    const auto none = run(folder, "export --data-dir data --sitting " + oldest + "x none.json");
    CHECK(none.code == 2);
    CHECK(none.err.find("did you mean '" + oldest) != std::string::npos);
}

TEST_CASE("--help tells --players, --seat and the rest by the game that is named, or by each") {
    check_says(help("play ceelo"), "humanorapolicy:cautious,bold,even,", "whichplayeryouare;withoutit,thefirst");
    check_says(help("play siwuliu"), "Whoplays:human,aloneagainstthebank", "nothingatsiwuliu");  // --seat
    check_says(help("play craps"), "three_point_molly");
    check_says(help("simulate ceelo"), "--roundsNroundsofonecoinagainstthebank");
    check_says(help("simulate siwuliu"), "whattheplayerbetsroundafterround");
    CHECK(help("play ceelo").find("hold20") == std::string::npos);
    for (const std::string game : {"pig", "craps", "siwuliu", "ceelo"}) {
        check_says(help("play"), "at" + game + ":");
        check_says(help("simulate"), "at" + game + ":");
    }
}

TEST_CASE("beside --seed it is said that a simulation plays other games than a table, and so it does") {
    const Folder folder;
    check_says(help("simulate"), "Thesamenumbergivesothergamesatatable");
    check_says(help("play"), "Thesamenumbergivesothergamesinsimulate");
    const auto table = run(folder, "play pig --text --seed 7 --players hold20,hold20").out;
    CHECK(answer_of("simulate pig --games 1 --seed 7 --json")["rolls"] != program::count(table, "Roll: "));
}

TEST_CASE("every command explains itself; ./play hands it to the program as it is, and plays a table for other words") {
    const Folder folder;
    const auto said = [&](const std::string& arguments) {
        const std::string script = "program='" BOXCARS_PROGRAM "'; set -euo pipefail; source '" BOXCARS_SOURCE
                                   "/tools/arguments.sh'; arguments_for " +
                                   arguments +
                                   "; echo \"${arguments[*]}\"; wants_window \"${arguments[@]}\" && echo window";
        folder.file("ask", script);
        return program::shell(folder, "bash ./ask");
    };
    std::istringstream commands{run(folder, "--commands").out};
    int known = 0;
    for (std::string line; std::getline(commands, line); ++known) {
        const std::string command = line.substr(0, line.find(' '));
        const bool window = line.ends_with(" window");
        const auto explained = run(folder, command + " --help");
        CHECK(explained.code == 0);
        check_says(explained.out, "Usage: boxcars", "--data-dir", "--config-dir", "--help");
        CHECK(said(command + " one").out == command + " one\n" + (window ? "window\n" : ""));
    }
    CHECK(known >= 8);
    CHECK(said("pig --seed 7").out == "play pig --seed 7\nwindow\n");
    CHECK(said("pig --text").out == "play pig --text\n");
    CHECK(said("--headless").out == "--headless\n");
    CHECK(said("merge a b").out == "merge a b\n");
}
