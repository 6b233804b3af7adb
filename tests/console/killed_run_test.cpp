// The window is killed at any moment of Long Runs, on a board, at a table, at a keepsake, and goes on: what was chosen
// and played before stays, and each run that comes to its end is one that was played so.
#include "console/killed.h"
#include "session/recording.h"
#include "session/store/store.h"

namespace {

using namespace boxcars;
using nlohmann::json;
using program::Folder;
using program::Running;

struct Kept {  // of the newest run
    session::RunRow row{};
    std::vector<std::vector<session::RecordedEntry>> sittings{};
};

Kept kept(const Folder& folder) {
    session::Store store{folder.path / "data"};
    const auto runs = store.runs(1);
    if (runs.empty()) return {};
    Kept found{runs.front(), {}};
    for (const auto& line : store.sittings_of_run(found.row.name))
        found.sittings.push_back(store.sitting(line.name)->began.head.entries);
    return found;
}

// Whether `later` is what `before` was, and perhaps more.
void check_nothing_lost(const Kept& before, const Kept& later) {
    if (before.row.name != later.row.name) return;  // another run was begun after its end
    CHECK(later.row.choices.starts_with(before.row.choices));
    REQUIRE(later.sittings.size() >= before.sittings.size());
    for (std::size_t n = 0; n < before.sittings.size(); ++n) {
        REQUIRE(later.sittings[n].size() >= before.sittings[n].size());
        CHECK(std::equal(before.sittings[n].begin(), before.sittings[n].end(), later.sittings[n].begin()));
    }
}

// What the window said of the table before it was killed is kept.
void check_as_said(const json& said, const Kept& later) {
    if (said.is_null() || !said.contains("journal_entries") || !said.contains("station") || later.sittings.empty())
        return;
    const auto entries = said["journal_entries"].get<std::size_t>();
    const bool found =
        entries == 0 || std::ranges::any_of(later.sittings, [&](const auto& sitting) {
            return entries <= sitting.size() && said["hash"] == session::hash_text(sitting[entries - 1].hash);
        });
    CHECK(found);
}

}  // namespace

TEST_CASE("Long Runs whose window is killed two hundred times lose nothing, and are played so to their ends" *
          doctest::test_suite("long")) {
    Folder folder;
    folder.file("script", program::script_of({"Return", "Space", "H"}, "E"));
    const auto state = folder.path / "state.json";
    std::mt19937_64 moments{2027};
    Kept before;
    int ends = 0, kills = 0;
    std::set<std::string> killed_at;
    for (; kills < 200; ++kills) {
        program::fs::remove(state);
        Running window{folder,
                       {"--data-dir", "data", "--config-dir", "config", "--headless", "--force", "--no-audio",
                        "--script", "script", "--size", "64x36"}};
        REQUIRE(program::tells(state, [&](const json& said) { return said.contains("scene"); }));
        program::kill_after(window, moments);
        const json said = program::told(state);
        const Kept later = kept(folder);
        check_nothing_lost(before, later);
        check_as_said(said, later);
        killed_at.insert(said["scene"].get<std::string>() + said.value("phase", std::string{}));
        if (later.row.name != before.row.name && !before.row.name.empty()) {
            ++ends;
            REQUIRE(
                program::run(folder, "run " + before.row.name + " --data-dir data --force --export run.json").code ==
                0);
            const auto again = program::run(folder, "run --file run.json");
            CHECK(again.code == 0);
            CHECK(again.out.ends_with("Every station was played so.\n"));
        }
        before = later;
    }
    CHECK(ends >= 1);
    CHECK(killed_at.size() >= 6);
    MESSAGE(ends, " runs came to their end, killed in ", killed_at.size(), " places");
}
