// Files: whole or not at all, and a sentence for every way the machine can let us down.
#include "session/files.h"

#include "scratch.h"
#include "session/given_dice.h"
#include "session/sentence.h"

#include <doctest/doctest.h>

#include <fstream>

using namespace boxcars;
using namespace boxcars::session;
using test::sentence_of;
namespace fs = std::filesystem;

namespace {

GivenDice dice_of(const fs::path& path, const std::string& text) {
    std::ofstream{path} << text;
    return GivenDice::from_file(path);
}

}  // namespace

TEST_CASE("what was written is read back, a second time over the first, and nothing else is left in the folder") {
    const test::Scratch folder;
    const auto file = folder.path / "a.json";
    write_file(file, "one");
    write_file(file, std::string(200'000, 'x'));
    CHECK(read_file(file, "replay", 1 << 20) == std::string(200'000, 'x'));
    CHECK(std::distance(fs::directory_iterator{folder.path}, {}) == 1);
}

TEST_CASE("a file that cannot be read says which, why, and what it is") {
    const test::Scratch folder;
    CHECK(sentence_of([&] { read_file(folder.path / "none", "replay", 10); }) ==
          "Cannot read the replay " + (folder.path / "none").string() + ": No such file or directory.");
    CHECK(sentence_of([&] { read_file(folder.path, "replay", 10); }) ==
          "Cannot read the replay " + folder.path.string() + ": it is a folder.");
    write_file(folder.path / "big", "12345678901");
    CHECK(sentence_of([&] { read_file(folder.path / "big", "replay", 10); }) ==
          "Cannot read the replay " + (folder.path / "big").string() + ": it has more than 10 bytes.");
}

TEST_CASE("a file that cannot be written says why and what to do, and the old one stays") {
    const test::Scratch folder;
    CHECK(sentence_of([&] { write_file(folder.path / "no" / "a", "x"); }) ==
          "Cannot write " + (folder.path / "no" / "a").string() +
              ": No such file or directory. Make its folder first.");
    write_file(folder.path / "a", "old");
    CHECK(sentence_of([&] { write_file(folder.path / "a" / "b", "x"); }).ends_with("Make its folder first."));
    CHECK(read_file(folder.path / "a", "replay", 10) == "old");
    CHECK(sentence_of([&] { write_file("/proc/boxcars", "x"); }).starts_with("Cannot write /proc/boxcars: "));
    CHECK(sentence_of([] { write_file("/dev/full/x", "x"); }).starts_with("Cannot write /dev/full/x: "));
}

TEST_CASE("a folder is made with its parents; a file in its way is a sentence") {
    const test::Scratch folder;
    make_folder(folder.path / "a" / "b");
    make_folder(folder.path / "a" / "b");
    CHECK(fs::is_directory(folder.path / "a" / "b"));
    write_file(folder.path / "file", "x");
    CHECK(sentence_of([&] { make_folder(folder.path / "file"); }).find("Cannot make the folder") == 0);
    CHECK(sentence_of([&] { make_folder(folder.path / "file" / "c"); }).find("Cannot make the folder") == 0);
}

TEST_CASE("a dice file is whole numbers with any white space between them, and nothing else") {
    const test::Scratch folder;
    auto dice = dice_of(folder.path / "dice", "1 2\n3\t4\r\n  6");
    for (const int face : {1, 2, 3, 4, 6}) CHECK(dice.face(6) == face);
    for (const auto* bad : {"1 2 x", "1 2 3.5", "1 2 99999999999999999999", "1 2 \xff"})
        CHECK(sentence_of([&] { dice_of(folder.path / "bad", bad); }).find("at place 3") != std::string::npos);
    CHECK(sentence_of([&] { dice_of(folder.path / "empty", "").face(6); }).find("has run out: it has 0 faces") !=
          std::string::npos);
}
