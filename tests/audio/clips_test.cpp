// Kept sounds: what was kept is read as it was; whatever else lies under its name is nothing, and is written anew.
#include "audio/clips.h"

#include "audio/repertoire.h"
#include "platform/paths.h"
#include "scratch.h"

#include <doctest/doctest.h>

#include <string>

using namespace boxcars;
using namespace boxcars::audio;

namespace {

using Pcm = std::vector<std::int16_t>;
const Pcm four{1, -2, 3, -32768};

// Asks for two clips. Returns whether both came from the file as they were made.
bool kept(const std::filesystem::path& folder, const char* name = "win", bool keep = false) {
    Clips clips{folder, name};
    bool made = false;
    const auto make = [&](const Pcm& pcm) { return [&made, pcm] { return made = true, pcm; }; };
    const bool same = clips.of({0, 0, 0}, make(four)).pcm == four && clips.of({7, 60, 1200}, make({})).pcm.empty();
    if (keep) clips.keep();
    return same && !made;
}

}  // namespace

TEST_CASE("kept sounds: a missing folder is made, and a sound kept in it is read again") {
    const test::Scratch scratch;
    const auto folder = scratch.path / "deep" / "boxcars";
    CHECK_FALSE(kept(folder));
    CHECK_FALSE(kept(folder, "win", true));
    CHECK(kept(folder));
    CHECK_FALSE(kept(folder, "loss"));
}

TEST_CASE("kept sounds: a file that is cut, changed anywhere, foreign or another's is none, and is written anew") {
    const test::Scratch scratch;
    kept(scratch.path, "win", true);
    const auto file = scratch.path / "win.sound";
    const std::string whole = *platform::read_whole(file);
    for (std::size_t at = 0; at < whole.size(); ++at) {
        std::string other = whole;
        other[at] = static_cast<char>(other[at] ^ 0x10);
        REQUIRE(platform::write_safely(file, other).empty());
        CHECK_FALSE(kept(scratch.path));
        REQUIRE(platform::write_safely(file, whole.substr(0, at)).empty());
        CHECK_FALSE(kept(scratch.path));
    }
    REQUIRE(platform::write_safely(scratch.path / "loss.sound", whole).empty());
    CHECK_FALSE(kept(scratch.path, "loss"));
    kept(scratch.path, "win", true);
    CHECK(kept(scratch.path));
}

TEST_CASE("kept sounds: without a folder, or with a file in its place, nothing is kept and nothing is said") {
    const test::Scratch scratch;
    REQUIRE(platform::write_safely(scratch.path / "file", "not a folder").empty());
    for (const auto& folder : {std::filesystem::path{}, scratch.path / "file"}) {
        kept(folder, "win", true);
        CHECK_FALSE(kept(folder));
    }
}

TEST_CASE(
    "kept sounds: a score and a sound that were made once are read from the folder the next time, note for note") {
    const test::Scratch scratch;
    const auto strokes = [&] {
        Repertoire repertoire{Repertoire::Making::AtOnce, [] {}, scratch.path};
        repertoire.want("night_line");
        REQUIRE(repertoire.ready_score("night_line"));
        REQUIRE(repertoire.ready(*repertoire.find("die_felt")));
        std::vector<Clip> clips;
        for (const Stroke& stroke : repertoire.ready_score("night_line")->chorus) clips.push_back(*stroke.clip);
        for (const Clip* take : repertoire.find("die_felt")->takes) clips.push_back(*take);
        return clips;
    };
    const auto made = strokes();
    CHECK(made.size() > 20 + 8);
    const auto notes = scratch.path / "notes.sound", felt = scratch.path / "die_felt.sound";
    const auto written = std::filesystem::last_write_time(notes), rendered = std::filesystem::last_write_time(felt);
    CHECK((strokes() == made));
    CHECK(std::filesystem::last_write_time(notes) == written);
    CHECK(std::filesystem::last_write_time(felt) == rendered);
}
