// Each system call may fail once: a sentence reports it and the old file stays whole.
#include "failing_files.h"
#include "scratch.h"
#include "sentence.h"
#include "session/files.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace boxcars;
using namespace boxcars::session;
using test::FailingFiles;
using test::sentence_of;
namespace fs = std::filesystem;

namespace {

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
        FailingFiles system;
        system.fails = fault.call;
        system.nth = fault.nth;
        system.error = fault.error;
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
    FailingFiles system;
    system.fails = "fsync";
    system.nth = 2;
    CHECK(sentence_of([&] { write_file(file, new_text, system); }) ==
          file.string() +
              " is written, but its folder does not reach the disk: Input/output error. After a power cut "
              "the file of before may be there again: save it once more.");
    CHECK(now_in(file) == new_text);
    CHECK(files_in(folder.path) == 1);
    FailingFiles cannot;
    cannot.fails = "fsync";
    cannot.nth = 2;
    cannot.error = EINVAL;
    write_file(file, old_text, cannot);
    CHECK(now_in(file) == old_text);
}

TEST_CASE(
    "at every system call the file is the whole old one or the whole new one, and is flushed before it is renamed") {
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
        FailingFiles system;
        system.fails = call;
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
