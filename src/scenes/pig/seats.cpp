#include "scenes/pig/seats.h"
#include "base/words.h"

#include "base/error.h"
#include "players/pig/policy.h"

#include <algorithm>

namespace boxcars::scenes {

PigSeats::PigSeats(const pig::Rules& rules, std::vector<std::string> players) : names_(std::move(players)) {
    const auto wanted = static_cast<std::size_t>(rules.players);
    if (names_.empty()) names_.emplace_back("human");
    while (names_.size() < wanted) names_.emplace_back("hold20");
    names_.resize(wanted);
    for (const std::string& name : names_) {
        if (name == "human") {
            policies_.emplace_back();
            continue;
        }
        if (const auto wrong = players::policy_problem(name)) throw Error(*wrong);
        policies_.push_back(players::find_policy(name));
    }
    people_ = players::seated(players::pig_people(), names_);
}

int PigSeats::humans() const {
    return static_cast<int>(std::ranges::count_if(policies_, [](const auto& policy) { return !policy; }));
}

// "Etta", or "Etta 2" if she sits on several seats.
std::string PigSeats::called(int seat) const {
    const auto* person = people_[static_cast<std::size_t>(seat)];
    if (!person) return humans() == 1 ? "you" : "player " + std::to_string(seat + 1);
    const std::string name{person->name};
    return std::ranges::count(people_, person) > 1 ? name + " " + std::to_string(seat + 1) : name;
}

SeatLook PigSeats::look(int seat) const {
    const auto& policy = policies_[static_cast<std::size_t>(seat)];
    const std::string name = in_capitals(called(seat));
    if (!policy) return {name, "", "", true};
    return {name, policy->title() + ": " + policy->in_words(), policy->title(), false};
}

std::vector<std::string> PigSeats::names_for_people() const {
    std::vector<std::string> all;
    for (int seat = 0; seat < count(); ++seat)
        all.push_back(human(seat) ? look(seat).name
                                  : called(seat) + " (" + policies_[static_cast<std::size_t>(seat)]->name() + ")");
    return all;
}

int PigSeats::track(int seat) const {
    if (count() > 2) return seat;
    return seat == near(pig::State{}) ? 0 : 1;
}

std::optional<bool> PigSeats::holds(const pig::Rules& rules, const pig::State& state, PigSolving& solving, bool wait) {
    if (legal(rules, state).empty()) return false;  // the first roll is compulsory
    auto& policy = *policies_[static_cast<std::size_t>(state.turn)];
    if (!policy.ready(rules)) {
        const auto solution = solving.ask(rules, wait);
        if (!solution) return {};
        policy.learn(solution);
    }
    return policy.holds(rules, state);
}

int PigSeats::near(const pig::State& state) const {
    if (count() == 2) return human(0) || !human(1) ? 0 : 1;
    return std::max(0, state.turn >= 0 ? state.turn : state.winner);
}

int PigSeats::far(const pig::State& state) const {
    const int close = near(state);
    int best = close == 0 ? 1 : 0;
    for (int seat = 0; seat < count(); ++seat)
        if (seat != close &&
            state.scores[static_cast<std::size_t>(seat)] > state.scores[static_cast<std::size_t>(best)])
            best = seat;
    return best;
}

}  // namespace boxcars::scenes
