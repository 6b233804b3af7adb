// A sitting in brief, as links have it: whatever was played comes back whole, and what was not played is refused.
#include "app/games.h"
#include "contract/any_game.h"
#include "scratch.h"
#include "sentence.h"
#include "session/history/games.h"

#include <doctest/doctest.h>

using namespace any_game;
namespace fs = std::filesystem;

namespace {

const session::PlayedGames kept = console::played_games(app::commands_of(app::every_game()));

session::Recording read_back(const std::string& text) {
    const test::Scratch folder;
    return session::read_sitting(kept, folder.file("brief.json", text));
}

std::string sentence_of(const std::string& text) {
    return test::sentence_of([&] { read_back(text); });
}

std::string brief_of(const session::Recording& whole) { return session::in_brief(kept, whole); }

// A long sitting with all that a sitting may have: games, changes of the sheet, decisions taken back, chosen faces.
session::Recording long_sitting(const rules::AnyGame& game, std::uint64_t seed) {
    auto session = any_sitting(game, seed, 1000, 500);
    if (seed % 3 == 0 && session.may_throw()) {
        const rules::Dice dice = session.dice_wanted();
        session.force(std::vector<int>(static_cast<std::size_t>(dice.count), 1));
    }
    return session::record(session);
}

}  // namespace

TEST_CASE("every golden sitting in brief is read back whole, byte for byte") {
    for (const auto& file : fs::directory_iterator{fs::path{BOXCARS_SOURCE} / "tests" / "golden"}) {
        if (file.path().extension() != ".json") continue;
        CAPTURE(file.path().string());
        const auto whole = session::read_recording(file.path());
        const std::string brief = brief_of(whole);
        CHECK(to_json(read_back(brief)) == to_json(whole));
        CHECK(brief.find("\"facts\"") == brief.npos);
        CHECK(brief.size() < to_json(whole).size() / 4);
        CHECK_THROWS_WITH_AS(session::recording_from(brief, "replay b"), doctest::Contains("no recorded sitting"),
                             Error);
    }
}

TEST_CASE_TEMPLATE_DEFINE("a long sitting of anything in brief is read back whole", R, whole_again) {
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        const auto whole = long_sitting(rules::any_game<R>(), seed);
        REQUIRE(whole.entries.size() > 100);
        const auto again = read_back(brief_of(whole));
        REQUIRE(to_json(again) == to_json(whole));
        REQUIRE_FALSE(again.brief);
    }
}

TEST_CASE_TEMPLATE_DEFINE("a sitting in brief that was not played so is refused with a sentence", R, refused) {
    const auto whole = long_sitting(rules::any_game<R>(), 7);
    const auto fault = [&](const auto& change) {
        session::Json json = session::Json::parse(brief_of(whole));
        change(json);
        return sentence_of(json.dump());
    };
    CHECK(fault([](session::Json&) {}).empty());
    CHECK(fault([](session::Json& json) { json["seed"] = "1234567"; }).find("is not what was played") !=
          std::string::npos);
    CHECK(fault([](session::Json& json) { json["hash"] = "0123456789abcdef"; }).find("hash") != std::string::npos);
    CHECK(fault([](session::Json& json) {
              json["games"].back().erase(json["games"].back().size() - 1);
          }).find("is not what was played") != std::string::npos);
    CHECK(fault([](session::Json& json) { json["games"].back().push_back("dance"); }).find("has no such event") !=
          std::string::npos);
    CHECK(fault([](session::Json& json) {
              json["games"].back().push_back({"forced", 1000001});
          }).find("whole numbers") != std::string::npos);
    CHECK(fault([](session::Json& json) { json["games"].back().push_back(7); }).find("must have what was done") !=
          std::string::npos);
    CHECK(fault([](session::Json& json) { json["games"] = "none"; }).find("games") != std::string::npos);
    CHECK(fault([](session::Json& json) { json["game"] = "whist"; }).find("the house has") != std::string::npos);
}

TEST_CASE_TEMPLATE_DEFINE("one letter changed in a sitting in brief: the same sitting, or a sentence", R, changed) {
    const std::string good = brief_of(session::record(any_sitting(rules::any_game<R>(), 3, 2, 60)));
    Chooser choose{2026};
    int caught = 0;
    constexpr int tries = 300;
    for (int i = 0; i < tries; ++i) {
        const std::string text = letter_changed(good, choose);
        const std::string said = sentence_of(text);
        caught += !said.empty();
        if (!said.empty()) REQUIRE((said.starts_with("The replay ") && (said.ends_with(".") || said.ends_with("?"))));
    }
    CHECK(caught > tries * 8 / 10);
}

TEST_CASE_TEMPLATE_APPLY(whole_again, EveryGame);
TEST_CASE_TEMPLATE_APPLY(refused, EveryGame);
TEST_CASE_TEMPLATE_APPLY(changed, EveryGame);
