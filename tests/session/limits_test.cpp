// No file takes more memory than its reader allows, and one that is too much is told in a sentence before it is built.
#include "scratch.h"
#include "sentence.h"
#include "session/craps/strategy_file.h"
#include "session/files.h"
#include "session/given_dice.h"
#include "session/recording.h"
#include "session/rule_file.h"
#include "within_memory.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::session;
using test::sentence_of;
using test::within_memory;

namespace {

std::string repeated(std::string_view text, std::size_t times) {
    std::string all;
    all.reserve(text.size() * times);
    for (std::size_t i = 0; i < times; ++i) all += text;
    return all;
}

std::string many_fields(std::size_t count) {
    std::string object = "{\"k\":0";
    for (std::size_t i = 0; i < count; ++i) object += ",\"k" + std::to_string(i) + "\":1";
    return object + "}";
}

}  // namespace

TEST_CASE("reading faces takes no more memory than they and their file") {
    const std::string text = repeated("1 ", 16 << 20);  // 32 MiB, faces of 64 MiB
    CHECK(within_memory(72, [&] { return faces_from(text, "dice file d").size() == 16 << 20; }));
    CHECK_FALSE(within_memory(48, [&] { return faces_from(text, "dice file d").size() == 16 << 20; }));  // it can fail
}

TEST_CASE("a dice file has no more faces than a sitting can keep") {
    const test::Scratch folder;
    const auto file = folder.file("dice", repeated("1 ", 1 << 20));
    CHECK(sentence_of([&] { GivenDice::from_file(file); }) ==
          "Cannot read the dice file " + file.string() + ": it has more than 1048576 bytes.");
}

TEST_CASE("an object of a hundred thousand fields is refused by every reader") {
    const std::string object = many_fields(100'000);
    const std::string sentence = "The rule file r has more than 1000 fields in one object.";
    CHECK(sentence_of([&] { rule_pairs_from(object, "rule file r", "pig"); }) == sentence);
    CHECK(sentence_of([&] { rule_pairs_from(R"({"game":"pig","rules":)" + object + "}", "rule file r", "pig"); }) ==
          sentence);
    CHECK(sentence_of([&] { craps_strategy_from(object, "s", "strategy s"); }) ==
          "The strategy s has more than 1000 fields in one object.");
    CHECK(sentence_of([&] { recording_from(object, "replay r"); }) ==
          "The replay r has more than 1000 fields in one object.");
}

TEST_CASE("a file of too many values is refused before they are built") {
    const std::string list = "[" + repeated("[],", 4 << 20) + "1]";  // 12 MiB
    CHECK(sentence_of([&] { parse_strictly(list, "part p", 4, 1000); }) == "The part p has more than 1000 values.");
    CHECK(within_memory(16, [&] { return !sentence_of([&] { parse_strictly(list, "p", 4, 1000); }).empty(); }));
    CHECK(parse_strictly("[1,[2,{\"a\":3}]]", "part p", 4, 6).size() == 2);
    CHECK(sentence_of([&] { parse_strictly("[1,[2,{\"a\":3}]]", "part p", 4, 5); }) ==
          "The part p has more than 5 values.");
}

TEST_CASE("a file with too many values, of any kind, is refused before the values are built") {
    const std::string flat = "The replay r has more than 400000 values in one list.";
    const std::string nested = "The replay r has too many small values for its size.";
    for (const std::string value :
         {"\"\"", "\"a\"", "\"letters\"", "0", "-1", "0.5", "null", "true", "[]", "{}", R"(["","","",""])"}) {
        CAPTURE(value);
        const std::string list = "[" + repeated(value + ",", (12 << 20) / (value.size() + 1)) + "1]";
        const auto said = [&](const std::string& text) {
            return sentence_of([&] { recording_from(text, "replay r"); });
        };
        CHECK((said(list) == flat || said(list) == nested));
        CHECK(within_memory(16, [&] { return !said(list).empty(); }));
    }
    const std::string part = "[" + repeated("[\"\",\"\",\"\",\"\"],", 1 << 17) + "1]",
                      lists = "[" + repeated(part + ",", 8) + "1]";
    CHECK(sentence_of([&] { recording_from(lists, "replay r"); }) == nested);
}

TEST_CASE("a name in a file that steers a terminal is refused, and not shown") {
    const std::string sentence =
        sentence_of([] { rule_pairs_from("{\"game\":\"\\u001b[2J\\u202e\",\"rules\":{}}", "rule file r", "pig"); });
    CHECK(sentence ==
          "The rule file r: game has a sign in it that is not seen, or that turns the direction of writing.");
}
