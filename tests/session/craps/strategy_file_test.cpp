// A way to bet at craps from a file: read as the header says, and refused with file, place, what and what to do.
#include "session/craps/strategy_file.h"

#include "base/error.h"
#include "scratch.h"
#include "sentence.h"

#include <doctest/doctest.h>

#include <fstream>

using namespace boxcars;
using players::When;

namespace {

players::CrapsStrategy read_strategy(const std::string& text) {
    const test::Scratch folder;
    return session::read_craps_strategy(folder.file("mine.json", text));
}

std::string trouble(const std::string& text) {
    const test::Scratch folder;
    const std::string file = folder.file("mine.json", text).string();
    std::string sentence = test::sentence_of([&] { session::read_craps_strategy(file); });
    const auto at = sentence.find(file);
    return at == std::string::npos ? sentence : sentence.replace(at, file.size(), "FILE");
}
std::string trouble_of_bet(const std::string& bet) { return trouble(R"({"game": "craps", "bets": [)" + bet + "]}"); }

// The example in the header, without its comment signs.
std::string example() {
    std::ifstream header{std::string{BOXCARS_SOURCE} + "/src/session/craps/strategy_file.h"};
    std::string text;
    bool inside = false;
    for (std::string line; std::getline(header, line);) {
        inside = inside || line == "//   {";
        if (inside) text += line.substr(2) + "\n";
        if (line == "//   }") break;
    }
    return text;
}

}  // namespace

TEST_CASE("the example in the header is a strategy, and means what it says") {
    const auto strategy = read_strategy(example());
    CHECK(strategy.in_words == "pass with double odds, 6 and 8 placed");
    using craps::Kind;
    CHECK(strategy.lines ==
          players::BetLines{
              {.when = When::ComeOut, .bet = {Kind::Pass}, .odds = 2},
              {.when = When::Point, .bet = {Kind::Come}, .stake = 10 * dollar, .odds = players::full_odds, .up_to = 2},
              {.when = When::Point, .bet = {Kind::Place, 6}, .units = 2, .take_when = When::ComeOut},
              {.when = When::Point,
               .bet = {Kind::Place, 8},
               .after_win = {{.times = 2}, {.change = players::Change::Down}}},
              {.bet = {Kind::Field}, .stake = 5 * dollar, .unless_down = false}});
    CHECK_FALSE(problem(strategy.lines, craps::Rules{}, "example"));
}

TEST_CASE("a wrong strategy file is refused with the file, the place, what is wrong and what to do") {
    CHECK(trouble("{") == "The strategy FILE is not JSON: something is wrong at line 1, column 2.");
    CHECK(trouble(R"({"game": "pig", "bets": []})") == "The strategy FILE is for the game 'pig', not for craps.");
    CHECK(trouble(R"({"game": "craps", "bets": []})") == "The strategy FILE: bets has no bet.");
    CHECK(trouble(R"({"game": "craps"})") == "The strategy FILE: bets is missing.");
    CHECK(trouble(R"({"game": "craps", "bets": [{"when": "point", "bet": "field"}], "more": 1})") ==
          "The strategy FILE: more is not a field that belongs here.");
    CHECK(trouble_of_bet(R"({"bet": "field"})") == "The strategy FILE: bets[0].when is missing.");
    CHECK(trouble_of_bet(R"({"when": "now", "bet": "field"})") ==
          R"(The strategy FILE: bets[0].when must be "come_out", "point" or "always", not "now".)");
    CHECK(trouble_of_bet(R"({"when": "point", "bet": "place_7"})") ==
          "The strategy FILE: bets[0].bet names no spot of the felt: 'place_7'; the nearest is 'place_4'.");
    CHECK(trouble_of_bet(R"({"when": "point", "bet": "pass_odds"})")
              .starts_with("The strategy FILE: bets[0].bet names 'pass_odds', but odds go with their flat bet: write"));
    CHECK(trouble_of_bet(R"({"when": "point", "bet": "come_5"})").find("names no spot") != std::string::npos);
    CHECK(trouble_of_bet(R"({"when": "point", "bet": "field", "stake": 0})") ==
          "The strategy FILE: bets[0].stake must be a whole number from 1 to 100000.");
    CHECK(
        trouble_of_bet(R"({"when": "point", "bet": "field", "stake": "2 dollars"})") ==
        R"(The strategy FILE: bets[0].stake must be whole dollars, such as 10, or "1 units" to "1000 units", not "2 dollars".)");
    CHECK(trouble_of_bet(R"({"when": "point", "bet": "field", "odds": 2})") ==
          "The strategy FILE: bets[0].odds do not lie behind field: only behind pass, dont_pass, come, dont_come and "
          "put.");
    CHECK(trouble_of_bet(R"({"when": "come_out", "bet": "pass", "odds": "all"})") ==
          R"(The strategy FILE: bets[0].odds must be "full" or a whole number from 1 to 100.)");
    CHECK(trouble_of_bet(R"({"when": "point", "bet": "field", "up_to": 2})") ==
          "The strategy FILE: bets[0].up_to is for come and dont_come alone.");
    CHECK(trouble_of_bet(R"({"when": "point", "bet": "field", "take_when": "point"})") ==
          "The strategy FILE: bets[0].take_when is also when the bet is made: it would never lie there.");
    CHECK(trouble_of_bet(R"({"when": "point", "bet": "field"}, {"when": "point", "bet": "field", "unless_down": 1})") ==
          "The strategy FILE: bets[1].unless_down must be true or false.");
}

TEST_CASE("steps after a win or a loss that contradict each other or the strategy are refused in one sentence") {
    const auto of_step = [](const std::string& steps, const std::string& more = "") {
        return trouble_of_bet(R"({"when": "point", "bet": "place_6")" + more + R"(, "after_win": )" + steps + "}");
    };
    CHECK(of_step(R"(["press", "take_down"])") ==
          "The strategy FILE: bets[0].after_win says two things for the same win: give the step before the last its "
          "times.");
    CHECK(of_step("[]") == "The strategy FILE: bets[0].after_win has 1 to 8 steps.");
    CHECK(of_step(R"("double", "after_loss": "press_by_win")") ==
          "The strategy FILE: bets[0].after_loss[0].do is press_by_win, but a loss wins nothing.");
    CHECK(of_step(R"("pres")") ==
          "The strategy FILE: bets[0].after_win[0].do must be press, press_to_step, press_by_win, double, regress or "
          "take_down, not 'pres'.");
    CHECK(of_step(R"({"do": "press", "to": 10})") ==
          "The strategy FILE: bets[0].after_win[0].to is not a field that belongs here.");
    CHECK(of_step(R"({"do": "press", "of": ["place_8"]})") ==
          "The strategy FILE: bets[0] reacts to place_8, which the strategy never bets.");
    CHECK(of_step(R"("press")", R"(, "unless_down": false)") ==
          "The strategy FILE: bets[0].after_win contradicts unless_down: false, which adds to the bet at every throw.");
    CHECK(of_step(R"("press"}, {"when": "always", "bet": "place_6")") ==
          "The strategy FILE: bets[0] reacts, so place_6 may be there only once.");
    const auto low = R"({"game": "craps", "bets": [{"when": "point", "bet": "field", "stake": 20,
                        "after_win": {"do": "regress", "to": 5}}]})";
    CHECK(test::sentence_of([&] { session::given_craps_strategy("low", low, {.minimum = 10}); }) ==
          "The strategy low cannot play this sheet: it regresses field to $5, and the table takes $10 to $5000.");
}

TEST_CASE("the table in docs/terminal.md has every field of a strategy as the reader has it") {
    std::ifstream file{std::string{BOXCARS_SOURCE} + "/docs/terminal.md"};
    const std::string page{std::istreambuf_iterator<char>{file}, {}};
    for (const auto& [name, takes, help] : session::strategy_fields())
        CHECK(page.find("| `" + std::string{name} + "` | `" + std::string{takes} + "` | " + std::string{help} + " |") !=
              std::string::npos);
}

TEST_CASE("a strategy is found by its name or its file, and must be able to play the sheet") {
    CHECK(session::craps_strategy("field", {}).name == "field");
    const test::Scratch folder;
    const auto file =
        folder.file("mine.json", R"({"game": "craps", "bets": [{"when": "come_out", "bet": "dont_pass"}]})");
    const std::string name = "file:" + file.string();
    CHECK(session::craps_strategy(name, {}).name == name);
    const craps::Rules crapless{.crapless = true};
    CHECK_THROWS_AS(session::craps_strategy(name, crapless), Error);
    CHECK_THROWS_AS(session::craps_strategy("fild", {}), Error);
    CHECK_THROWS_AS(session::craps_strategy("file:no such file", {}), Error);
}

TEST_CASE("every strategy that is written as a file and read again is the same strategy") {
    for (const players::CrapsStrategy& one : players::craps_strategies()) {
        const auto again = session::craps_strategy_from(session::craps_strategy_json(one), one.name, "text");
        CHECK(again.in_words == one.in_words);
        CHECK(again.lines == one.lines);
    }
    const auto mine = read_strategy(example());
    CHECK(session::craps_strategy_from(session::craps_strategy_json(mine), "mine", "text").lines == mine.lines);
}
