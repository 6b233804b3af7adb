#include "platform/paths.h"

#include "base/error.h"
#include "scratch.h"

#include <doctest/doctest.h>

#include <map>

using namespace boxcars::platform;
using boxcars::test::Scratch;
namespace fs = std::filesystem;

namespace {

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

TEST_CASE(
    "assets and shaders are found where BOXCARS_HOME says, or where the program was built; else the places are named") {
    const Scratch scratch;
    fs::create_directories(scratch.path / "assets");
    CHECK_THROWS_WITH_AS(find_resources({}, with({{"BOXCARS_HOME", scratch.path}})),
                         doctest::Contains(scratch.path.c_str()), boxcars::Error);
    fs::create_directories(scratch.path / "shaders");
    CHECK(find_resources({}, with({{"BOXCARS_HOME", scratch.path}})).shaders == scratch.path / "shaders");
    CHECK(fs::is_directory(find_resources(BOXCARS_SOURCE, with({})).assets));
}
