// A process that is killed at any moment: what it acknowledged is there, and the sitting goes on as if nothing had
// been. A control that writes a file in place, as programs often do, loses some: so this test can fail.
#include "session/store/killed.h"
#include "longer.h"
#include "session/store/kept_sitting.h"

#include <doctest/doctest.h>

#include <fstream>
#include <random>

using namespace kept;
using test::killed;

namespace {

void verb(Sitting& table) {  // decided by the table alone, so that it can be played again beside
    play_any(table, 1, table.hash() + table.journal().size());
}

// Goes on with the one sitting of the store, or begins it, and acknowledges what is on the disk.
void play_for_ever(const rules::Sheet& rules, const fs::path& data,
                   const std::function<void(std::uint64_t)>& acknowledge) {
    Store store{data};
    const auto open = store.sittings();
    auto table = open.empty() ? Sitting{setup(11, rules), kept_in(&store)} : resume(rules.game(), store, open[0].name);
    for (;;) {
        verb(table);
        if (table.store_now()) acknowledge(table.journal().size());
    }
}

void survives(const rules::Sheet& rules, int kills, std::uint64_t seed) {
    const test::Scratch folder;
    std::mt19937_64 moments{seed};
    Sitting beside{setup(11, rules)};
    for (int n = 0; n < kills; ++n) {
        const auto acknowledged =
            killed([&](const auto& acknowledge) { play_for_ever(rules, folder.path, acknowledge); },
                   static_cast<int>(moments() % 30'000));
        Store store{folder.path};
        REQUIRE_FALSE(store.trouble());
        CHECK(joined(store.take_sentences()) == "");  // nothing was damaged
        REQUIRE(store.sittings().size() == 1);
        const auto resumed = resume(rules.game(), store, store.sittings()[0].name);
        const auto& journal = resumed.journal();
        CHECK(journal.size() >= acknowledged);
        while (beside.journal().size() < journal.size()) verb(beside);
        CHECK(resumed.hash() == beside.hash());
        CHECK(resumed.stream() == beside.stream());  // no die is thrown twice
    }
}

// The same promise kept badly: the whole sitting is written over the file each time.
int lost_in_place(int kills) {
    const test::Scratch folder;
    const fs::path file = folder.path / "sitting.json";
    std::mt19937_64 moments{3};
    int lost = 0;
    for (int n = 0; n < kills; ++n) {
        const auto acknowledged = killed(
            [&](const auto& acknowledge) {
                Sitting table = at_pig(nullptr);
                play(table, 300);
                for (;;) {
                    play_on(table);
                    std::ofstream{file} << to_json(record(table));
                    acknowledge(table.journal().size());
                }
            },
            static_cast<int>(moments() % 20'000));
        try {
            lost += read_recording(file).entries.size() < acknowledged;
        } catch (const Error&) {
            ++lost;
        }
    }
    return lost;
}

}  // namespace

TEST_CASE("killed at any moment, nothing acknowledged is lost and every sitting goes on exactly") {
    const int kills = test::longer(4, 13);
    survives(pig::Rules{}, kills, 1);
    survives(craps::Rules{}, kills, 2);
    survives(siwuliu::Rules{}, kills, 3);
    survives(ceelo::Rules{}, kills, 4);
}

TEST_CASE("a file that is written in place loses what was acknowledged") { CHECK(lost_in_place(20) > 0); }

TEST_SUITE("long") {
    TEST_CASE("killed at 1,000 moments in each game, nothing acknowledged is lost and every sitting goes on exactly") {
        survives(pig::Rules{}, 1000, 5);
        survives(craps::Rules{}, 1000, 6);
        survives(siwuliu::Rules{}, 1000, 7);
        survives(ceelo::Rules{}, 1000, 8);
    }
}
