// Files of an earlier Boxcars: taken over once, as they are; a bent one stays and is named.
#include "session/store/take_over.h"
#include "session/store/kept_sitting.h"

#include <doctest/doctest.h>

using namespace kept;

namespace {

Verdict verified(const Recording& recording) { return verify<pig::Rules>(recording); }

std::string played(std::uint64_t seed) {
    Pig table = at_pig(nullptr, seed);
    play(table, 20);
    return to_json(record(table.session()));
}

}  // namespace

TEST_CASE(
    "files of an earlier Boxcars are taken over once, byte for byte, and laid aside; a bent one is named and left") {
    const test::Scratch folder;
    const fs::path old = folder.path / "sittings";
    const std::string first = "2026-11-20T10-20-30-045Z_pig_0000000000000001",
                      bent = "2026-11-21T00-00-00-000Z_pig_0000000000000002";
    write_file((make_folder(old), old / (first + ".json")), played(1));
    std::string changed = played(2);
    changed.replace(changed.find("\"faces\":["), 10,
                    "\"faces\":[" + std::string{changed[changed.find("\"faces\":[") + 9] == '1' ? "2" : "1"});
    write_file(old / (bent + ".json"), changed);
    write_file(old / "letter.json", "dear reader");

    Store store{folder.path};
    const std::string said = joined(take_over(store, verified));
    CHECK(said.find("1 sitting of an earlier Boxcars is in the store now") != std::string::npos);
    CHECK(said.find(bent + ".json is not what was played") != std::string::npos);
    CHECK(said.find("letter.json") != std::string::npos);
    CHECK(to_json(store.recording(first).value()) == played(1));
    CHECK(store.sitting(first)->began.began == 1'763'634'030'045 + 365ll * 24 * 60 * 60 * 1000);
    CHECK(store.open_sittings().empty());
    CHECK(store.sittings().size() == 1);
    CHECK(fs::exists(old / "taken-over" / (first + ".json")));
    CHECK(fs::exists(old / (bent + ".json")));
    CHECK(joined(take_over(store, verified)).find("in the store now") == std::string::npos);
    CHECK(store.sittings().size() == 1);
}

TEST_CASE("beside another Boxcars nothing is taken over, and every file stays") {
    const test::Scratch folder;
    make_folder(folder.path / "sittings");
    write_file(folder.path / "sittings" / "a.json", played(1));
    const Store first{folder.path};
    Store second{folder.path};
    REQUIRE(second.busy());
    CHECK(take_over(second, verified).empty());
    CHECK(fs::exists(folder.path / "sittings" / "a.json"));
}
