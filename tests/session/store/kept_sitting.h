// Builders: a store in a folder of its own, sittings played into it, and what of them is there afterwards.
#pragma once
#include "own_store.h"
#include "rules/ceelo/rules.h"
#include "rules/craps/rules.h"
#include "rules/pig/rules.h"
#include "rules/siwuliu/rules.h"
#include "session/files.h"

#include <doctest/doctest.h>

namespace kept {

using namespace boxcars;
using namespace boxcars::session;
namespace fs = std::filesystem;

constexpr std::chrono::milliseconds soon{5};  // between two attempts

inline Sitting at_pig(Store* store, std::uint64_t seed = 7) {
    return Sitting{{pig::Rules{}, seed, Players(2, "human"), {}, {}}, kept_in(store)};
}

// A throw, or a hold where the turn has 20: one verb.
inline void play_on(Sitting& pig) {
    const auto& state = pig.state().as<pig::State>();
    if (pig.over())
        pig.next_game();
    else if (state.rolls > 0 && state.turn_total >= 20)
        pig.submit(pig::Hold{});
    else
        pig.throw_dice();
}
inline void play(Sitting& pig, int verbs) {
    for (int n = 0; n < verbs; ++n) play_on(pig);
}

inline Sitting played_pig(Store& store, int verbs, std::uint64_t seed = 7) {  // all of it is kept
    Sitting table = at_pig(&store, seed);
    play(table, verbs);
    REQUIRE(table.store_now());
    return table;
}

inline Sitting resumed_pig(Store& store, const std::string& name) {
    return resume(rules::any_game<pig::Rules>(), store, name);
}

// A sitting of Pig in the store of that folder, which is closed again.
struct Kept {
    std::string name;
    Recording played;
};
inline Kept kept_pig(const fs::path& data, int verbs, std::uint64_t seed = 7) {
    Store store{data};
    const Sitting table = played_pig(store, verbs, seed);
    return {table.name(), record(table)};
}

// Any game, by its own decisions: the first that may be taken or a throw, as an own small generator says.
inline void play_any(Sitting& kept, int verbs, std::uint64_t dust) {
    for (int n = 0; n < verbs; ++n) {
        dust = dust * 6364136223846793005u + 1442695040888963407u;
        const auto& session = kept;
        const auto decisions = session.legal();
        const bool throws = session.may_throw() && (decisions.empty() || (dust >> 33) % 2 == 0);
        if (session.over())
            kept.next_game();
        else if (throws)
            kept.throw_dice();
        else if (!decisions.empty())
            kept.submit(decisions[(dust >> 40) % decisions.size()]);
    }
}

inline Setup setup(std::uint64_t seed, const rules::Sheet& rules) {
    const std::size_t seats = std::max<std::size_t>(1, starts(rules).size());
    return {rules, seed, Players(seats, "human"), {}, {}};
}

// The name of a sitting of any game that was played by chance and kept.
inline std::string kept_any(Store& store, const rules::Sheet& rules, std::uint64_t seed, int verbs, bool ends = false) {
    Sitting table{setup(seed, rules), kept_in(&store)};
    play_any(table, verbs, seed);
    REQUIRE(table.store_now());
    if (ends) table.end();
    REQUIRE(store.wait_for_all());
    return table.name();
}

// The files that make up a store, as they are now.
inline void copy_store(const fs::path& from, const fs::path& to) {
    fs::create_directories(to);
    for (const char* end : {"", "-wal"}) {
        const fs::path file = store_file(from).string() + end;
        fs::remove(store_file(to).string() + end);
        if (fs::exists(file)) fs::copy_file(file, store_file(to).string() + end);
    }
}

inline const PlayedGames& four_games() {
    static const PlayedGames games{&game_of(pig::Rules{}), &game_of(craps::Rules{}), &game_of(siwuliu::Rules{}),
                                   &game_of(ceelo::Rules{})};
    return games;
}
inline Verdict verify_any(const Recording& recording) { return verdict_on(four_games(), recording); }

// The hands of a sitting, as its rows have them.
inline Hands read_hands(const Database& database, const std::string& sitting) {
    Hands hands{.all = database.rows<Hand>(
                    "SELECT entry, bet, opponent, outcome, stake, net, throws, whole, counts, text, position FROM "
                    "sitting JOIN hand ON hand.sitting = sitting.id LEFT JOIN table_sheet ON table_sheet.id = "
                    "hand.sheet WHERE sitting.name = ? ORDER BY entry, position",
                    sitting)};
    for (const ThrownLine& dice : database.rows<ThrownLine>(
             "SELECT game, throws, boxcars FROM sitting JOIN counted ON counted.sitting = id WHERE name = ?", sitting))
        hands += Hands{.throws = dice.throws, .boxcars = dice.boxcars};
    hands.scores = database.rows<ScoreFigure>(
        "SELECT kind, figure FROM score JOIN sitting ON sitting.id = score.sitting WHERE name = ? ORDER BY kind",
        sitting);
    return hands;
}

inline std::string joined(const std::vector<std::string>& sentences) {
    std::string all;
    for (const auto& sentence : sentences) all += sentence + "\n";
    return all;
}

}  // namespace kept
