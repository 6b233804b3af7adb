// The fifth game keeps the contract, at the command line, in the lab and in a window, with its rules and one row.
#include "console/program.h"

#include "chuck_a_luck/row.h"
#include "chuck_a_luck/rules.h"
#include "contract/contract.h"
#include "scenes/lab/scene.h"
#include "sim/lab/run_lab.h"
#include "sim/plain/rounds.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <tuple>

using namespace boxcars;
using namespace boxcars::chuck_a_luck;
using FifthGame = std::tuple<boxcars::chuck_a_luck::Rules>;

namespace {

using nlohmann::json, program::answer_of, program::Folder, program::run;

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

TEST_CASE("the row of chuck-a-luck brings it into the lab: six numbers to bet on, its purse, its rules") {
    const std::array games{chuck_a_luck::row().row.lab};
    const bool has_place = games.front() != nullptr;
    REQUIRE(has_place);
    scenes::ExperimentForm form{games, 1};
    const sim::LabPlan plan = form.plan();
    CHECK(plan.game.name == "chuck_a_luck");
    CHECK(form.rows().front().values.front() == "Chuck-a-luck");
    CHECK(plan.game.players == std::vector<std::string>{"bet 1", "bet 2", "bet 3", "bet 4", "bet 5", "bet 6"});
    CHECK(plan.game.bankroll == 100);
    CHECK_FALSE(form.game().set_knob("purse", "40"));
    CHECK(form.plan().game.bankroll == 40);
    CHECK_FALSE(form.game().set_knob("triple", "10"));
    CHECK(form.plan().game.sheet.find("triple=10 ") != std::string::npos);
    CHECK_FALSE(form.seat(6, "bet 3"));
    CHECK(form.seat(7, "bet 7"));
    CHECK_FALSE(sim::problem(form.plan()));
}

TEST_CASE("chuck-a-luck in the lab: the realised edge lies by the exact 17/216, its purses by a plain loop") {
    const std::vector<std::string> players{"bet 1", "bet 6"};
    chuck_a_luck::Rules rules;
    rules.purse = 5;
    const sim::LabPlan plan{
        .game = sim::lab_plain(rules, players), .rounds = 40, .evenings = sim::evenings_in_block, .seed = 4};
    const sim::LabShown shown = run_lab(plan);
    chance::DiceStream dice{plan.seed, 1};
    std::array<double, 2> won{}, ruined{};
    for (std::int64_t evening = 0; evening < plan.evenings; ++evening) {
        std::array<std::int64_t, 2> purse{5, 5};
        for (int round = 0; round < plan.rounds; ++round) {
            const std::array faces{dice.face(6), dice.face(6), dice.face(6)};
            for (std::size_t player = 0; player < 2; ++player) {
                const auto shows = std::ranges::count(faces, player == 0 ? 1 : 6);
                if (purse[player] > 0) purse[player] += shows == 0 ? -1 : shows;
            }
        }
        for (std::size_t player = 0; player < 2; ++player) {
            won[player] += static_cast<double>(purse[player] - 5);
            ruined[player] += purse[player] == 0;
        }
    }
    for (std::size_t player = 0; player < 2; ++player) {
        CHECK(shown.players[player].mean == doctest::Approx(won[player] / 64).epsilon(1e-12));
        CHECK(shown.players[player].ruined.back() == doctest::Approx(ruined[player] / 64).epsilon(1e-12));
        const sim::LabEdge& edge = shown.edges[player];
        CHECK(edge.exact_words == "17/216");
        CHECK(std::abs(edge.points.back().edge - 17.0 / 216) < 4 * edge.points.back().error);
    }
}

TEST_CASE("a number that chuck-a-luck does not have cannot be played in the lab, and the lab says so") {
    const std::vector<std::string> players{"bet 7"};
    const sim::LabPlan plan{.game = sim::lab_plain(chuck_a_luck::Rules{}, players)};
    CHECK(sim::problem(plan) == "'bet 7' is not offered as chuck_a_luck opens.");
}

namespace {

State with_bet(const Rules& rules, int number) { return apply(rules, opening(rules), Bet{number}).next; }

}  // namespace

TEST_CASE("chuck-a-luck pays as often as the number shows, and three of them what the triple knob says") {
    const Rules rules{.triple = 30, .stake = 5, .purse = 100};
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b)
            for (int c = 1; c <= 6; ++c) {
                const int shown = (a == 4) + (b == 4) + (c == 4);
                const std::int64_t net = shown == 0 ? -5 : shown == 3 ? 150 : 5 * shown;
                CHECK(apply(rules, with_bet(rules, 4), Rolled{{a, b, c}}).next.purse == 100 + net);
            }
}

TEST_CASE("chuck-a-luck is over when the purse does not pay another bet") {
    const Rules rules{.stake = 10, .purse = 15};
    const State broke = apply(rules, with_bet(rules, 1), Rolled{{2, 3, 4}}).next;
    CHECK(broke.purse == 5);
    CHECK(over(rules, broke));
    CHECK(legal(rules, broke).empty());
}

BOXCARS_KEEPS_CONTRACT(FifthGame);

namespace {

using nlohmann::json, program::Folder, program::run;
using Lines = std::vector<json>;

struct Evening {  // a script, and the states it asked for
    Folder folder;
    program::Ran ran{};

    Evening(const std::string& arguments, const Lines& lines, const std::string& dice = "",
            const std::string& size = "640x360") {
        std::string script;
        for (const json& line : lines) script += line.dump() + "\n";
        folder.file("script", script);
        if (!dice.empty()) folder.file("dice", dice);
        ran = run(folder, arguments + " --headless --force --no-audio --size " + size +
                              " --script script --data-dir data" + (dice.empty() ? "" : " --dice dice"));
        INFO(ran.err);
        REQUIRE(ran.code == 0);
    }
    json state(const char* name) const { return json::parse(program::text_of(folder.path / name)); }
};

json at(double second, json what) {
    what["at"] = second;
    return what;
}

}  // namespace

TEST_CASE("the fifth game's card stands on the title, and boarding it opens its table") {
    const Evening evening{
        "--seed 4",
        {at(0.5, {{"key", "Left"}}), at(0.8, {{"state", "title"}}), at(1.0, {{"spot", "chuck_a_luck"}}),
         at(2.5, {{"state", "table"}}), at(2.6, {{"quit", true}})}};
    CHECK(evening.state("title")["chosen"] == "chuck_a_luck");
    CHECK(evening.state("table")["scene"] == "chuck_a_luck");
    CHECK(evening.state("table")["phase"] == "deciding");
}

TEST_CASE("the fifth game is played by mouse: a bet, taken back, another, and the throw told when the dice rest") {
    const Evening evening{"play chuck_a_luck --seed 4",
                          {at(0.5, {{"spot", "bet_3"}}), at(0.8, {{"state", "down"}}), at(1.0, {{"spot", "undo"}}),
                           at(1.3, {{"state", "undone"}}), at(1.7, {{"spot", "bet_6"}}), at(2.0, {{"spot", "throw"}}),
                           at(2.3, {{"state", "flying"}}), at(7.0, {{"state", "told"}}), at(7.1, {{"quit", true}})},
                          "6 6 6"};
    CHECK(evening.state("down")["shown"]["down"] == 1);
    CHECK(evening.state("down")["shown"]["number"] == 3);
    CHECK(evening.state("undone")["shown"]["purse"] == 100);
    const json flying = evening.state("flying"), told = evening.state("told");
    CHECK(flying["phase"] == "flying");
    CHECK(flying["shown"]["purse"] == 99);
    CHECK(flying["decided"]["purse"] == 103);
    CHECK(told["shown"]["purse"] == 103);
    CHECK(told["dice"] == json{6, 6, 6});
    CHECK(told["lines"].back() == "6 shows 3 times: wins 3");
    CHECK(run(evening.folder, "export kept.json --data-dir data").code == 0);
    CHECK(run(evening.folder, "verify kept.json").code == 0);
}

TEST_CASE("the fifth game is played with keys alone") {
    const Evening evening{"play chuck_a_luck --seed 4",
                          {at(0.5, {{"key", "Right"}}), at(0.7, {{"key", "Right"}}), at(0.9, {{"key", "Return"}}),
                           at(1.2, {{"state", "down"}}), at(1.6, {{"key", "Space"}}), at(7.0, {{"state", "told"}}),
                           at(7.1, {{"quit", true}})},
                          "1 2 3"};
    CHECK(evening.state("down")["shown"]["number"] == 3);
    CHECK(evening.state("told")["shown"]["purse"] == 101);
}

TEST_CASE("from any entry of the fifth game's recording somebody plays on by hand, as practice that is not saved") {
    const Evening played{"play chuck_a_luck --seed 9",
                         {at(0.5, {{"spot", "bet_2"}}), at(1.0, {{"spot", "throw"}}), at(6.0, {{"quit", true}})}};
    REQUIRE(run(played.folder, "export kept.json --end --data-dir data").code == 0);
    const std::string text = program::text_of(played.folder.path / "kept.json");
    const json kept = json::parse(text);
    Folder elsewhere;
    const std::string file = elsewhere.file("kept.json", text).string();
    const Evening tried{"replay '" + file + "' --at 1",
                        {at(0.3, {{"key", "P"}}), at(0.5, {{"spot", "from_here"}}), at(0.8, {{"spot", "undo"}}),
                         at(1.3, {{"spot", "bet_4"}}), at(1.6, {{"state", "down"}}), at(1.8, {{"spot", "throw"}}),
                         at(7.7, {{"state", "thrown"}}), at(7.8, {{"spot", "recording"}}), at(8.0, {{"state", "back"}}),
                         at(8.1, {{"quit", true}})}};
    const json down = tried.state("down"), thrown = tried.state("thrown"), back = tried.state("back");
    CHECK(down["recording"]["from_here"] == true);
    CHECK(down["practice"] == true);
    CHECK(down["shown"]["number"] == 4);
    CHECK(back["shown"]["number"] == 2);
    CHECK(thrown["dice"] == kept["entries"].back()["faces"]);  // the dice that came there
    CHECK(back["practice"] == false);
    CHECK(json::parse(run(tried.folder, "sittings --json --data-dir data").out).empty());
    CHECK(json::parse(run(tried.folder, "stats --json --data-dir data").out).empty());
}

TEST_CASE("the overlay of the fifth game lays dice by hand and turns its knobs from the next round on") {
    const Evening evening{"play chuck_a_luck --seed 4",
                          {at(0.3, {{"spot", "bet_1"}}), at(1.0, {{"key", "F1"}}), at(2.0, {{"spot", "overlay.force"}}),
                           at(7.0, {{"state", "forced"}}), at(7.1, {{"quit", true}})}};
    CHECK(evening.state("forced")["practice"] == true);
    CHECK(evening.state("forced")["shown"]["purse"] == 103);
}

TEST_CASE("a knob turned on the fifth game's overlay pays by the new sheet from the next round on") {
    const Evening evening{"play chuck_a_luck --seed 4",
                          {at(0.5, {{"key", "F1"}}), at(1.0, {{"spot", "overlay.triple"}}),
                           at(1.5, {{"spot", "overlay.apply"}}), at(2.0, {{"key", "F1"}}), at(2.5, {{"spot", "bet_1"}}),
                           at(3.0, {{"spot", "throw"}}), at(8.0, {{"state", "told"}}), at(8.1, {{"quit", true}})},
                          "1 1 1"};
    const int won = evening.state("told")["shown"]["purse"].get<int>() - 100;
    CHECK(won > 3);  // the middle of the slider, far above the standard sheet's 3 to 1
    CHECK(won <= 100);
}

TEST_CASE("the overlay of the fifth game has exact odds for each of its bets, and a plot of results and of frames") {
    const Evening evening{
        "play chuck_a_luck --seed 4",
        {at(0.5, {{"key", "F1"}}), at(1.0, {{"spot", "overlay.plot.frames"}}), at(1.4, {{"picture", "frames.png"}}),
         at(1.5, {{"spot", "overlay.plot.results"}}), at(2.0, {{"spot", "overlay.odds.bet 3"}}),
         at(2.4, {{"picture", "results.png"}}), at(2.5, {{"state", "odds"}}), at(2.6, {{"quit", true}})},
        "",
        "1280x720"};
    const json seen = evening.state("odds");
    std::set<std::string> rows;
    for (const json& spot : seen["spots"])
        if (const auto name = spot["name"].get<std::string>(); name.starts_with("overlay.odds.")) rows.insert(name);
    CHECK(rows == std::set<std::string>{"overlay.odds.bet 1", "overlay.odds.bet 2", "overlay.odds.bet 3",
                                        "overlay.odds.bet 4", "overlay.odds.bet 5", "overlay.odds.bet 6"});
}

TEST_CASE("left alone on the title for three minutes, the fifth game shows itself") {
    const Evening evening{"--seed 4",
                          {at(0.5, {{"key", "Left"}}), at(182, {{"state", "demo"}}), at(182.1, {{"quit", true}})}};
    CHECK(evening.state("demo")["scene"] == "chuck_a_luck");
    CHECK(evening.state("demo")["odds"] == "bet 1: house edge 17/216 = 7.8704 %");
}
