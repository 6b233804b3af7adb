// The program is killed in the middle of every stop of a Night and at its end: what its window has told is kept, the
// board goes on with the same stop, and the whole of it is a Night that was played so.
#include "console/killed.h"
#include "session/recording.h"
#include "session/store/store.h"

namespace {

using namespace boxcars;
using nlohmann::json;
using program::Folder;
using program::Running;

const std::string date = "2026-11-23";

struct Stop {
    std::string game;
    program::Keys keys;  // that play it, whatever comes
};
const Stop stops[]{{"pig", {"Space", "H"}},
                   {"craps", {"Right", "Return", "Space"}},
                   {"siwuliu", {"Return", "Space"}},
                   {"ceelo", {"Return", "Space"}}};

json kept_stop(const Folder& folder, std::size_t stop) {
    const auto night = program::run(folder, "night --json --date " + date + " --data-dir data");
    REQUIRE(night.code == 0);
    CHECK(night.err.empty());  // nothing was damaged
    return json::parse(night.out)["stops"][stop];
}

std::vector<session::RecordedEntry> entries_of(const Folder& folder, const json& stop) {
    if (stop["id"] == "") return {};
    session::Store store{folder.path / "data"};
    const auto kept = store.sitting(stop["id"].get<std::string>());
    REQUIRE(kept);
    return kept->began.head.entries;
}

struct Kill {
    Folder& folder;
    std::mt19937_64& moments;
    std::size_t stop;

    // Sits down at the board, which goes on with the stop, and is killed a moment after that holds. What was kept
    // before stands, and so does what the window told.
    template <class Holds>
    void when(const Holds& holds) const {
        const std::string& game = stops[stop].game;
        const auto before = entries_of(folder, kept_stop(folder, stop));
        const auto state = folder.path / "state.json";
        program::fs::remove(state);
        folder.file("script", program::script_of(stops[stop].keys, "Return"));
        Running window{folder,
                       {"night", "--window", "--date", date, "--data-dir", "data", "--headless", "--force", "--script",
                        "script", "--size", "64x36"}};
        REQUIRE(program::tells(state, [&](const json& said) { return holds(said, before.size()); }));
        program::kill_after(window, moments);
        const auto kept = entries_of(folder, kept_stop(folder, stop));
        REQUIRE(kept.size() > before.size());
        CHECK(std::equal(before.begin(), before.end(), kept.begin()));
        const auto said = program::told(state);
        if (said["scene"] != game) return;  // that table was left
        const auto entries = said["journal_entries"].get<std::size_t>();
        REQUIRE(entries <= kept.size());
        CHECK(said["hash"] == session::hash_text(kept[entries - 1].hash));
    }
};

}  // namespace

TEST_CASE("a Night whose window is killed twice at every stop goes on where it was, and is one that was played so" *
          doctest::test_suite("long")) {
    Folder folder;
    std::mt19937_64 moments{2026};
    for (std::size_t stop = 0; stop < std::size(stops); ++stop) {
        const std::string& game = stops[stop].game;
        CAPTURE(game);
        const Kill kill{folder, moments, stop};
        kill.when([&](const json& said, std::size_t before) {
            return said["scene"] == game && said["journal_entries"] > before + 3;
        });
        CHECK_FALSE(kept_stop(folder, stop)["over"]);
        kill.when([&](const json& said, std::size_t) { return said["scene"] == game && said["night"]["over"]; });
        CHECK(kept_stop(folder, stop)["over"]);
    }
    const std::string sent = "night --date " + date + " --data-dir data --export night.json";
    REQUIRE(program::run(folder, sent).code == 0);
    const auto again = program::run(folder, "night night.json");
    CHECK(again.code == 0);
    CHECK(again.out.ends_with("Every stop was played so.\n"));
}
