// Checks that the words about each person's strength agree with the exact chances to win.
#pragma once
#include "players/people.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

namespace boxcars::players {

struct RatedPerson {
    const Person* person;
    double wins;
};

// Nobody who wins more is called weaker; who wins clearly more is called stronger, if above Gentle; one is Strongest.
inline void check_words(std::vector<RatedPerson> rated) {
    constexpr double alike = 0.006, clearly = 0.010;
    std::ranges::sort(rated, {}, &RatedPerson::wins);
    for (const RatedPerson& one : rated)
        for (const RatedPerson& other : rated) {
            CAPTURE(one.person->name);
            CAPTURE(other.person->name);
            if (one.wins <= other.wins) CHECK(one.person->strength <= other.person->strength);
            if (one.person->strength == other.person->strength && one.person->strength >= Strength::Fair)
                CHECK(std::abs(one.wins - other.wins) < alike);
            if (one.wins + clearly < other.wins && other.person->strength > Strength::Gentle)
                CHECK(one.person->strength < other.person->strength);
        }
    CHECK(rated.back().person->strength == Strength::Strongest);
    for (const RatedPerson& one : rated) CHECK_FALSE(words_of(one.person->strength).empty());
}

}  // namespace boxcars::players
