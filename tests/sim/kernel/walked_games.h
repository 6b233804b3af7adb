// Games for the tests of the walkers: those of the house, and made-up ones of every shape.
#pragma once
#include "chance/dust.h"
#include "sim/craps/run.h"

namespace boxcars::sim {

struct NamedGame {
    std::string name;
    Walked walked;
};

// Any state may lead anywhere, but from each an end is near.
inline Walked made_up(int states, int ends, int throws, std::uint64_t seed) {
    chance::Dust dust{seed};
    Walked walked{{}, ends};
    for (int state = 0; state < states; ++state) {
        auto& next = walked.next.emplace_back();
        for (int thrown = 0; thrown < throws; ++thrown)
            next.push_back(dust.below(4) == 0 || thrown == 0 ? -1 - dust.below(ends) : dust.below(states));
        if (state + 1 < states) next.back() = state + 1;
    }
    return walked;
}

inline std::vector<NamedGame> every_shape() {
    std::vector<NamedGame> games{{"craps", walk_line({})}, {"crapless", walk_line({.crapless = true})}};
    games.push_back({"one throw", {{{-1, -2, -2}}, 2}});
    games.push_back({"over at once", {{{-1, -1}}, 1}});
    games.push_back({"one end", {{{0, 0, 0, -1}}, 1}});
    std::uint64_t seed = 0;
    for (const int throws : {6, 20, 36, 216, 255})
        for (const int states : {1, 2, 4, 8, 9, 20})
            for (const int ends : {2, 3, 7, 8, 15})
                games.push_back({std::to_string(states) + " states, " + std::to_string(throws) + " throws, " +
                                     std::to_string(ends) + " ends",
                                 made_up(states, ends, throws, ++seed)});
    // Few classes, so that they fit small tables, with every number of states and ends.
    for (int states = 1; states <= 8; ++states)
        for (int ends = 1; ends <= 3; ++ends)
            games.push_back({std::to_string(states) + " states of five throws, " + std::to_string(ends) + " ends",
                             made_up(states, ends, 5, ++seed)});
    return games;
}

}  // namespace boxcars::sim
