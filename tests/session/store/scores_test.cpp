// High scores on record: they follow from the entries, of ended sittings that count alone, and initials stay with them.
#include "session/history/figures.h"
#include "session/history/sitting_actions.h"
#include "session/store/kept_sitting.h"

#include <doctest/doctest.h>

#include <map>
#include <set>

using namespace kept;

namespace {

// What the first player did at Pig, by the facts that are in the store, as words.
struct PigFigures {
    std::int64_t turn = 0, turns = 0;
};
PigFigures by_the_entries(const Recording& recording) {
    PigFigures best;
    std::int64_t turns = 0;
    int game = 1;
    for (const RecordedEntry& entry : recording.entries) {
        if (std::exchange(game, entry.game) != entry.game) turns = 0;
        for (const auto& fact : entry.facts) {
            int points = 0;
            if (!fact.starts_with("player 1 ")) continue;
            if (std::sscanf(fact.c_str(), "player 1 banked %d", &points) == 1)
                best.turn = std::max<std::int64_t>(best.turn, points);
            turns += points > 0 || fact.find("a pig") != std::string::npos;
            if (fact.starts_with("player 1 won") && (best.turns == 0 || turns < best.turns)) best.turns = turns;
        }
    }
    return best;
}

std::vector<ScoreLine> table_of(Store& store, const std::string& game, std::string_view kind) {
    for (const GameScores& of : scores_of(store, four_games(), game))
        for (const ScoreTable& table : of.tables)
            if (of.game == game && table.kind.name == kind) return table.lines;
    return {};
}

}  // namespace

TEST_CASE("a table has the ten best ended sittings, the best first, of equals the first") {
    const test::Scratch folder;
    Store store{folder.path};
    std::map<std::string, std::int64_t> won;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const std::string name = kept_any(store, siwuliu::Rules{}, seed, 80, true);
        std::int64_t net = 0, bets = 0;
        for (const Hand& hand : store.read(session::read_hands, name).all)
            if (!hand.whole) net += hand.net, ++bets;
        if (net > 0 && bets >= 10) won[name] = net;
    }
    REQUIRE(won.size() > places_in_a_table);
    kept_any(store, siwuliu::Rules{}, 99, 80);  // it goes on
    std::vector<std::pair<std::string, std::int64_t>> best{won.begin(), won.end()};
    std::ranges::stable_sort(best, [](const auto& a, const auto& b) { return a.second > b.second; });
    const auto lines = table_of(store, "siwuliu", "win");
    REQUIRE(lines.size() == places_in_a_table);
    for (std::size_t n = 0; n < lines.size(); ++n) {
        CHECK(lines[n].sitting == best[n].first);
        CHECK(lines[n].figure == best[n].second);
    }
    REQUIRE(store.wait(store.forget(lines.front().sitting)));
    CHECK(table_of(store, "siwuliu", "win").front() == lines[1]);
}

TEST_CASE("Pig's tables follow from the entries, and the fewest turns come first") {
    const test::Scratch folder;
    Store store{folder.path};
    std::map<std::string, PigFigures> figures;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const std::string name = kept_any(store, pig::Rules{}, seed, 900, true);
        figures[name] = by_the_entries(*store.recording(name));
    }
    const auto turn = table_of(store, "pig", "turn"), turns = table_of(store, "pig", "turns");
    const auto large = std::ranges::count_if(figures, [](const auto& of) { return of.second.turn >= 20; });
    REQUIRE(large >= 3);
    REQUIRE(std::cmp_equal(turn.size(), large));
    REQUIRE(turns.size() >= 3);
    for (const ScoreLine& line : turn) CHECK(line.figure == figures.at(line.sitting).turn);
    for (const ScoreLine& line : turns) CHECK(line.figure == figures.at(line.sitting).turns);
    CHECK(turns.front().figure <= turns.back().figure);
    CHECK(turn.front().figure >= turn.back().figure);
}

TEST_CASE("practice and imported sittings stand in no table, and are not to be signed") {
    const test::Scratch folder;
    Store store{folder.path};
    Sitting table{setup(3, pig::Rules{}), kept_in(&store)};
    REQUIRE(table.force({6}));
    for (int n = 0; n < 4; ++n) table.force({6});
    table.submit(pig::Hold{});
    REQUIRE(table.store_now());
    table.end();
    REQUIRE(store.wait_for_all());
    CHECK(store.sittings().front().practice);
    CHECK(table_of(store, "pig", "turn").empty());
    CHECK_FALSE(scores_to_sign(store, four_games()));

    const test::Scratch other;
    Store from{other.path};
    const Recording fair = *from.recording(kept_any(from, pig::Rules{}, 4, 700, true));
    CHECK_FALSE(table_of(from, "pig", "turn").empty());
    const test::Scratch third;
    Store to{third.path};
    import_recording(to, fair, verify_any(fair).hands);
    CHECK(table_of(to, "pig", "turn").empty());
    CHECK_FALSE(scores_to_sign(to, four_games()));
}

TEST_CASE("the sitting that ended last is to be signed once; its initials stay, and are offered the next time") {
    const test::Scratch folder;
    std::string first, second;
    {
        Store store{folder.path};
        CHECK_FALSE(scores_to_sign(store, four_games()));
        first = kept_any(store, pig::Rules{}, 1, 900, true);
        const auto entered = scores_to_sign(store, four_games());
        REQUIRE(entered);
        CHECK(entered->sitting == first);
        CHECK(entered->places.front().rank == 1);
        CHECK(store.read(last_initials) == "AAA");
        REQUIRE(store.wait(store.sign(first, "BOX")));
        CHECK_FALSE(scores_to_sign(store, four_games()));
    }
    Store store{folder.path};
    CHECK(store.read(last_initials) == "BOX");
    CHECK(table_of(store, "pig", "turn").front().initials == "BOX");
    second = kept_any(store, pig::Rules{}, 2, 900, true);
    REQUIRE(scores_to_sign(store, four_games())->sitting == second);
    REQUIRE(store.wait(store.sign(second, std::string{unsigned_initials})));
    CHECK_FALSE(scores_to_sign(store, four_games()));
    CHECK(store.read(last_initials) == "BOX");
    CHECK(store.sitting(first)->sign->initials == "BOX");
}
