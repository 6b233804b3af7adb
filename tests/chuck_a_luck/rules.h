// Chuck-a-luck: three dice, a bet on a number in whole dollars, paid as often as the number shows.
#pragma once
#include "rules/game.h"

#include <array>
#include <variant>

namespace boxcars::chuck_a_luck {

struct Bet {
    int number;
    bool operator==(const Bet&) const = default;
};
struct Rolled {
    std::array<int, 3> faces;
    bool operator==(const Rolled&) const = default;
};
using Event = std::variant<Bet, Rolled>;

struct State {
    std::int64_t purse = 0;  // not on the table
    std::int64_t down = 0;   // on the table
    int number = 0;          // bet on; 0: no bet
    bool operator==(const State&) const = default;
};

struct BetDown {
    int number;
    std::int64_t stake;
    bool operator==(const BetDown&) const = default;
};
struct Won {
    int number, shown;
    std::int64_t won;  // on top of the stake
    bool operator==(const Won&) const = default;
};
struct Lost {
    int number;
    std::int64_t stake;
    bool operator==(const Lost&) const = default;
};
using Fact = std::variant<BetDown, Won, Lost>;

struct Rules {
    int triple = 3;   // paid to 1 when all three dice show the number
    int stake = 1;    // dollars, of every bet
    int purse = 100;  // dollars, at the beginning
    bool operator==(const Rules&) const = default;

    using State = chuck_a_luck::State;
    using Event = chuck_a_luck::Event;
    using Fact = chuck_a_luck::Fact;
    static constexpr std::string_view game = "chuck_a_luck";
    static constexpr bool may_undo = true;
    static std::span<const rules::Knob<Rules>> knobs();
};

BOXCARS_GAME_VERBS;
std::optional<std::string> conflict(const Rules&);
bool between_rounds(const Rules& now, const Rules& next, const State&);  // no bet is down, and the purse pays the next
std::int64_t worth(const State&);

inline rules::Money money(const State& state, int) { return {state.purse * dollar, state.down * dollar}; }
inline rules::BuyIn buy_in(const Rules&) { return {"purse", dollar}; }

}  // namespace boxcars::chuck_a_luck
