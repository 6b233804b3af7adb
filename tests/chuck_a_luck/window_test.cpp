// The fifth game in a window, played by script without a display: a card on the title, a table by mouse and by keys,
// the overlay's live knobs, a recording that is watched, a demonstration.
#include "console/program.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include <set>

namespace {

using nlohmann::json;
using program::Folder;
using program::run;
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

TEST_CASE(
    "the fifth game is played with the mouse: a bet, taken back, another, and the throw told when the dice rest") {
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

TEST_CASE(
    "the overlay of the fifth game has a row of exact odds for each of its bets, and a plot of results and of frames") {
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
