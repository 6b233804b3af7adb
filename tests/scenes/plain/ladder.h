// A game for tests: throws of two, then three, then one die; their sum is the score.
#pragma once
#include "rules/game.h"

#include <variant>

namespace boxcars::ladder {

struct Rolled {
    std::vector<int> faces;
    bool operator==(const Rolled&) const = default;
};
using Event = std::variant<Rolled>;

struct State {
    int throws = 0, sum = 0;
    bool operator==(const State&) const = default;
};
struct Added {
    int dice, sum;
    bool operator==(const Added&) const = default;
};
using Fact = std::variant<Added>;

struct Rules {
    int start = 0;  // of the sum
    bool operator==(const Rules&) const = default;

    using State = ladder::State;
    using Event = ladder::Event;
    using Fact = ladder::Fact;
    static constexpr std::string_view game = "ladder";
    static std::span<const rules::Knob<Rules>> knobs();
};

BOXCARS_GAME_VERBS;

}  // namespace boxcars::ladder
