// The program with a fifth row in its list: all that it does with a game, it does with this one.
#include "console/answer.h"

#include <doctest/doctest.h>

#include <cmath>
#include <nlohmann/json.hpp>

namespace {

using nlohmann::json;
using program::answer_of;
using program::Folder;
using program::run;

json counted(const Folder& folder, const std::string& arguments) {  // without how it was played
    json answer_json = answer_of(folder, arguments);
    for (const char* key : {"threads", "seconds", "parts"}) answer_json.erase(key);
    return answer_json;
}

const std::string simulation = "chuck_a_luck --games 60000 --seed 5 --json";

}  // namespace

TEST_CASE("the fifth game stands in the help and among the games of the house") {
    const Folder folder;
    CHECK(run(folder, "odds --help").out.find("pig, craps, siwuliu, ceelo or chuck_a_luck") != std::string::npos);
    CHECK(run(folder, "odds chuck").err.find("chuck_a_luck") != std::string::npos);
    CHECK(answer_of(folder, "rules chuck_a_luck --json")["knobs"].size() == 3);
}

TEST_CASE("the fifth game's odds are exact fractions, and follow its knobs") {
    const Folder folder;
    const auto odds = answer_of(folder, "odds chuck_a_luck --json")["decisions"];
    REQUIRE(odds.size() == 6);
    for (const auto& of : odds) {
        CHECK(of["win"] == "91/216");
        CHECK(of["lose"] == "125/216");
        CHECK(of["mean"] == "-17/216");
        CHECK(of["edge"] == "17/216");
        CHECK(of["throws"] == "1");
    }
    CHECK(answer_of(folder, "odds chuck_a_luck --json --set triple=20 --set stake=2")["decisions"][3]["edge"] == "0");
    CHECK(run(folder, "odds chuck_a_luck").out.find("17/216") != std::string::npos);
    const auto bankroll = answer_of(folder, "odds chuck_a_luck --bankroll 1 --goal 2 --json")["bankroll"];
    CHECK(bankroll["goal"] == "91/216");
}

TEST_CASE("the fifth game's simulation comes out as its odds say, for any number of threads and from its parts") {
    const Folder folder;
    const json whole = counted(folder, "simulate " + simulation + " --threads 1");
    REQUIRE(whole["decisions"].size() == 6);
    for (const auto& decision : whole["decisions"]) {
        CHECK(decision["rounds"] == 10000);
        CHECK(decision["throws"] == 10000);
        CHECK(std::abs(decision["z"].get<double>()) < 5);
        CHECK(decision["z"].get<double>() != 0);
    }
    CHECK(counted(folder, "simulate " + simulation + " --threads 2") == whole);
    std::string parts;
    for (const char* part : {"2", "3", "1"}) {
        const std::string name = std::string{"part"} + part;
        folder.file(name, run(folder, "simulate " + simulation + " --shard " + part + "/3").out);
        parts += " " + name;
    }
    CHECK(counted(folder, "merge --json" + parts) == whole);
}

TEST_CASE("the fifth game is played in text, in the words of its journal") {
    const Folder folder;
    folder.file("dice", "4 2 4  1 1 1");
    const auto played = run(folder, "play chuck_a_luck --text --echo --seed 1 --dice dice",
                            "bet 7\nbet 4\nundo\nbet 4\n\nroll\nbet 5\nroll\nquit\n");
    CHECK(played.code == 0);
    CHECK(played.out.starts_with(
        "chuck_a_luck. Enter throws the dice when it is their turn; 'help' tells what may be done.\n"
        "purse 100, down 0, number 0> bet 7\nThe numbers are 1 to 6.\n"
        "purse 100, down 0, number 0> bet 4\n  1 on 4\n"
        "purse 99, down 1, number 4> undo\n  the last decision is taken back\n"
        "purse 100, down 0, number 0> bet 4\n  1 on 4\n"
        "purse 99, down 1, number 4> \n  roll 4 2 4\n  4 shows 2 times: wins 2\n"
        "purse 102, down 0, number 0> roll\nNo dice are thrown now.\n"
        "purse 102, down 0, number 0> bet 5\n  1 on 5\n"
        "purse 101, down 1, number 5> roll\n  roll 1 1 1\n  5 does not show: loses 1\n"
        "purse 101, down 0, number 0> quit\n"
        "You leave the table. purse 101, down 0, number 0."));
}
