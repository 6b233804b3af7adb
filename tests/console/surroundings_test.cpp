// The program on a machine that is not as it should be, and what it asks of the system, as strace sees it.
#include "console/program.h"
#include "locales.h"
#include "pattern.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

using program::Folder, program::has, program::run, program::shell;
namespace test = boxcars::test;
namespace fs = std::filesystem;

namespace {

const std::string odd = "ASAN_OPTIONS=verify_asan_link_order=0:\"${ASAN_OPTIONS:-}\" LD_PRELOAD='" ODD_MACHINE "' ";
const std::string two_computers = "play pig --text --players hold20,hold20 --data-dir data --seed ";

// What the program answers, plays, keeps and reads there.
std::string everything_in(const std::string& language) {
    const Folder folder;
    folder.file("script", R"({"at":0.2,"key":"M"}
{"at":0.4,"key":"Space"}
{"at":9,"state":"state.json"}
{"at":9.1,"quit":true}
)");
    program::fs::create_directory(folder.path / "config");
    folder.file("config/settings.json", R"({"throw_pace": 1.5, "volume_dice": 0.25})");
    folder.file("typed", "pass 10\nplace 6 12\n\n\n\n\nquit\n");
    const auto ran = shell(folder, "export LC_ALL=" + language + " LOCPATH='" +
                                       boxcars::test::locale_folder().string() + "' ODD_LANGUAGE=1 " + odd + R"(
        "$BOXCARS" rules craps --json && "$BOXCARS" odds craps && "$BOXCARS" odds pig --json --at 41,49,25 | grep -v '"seconds"' &&
        "$BOXCARS" odds ceelo && "$BOXCARS" simulate siwuliu --games 2000 --seed 1 --threads 1 &&
        "$BOXCARS" play craps --text --seed 3 --data-dir data <typed && "$BOXCARS" export --end --data-dir data kept &&
        "$BOXCARS" verify kept && "$BOXCARS" stats craps --json --data-dir data &&
        "$BOXCARS" play pig --headless --size 64x36 --script script --seed 7 --config-dir config --data-dir data &&
        cat state.json config/settings.json)");
    CAPTURE(ran.err);
    CHECK(ran.code == 0);
    CHECK(has(ran.out, "\"throw_pace\": 1.5"));
    CHECK(has(ran.out, "\"muted\": true"));
    const std::string moment{R"(\d{4}-\d\d-\d\dT[-:\d]+Z)"};  // when a sitting began
    const std::string took{R"(thread, \d+\.\d\d s)"};         // how long, with a point
    return test::replaced(test::replaced(ran.out, moment, "MOMENT"), took, "thread, WHILE");
}

// The shell's words where a small disk of our own may be had, as SKIPPED says where not.
std::string on_a_disk(const std::string& options, const std::string& command) {
    return "mkdir data; unshare -rm sh -c 'mount -t tmpfs -o " + options + " none data && { " + command +
           "; }' || { unshare -rm true 2>/dev/null || echo SKIPPED; }";
}

bool skipped(const program::Ran& ran) {
    if (has(ran.out, "SKIPPED")) MESSAGE("this machine lets nobody mount a disk of his own: not checked");
    return has(ran.out, "SKIPPED");
}

TEST_CASE("in German and in Turkish every answer, sitting and setting is what it is without a language") {
    const std::string plain = everything_in("C");
    for (const std::string language : {"de_DE.UTF-8", "tr_TR.UTF-8"}) {
        CAPTURE(language);
        if (boxcars::test::have_locale(language))
            CHECK(everything_in(language) == plain);
        else
            MESSAGE("this language cannot be had here: not checked");
    }
}

TEST_CASE("a clock that jumps an hour at every look stops nothing, and every sitting keeps a name of its own") {
    const Folder folder;
    folder.file("script", "{\"at\":1,\"key\":\"Space\"}\n{\"at\":9,\"quit\":true}\n");
    const auto ran =
        shell(folder, "export ODD_CLOCK=jumping " + odd + "; for seed in 1 2 3; do \"$BOXCARS\" " + two_computers +
                          "$seed >/dev/null || exit 1; done; \"$BOXCARS\" play pig --headless --size 64x36 "
                          "--script script --seed 4 --data-dir data && "
                          "\"$BOXCARS\" sittings --json --data-dir data");
    CAPTURE(ran.err);
    REQUIRE(ran.code == 0);
    const auto sittings = nlohmann::json::parse(ran.out);
    CHECK(sittings.size() == 4);
    std::set<std::string> names;
    for (const auto& sitting : sittings) {
        const std::string name = sitting["id"];
        names.insert(name);
        CHECK(shell(folder, "\"$BOXCARS\" export --force --end --data-dir data --sitting " + name +
                                " kept && \"$BOXCARS\" verify kept")
                  .code == 0);
    }
    CHECK(names.size() == 4);
}

TEST_CASE("two sittings of one seed that begin in the same moment, by a clock that was set back, are two") {
    const Folder folder;
    const auto ran = shell(folder, "export ODD_CLOCK=frozen " + odd + "; \"$BOXCARS\" " + two_computers +
                                       "1 >/dev/null && \"$BOXCARS\" " + two_computers +
                                       "1 --games 2 >/dev/null && \"$BOXCARS\" sittings --json --data-dir data");
    CAPTURE(ran.err);
    REQUIRE(ran.code == 0);
    const auto sittings = nlohmann::json::parse(ran.out);
    REQUIRE(sittings.size() == 2);
    CHECK(sittings[0]["id"] != sittings[1]["id"]);
    CHECK(sittings[0]["entries"] != sittings[1]["entries"]);
}

TEST_CASE("on a disk without room a game is played to its end, and a sentence says once why it is not kept") {
    const Folder folder;
    const std::string played = shell(folder, "\"$BOXCARS\" " + two_computers + "1 && rm -r data").out;
    const auto ran = shell(folder, on_a_disk("size=16k", "\"$BOXCARS\" " + two_computers + "1; echo $? >code"));
    if (skipped(ran)) return;
    CAPTURE(ran.err);
    CHECK(program::text_of(folder.path / "code") == "1\n");
    CHECK(ran.out == played);
    CHECK(has(ran.err, "Make room on the disk."));
    CHECK(has(ran.err, " moves were not saved."));
    CHECK(ran.err.find("Play goes on") == ran.err.rfind("Play goes on"));
}

TEST_CASE("where no file may grow a game is played to its end, and its exit code says that it is not kept") {
    const Folder folder;
    const auto ran = shell(folder,
                           "ulimit -f 4; printf 'pass 10\n\n\n\nquit\n' | \"$BOXCARS\" play craps --text "
                           "--seed 8 --data-dir data");
    CAPTURE(ran.err);
    CHECK(ran.code == 1);
    CHECK(has(ran.err, " moves were not saved."));
    CHECK(has(ran.err, "No file may grow beyond "));
}

TEST_CASE("in a folder that may only be read a game is played to its end, and a sentence says why it is not kept") {
    const Folder folder;
    const std::string played = shell(folder, "\"$BOXCARS\" " + two_computers + "1 && rm -r data").out;
    const auto ran = shell(folder, on_a_disk("ro", "\"$BOXCARS\" " + two_computers + "1"));
    if (skipped(ran)) return;
    CAPTURE(ran.err);
    CHECK(ran.code == 0);
    CHECK(ran.out == played);
    CHECK(has(ran.err, "Sittings are not saved: cannot write to data: Read-only file system."));
}

TEST_CASE("reading what is kept writes nothing, and needs no place to write to") {
    const std::string readers =
        "for call in sittings \"sittings --json\" stats \"stats --json\" scores \"run --milestones\" \"export --force "
        "/dev/stdout\"; do \"$BOXCARS\" $call --data-dir data || echo failed; done";
    const Folder folder;
    REQUIRE(shell(folder, "\"$BOXCARS\" " + two_computers + "1").code == 0);
    const auto usual = shell(folder, readers);
    CAPTURE(usual.err);
    REQUIRE_FALSE(has(usual.out, "failed"));
    const auto files = [&] { return shell(folder, "ls -lA --time-style=full-iso data && cat data/* | md5sum").out; };
    const std::string before = files();
    CHECK(shell(folder, readers).out == usual.out);
    CHECK(files() == before);
    const std::string no_growth = "(ulimit -f 1; " + readers + ") | cat", moved = "mv data kept; ",
                      frozen = on_a_disk("size=4m", "cp kept/* data; mount -o remount,ro data; " + readers);
    for (const std::string& command : {no_growth, moved + frozen}) {
        const auto ran = shell(folder, command);
        if (skipped(ran)) continue;
        CAPTURE(ran.err);
        CHECK(ran.code == 0);
        CHECK(ran.out == usual.out);
        CHECK(ran.err == usual.err);
    }
}

TEST_CASE("without a home a game is played, in the terminal and in a window, and a sentence says it is not kept") {
    const Folder folder;
    folder.file("script", "{\"at\":1,\"key\":\"Space\"}\n{\"at\":3,\"quit\":true}\n");
    for (const std::string how : {"--text", "--headless --size 64x36 --script script"})
        for (const std::string home : {"HOME=", "-u HOME"}) {
            CAPTURE(how + " " + home);
            const auto ran = shell(folder, "env -u XDG_DATA_HOME -u XDG_CONFIG_HOME " + home +
                                               " \"$BOXCARS\" play pig --seed 1 --players hold20,hold20 " + how);
            CHECK(ran.code == 0);
            CHECK(has(ran.err, "HOME"));
            CHECK(has(ran.err, "Sittings are not saved"));
        }
}

std::string with_carriage_returns(const std::string& text) {
    std::string all;
    for (const char letter : text) all += letter == '\n' ? std::string{"\r\n"} : std::string(1, letter);
    return all;
}

struct Reader {
    std::string text, call;  // the file `read`
    bool piped = false;      // the text is standard input
};

std::vector<Reader> readers(const Folder& folder) {
    REQUIRE(run(folder, "play pig --text --seed 7 --players hold20,hold20").code == 0);
    REQUIRE(run(folder, "export kept").code == 0);
    const std::string sitting = program::text_of(folder.path / "kept");
    const std::string craps = "play craps --text --data-dir other --seed 3 ";
    const std::string part = "simulate pig --json --seed 1 --games 3000 --shard ";
    folder.file("second", run(folder, part + "2/2").out);
    return {{"3 4\n6 6\n", "play craps --text --data-dir other --dice read"},
            {"pass 10\n\nquit\n", craps, true},
            {run(folder, "rules pig --json").out, "odds pig --json --at 1,2,3 --rules read"},
            {R"({"game":"craps",
"bets":[{"when":"come_out","bet":"pass"}]}
)",
             "simulate craps --seed 1 --games 10 --players file:read"},
            {sitting, "verify read"},
            {sitting, "thumbnail --force read picture.png"},
            {run(folder, part + "1/2").out, "merge read second"},
            {R"({"format":"boxcars run",
"version":9})",
             "run --file read"},
            {"{\"at\":0.1,\"state\":\"state.json\"}\n{\"at\":0.2,\"quit\":true}\n",
             "play pig --headless --size 64x36 --seed 1 --force --script read && cat state.json"}};
}

TEST_CASE("whatever the program reads may have a byte order mark, carriage returns, or both") {
    const Folder folder;
    // Names with a moment, and times.
    const std::string changing{R"re(\S+Z_\w+|\d[\d.,]* (s\b|\w+ a second)|"seconds": [\d.]+)re"};
    for (const Reader& reader : readers(folder)) {
        CAPTURE(reader.call);
        const auto answer = [&](const std::string& text) {
            folder.file("read", text);
            const auto ran = run(folder, reader.call, reader.piped ? text : "pass 10\n\nquit\n");
            return std::to_string(ran.code) + test::replaced(ran.out + ran.err, changing, "X");
        };
        const std::string plain = answer(reader.text), mark = "\xef\xbb\xbf";
        CHECK((plain.front() == '0' || reader.call == "run --file read"));
        CHECK(answer(mark + reader.text) == plain);
        CHECK(answer(with_carriage_returns(reader.text)) == plain);
        CHECK(answer(mark + with_carriage_returns(reader.text)) == plain);
    }
}

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
