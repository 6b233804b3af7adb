// If a system call fails, the old file stays whole; no file takes more memory than its reader allows.
#include "rules/pig/rules.h"
#include "scratch.h"
#include "session/craps/strategy_file.h"
#include "session/files.h"
#include "session/recording.h"
#include "session/rule_file.h"

#include <doctest/doctest.h>

#include <sys/resource.h>
#include <sys/wait.h>

#include <algorithm>
#include <cerrno>
#include <functional>
#include <new>

using namespace boxcars;
using namespace boxcars::session;
using test::sentence_of;
namespace fs = std::filesystem;

namespace {

struct FailingFiles : session::SystemFiles {
    std::string fails;  // "fsync": the call that fails; "" none
    int nth;            // which of those calls fails
    int error;
    std::function<void()> witness = [] {};
    mutable std::vector<std::string> called{};

    explicit FailingFiles(std::string call = {}, int which = 1, int with = EIO)
        : fails(std::move(call)), nth(which), error(with) {}

    bool fail(const char* call) const {
        witness();
        called.emplace_back(call);
        if (fails != call) return false;
        int times = 0;
        for (const auto& one : called) times += one == call;
        if (times != nth) return false;
        errno = error;
        return true;
    }
    int open(const std::filesystem::path& path, session::Opening opening) const override {
        return fail("open") ? -1 : SystemFiles::open(path, opening);
    }
    std::ptrdiff_t write(int file, const void* bytes, std::size_t count) const override {
        if (fail("write")) return -1;
        return SystemFiles::write(file, bytes, count < 2 ? count : count / 2);  // a short write, as systems may
    }
    int fsync(int file) const override { return fail("fsync") ? -1 : SystemFiles::fsync(file); }
    int close(int file) const override {
        const bool fails_now = fail("close");
        const int closed = SystemFiles::close(file);  // closes even if reported as failed
        if (!fails_now) return closed;
        errno = error;
        return -1;
    }
    int rename(const std::filesystem::path& from, const std::filesystem::path& to) const override {
        return fail("rename") ? -1 : SystemFiles::rename(from, to);
    }
    int link(const std::filesystem::path& from, const std::filesystem::path& to) const override {
        return fail("link") ? -1 : SystemFiles::link(from, to);
    }
};

const std::string old_text(5000, 'o'), new_text(7000, 'n');

std::string now_in(const fs::path& file) { return fs::exists(file) ? read_file(file, "file", 1 << 20) : "none"; }

std::size_t files_in(const fs::path& folder) {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator{folder}, {}));
}

struct Fault {
    const char* call;
    int nth, error;
    const char* sentence;  // after "Cannot write FILE: "
};

}  // namespace

TEST_CASE("if any system call fails while a file is written, a sentence says so and only the old file remains") {
    for (const Fault& fault : std::initializer_list<Fault>{
             {"open", 1, EACCES, "Permission denied. Choose a place you may write to."},
             {"write", 1, ENOSPC, "No space left on device. Make room on the disk and try again."},
             {"write", 5, EIO, "Input/output error. Look after the disk, or choose a file on another one."},
             {"fsync", 1, EIO,
              "it does not reach the disk: Input/output error. Look after the disk, or choose a file on another one."},
             {"close", 1, EDQUOT, "it cannot be closed: Disk quota exceeded. Make room on the disk and try again."},
             {"rename", 1, EACCES,
              "it cannot be put in its place: Permission denied. Choose a place you may write to."}}) {
        CAPTURE(fault.call);
        const test::Scratch folder;
        const fs::path file = folder.path / "a.json";
        write_file(file, old_text);
        const FailingFiles system{fault.call, fault.nth, fault.error};
        CHECK(sentence_of([&] { write_file(file, new_text, system); }) ==
              "Cannot write " + file.string() + ": " + fault.sentence);
        CHECK(now_in(file) == old_text);
        CHECK(files_in(folder.path) == 1);
        write_file(file, new_text, system);  // the trouble is over
        CHECK(now_in(file) == new_text);
        CHECK(files_in(folder.path) == 1);
    }
}

TEST_CASE("a folder that cannot be flushed is reported, unless the system cannot flush folders") {
    const test::Scratch folder;
    const fs::path file = folder.path / "a.json";
    const FailingFiles system{"fsync", 2};
    CHECK(sentence_of([&] { write_file(file, new_text, system); }) ==
          file.string() +
              " is written, but its folder does not reach the disk: Input/output error. After a power cut "
              "the file of before may be there again: save it once more.");
    CHECK(now_in(file) == new_text);
    CHECK(files_in(folder.path) == 1);
    write_file(file, old_text, FailingFiles{"fsync", 2, EINVAL});
    CHECK(now_in(file) == old_text);
}

TEST_CASE("at every system call the file is the whole old or the whole new one, and is flushed before it is renamed") {
    const test::Scratch folder;
    const fs::path file = folder.path / "a.json";
    write_file(file, old_text);
    FailingFiles system;
    bool whole = true;
    system.witness = [&] {
        const std::string text = now_in(file);
        whole = whole && (text == old_text || text == new_text);
    };
    write_file(file, new_text, system);
    CHECK(whole);
    const auto at = [&](const char* call, std::ptrdiff_t from = 0) {
        return std::find(system.called.begin() + from, system.called.end(), call) - system.called.begin();
    };
    CHECK(at("write") < at("fsync"));
    CHECK(at("fsync") < at("close"));
    CHECK(at("close") < at("rename"));
    CHECK(at("fsync", at("rename")) < static_cast<std::ptrdiff_t>(system.called.size()));  // the folder, after it
    CHECK(std::ranges::count(system.called, "fsync") == 2);
}

TEST_CASE("a file stays as it was if nothing can be appended") {
    for (const char* call : {"write", "fsync", "close"}) {
        CAPTURE(call);
        const test::Scratch folder;
        const fs::path file = folder.path / "records.txt";
        FailingFiles system{call};
        CHECK(sentence_of([&] { append_file(file, "first\n", system); }).starts_with("Cannot write "));
        CHECK(files_in(folder.path) == 0);
        append_file(file, "first\n", system);
        system.called.clear();
        if (system.fails == std::string{"write"}) system.nth = 2;  // half of the line is there by then
        CHECK(sentence_of([&] { append_file(file, "second\n", system); }).starts_with("Cannot write "));
        CHECK(now_in(file) == "first\n");
        append_file(file, "second\n");
        CHECK(now_in(file) == "first\nsecond\n");
    }
}

TEST_CASE("files left half written by a killed program are removed, and nothing else") {
    const test::Scratch folder;
    const auto dead = folder.file("a.json.999999999.part", "half"), ours = folder.file("b.json.1.part", "at work"),
               other = folder.file("c.part", "somebody's"), whole = folder.file("d.json", "whole");
    remove_left_behind(folder.path);
    CHECK_FALSE(fs::exists(dead));
    for (const auto& kept : {ours, other, whole}) CHECK(fs::exists(kept));
}

TEST_CASE("a file is readable by its owner alone") {
    const test::Scratch folder;
    write_file(folder.path / "a", "x");
    append_file(folder.path / "b", "x");
    for (const char* name : {"a", "b"})
        CHECK(fs::status(folder.path / name).permissions() == (fs::perms::owner_read | fs::perms::owner_write));
}

namespace {

// mib: allowed above the memory that this process has already. The action must return true and must not throw Error.
template <class Action>
bool within_memory(std::size_t mib, const Action& action) {
    const pid_t child = ::fork();
    if (child == 0) {
        std::size_t pages = 0;
        std::ifstream{"/proc/self/statm"} >> pages;
        const rlim_t most = pages * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE)) + (mib << 20);
        const struct rlimit limit { most, most };
        ::setrlimit(RLIMIT_AS, &limit);
        bool done = false;
        try {
            done = action();
        } catch (const std::bad_alloc&) {
        }
        ::_exit(done ? 0 : 1);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

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
    const auto& game = rules::any_game<pig::Rules>();
    CHECK(sentence_of([&] { session::rule_sheet_from(game, object, "rule file r"); }) == sentence);
    CHECK(sentence_of([&] {
              session::rule_sheet_from(game, R"({"game":"pig","rules":)" + object + "}", "rule file r");
          }) == sentence);
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
    const std::string file = "{\"game\":\"\\u001b[2J\\u202e\",\"rules\":{}}";
    const std::string sentence =
        sentence_of([&] { session::rule_sheet_from(rules::any_game<pig::Rules>(), file, "rule file r"); });
    CHECK(sentence ==
          "The rule file r: game has a sign in it that is not seen, or that turns the direction of writing.");
}
