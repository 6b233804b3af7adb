// The program itself, killed at any moment in the terminal and in its window: what it has said is kept.
#include "console/running.h"
#include "longer.h"
#include "pattern.h"
#include "rules/ceelo/rules.h"
#include "rules/craps/rules.h"
#include "rules/pig/rules.h"
#include "rules/siwuliu/rules.h"
#include "session/store/store.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <random>

using namespace program;

namespace {

using Keys = std::vector<std::string>;

// Presses those keys in every second of the game's clock for an hour and writes state.json. `first`: a key pressed
// before all others; may be empty.
std::string script_of(const Keys& keys, const std::string& first = "") {
    std::string lines;
    if (!first.empty()) lines += fmt::format("{{\"at\":0.5,\"key\":\"{}\"}}\n", first);
    for (int second = 1; second < 3600; ++second) {
        double at = second;
        for (const std::string& key : keys) lines += fmt::format("{{\"at\":{:.1f},\"key\":\"{}\"}}\n", at += 0.1, key);
        lines += fmt::format("{{\"at\":{:.1f},\"state\":\"state.json\"}}\n", at + 0.3);
    }
    return lines;
}

// The state written last; null if none has been written.
nlohmann::json told(const fs::path& state) {
    return fs::exists(state) ? nlohmann::json::parse(text_of(state)) : nlohmann::json{};
}

// Waits up to half a minute until `holds` is true of the state.
template <class Holds>
bool tells(const fs::path& state, const Holds& holds) {
    for (int tries = 0; tries < 30'000; ++tries) {
        if (const auto said = told(state); !said.is_null() && holds(said)) return true;
        ::usleep(1000);
    }
    return false;
}

void kill_after(Running& running, std::mt19937_64& moments) {
    ::usleep(static_cast<useconds_t>(moments() % 300'000));
    running.signal(SIGKILL);
    CHECK(running.ends() == 1000 + SIGKILL);  // it played until it was killed
}

using namespace boxcars;
using nlohmann::json, program::Folder, program::Running;
using Words = std::vector<std::string>;

struct Table {           // how a game is played by nobody, for as long as it takes
    rules::Sheet sheet;  // of its game
    Words players;       // arguments
    std::string opening, typed, first_result;
    std::string dice;  // a pattern of a result on the pipe: a group a die
    Words keys;        // of a round in the window
};

const Table killed_at_pig{pig::Rules{},  {"--players", "human,hold20"}, "", "\n\nhold\n", "Roll: ", "Roll: ([0-9]+)\n",
                          {"Space", "H"}};
const Table killed_at_craps{
    craps::Rules{}, {}, "", "pass 10\nroll\n", "Roll: ", "Roll: ([1-6]) and ([1-6]):", {"Right", "Return", "Space"}};
const Table killed_at_siwuliu{
    siwuliu::Rules{}, {}, "", "y\n1\nn\n", "roll is: ", "roll is: ([1-6]) ([1-6]) and ([1-6])\n", {"Return", "Space"}};
const Table killed_at_ceelo{ceelo::Rules{},
                            {"--players", "human,cautious,even"},
                            "100\n",
                            "1\n",
                            " rolls ",
                            " rolls ([1-6])-([1-6])-([1-6])[:.]",
                            {"Return", "Space"}};

struct Count {
    int kills = 0;
    std::size_t acknowledged = 0, kept = 0;  // dice in the terminal, entries in the window
};

Words arguments(const Table& table, std::uint64_t seed, const Words& more) {
    Words all{"play", std::string{game_name(table.sheet)}, "--seed", std::to_string(seed), "--data-dir", "data"};
    all.insert(all.end(), table.players.begin(), table.players.end());
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

// The newest sitting, played again from its seed as whoever continues it does: every entry is what the seed and the
// rules make of it, and the next die is the next of the stream.
session::Sitting resumed(const Table& table, const Folder& folder, std::uint64_t seed) {
    session::Store store{folder.path / "data"};
    REQUIRE_FALSE(store.trouble());
    CHECK(store.take_sentences().empty());  // nothing was damaged, nothing brought back
    const auto sittings = store.sittings();
    REQUIRE_FALSE(sittings.empty());
    CHECK(sittings.front().open);
    const auto kept = session::resume(table.sheet.game(), store, sittings.front().name);
    CHECK(kept.setup().seed == seed);
    CHECK(kept.journal().size() == static_cast<std::size_t>(sittings.front().entries));
    return kept;
}

void kill_text(const Folder& folder, const Table& table, std::mt19937_64& moments, Count& count) {
    const std::uint64_t seed = moments();
    Running game{folder, arguments(table, seed, {"--text", "--games", "10000"})};
    std::string typed = table.opening;
    while (typed.size() < 50'000) typed += table.typed;
    game.type(typed);
    REQUIRE(game.says(table.first_result));
    kill_after(game, moments);
    std::vector<int> said, kept;
    const std::string& text = game.said();
    for (const test::Groups& found : test::matches(text, table.dice))
        for (std::size_t die = 1; die < found.size(); ++die) said.push_back(std::stoi(found[die]));
    const auto sitting = resumed(table, folder, seed);
    for (const auto& entry : sitting.journal()) kept.insert(kept.end(), entry.faces.begin(), entry.faces.end());
    REQUIRE(said.size() <= kept.size());
    CHECK(std::equal(said.begin(), said.end(), kept.begin()));
    count.acknowledged += said.size();
    count.kept += kept.size();
    ++count.kills;
}

// An opening is no sitting yet, and nothing is kept of it.
bool is_kept(const nlohmann::json& said) { return said["journal_entries"] > 1; }

void kill_window(const Folder& folder, const Table& table, std::mt19937_64& moments, Count& count) {
    const std::uint64_t seed = moments();
    const auto state = folder.path / "state.json";
    program::fs::remove(state);
    Running game{folder, arguments(table, seed, {"--headless", "--force", "--script", "script", "--size", "64x36"})};
    REQUIRE(tells(state, is_kept));
    kill_after(game, moments);
    const auto said = told(state);
    const auto entries = said["journal_entries"].get<std::size_t>();
    const auto sitting = resumed(table, folder, seed);
    REQUIRE(entries <= sitting.journal().size());
    CHECK(said["hash"] == session::hash_text(sitting.journal()[entries - 1].hash));
    count.acknowledged += entries;
    count.kept += sitting.journal().size();
    ++count.kills;
}

void survives(const Table& table, int kills, std::uint64_t seed) {
    constexpr int store_lives = 50;  // kills
    std::mt19937_64 moments{seed};
    Count text, window;
    for (int n = 0; n < kills; n += store_lives) {
        const Folder folder;
        folder.file("script", script_of(table.keys));
        for (int nth = n; nth < std::min(kills, n + store_lives); ++nth) {
            kill_text(folder, table, moments, text);
            kill_window(folder, table, moments, window);
        }
    }
    MESSAGE(game_name(table.sheet), ": ", text.kills, " kills in the terminal, ", text.acknowledged, " dice said, ",
            text.kept, " kept; ", window.kills, " in the window, ", window.acknowledged, " entries said, ", window.kept,
            " kept");
    CHECK(text.acknowledged > static_cast<std::size_t>(kills));  // games were under way
    CHECK(window.acknowledged > static_cast<std::size_t>(kills));
}

TEST_CASE("the program is killed at any moment, in the terminal and in its window: nothing it has said is lost") {
    std::uint64_t seed = 1;
    for (const Table* table : {&killed_at_pig, &killed_at_craps, &killed_at_siwuliu, &killed_at_ceelo})
        survives(*table, test::longer(2, 7), seed++);
}

TEST_SUITE("long") {
    TEST_CASE("pig is killed at 1,000 moments in the terminal and 1,000 in its window") {
        survives(killed_at_pig, 1000, 5);
    }
    TEST_CASE("craps is killed at 1,000 moments in the terminal and 1,000 in its window") {
        survives(killed_at_craps, 1000, 6);
    }
    TEST_CASE("sì-wŭ-liù is killed at 1,000 moments in the terminal and 1,000 in its window") {
        survives(killed_at_siwuliu, 1000, 7);
    }
    TEST_CASE("cee-lo is killed at 1,000 moments in the terminal and 1,000 in its window") {
        survives(killed_at_ceelo, 1000, 8);
    }
}

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
    folder.file("script", script_of({"Return", "Space", "H", "Right", "G"}, "E"));
    const auto state = folder.path / "state.json";
    std::mt19937_64 moments{2027};
    Kept before;
    int ends = 0, kills = 0;
    std::set<std::string> killed_at;
    for (; kills < 200; ++kills) {
        Running window{folder,
                       {"--data-dir", "data", "--config-dir", "config", "--headless", "--force", "--no-audio",
                        "--script", "script", "--size", "64x36"}};
        for (auto more = 1 + moments() % 10; more > 0; --more) {  // a second of the game's clock each
            program::fs::remove(state);
            REQUIRE(tells(state, [&](const json& said) { return said.contains("scene"); }));
        }
        kill_after(window, moments);
        const json said = told(state);
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
