// What `boxcars night` tells, writes, reads and refuses.
#include "console/sitting_commands.h"
#include "contract/any_night.h"
#include "scratch.h"
#include "session/files.h"

#include <sstream>

using namespace any_game;
namespace fs = std::filesystem;

namespace {

struct Told {
    std::string out{}, refused{};
    int code = 0;
    session::Json json() const { return session::Json::parse(out); }
};

Told tell(console::NightRequests requests) {
    std::ostringstream out, err;
    try {
        console::print_night(app::commands_of(app::every_game()), requests, out, err);
    } catch (const Error& error) {
        return {out.str(), error.what(), error.exit_code()};
    }
    return {out.str() + err.str()};
}

}  // namespace

TEST_CASE(
    "boxcars night tells of each stop whether it was played and what it brought; a Night of another date has none") {
    const test::Scratch folder;
    const Told before = tell({.data_dir = folder.path, .date = "2026-11-23"});
    CHECK(before.out ==
          "The Night of 23 November 2026. 4 tables to play.\n"
          "  pig       1 game     human,hold20      to be played\n"
          "  craps     20 throws  human             to be played\n"
          "  siwuliu   10 rounds  human             to be played\n"
          "  ceelo     10 rounds  human,even,bold   to be played\n");
    {
        session::Store store{folder.path};
        keep_night(store, "2026-11-23", 5);
    }
    const session::Json now = tell({.data_dir = folder.path, .date = "2026-11-23", .json = true}).json();
    CHECK(now["over"] == true);
    int ahead = 0;
    for (const session::Json& stop : now["stops"]) {
        CHECK(stop["over"] == true);
        CHECK(stop["id"] != "");
        CHECK((stop["brought"] > 0) == stop["ahead"]);
        ahead += stop["ahead"] == true;
    }
    CHECK(now["ahead"] == ahead);
    CHECK(tell({.data_dir = folder.path, .date = "2026-11-24", .json = true}).json()["stops"][0]["id"] == "");
}

TEST_CASE("a Night is written as a file, and read again on another machine; one that is not over is not written") {
    const test::Scratch folder;
    const fs::path file = folder.path / "night.json";
    const Told early = tell({.data_dir = folder.path, .date = "2026-11-23", .exported = file});
    CHECK(early.refused == "The Night of 23 November 2026 is not over: at pig it is at game 1 of 1.");
    CHECK_FALSE(fs::exists(file));
    {
        session::Store store{folder.path};
        keep_night(store, "2026-11-23", 6);
    }
    const Told written = tell({.data_dir = folder.path, .date = "2026-11-23", .exported = file});
    CHECK(written.out.ends_with("It is now in " + file.string() + ".\n"));
    const Told read = tell({.file = file});
    CHECK(read.refused == "");
    CHECK(read.out.ends_with("Every stop was played so.\n"));
    CHECK(read.out.substr(0, read.out.find("Every")) == written.out.substr(0, written.out.find("It is now")));

    std::string bent = session::read_file(file, "night", 1 << 20);
    bent.replace(bent.find("\"seed\":\"") + 8, 1, "0");
    const Told refused = tell({.file = folder.file("bent.json", bent)});
    CHECK(refused.code == 1);
    CHECK(refused.refused.find("at pig, its seed is '7761285402882345672'") != std::string::npos);
}

TEST_CASE("boxcars night refuses with a sentence what is no date and what cannot go together") {
    const test::Scratch folder;
    CHECK(tell({.data_dir = folder.path, .date = "23.11.2026"}).refused ==
          "'23.11.2026' is no date of a Night: write year, month and day, such as 2026-11-23.");
    CHECK(tell({.date = "2026-11-23", .file = "a"}).refused ==
          "The file says of which date its Night is: leave out --date.");
    CHECK(tell({.file = "a", .exported = "b"}).refused ==
          "A Night that is read from a file is one already: leave out --export.");
    CHECK(tell({.file = folder.path / "none.json"}).refused.find("none.json") != std::string::npos);
    CHECK(tell({.file = folder.file("x.json", "{\"format\":\"boxcars sitting\"}")}).refused.find("this is no Night") !=
          std::string::npos);
}
