// Builders: a store in a folder of its own, sittings played into it, and what of them is there afterwards.
#pragma once
#include "rules/ceelo/rules.h"
#include "rules/craps/rules.h"
#include "rules/pig/rules.h"
#include "rules/siwuliu/rules.h"
#include "scratch.h"
#include "session/files.h"
#include "session/history/games.h"
#include "session/store/kept_session.h"

#include <doctest/doctest.h>

namespace kept {

using namespace boxcars;
using namespace boxcars::session;
namespace fs = std::filesystem;

using Pig = KeptSession<pig::Rules>;
constexpr std::chrono::milliseconds soon{5};  // between two attempts

inline Pig at_pig(Store* store, std::uint64_t seed = 7) {
    return Pig{{pig::Rules{}, seed, Players(2, "human"), {}, {}}, store};
}

// A throw, or a hold where the turn has 20: one verb.
inline void play_on(Pig& pig) {
    const auto& state = pig.session().state();
    if (pig.session().over())
        pig.next_game();
    else if (state.rolls > 0 && state.turn_total >= 20)
        pig.submit(pig::Hold{});
    else
        pig.throw_dice();
}
inline void play(Pig& pig, int verbs) {
    for (int n = 0; n < verbs; ++n) play_on(pig);
}

inline Pig played_pig(Store& store, int verbs, std::uint64_t seed = 7) {  // all of it is kept
    Pig table = at_pig(&store, seed);
    play(table, verbs);
    REQUIRE(table.store_now());
    return table;
}

// A sitting of Pig in the store of that folder, which is closed again.
struct Kept {
    std::string name;
    Recording played;
};
inline Kept kept_pig(const fs::path& data, int verbs, std::uint64_t seed = 7) {
    Store store{data};
    const Pig table = played_pig(store, verbs, seed);
    return {table.name(), record(table.session())};
}

// Any game, by its own decisions: the first that may be taken or a throw, as an own small generator says.
template <rules::Game R>
void play_any(KeptSession<R>& kept, int verbs, std::uint64_t dust) {
    for (int n = 0; n < verbs; ++n) {
        dust = dust * 6364136223846793005u + 1442695040888963407u;
        const auto& session = kept.session();
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

template <rules::Game R>
Setup<R> setup(std::uint64_t seed, R rules = {}) {
    const std::size_t seats = std::max<std::size_t>(1, verbs::start_events(rules).size());
    return {rules, seed, Players(seats, "human"), {}, {}};
}

// The name of a sitting of any game that was played by chance and kept.
template <rules::Game R>
std::string kept_any(Store& store, std::uint64_t seed, int verbs, bool ends = false) {
    KeptSession<R> table{setup<R>(seed), &store};
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

inline const KeptGames& four_games() {
    static const KeptGames games{kept_game<pig::Rules>(), kept_game<craps::Rules>(), kept_game<siwuliu::Rules>(),
                                 kept_game<ceelo::Rules>()};
    return games;
}
inline Verdict verify_any(const Recording& recording) {
    return known_game(four_games(), recording.game)->verify(recording);
}

inline std::string joined(const std::vector<std::string>& sentences) {
    std::string all;
    for (const auto& sentence : sentences) all += sentence + "\n";
    return all;
}

}  // namespace kept
