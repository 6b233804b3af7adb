// What the program asks of the system, call by call, as strace sees it: it talks to nobody, starts nobody, writes only
// where it may, and what it writes is its owner's alone.
#include "console/program.h"
#include "pattern.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

namespace {

using program::Folder;
namespace fs = std::filesystem;

const std::string bare =
    "umask 000; export XDG_CACHE_HOME=\"$PWD/.cache\"; unset XDG_DATA_HOME XDG_CONFIG_HOME DISPLAY WAYLAND_DISPLAY "
    "SDL_VIDEODRIVER SDL_AUDIODRIVER; export ASAN_OPTIONS=detect_leaks=0; ";  // a sanitizer looks for leaks with a
                                                                              // process more

bool can_trace(const Folder& folder) {
    if (program::shell(folder, "strace -f -qq -o trace true").code == 0) return true;
    MESSAGE("SKIPPED: nothing can be traced here, because strace is not installed, which ./check does, or not allowed");
    return false;
}

bool writes(const std::string& call, const std::string& line) {
    static const std::set<std::string> changing{"rename",   "renameat", "renameat2", "unlink", "unlinkat", "mkdir",
                                                "mkdirat",  "rmdir",    "link",      "linkat", "symlink",  "symlinkat",
                                                "truncate", "mknod",    "creat",     "chmod",  "fchmodat", "chown"};
    if (changing.contains(call)) return true;
    return (call == "open" || call == "openat") &&
           !test::matches(line, "O_WRONLY|O_RDWR|O_CREAT|O_TRUNC|O_APPEND").empty();
}

struct Asked {  // of the system, while it ran
    int programs = 0, processes = 0, threads = 0;
    std::set<std::string> sockets;  // their kinds
    std::set<std::string> written;  // paths
};

Asked asked(const fs::path& trace) {
    Asked asked;
    std::ifstream lines{trace};
    for (std::string line; std::getline(lines, line);) {
        const test::Groups found = test::whole_match(line, R"(\d+ +(\w+)\((.*))");
        if (found.empty()) continue;
        const std::string name = found[1], rest = found[2];
        if (name == "execve" || name == "execveat") ++asked.programs;
        if (name == "fork" || name == "vfork" || name.starts_with("clone"))
            ++(rest.find("CLONE_THREAD") == std::string::npos ? asked.processes : asked.threads);
        if (name == "socket") asked.sockets.insert(rest.substr(0, rest.find(',')));
        if (!writes(name, rest) || rest.find(" = -1 ") != std::string::npos) continue;
        for (const test::Groups& path : test::matches(rest, R"re("([^"]*)")re")) asked.written.insert(path[1]);
    }
    return asked;
}

// Runs it so in the folder, and reads what it asked for.
Asked traced(const Folder& folder, const std::string& arguments) {
    const auto ran = program::shell(folder, bare +
                                                "strace -f -qq -s 4096 -o trace -e trace=%network,%process,%file "
                                                "\"$BOXCARS\" " +
                                                arguments + " </dev/null >/dev/null");
    CAPTURE(ran.err);
    CHECK(ran.code == 0);
    return asked(folder.path / "trace");
}

// `named`: files the user asked for, in the folder that it runs in.
void check_keeps_to_itself(const Folder& folder, const Asked& asked, const std::vector<std::string>& named) {
    CHECK(asked.programs == 1);  // itself
    CHECK(asked.processes == 0);
    const std::string home = folder.path.string() + "/";
    const auto may_be_written = [&](const std::string& path) {
        for (const auto* own : {".local/share/boxcars", ".config/boxcars", ".cache"})
            if (path.starts_with(home + own) || home + own == home + path || (home + own).starts_with(path + "/"))
                return true;
        for (const auto& file : named)  // and what lies beside it until it is whole
            if (path == file || path.starts_with(".boxcars-")) return true;
        return path == "/dev/null" || path.starts_with("/dev/dri/");
    };
    for (const std::string& path : asked.written) CHECK_MESSAGE(may_be_written(path), path);
}

constexpr auto throw_and_hold = R"({"at":1,"key":"Space"}
{"at":3,"picture":"picture.png"}
{"at":4,"key":"F12"}
{"at":6,"state":"state.json"}
{"at":8,"quit":true}
)";
const std::string window = "play pig --headless --script script --size 320x180 --seed 7 --players human,hold20";

}  // namespace

TEST_CASE("in the terminal no socket is opened, no process started, nothing written but the sitting") {
    const Folder folder;
    if (!can_trace(folder)) return;
    const auto played = traced(folder, "play pig --text --seed 7 --games 3 --players hold20,hold20");
    CHECK(played.sockets.empty());
    CHECK_FALSE(played.written.empty());
    check_keeps_to_itself(folder, played, {});
    const auto exported = traced(folder, "export kept.json");
    CHECK(exported.sockets.empty());
    CHECK(std::ranges::any_of(exported.written, [](const auto& path) { return path.starts_with(".boxcars-"); }));
    check_keeps_to_itself(folder, exported, {"kept.json"});
}

TEST_CASE("answers without a table open no socket, start no process and write nothing at all") {
    const Folder folder;
    if (!can_trace(folder)) return;
    for (const auto* arguments : {"simulate craps --games 100000 --seed 1", "simulate pig --games 1000 --seed 1",
                                  "odds craps", "rules ceelo"}) {
        CAPTURE(std::string{arguments});
        const auto answered = traced(folder, arguments);
        CHECK(answered.sockets.empty());
        CHECK(answered.written.empty());
        check_keeps_to_itself(folder, answered, {});
    }
}

TEST_CASE("a window opens the sockets of its display and gamepads alone, none to a network, and writes where it may") {
    const Folder folder;
    if (!can_trace(folder)) return;
    folder.file("script", throw_and_hold);
    const auto played = traced(folder, window);
    for (const std::string& kind : played.sockets) CHECK_MESSAGE((kind == "AF_UNIX" || kind == "AF_NETLINK"), kind);
    CHECK(played.written.size() > 5);
    check_keeps_to_itself(folder, played, {"picture.png", "state.json"});
}

TEST_CASE("whatever is written is its owner's alone, though the system would let all read it") {
    const Folder folder;
    folder.file("script", throw_and_hold);
    CHECK(program::shell(folder, bare + "\"$BOXCARS\" " + window).code == 0);
    CHECK(program::shell(folder, bare + "\"$BOXCARS\" export kept.json").code == 0);
    std::set<std::string> seen;
    const auto check_own = [&](const fs::path& path) {
        seen.insert(path.filename().string());
        if (path.extension() == ".png") seen.insert("a picture");
        CHECK_MESSAGE(
            (fs::status(path).permissions() & (fs::perms::group_all | fs::perms::others_all)) == fs::perms::none,
            path.string());
    };
    for (const auto* own : {".local", ".config"})
        for (const auto& path : fs::recursive_directory_iterator{folder.path / own}) check_own(path);
    for (const auto* named : {"kept.json", "picture.png", "state.json"}) check_own(folder.path / named);
    for (const auto* expected : {"boxcars", "boxcars.db", "boxcars.lock", "a picture"})
        CHECK_MESSAGE(seen.contains(expected), std::string{expected});
}
