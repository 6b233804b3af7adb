#include "scenes/ceelo/seats.h"

#include "base/error.h"
#include "players/ceelo/policy.h"
#include "session/table_change.h"

#include <algorithm>

namespace boxcars::scenes {

CeeloSeats::CeeloSeats(const ceelo::Rules& rules, std::vector<std::string> players) : names_(std::move(players)) {
    const auto wanted = static_cast<std::size_t>(rules.players);
    while (names_.size() < wanted) names_.emplace_back(players::ceelo_company[names_.size()]);
    names_.resize(wanted);
    for (const std::string& name : names_) {
        if (name != "human")
            if (const auto wrong = players::ceelo_policy_problem(name)) throw Error(*wrong);
        policies_.push_back(name == "human" ? nullptr : players::find_ceelo_policy(name));
    }
    for (int player = count() - 1; player >= 0; --player)
        if (human(player)) near_ = player;
    people_ = players::seated(players::ceelo_people(), names_);
    for (int player = 0; player < count(); ++player)
        called_.push_back(!human(player) ? std::string{people_[ceelo::seat(player)]->name}
                          : you(player)  ? "You"
                                         : "Player " + std::to_string(player + 1));
}

int CeeloSeats::humans() const { return static_cast<int>(std::ranges::count(policies_, nullptr)); }

std::string CeeloSeats::style(int player) const {
    const auto* policy = policies_[ceelo::seat(player)];
    return policy ? std::string{policy->title()} : "";
}

bool CeeloSeats::knows_best(int player) const { return style(player) == "best"; }

std::vector<odds::CeeloChoice> CeeloSeats::choices(const ceelo::Rules& rules, const ceelo::State& state) const {
    if (most_offered(state) == 0) return {};
    return odds::ceelo_choices(bet(rules), rules, state);
}

std::string CeeloSeats::says(int player, std::string_view they, std::string_view you_do) const {
    return name(player) + " " + std::string{you(player) ? you_do : they};
}

ceelo::Event CeeloSeats::decision(const ceelo::Rules& rules, const ceelo::State& state) {
    return players::decision(*policies_[ceelo::seat(state.turn)], {rules, state, bet(rules)});
}

}  // namespace boxcars::scenes
