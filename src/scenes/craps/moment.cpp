#include "scenes/craps/moment.h"
#include "base/words.h"

#include "session/craps/strategy_file.h"
#include "session/table_change.h"

#include <utility>

namespace boxcars::scenes {
namespace {

Cents worth(const craps::State& state) { return state.bankroll + on_table(state); }

}  // namespace

void CrapsOthers::sit(const craps::Rules& rules, std::span<const std::string> strategies) {
    others_.clear();
    dice_fly_ = false;
    for (const std::string& name : strategies) {
        const auto strategy = session::craps_strategy(name, rules);
        others_.push_back(
            {in_capitals(session::player_words(strategy.name)), {opening(rules)}, opening(rules), 0, strategy.lines});
    }
}

void CrapsOthers::thrown(const craps::Rules& rules, craps::Rolled dice) {
    if (std::exchange(dice_fly_, true)) return;
    for (Other& other : others_) {
        if (over(rules, other.decided.state)) continue;
        make_bets(other.lines, rules, other.decided);
        other.shown = other.decided.state;
        see_throw(other.lines, rules, other.decided, dice);
    }
}

void CrapsOthers::show() {
    dice_fly_ = false;
    for (Other& other : others_) {
        other.last = worth(other.decided.state) - worth(other.shown);
        other.shown = other.decided.state;
    }
}

}  // namespace boxcars::scenes
