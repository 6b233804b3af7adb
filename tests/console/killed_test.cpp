// The program itself, killed at any moment of a game: in the terminal, and in its window off screen. What it has said,
// on the pipe or in the state that a script asks for, is in the store; the sitting goes on exactly; nothing is damaged.
#include "console/killed.h"
#include "longer.h"
#include "pattern.h"
#include "rules/ceelo/rules.h"
#include "rules/craps/rules.h"
#include "rules/pig/rules.h"
#include "rules/siwuliu/rules.h"
#include "session/store/keeping.h"

namespace {

using namespace boxcars;
using program::Folder;
using program::Running;
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
    program::kill_after(game, moments);
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
    REQUIRE(program::tells(state, is_kept));
    program::kill_after(game, moments);
    const auto said = program::told(state);
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
        folder.file("script", program::script_of(table.keys));
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

}  // namespace

TEST_CASE("the program is killed at any moment, in the terminal and in its window: nothing it has said is lost") {
    const int kills = test::longer(2, 7);
    survives(killed_at_pig, kills, 1);
    survives(killed_at_craps, kills, 2);
    survives(killed_at_siwuliu, kills, 3);
    survives(killed_at_ceelo, kills, 4);
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
