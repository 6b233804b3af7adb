// Checks the seats of a game played at one table, with a sentence: too few, too many, an unknown name, or a sheet that
// does not allow so many players.
#pragma once
#include "rules/knobs.h"
#include "sim/lab/plan.h"

namespace boxcars::sim {

template <class Rules>
std::optional<std::string> problem_of_seats(Rules rules, const std::vector<std::string>& players, int most,
                                            std::optional<std::string> (*wrong_name)(std::string_view)) {
    if (players.size() < 2 || players.size() > static_cast<std::size_t>(most))
        return outside("At " + std::string{Rules::game} + " the lab seats", 2, most,
                       static_cast<std::int64_t>(players.size()));
    rules.players = static_cast<int>(players.size());
    if (auto wrong = rules::problem(rules)) return wrong;
    for (const auto& name : players)
        if (auto wrong = wrong_name(name)) return wrong;
    return {};
}

}  // namespace boxcars::sim
