// A sitting of one game: its sheet and its state as that game has them; and one of Pig, played by a simple rule.
#pragma once
#include "rules/pig/rules.h"
#include "session/replay.h"

namespace sitting {

using namespace boxcars;

template <rules::Game R>
class SittingOf : public session::Sitting {
 public:
    explicit SittingOf(session::Setup setup) : Sitting(with_sheet(std::move(setup))) {}
    const R& rules() const { return Sitting::rules().template as<R>(); }
    const typename R::State& state() const { return Sitting::state().template as<typename R::State>(); }

 private:
    static session::Setup with_sheet(session::Setup setup) {  // the default sheet if it has none
        if (!setup.rules) setup.rules = R{};
        return setup;
    }
};

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
    for (play_game(pig); --games > 0; play_game(pig)) pig.next_game();
    return pig;
}

}  // namespace sitting
