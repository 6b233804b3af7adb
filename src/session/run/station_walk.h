// Plays a station with the rules alone, without the journal and texts of a sitting, so that thousands of plays are
// fast. The same seed and decisions lead to the same end as in a sitting.
#pragma once
#include "base/numbers.h"
#include "session/run/station.h"
#include "session/sitting.h"

#include <map>

namespace boxcars::session {

using namespace rules::defaults;  // for what a game leaves out

namespace run_table {

bool persons_turn(const auto& state) {
    if constexpr (requires { state.turn; }) return state.turn == 0;
    return true;
}

// Whether a decision settles a bet without a throw.
template <class... Events>
bool settles(const std::variant<Events...>& event) {
    return std::visit(
        [](const auto& one) {
            if constexpr (requires { one.settles; }) return one.settles;
            return false;
        },
        event);
}

// The progress after a step that led to the state `next`.
template <rules::Game R>
GoalProgress progress_of(StopUnit unit, const R& rules, const typename R::State& next, bool threw,
                         const GoalProgress& progress) {
    const bool rests = unit == StopUnit::Rounds && between_rounds(rules, rules, next);
    const bool ends = over(rules, next);
    return progress_after(unit, threw, rests, ends, ends && odds::game_won(next), progress);
}

// Stands for the other players at a table for money, which has none.
struct NoCompany {
    template <class R, class State>
    std::optional<typename R::Event> operator()(const R&, const State&) const {
        return {};
    }
};

// Plays stations that station.first begins. company(rules, state): a computer player's decision; empty: a throw.
template <rules::Game R, class Company>
class StationWalk {
    using State = typename R::State;
    using Event = typename R::Event;
    using Events = std::vector<Event>;
    using Goals = odds::TableGoals<R>;

 public:
    StationWalk(const Station& station, const R& rules, const Company& company)
        : rules_(rules),
          goal_(station.goal),
          unit_(station.unit),
          begins_(station.first),
          company_(company),
          starts_(starts(rules)) {}

    // `best(state, progress)` returns the events of the player's decision before the next throw.
    StationOutcome by_best_play(std::uint64_t seed, const auto& best) {
        return play(seed, [&](const GoalProgress& progress) {
            auto key = std::pair{canonical(state_), progress};
            auto known = decisions_.find(key);
            if (known == decisions_.end()) known = decisions_.emplace(std::move(key), best(state_, progress)).first;
            for (const Event& event : known->second) take(event, false);
            if (!ended() && persons_turn(state_) && may_throw()) return throw_dice();
            stuck_ = known->second.empty();
        });
    }

    // The events of the last play, without those that begin a game.
    const Events& events() const { return events_; }

    StationOutcome at_random(std::uint64_t seed) {
        chance::DiceStream choices{seed, 1};
        return play(seed, [&](const GoalProgress&) {
            const Events events = Goals::invited(goal_, rules_, state_);
            const int all = how_many(events) + (may_throw() ? 1 : 0);
            if (all == 0) return void(stuck_ = true);
            const int one = choices.draw(std::min(all, 256));
            one < how_many(events) ? take(events[nth(one)], false) : throw_dice();
        });
    }

 private:
    StationOutcome play(std::uint64_t seed, const auto& decide) {
        dice_ = chance::DiceStream{seed};
        drawn_first(starts_.size(), dice_);
        first_ = begins_;
        progress_ = {};
        stuck_ = reached_ = lost_ = false;
        events_.clear();
        begin_game();
        while (!ended()) {
            if (over(rules_, state_)) {
                ++first_;
                begin_game();
            } else if (persons_turn(state_)) {
                decide(progress_);
            } else if (const auto event = company_(rules_, state_)) {
                take(*event, false);
            } else {
                throw_dice();
            }
        }
        const bool stayed = stays() && !lost_ && !(stuck_ && unit_ == StopUnit::Throws);
        return {reached_ || stayed, odds::owned(state_) - odds::owned(opening(rules_)), progress_.done};
    }

    void begin_game() {
        state_ = opening(rules_);
        if (!starts_.empty()) advance(rules_, state_, starts_[nth(first_ % how_many(starts_))]);
    }

    bool stays() const { return goal_.kind == rules::GoalKind::Stay; }
    bool ended() const {
        if (reached_ || lost_ || stuck_ || progress_.done >= goal_.length) return true;
        if (unit_ != StopUnit::Games) return over(rules_, state_);
        return progress_.won + goal_.length - progress_.done < goal_.target;
    }

    bool may_throw() const { return dice_wanted(rules_, state_).count > 0 && !Goals::lacks_bet(goal_, state_); }
    void throw_dice() {
        const rules::Dice dice = dice_wanted(rules_, state_);
        std::vector<int> faces;
        for (int die = 0; die < dice.count; ++die) faces.push_back(dice_.face(dice.sides));
        take(thrown(rules_, faces), true);
    }

    void take(const Event& event, bool threw) {
        events_.push_back(event);
        advance(rules_, state_, event);
        const int done = progress_.done;
        progress_ = progress_of(unit_, rules_, state_, threw || settles(event), progress_);
        if (progress_.done == done && !over(rules_, state_)) return;
        const bool made = Goals::goal_reached(goal_, state_, progress_.won);
        reached_ = made && !stays();
        lost_ = !made && stays();
    }

    R rules_;
    rules::GoalTerms goal_;
    StopUnit unit_;
    int begins_;
    Company company_;
    Events starts_, events_;
    std::map<std::pair<std::vector<std::int64_t>, GoalProgress>, Events> decisions_;
    chance::DiceStream dice_{0};
    State state_{};
    GoalProgress progress_;
    int first_ = 0;
    bool stuck_ = false, reached_ = false, lost_ = false;  // lost_: a Stay goal that was missed
};

}  // namespace run_table
}  // namespace boxcars::session
