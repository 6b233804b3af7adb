// A game for tests in which every throw is of another number of dice: two, then three, then one. Their sum is the
// score.
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
    static std::optional<Event> event_from(std::string_view text);
};

std::optional<std::string> conflict(const Rules&);
State opening(const Rules&);
std::vector<Event> legal(const Rules&, const State&);
rules::Dice dice_wanted(const Rules&, const State&);
Event thrown(const Rules&, rules::Faces);
std::vector<int> faces_of(const Event&);
std::optional<std::string> refusal(const Rules&, const State&, const Event&);
rules::Step<State, Fact> apply(const Rules&, const State&, const Event&);
void advance(const Rules&, State&, const Event&);
bool over(const Rules&, const State&);
std::vector<std::int64_t> canonical(const State&);
rules::Named describe(const State&);
std::string to_text(const Event&);
std::string to_text(const Fact&);

}  // namespace boxcars::ladder
