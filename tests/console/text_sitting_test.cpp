// A sitting in the terminal is whole on the disk at every question, and keeping it costs what is new, not what there
// is.
#include "console/text_sitting.h"
#include "console/program.h"
#include "rules/craps/rules.h"

#include <doctest/doctest.h>

#include <sstream>

using namespace boxcars;

namespace {

struct Table {
    std::istringstream in;
    std::ostringstream out, err;
    console::Terminal terminal() { return {in, out, err, false}; }
};

using Craps = console::TextSitting<craps::Rules>;

std::string lines(int count) {
    std::string text;
    for (int n = 0; n < count; ++n) text += "\n";
    return text;
}

}  // namespace

TEST_CASE("4,000 throws at the terminal write little more than the file that they end in, which is whole at each") {
    constexpr int throws = 4000;
    const program::Folder folder;
    Table table{std::istringstream{lines(throws)}, {}, {}};
    Craps craps{{{}, 7, {"human"}, {}, {}}, folder.path, table.terminal()};
    for (int n = 1; n <= throws; ++n) {
        REQUIRE(craps.ask("> "));
        REQUIRE(craps.throw_dice());
        if (n % 500 != 1) continue;
        REQUIRE(craps.keep());  // as the next question does
        const auto kept = session::read_recording(session::find_sitting(folder.path, ""));
        CHECK(kept.entries.size() == craps.session().journal().size());
        CHECK(kept.hash == craps.session().hash());
        CHECK_FALSE(session::verify<craps::Rules>(kept).difference);
    }
    craps.keep();
    const auto size = program::fs::file_size(session::find_sitting(folder.path, ""));
    CHECK(size > 100u * throws);
    CHECK(craps.bytes_written() < 2 * size);
    CHECK(table.err.str() == "");
}

TEST_CASE("a kept sitting that was moved away or changed while it is played is begun again, whole") {
    const program::Folder folder;
    Table table{std::istringstream{lines(10)}, {}, {}};
    Craps craps{{{}, 7, {"human"}, {}, {}}, folder.path, table.terminal()};
    craps.throw_dice();
    craps.ask("> ");
    const auto file = session::find_sitting(folder.path, "");
    program::fs::remove(file);
    craps.throw_dice();
    craps.ask("> ");
    CHECK(session::read_recording(file).entries.size() == 2);
    std::ofstream{file, std::ios::app} << "more";
    craps.throw_dice();
    craps.ask("> ");
    CHECK(session::read_recording(file).entries.size() == 3);
    CHECK(table.err.str() == "");
}

TEST_CASE("where a sitting cannot be kept it is said once, and the game goes on") {
    const program::Folder folder;
    folder.file("sittings", "in the way");
    Table table{std::istringstream{lines(10)}, {}, {}};
    Craps craps{{{}, 7, {"human"}, {}, {}}, folder.path, table.terminal()};
    for (int n = 0; n < 3; ++n) {
        craps.throw_dice();
        CHECK(craps.ask("> "));
    }
    const std::string said = table.err.str();
    CHECK(said.starts_with("boxcars: This sitting is not kept. "));
    CHECK(said.find("not kept", 40) == std::string::npos);
    CHECK(craps.kept_as("It is") == "");
}
