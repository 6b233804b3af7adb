// Kept sounds: what was kept is read as it was; whatever else lies under its name is nothing, and is written anew.
#include "audio/sound_cache.h"

#include "audio/repertoire.h"
#include "platform/paths.h"
#include "scratch.h"

#include <doctest/doctest.h>

#include <string>

using namespace boxcars;
using namespace boxcars::audio;

namespace {

const KeptClips two{{{0, 0, 0}, {1, -2, 3, -32768}}, {{7, 60, 1200}, {}}};

bool wanted_ready(Repertoire& repertoire, const char* name) {
    repertoire.want(name);
    return repertoire.ready_score(name) != nullptr;
}

}  // namespace

TEST_CASE("kept sounds: what is kept is read again, in a folder that was not there") {
    const test::Scratch scratch;
    const SoundCache cache{scratch.path / "deep" / "boxcars"};
    CHECK(cache.read("win").empty());
    cache.keep("win", two);
    CHECK(cache.read("win") == two);
    CHECK(cache.read("loss").empty());
    cache.keep("win", {two.front()});
    CHECK(cache.read("win").size() == 1);
}

TEST_CASE("kept sounds: a file that is cut, changed anywhere, foreign or another's is none, and is written anew") {
    const test::Scratch scratch;
    const SoundCache cache{scratch.path};
    cache.keep("win", two);
    const auto file = cache.file_of("win");
    const std::string whole = *platform::read_whole(file);
    for (std::size_t at = 0; at < whole.size(); ++at) {
        std::string other = whole;
        other[at] = static_cast<char>(other[at] ^ 0x10);
        REQUIRE(platform::write_safely(file, other).empty());
        CHECK(cache.read("win").empty());
        REQUIRE(platform::write_safely(file, whole.substr(0, at)).empty());
        CHECK(cache.read("win").empty());
    }
    REQUIRE(platform::write_safely(cache.file_of("loss"), whole).empty());
    CHECK(cache.read("loss").empty());
    cache.keep("win", two);
    CHECK(cache.read("win") == two);
}

TEST_CASE("kept sounds: without a folder, or with a file in its place, nothing is kept and nothing is said") {
    const test::Scratch scratch;
    SoundCache{}.keep("win", two);
    CHECK(SoundCache{}.read("win").empty());
    REQUIRE(platform::write_safely(scratch.path / "file", "not a folder").empty());
    const SoundCache cache{scratch.path / "file"};
    cache.keep("win", two);
    CHECK(cache.read("win").empty());
}

TEST_CASE(
    "kept sounds: a score and a sound that were made once are read from the folder the next time, note for note") {
    const test::Scratch scratch;
    const auto strokes = [&] {
        Repertoire repertoire{Repertoire::Making::AtOnce, [] {}, SoundCache{scratch.path}};
        REQUIRE(wanted_ready(repertoire, "night_line"));
        REQUIRE(repertoire.ready(*repertoire.find("die_felt")));
        std::vector<Recording> notes;
        for (const Stroke& stroke : repertoire.ready_score("night_line")->chorus) notes.push_back(*stroke.clip);
        notes.push_back(repertoire.find("die_felt")->takes.front().pcm);
        return notes;
    };
    const auto made = strokes();
    const KeptClips notes = SoundCache{scratch.path}.read("notes");
    CHECK(notes.size() > 20);
    CHECK(SoundCache{scratch.path}.read("die_felt").size() == 8);
    const auto written = std::filesystem::last_write_time(SoundCache{scratch.path}.file_of("notes"));
    CHECK((strokes() == made));
    CHECK(std::filesystem::last_write_time(SoundCache{scratch.path}.file_of("notes")) == written);
}
