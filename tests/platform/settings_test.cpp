// The settings file, and the folders of the program.
#include "platform/settings.h"

#include "base/error.h"
#include "locales.h"
#include "platform/paths.h"
#include "scratch.h"

#include <SDL.h>
#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <map>

using namespace boxcars::platform;
using boxcars::test::Scratch;
namespace fs = std::filesystem;

namespace {

Settings unusual() {
    Settings s;
    s.volume_dice = 0.25f;
    s.muted = true;
    s.throw_pace = 1.5f;
    s.letters = 1.25f;
    s.colour_vision = ColourVision::Tritan;
    s.quality = PictureQuality::Fine;
    s.save_power = true;
    s.coach = Coach::Always;
    s.felt_bets = FeltBets::All;
    s.bindings.bind(Action::Roll, SDLK_F9);
    s.bindings.bind_pad(Action::Skip, SDL_CONTROLLER_BUTTON_GUIDE);
    return s;
}

std::string only_sentence(const SettingsRead& read) {
    REQUIRE(read.sentences.size() == 1);
    return read.sentences.front();
}

TEST_CASE("a settings file of an earlier version keeps its ui_scale as the size of letters, without a complaint") {
    const SettingsRead read = settings_from_json(R"({"ui_scale": 1.25})");
    CHECK(read.settings.letters == 1.25f);
    CHECK(read.sentences.empty());
}

TEST_CASE("settings come back as saved; without a file they are the defaults, without a folder that is said") {
    const Scratch folder;
    CHECK(load_settings(folder.path).sentences.empty());
    CHECK((load_settings(folder.path).settings == Settings{}));
    CHECK(load_settings({}).sentences.empty());
    CHECK(!save_settings({}, Settings{}).empty());
    for (const Settings& saved : {Settings{}, unusual()}) {
        CHECK(save_settings(folder.path, saved).empty());
        const SettingsRead read = load_settings(folder.path);
        CHECK(read.sentences.empty());
        CHECK((read.settings == saved));
    }
}

TEST_CASE("the coach is off, speaks when asked, or always") {
    CHECK(Settings{}.coach == Coach::WhenAsked);
    const std::pair<const char*, Coach> ways[] = {
        {R"("off")", Coach::Off}, {R"("asked")", Coach::WhenAsked}, {R"("always")", Coach::Always}};
    for (const auto& [words, coach] : ways) {
        const SettingsRead read = settings_from_json(std::string(R"({"coach": )") + words + "}");
        CHECK(read.sentences.empty());
        CHECK(read.settings.coach == coach);
    }
    for (const char* wrong : {R"({"coach": "loud"})", R"({"coach": true})"})
        CHECK(only_sentence(settings_from_json(wrong)) ==
              "The setting \"coach\" wants off, asked or always; the default is used.");
}

TEST_CASE("a bad value is named with what would be right, and the default stands; the others are read") {
    const SettingsRead loud = settings_from_json(R"({"volume_dice": 1.5, "coach": "always"})");
    CHECK(only_sentence(loud) == "The setting \"volume_dice\" wants a number from 0 to 1; the default is used.");
    CHECK(loud.settings.volume_dice == Settings{}.volume_dice);
    CHECK(loud.settings.coach == Coach::Always);
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

TEST_CASE("where a guided first game was left, and that one was finished, comes back; anything else is told") {
    Settings left;
    left.guides = {{"craps", 4}, {"pig", guide_done}};
    CHECK((settings_from_json(settings_json(left)).settings == left));
    CHECK(Settings{}.guides.empty());
    for (const char* wrong : {R"({"guides": 3})", R"({"guides": {"pig": -1}})", R"({"guides": {"pig": "never"}})",
                              R"({"guides": {"pig": 1.5}})", R"({"guides": {"pig": 100000}})"}) {
        CHECK(only_sentence(settings_from_json(wrong)).find("\"done\"") != std::string::npos);
        CHECK(settings_from_json(wrong).settings.guides.empty());
    }
}

TEST_CASE("the newest twenty sittings that a link opened come back") {
    Settings settings;
    for (int n = 0; n < 25; ++n) leave_out_of_continue(settings, std::to_string(n % 22));
    CHECK(settings.linked.size() == most_linked);
    CHECK(settings.linked.back() == "2");
    CHECK((settings_from_json(settings_json(settings)).settings == settings));
    CHECK(only_sentence(settings_from_json(R"({"linked": [3]})")).find("names of sittings") != std::string::npos);
}

TEST_CASE("one key for two actions is told") {
    const std::string reported = only_sentence(settings_from_json(R"({"keys": {"roll": ["H"]}})"));
    CHECK(reported == "H means both \"Roll the dice\" and \"Hold, or half the bet\"; it will do the first.");
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

TEST_CASE("however much is wrong in a settings file, it is told in a few sentences that can be shown") {
    std::string many = "{\"\\u001b[2J\":1";
    for (int i = 0; i < 4000; ++i) many += ",\"x" + std::to_string(i) + "\":1";
    const auto read = settings_from_json(many + "}");
    REQUIRE(read.sentences.size() == 9);
    CHECK(read.sentences[0] == "There is no setting \"\\x1b[2J\"; it is left out.");
    CHECK(read.sentences.back() == "And 3993 more settings are wrong.");
    const auto longest = settings_from_json("{\"" + std::string(60'000, 'x') + "\":1}");
    CHECK(only_sentence(longest).size() < 400);
    CHECK(only_sentence(longest).ends_with("it is left out."));
}

TEST_CASE("a settings file larger than any is not read into memory, and is set aside") {
    const Scratch folder;
    REQUIRE(write_safely(folder.path / "settings.json", std::string(70'000, ' ')).empty());
    CHECK_FALSE(read_whole(folder.path / "settings.json", 65'536));
    const auto read = load_settings(folder.path);
    REQUIRE(read.sentences.size() == 2);
    CHECK(read.sentences[0].find("more than 65536 bytes; the defaults are used.") != std::string::npos);
    CHECK(std::filesystem::file_size(folder.path / "settings.broken.json") == 70'000);
}

TEST_CASE("numbers are read with a point whatever the locale says") {
    for (const char* language : {"de_DE.UTF-8", "tr_TR.UTF-8"}) {
        const boxcars::test::InLanguage other{language};
        if (!other.spoken()) MESSAGE("no locale ", language, " can be had here: checked under C only");
        CHECK(settings_from_json(R"({"throw_pace": 1.5})").settings.throw_pace == 1.5f);
        CHECK(nlohmann::json::parse(settings_json(unusual())).at("volume_dice") == 0.25);
    }
}

Environment with(std::map<std::string, std::string> variables) {
    return [variables = std::move(variables)](std::string_view name) -> std::optional<std::string> {
        const auto found = variables.find(std::string{name});
        return found == variables.end() ? std::optional<std::string>{} : found->second;
    };
}

}  // namespace

TEST_CASE("files live in the XDG folders, made when missing") {
    const Scratch home;
    const Folders found = find_folders({}, {}, with({{"HOME", home.path}, {"XDG_CONFIG_HOME", home.path / "conf"}}));
    CHECK(found.data == home.path / ".local/share/boxcars");
    CHECK(found.config == home.path / "conf/boxcars");
    CHECK(fs::is_directory(found.data));
    CHECK(fs::is_directory(found.config));
    CHECK(found.sentences.empty());
}

TEST_CASE("folders asked for are made, however deep, and need no HOME") {
    const Scratch scratch;
    const Folders found = find_folders(scratch.path / "a/b", scratch.path / "c", with({}));
    CHECK(fs::is_directory(scratch.path / "a/b"));
    CHECK(found.config == scratch.path / "c");
    CHECK(found.sentences.empty());
}

TEST_CASE("a relative XDG variable is passed over with a sentence") {
    const Scratch home;
    const Folders found = find_folders({}, {}, with({{"HOME", home.path}, {"XDG_DATA_HOME", "share"}}));
    CHECK(found.data == home.path / ".local/share/boxcars");
    REQUIRE(found.sentences.size() == 1);
    CHECK(found.sentences[0] == "XDG_DATA_HOME is \"share\", which is not an absolute path; it is passed over.");
}

TEST_CASE("an empty or missing HOME means playing in memory, said once for each kind of file") {
    for (const auto& environment : {with({}), with({{"HOME", ""}}), with({{"HOME", "here"}})}) {
        const Folders found = find_folders({}, {}, environment);
        CHECK(found.data.empty());
        CHECK(found.config.empty());
        REQUIRE(found.sentences.size() == 2);
        CHECK(found.sentences[0].starts_with("Sittings are not saved: HOME is not"));
        CHECK(found.sentences[1].find("--config-dir") != std::string::npos);
    }
}

TEST_CASE("a folder that cannot be made is told with its name; the other one is still used") {
    const Scratch scratch;
    REQUIRE(write_safely(scratch.path / "file", "x").empty());
    const Folders found = find_folders(scratch.path / "file/data", scratch.path / "config", with({}));
    CHECK(found.data.empty());
    CHECK(!found.config.empty());
    REQUIRE(found.sentences.size() == 1);
    CHECK(found.sentences[0].find((scratch.path / "file/data").string()) != std::string::npos);
}

TEST_CASE("a file that cannot be written is told with its name, and the old one stands") {
    const Scratch scratch;
    CHECK(write_safely(scratch.path / "none/a.json", "x").find("none/a.json") != std::string::npos);
    fs::create_directories(scratch.path / "b.json");
    CHECK(!write_safely(scratch.path / "b.json", "x").empty());
    CHECK(fs::is_directory(scratch.path / "b.json"));
    CHECK(std::distance(fs::directory_iterator{scratch.path}, fs::directory_iterator{}) == 1);
    CHECK(!read_whole(scratch.path / "b.json"));
}

TEST_CASE("assets are found where BOXCARS_HOME says, or where the program was built; else the places are named") {
    const Scratch scratch;
    fs::create_directories(scratch.path / "assets");
    CHECK_THROWS_WITH_AS(find_resources({}, with({{"BOXCARS_HOME", scratch.path}})),
                         doctest::Contains(scratch.path.c_str()), boxcars::Error);
    fs::create_directories(scratch.path / "shaders");
    CHECK(find_resources({}, with({{"BOXCARS_HOME", scratch.path}})).shaders == scratch.path / "shaders");
    CHECK(fs::is_directory(find_resources(BOXCARS_SOURCE, with({})).assets));
}
