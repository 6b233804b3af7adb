// The program on a machine that is not as it should be: another language, a clock that jumps, a disk that is full or
// may only be read, no home. It plays on, says what is wrong in a sentence, and nothing that was kept is another.
#include "console/program.h"
#include "locales.h"
#include "pattern.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include <set>

namespace {

using program::Folder;
using program::shell;

const std::string odd = "ASAN_OPTIONS=verify_asan_link_order=0:\"${ASAN_OPTIONS:-}\" LD_PRELOAD='" ODD_MACHINE "' ";
const std::string two_computers = "play pig --text --players hold20,hold20 --data-dir data --seed ";

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

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

}  // namespace

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
