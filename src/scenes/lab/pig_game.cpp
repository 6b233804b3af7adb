#include "scenes/lab/pig_game.h"

#include "base/error.h"
#include "chance/dice_stream.h"
#include "players/pig/policy.h"
#include "session/replay.h"

#include <algorithm>

namespace boxcars::scenes {
namespace {

constexpr std::size_t most_steps = 2000;  // of a game that is drawn

// What a player sees of it: the moments of his own turns, and his winning.
void see(std::vector<ui::PigStep>& steps, const pig::Rules& rules, const pig::State& state, int player) {
    const int own = state.scores[static_cast<std::size_t>(player)];
    ui::PigStep now{own, best_opponent_score(rules, state), state.turn_total};
    if (state.winner == player)
        now = {own, steps.empty() ? 0 : steps.back().other, 0};
    else if (state.turn != player)
        return;
    if (steps.empty() || !(steps.back() == now)) steps.push_back(now);
}

PigAtTable last_game(session::Replay<pig::Rules>& sitting, int player) {
    PigAtTable game;
    for (int number = 0; !sitting.difference();) {
        const auto& session = sitting.session();
        if (std::exchange(number, session.game()) != session.game()) game.steps.clear();
        game.rules = session.rules();
        game.ended = session.over();
        if (session.practised())
            game.steps.clear();
        else
            see(game.steps, game.rules, session.state(), player);
        if (sitting.done()) break;
        sitting.next();
    }
    return game;
}

}  // namespace

std::vector<ui::PigStep> sample_pig_game(pig::Rules rules, const std::array<std::string, 2>& policies,
                                         std::uint64_t seed, std::shared_ptr<const odds::PigSolution> solution) {
    rules.players = 2;
    std::vector<players::PigPolicy> players;
    for (const std::string& name : policies) {
        players.push_back(*players::find_policy(name));
        players.back().learn(solution);
    }
    chance::DiceStream dice{seed};
    pig::State state = opening(rules);
    advance(rules, state, pig::Begin{0});
    std::vector<ui::PigStep> steps;
    while (!over(rules, state) && steps.size() < most_steps) {
        see(steps, rules, state, 0);
        if (players[static_cast<std::size_t>(state.turn)].holds(rules, state))
            advance(rules, state, pig::Hold{});
        else
            advance(rules, state, pig::Rolled{dice.face(rules.sides)});
    }
    see(steps, rules, state, 0);
    return steps;
}

std::optional<PigAtTable> pig_at_table(const session::Recording& recording) {
    try {
        session::Replay<pig::Rules> sitting{recording};
        const auto& players = sitting.recording().players;
        const auto person = std::ranges::find(players, "human");
        const int player = person == players.end() ? 0 : static_cast<int>(person - players.begin());
        PigAtTable game = last_game(sitting, player);
        if (game.steps.empty()) return {};
        return game;
    } catch (const Error&) {  // nothing that could be drawn
        return {};
    }
}

}  // namespace boxcars::scenes
