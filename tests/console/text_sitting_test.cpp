// A sitting in the terminal is whole on the disk before anything is told.
#include "console/text_sitting.h"
#include "console/program.h"
#include "kept_sittings.h"
#include "rules/craps/rules.h"

#include <doctest/doctest.h>

#include <sstream>

using namespace boxcars;

namespace {

struct Streams {
    std::istringstream in;
    std::ostringstream out, err;
    console::Terminal terminal() { return {in, out, err, false}; }
};

console::TextRequests kept_in(const std::filesystem::path& data_dir) {
    console::TextRequests requests;
    requests.data_dir = data_dir;
    return requests;
}

std::string lines(int count) {
    std::string text;
    for (int n = 0; n < count; ++n) text += "\n";
    return text;
}

}  // namespace

TEST_CASE("at the terminal every throw is on the disk before it is told, and every question finds the sitting whole") {
    constexpr int throws = 60;
    const program::Folder folder, seen;
    Streams table{std::istringstream{lines(throws)}, {}, {}};
    console::TextSitting craps{{craps::Rules{}, 7, {"human"}, {}, {}}, kept_in(folder.path), table.terminal()};
    for (int n = 1; n <= throws; ++n) {
        REQUIRE(craps.ask("> "));
        REQUIRE(craps.throw_dice());
        if (n % 20 != 1) continue;
        for (const char* file : {"boxcars.db", "boxcars.db-wal"})  // as a kill would leave them
            program::fs::copy_file(folder.path / file, seen.path / file, program::fs::copy_options::overwrite_existing);
        const auto kept = test::kept_recording(seen.path);
        CHECK(kept.entries.size() == craps.sitting().journal().size());
        CHECK(kept.hash == craps.sitting().hash());
        CHECK_FALSE(verify(rules::any_game<craps::Rules>(), kept).difference);
        program::fs::remove(seen.path / "boxcars.db-wal");
    }
    CHECK(table.err.str() == "");
}
