// Builds a Pig sitting played to its end by a simple rule.
#pragma once
#include "rules/pig/rules.h"
#include "session/replay.h"
#include "session/sitting_of.h"

namespace sitting {

using Pig = SittingOf<pig::Rules>;

inline Pig table(std::uint64_t seed, const pig::Rules& rules = {}) {
    session::Players players(static_cast<std::size_t>(rules.players), "human");
    return Pig{{rules, seed, players, {}, {}}};
}

inline void play_game(Pig& pig, int hold_at = 20) {  // everybody holds at the same total
    while (!pig.over()) {
        const auto& state = pig.state();
        const bool enough = state.scores[static_cast<std::size_t>(state.turn)] + state.turn_total >= pig.rules().goal;
        if (state.rolls > 0 && (enough || state.turn_total >= hold_at))
            pig.submit(pig::Hold{});
        else
            pig.throw_dice();
    }
}

inline Pig played(std::uint64_t seed, int games = 1, const pig::Rules& rules = {}) {
    Pig pig = table(seed, rules);
    play_game(pig);
    for (int game = 1; game < games; ++game) {
        pig.next_game();
        play_game(pig);
    }
    return pig;
}

}  // namespace sitting
