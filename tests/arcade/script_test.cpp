#include "app/arcade/script.h"

#include "base/error.h"

#include <SDL_keycode.h>
#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::app;

namespace {

ScriptLine only(ScriptVerb verb, std::string_view line) {
    const Script script = parse_script(line, "s");
    REQUIRE(script.lines.size() == 1);
    REQUIRE(script.lines[0].verb == verb);
    return script.lines[0];
}

std::string why_not(std::string_view text) {
    try {
        parse_script(text, "s.jsonl");
        return {};
    } catch (const Error& error) {
        CHECK(error.exit_code() == 2);
        return error.what();
    }
}

}  // namespace

TEST_CASE("every kind of line is read as it is meant") {
    using enum ScriptVerb;
    const auto space = only(Key, R"({"at":1.0,"key":"Space"})");
    CHECK(space.code == SDLK_SPACE);
    CHECK((space.down && space.up));
    CHECK(space.held == 6);
    CHECK(only(Key, R"({"at":1,"key":"Space","hold":0.5})").held == 60);
    CHECK(!only(Down, R"({"at":1,"down":"H"})").up);
    CHECK(!only(Up, R"({"at":1,"up":"F1"})").down);
    const auto click = only(Click, R"({"at":2.0,"click":[640,600],"button":"right"})");
    CHECK(click.places == std::vector{glm::vec2{640, 600}});
    CHECK(click.button == 3);
    CHECK((click.down && click.up));
    const auto move = only(Move, R"({"at":2.0,"move":[-20.5,10]})");
    CHECK((!move.down && !move.up));
    CHECK(only(Down, R"({"at":2.0,"down":[1,2]})").down);
    CHECK(only(Up, R"({"at":2.0,"up":[1,2]})").up);
    const auto drag = only(Drag, R"({"at":0,"drag":[[0,0],[10,0],[10,10]],"seconds":1})");
    CHECK(drag.places.size() == 3);
    CHECK(drag.held == 120);
    CHECK(only(Drag, R"({"at":0,"drag":[[0,0],[10,0]]})").held == 30);
    CHECK(only(Spot, R"({"at":2.5,"spot":"pass"})").words == "pass");
    CHECK(only(Wheel, R"({"at":2.5,"wheel":-2})").places == std::vector{glm::vec2{0, -2}});
    CHECK(only(Wheel, R"({"at":2.5,"wheel":[1,0]})").places == std::vector{glm::vec2{1, 0}});
    CHECK(only(Text, R"({"at":2.5,"text":"Anna"})").words == "Anna");
    CHECK(only(Pad, R"({"at":2.5,"pad":"a","to":"roll"})").to == "roll");
    CHECK(only(Resize, R"({"at":2.5,"resize":[800,600]})").places == std::vector{glm::vec2{800, 600}});
    CHECK(!only(Focus, R"({"at":2.5,"focus":false})").down);
    CHECK(only(Picture, R"({"at":3.0,"picture":"a.png"})").words == "a.png");
    CHECK(only(State, R"({"at":3.0,"state":"s.json"})").words == "s.json");
    only(Quit, R"({"at":9.0,"quit":true})");
}

TEST_CASE("lines are done in order of time, those of one moment in the file's order, blank lines skipped") {
    const Script script =
        parse_script("{\"at\":2,\"spot\":\"c\"}\n\n{\"at\":1,\"spot\":\"a\"}\r\n  \n{\"at\":1,\"spot\":\"b\"}", "s");
    REQUIRE(script.lines.size() == 3);
    std::string order;
    for (const ScriptLine& line : script.lines) order += line.words;
    CHECK(order == "abc");
    CHECK(script.lines[0].number == 3);
    CHECK(script.lines[2].at == 240);
    CHECK(parse_script("", "s").lines.empty());
}

TEST_CASE("times are rounded to the nearest tick") {
    CHECK(parse_script(R"({"at":0.0041,"quit":true})", "s").lines[0].at == 0);
    CHECK(parse_script(R"({"at":0.0042,"quit":true})", "s").lines[0].at == 1);
    CHECK(parse_script(R"({"at":1.1,"quit":true})", "s").lines[0].at == 132);
}

TEST_CASE("a wrong line is told with the file, its number and what is wrong") {
    const auto reported = [](std::string_view line, std::string_view words) {
        const std::string sentence = why_not("{\"at\":0,\"spot\":\"a\"}\n" + std::string{line});
        CAPTURE(sentence);
        CHECK(sentence.starts_with("The script s.jsonl, line 2"));
        CHECK(sentence.find(words) != std::string::npos);
        CHECK(sentence.back() == '.');
    };
    reported("{", "not JSON; something is wrong at column 2");
    reported("at 1 key Space", "not JSON; something is wrong at column 1");
    reported("[1]", "one JSON object");
    reported("{}", "but not what");
    reported(R"({"at":1})", "key, click, move");
    reported(R"({"key":"Space"})", "\"at\" is missing");
    reported(R"({"at":-1,"key":"Space"})", "\"at\" wants seconds, a number from 0 to 86400");
    reported(R"({"at":"1","key":"Space"})", "\"at\" wants seconds");
    reported(R"({"at":1e99,"key":"Space"})", "\"at\" wants seconds");
    reported(R"({"at":1e999,"key":"Space"})", "number is too large");
    reported(R"({"at":1,"key":"Spaec"})", "there is no key \"Spaec\"");
    reported(R"({"at":1,"key":7})", "\"key\" wants text in quotes");
    reported(R"({"at":1,"clik":[1,2]})", "there is no \"clik\"; did you mean \"click\"?");
    reported(R"({"at":1,"click":[1]})", "\"click\" wants a place on the canvas, [x, y]");
    reported(R"({"at":1,"click":[1,"2"]})", "\"click\" wants a place");
    reported(R"({"at":1,"click":[1,1e30]})", "\"click\" wants a place");
    reported(R"({"at":1,"click":[1,2],"button":"up"})", "\"button\" wants left, middle, right or finger");
    reported(R"({"at":1,"click":[1,2],"buton":"left"})",
             "\"buton\" does not go with \"click\"; did you mean \"button\"?");
    reported(R"({"at":1,"key":"A","button":"left"})", "\"button\" does not go with \"key\"");
    reported(R"({"at":1,"key":"A","click":[1,2]})", "do not go into one line");
    reported(R"({"at":1,"drag":[[1,2]]})", "\"drag\" wants 2 to 64 places");
    reported(R"({"at":1,"spot":""})", "\"spot\" wants text");
    reported(R"({"at":1,"wheel":0.5})", "\"wheel\" wants whole notches");
    reported(R"({"at":1,"resize":[0,600]})", "\"resize\" wants a window's size");
    reported(R"({"at":1,"quit":false})", "\"quit\" wants true");
    reported(R"({"at":1,"focus":1})", "\"focus\" wants true or false");
    reported(R"({"at":1,"at":2,"quit":true})", "twice");
    reported(R"({"at":1,"drag":[[[[[[1]]]]]]})", "deeper");
}

TEST_CASE("a script that is not there is told with its name") {
    CHECK_THROWS_WITH_AS(read_script("/nowhere/s.jsonl"), doctest::Contains("/nowhere/s.jsonl"), Error);
}

TEST_CASE("a line takes no more time or memory than a line of a script may need") {
    std::string fields = R"({"at":1,"key":"Space")";
    for (int i = 0; i < 5000; ++i) fields += ",\"k" + std::to_string(i) + "\":1";
    CHECK(why_not(fields + "}") == "The script s.jsonl, line 1, has more than 1000 fields in one object.");
    CHECK(why_not("\n{\"at\":1,\"" + std::string(4 << 20, 'k') + "\":1}") ==
          "The script s.jsonl, line 2: it has more than 65536 bytes.");
    CHECK(why_not("{\"at\":1,\"key\":\"\\u001b[2J\"}") ==
          "The script s.jsonl, line 1: there is no key \"\\x1b[2J\"; keys have SDL's names, such as \"Space\".");
}
