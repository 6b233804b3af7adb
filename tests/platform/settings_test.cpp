#include "platform/settings.h"

#include "platform/paths.h"
#include "scratch.h"

#include <SDL.h>
#include <doctest/doctest.h>

#include <clocale>
#include <nlohmann/json.hpp>

using namespace boxcars::platform;
using boxcars::test::Scratch;

namespace {

Settings unusual() {
    Settings s;
    s.volume_dice = 0.25f;
    s.muted = true;
    s.throw_pace = 1.5f;
    s.ui_scale = 1.25f;
    s.colour_vision = ColourVision::Tritan;
    s.quality = PictureQuality::Fine;
    s.coach = true;
    s.bindings.bind(Action::Roll, SDLK_F9);
    s.bindings.bind_pad(Action::Skip, SDL_CONTROLLER_BUTTON_GUIDE);
    return s;
}

std::string only_sentence(const SettingsRead& read) {
    REQUIRE(read.sentences.size() == 1);
    return read.sentences.front();
}

}  // namespace

TEST_CASE("settings come back as they were saved") {
    const Scratch folder;
    for (const Settings& saved : {Settings{}, unusual()}) {
        CHECK(save_settings(folder.path, saved).empty());
        const SettingsRead read = load_settings(folder.path);
        CHECK(read.sentences.empty());
        CHECK((read.settings == saved));
    }
}

TEST_CASE("no settings file is no trouble: the defaults") {
    const Scratch folder;
    CHECK(load_settings(folder.path).sentences.empty());
    CHECK((load_settings(folder.path).settings == Settings{}));
}

TEST_CASE("a bad value is named with what would be right, and the default stands; the others are read") {
    const SettingsRead loud = settings_from_json(R"({"volume_dice": 1.5, "coach": true})");
    CHECK(only_sentence(loud) == "The setting \"volume_dice\" wants a number from 0 to 1; the default is used.");
    CHECK(loud.settings.volume_dice == Settings{}.volume_dice);
    CHECK(loud.settings.coach);
    CHECK(only_sentence(settings_from_json(R"({"muted": 1})")) ==
          "The setting \"muted\" wants true or false; the default is used.");
    CHECK(only_sentence(settings_from_json(R"({"quality": "best"})")) ==
          "The setting \"quality\" wants auto, plain, fine or full; the default is used.");
    CHECK(only_sentence(settings_from_json(R"({"throw_pace": null})")).find("from 0.5 to 2") != std::string::npos);
    CHECK(only_sentence(settings_from_json(R"({"keys": {"roll": ["Spaec"]}})")).find("\"roll\"") != std::string::npos);
    CHECK(only_sentence(settings_from_json(R"({"keys": {"jump": ["Space"]}})")).find("\"jump\"") != std::string::npos);
    CHECK(only_sentence(settings_from_json(R"({"colour_vison": "off"})")) ==
          "There is no setting \"colour_vison\" (perhaps \"colour_vision\"?); it is left out.");
}

TEST_CASE("one key for two actions is told") {
    const std::string reported = only_sentence(settings_from_json(R"({"keys": {"roll": ["H"]}})"));
    CHECK(reported == "H means both \"Roll the dice\" and \"Hold\"; it will do the first.");
}

TEST_CASE("a broken settings file is set aside, never lost, and never stops the game") {
    const Scratch folder;
    for (const std::string broken : {"", "{", "[1,2]", "\"a\"", "{\"muted\": tru", "\xff\xfe{}"}) {
        REQUIRE(write_safely(folder.path / "settings.json", broken).empty());
        const SettingsRead read = load_settings(folder.path);
        CHECK(read.sentences.size() == 2);
        CHECK((read.settings == Settings{}));
        CHECK(save_settings(folder.path, read.settings).empty());
        CHECK(read_whole(folder.path / "settings.broken.json") == broken);
    }
}

TEST_CASE("deep or huge settings files are refused in a sentence") {
    CHECK(settings_from_json(std::string(200'000, '[')).sentences.size() == 1);
    CHECK(settings_from_json(std::string(20'000, '[')).sentences.size() == 1);
}

TEST_CASE("numbers are read with a point whatever the locale says") {
    const char* before = std::setlocale(LC_ALL, "de_DE.UTF-8");  // stays C where the locale is not installed
    CHECK(settings_from_json(R"({"throw_pace": 1.5})").settings.throw_pace == 1.5f);
    CHECK(nlohmann::json::parse(settings_json(unusual())).at("volume_dice") == 0.25);
    (void)before;
    std::setlocale(LC_ALL, "C");
}

TEST_CASE("without a folder settings are not saved, and that is said") {
    CHECK(load_settings({}).sentences.empty());
    CHECK(!save_settings({}, Settings{}).empty());
}
