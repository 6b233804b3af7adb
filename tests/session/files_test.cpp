// Files: whole or not at all, and a sentence for every way the machine can let us down.
#include "session/files.h"

#include "scratch.h"
#include "session/dice.h"

#include <doctest/doctest.h>

#include <fcntl.h>
#include <sys/stat.h>

#include <random>
#include <thread>

using namespace boxcars;
using namespace boxcars::session;
using test::sentence_of;
namespace fs = std::filesystem;

namespace {

// Why a file that a person named is not written; empty if it is.
std::string refused(const fs::path& file, Existing existing = Existing::Replace) {
    return sentence_of([&] { write_named_file(file, "x", existing); });
}

bool has(const std::string& sentence, std::string_view words) { return sentence.find(words) != sentence.npos; }

GivenDice dice_of(const fs::path& path, const std::string& text) {
    std::ofstream{path} << text;
    return GivenDice::from_file(path);
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

TEST_CASE("a file that a person names keeps what is there, unless told to replace it, and then keeps its mode") {
    const test::Scratch folder;
    const fs::path file = folder.path / "a.json";
    write_named_file(file, "one", Existing::Keep);
    CHECK(refused(file, Existing::Keep) ==
          "Cannot write " + file.string() +
              ": there is a file of that name already. Add --force to replace it, or choose another name.");
    CHECK(read_file(file, "replay", 10) == "one");
    fs::permissions(file, fs::perms{0640});
    write_named_file(file, "two", Existing::Replace);
    CHECK(read_file(file, "replay", 10) == "two");
    CHECK(fs::status(file).permissions() == fs::perms{0640});
    const fs::path longest = folder.path / std::string(255, 'x');
    write_named_file(longest, "long", Existing::Keep);
    CHECK(read_file(longest, "replay", 10) == "long");
    CHECK(std::distance(fs::directory_iterator{folder.path}, {}) == 2);
}

TEST_CASE("a link is followed to its file; a link to nothing or to itself is refused") {
    const test::Scratch folder;
    const fs::path link = folder.path / "link", file = folder.file("file", "one");
    fs::create_symlink(file, link);
    write_named_file(link, "two", Existing::Replace);
    CHECK(fs::is_symlink(link));
    CHECK(read_file(file, "replay", 10) == "two");
    fs::create_symlink("nothing", folder.path / "dangling");
    fs::create_symlink("itself", folder.path / "itself");
    for (const char* name : {"dangling", "itself"})
        CHECK(has(refused(folder.path / name), "it is a link that leads to no file"));
    CHECK_FALSE(fs::exists(folder.path / "nothing"));
}

TEST_CASE("a pipe is written and read; one without another end gives a sentence, at once or after five seconds") {
    const test::Scratch folder;
    const fs::path pipe = folder.path / "pipe";
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    CHECK(refused(pipe, Existing::Keep) ==
          "Cannot write " + pipe.string() + ": nobody reads from it. Start its reader first.");
    const int reader = ::open(pipe.c_str(), O_RDONLY | O_NONBLOCK);
    write_named_file(pipe, "through", Existing::Keep);
    char read[8] = {};
    CHECK(::read(reader, read, 7) == 7);
    CHECK(std::string{read} == "through");
    ::close(reader);
    CHECK(fs::is_fifo(pipe));
    const int both = ::open(pipe.c_str(), O_RDWR | O_NONBLOCK);  // Linux: a pipe may be opened at both ends
    REQUIRE(::write(both, "1 2 3", 5) == 5);
    CHECK(sentence_of([&] { read_file(pipe, "dice file", 4); }).ends_with("it has more than 4 bytes."));
    ::close(both);
}

TEST_CASE("folders, sockets and devices are refused by name") {
    const test::Scratch folder;
    CHECK(refused(folder.path).ends_with("it is a folder. Name a file in it."));
    CHECK(
        sentence_of([] { read_file("/dev/null", "replay", 10); }).ends_with("it is a device or a socket, not a file."));
    const fs::path too_long = folder.path / std::string(300, 'x');
    CHECK(sentence_of([&] { read_file(too_long, "replay", 10); }).ends_with("File name too long."));
    CHECK(has(refused(too_long, Existing::Keep), "File name too long"));
}

// A data folder, and beside it a folder whose names lead into it or to what is no file.
struct HostileFolder {
    test::Scratch folder;
    fs::path data = folder.path / "data", out = folder.path / "out";
    std::vector<fs::path> sacred;
    HostileFolder() {
        fs::create_directories(data);
        fs::create_directories(out / "folder");
        for (const char* name :
             {"boxcars.db", "boxcars.db-wal", "boxcars.db-shm", "boxcars.db.1", "boxcars.db.3", "boxcars.lock"}) {
            const std::string n = std::to_string(sacred.size());
            std::ofstream{data / name} << "SQLite format 3" << '\0' << name;
            fs::create_symlink(data / name, out / ("link" + n));
            fs::create_hard_link(data / name, out / ("second" + n));
            fs::create_symlink("link" + n, out / ("chain" + n));
            sacred.push_back(data / name);
        }
        fs::remove(out / "second5");  // of the lock: nobody gives it another name
        fs::create_directory_symlink(data, out / "other_way");
        ::mkfifo((out / "pipe").c_str(), 0600);
        fs::create_symlink("loop", out / "loop");
    }
    std::string all() const {  // the text of all that belongs to the store, with how many names it has
        std::string text;
        for (const fs::path& file : sacred)
            text += read_file(file, "store", 100) + std::to_string(fs::hard_link_count(file));
        return text;
    }
    auto entries() const { return std::distance(fs::recursive_directory_iterator{folder.path}, {}); }
};

}  // namespace

TEST_CASE("1,000 hostile targets: the store with all that belongs to it, nodes, links and folders stay as they are") {
    const HostileFolder hostile;
    const std::vector<std::string> names{
        "link", "second", "chain",         "other_way/boxcars.db", "../data/boxcars.db", "pipe",
        "loop", "folder", "folder/none/x", "boxcars.db-journal",   "boxcars.db.2",       "loop/x"};
    const std::string before = hostile.all();
    const auto lay = hostile.entries();
    std::mt19937 chance{20261124};
    int refusals = 0;
    for (int n = 0; n < 1000; ++n) {
        std::string name = names[chance() % names.size()];
        if (name == "link" || name == "second" || name == "chain")
            name += std::to_string(chance() % (name == "second" ? 5 : 6));
        if (chance() % 10 == 0) name += std::string(300, 'y');
        const Existing existing = chance() % 2 == 0 ? Existing::Keep : Existing::Replace;
        refusals += !refused(hostile.out / name, existing).empty();
    }
    CHECK(refusals == 1000);
    CHECK(hostile.all() == before);
    CHECK(hostile.entries() == lay);
}

TEST_CASE("a link that comes and goes while a file is written never leads a writer to the store") {
    const test::Scratch folder;
    const fs::path store = folder.file("boxcars.db", "SQLite format 3"), target = folder.path / "a.json";
    std::atomic<bool> done{false};
    std::jthread racer{[&] {
        std::error_code none;
        while (!done) {
            fs::create_symlink(store, target, none);
            fs::remove(target, none);
        }
    }};
    int written = 0;
    for (int n = 0; n < 300; ++n) written += refused(target, n % 2 == 0 ? Existing::Keep : Existing::Replace).empty();
    done = true;
    racer.join();
    CHECK(read_file(store, "store", 100) == "SQLite format 3");
    CHECK(written <= 300);
}

TEST_CASE("a link that takes the place of a pipe before it is opened leads no writer to a file") {
    const test::Scratch folder;
    const fs::path store = folder.file("boxcars.db", "SQLite format 3"), pipe = folder.path / "pipe";
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    struct Swapping : SystemFiles {
        fs::path link, file;
        int open(const fs::path& path, Opening opening) const override {
            fs::remove(link);
            fs::create_symlink(file, link);
            return SystemFiles::open(path, opening);
        }
    } system;
    system.link = pipe;
    system.file = store;
    CHECK(sentence_of([&] {
              write_named_file(pipe, "harm", Existing::Replace, system);
          }).ends_with("it is no pipe or device any more. Choose another file."));
    CHECK(read_file(store, "store", 100) == "SQLite format 3");
}

TEST_CASE("nothing is added to a store behind a link, nor to a pipe") {
    const test::Scratch folder;
    const fs::path store = folder.file("boxcars.db", "SQLite format 3"), link = folder.path / "records.txt";
    fs::create_symlink(store, link);
    CHECK(has(sentence_of([&] { append_file(link, "harm"); }), "it belongs to a store of sittings"));
    CHECK(read_file(store, "store", 100) == "SQLite format 3");
    const fs::path pipe = folder.path / "pipe";
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    const int both = ::open(pipe.c_str(), O_RDWR | O_NONBLOCK);
    CHECK(has(sentence_of([&] { append_file(pipe, "harm"); }), "it is a pipe or a device"));
    ::close(both);
    CHECK(fs::is_fifo(pipe));
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

TEST_CASE("a text is read without the mark and the carriage returns that editors add; bytes are read as they are") {
    const test::Scratch folder;
    for (const std::string text :
         {"one\ntwo\n", "\xef\xbb\xbfone\ntwo\n", "one\r\ntwo\r\n", "\xef\xbb\xbfone\r\ntwo\r\n"}) {
        const auto file = folder.file("text", text);
        CHECK(read_file(file, "text", 100) == "one\ntwo\n");
        CHECK(read_bytes(file, "text", 100) == text);
    }
    const auto wide = folder.file("wide", std::string{"\xff\xfe\x31\0", 4});
    CHECK(sentence_of([&] { read_file(wide, "dice file", 100); }) ==
          "Cannot read the dice file " + wide.string() + ": it is UTF-16. Save it as UTF-8.");
}

TEST_CASE("a dice file is whole numbers with any white space between them, and nothing else") {
    const test::Scratch folder;
    auto dice = dice_of(folder.path / "dice", "1 2\n3\t4\r\n  6");
    for (const int face : {1, 2, 3, 4, 6}) CHECK(dice.face(6) == face);
    for (const auto* bad : {"1 2 x", "1 2 3.5", "1 2 99999999999999999999", "1 2 \xff"})
        CHECK(has(sentence_of([&] { dice_of(folder.path / "bad", bad); }), "at place 3"));
    CHECK(has(sentence_of([&] { dice_of(folder.path / "empty", "").face(6); }), "has run out: it has 0 faces"));
    CHECK(has(sentence_of([&] { dice_of(folder.path / "zero", "0").face(6); }), "has the face 0 at place 1"));
}
