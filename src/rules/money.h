// Games that are played for money. Each game declares in
// rules/GAME/rules.h:
//   money(state, seat)   the cents of the player of that seat, off the table and on it; for the opening state it is
//                        what each player sits down with
//   buy_in(rules)        the knob that sets what each player sits down with
// A game without these functions is not played for money.
#pragma once
#include "base/money.h"
#include "rules/game.h"

namespace boxcars::rules {

struct Money {  // in cents
    Cents in_hand = 0, on_table = 0;
    Cents all() const { return in_hand + on_table; }
    bool operator==(const Money&) const = default;
};

struct BuyIn {
    std::string_view knob;
    Cents cents = 1;  // cents in one unit of the knob
};

template <class R>
concept PlayedForMoney = Game<R> && requires(const R& rules, const typename R::State& state) {
    { money(state, 0) } -> std::same_as<Money>;
    { buy_in(rules) } -> std::same_as<BuyIn>;
};

// Games in which a player's worth is one number, in the game's own coins or points. Exact odds and simulations of any
// such game are written once against this concept.
//   worth(state)   what the player has that is not at stake
template <class Rules>
concept KeepsAccount = Game<Rules> && requires(const typename Rules::State& state) {
    { worth(state) } -> std::same_as<std::int64_t>;
};

}  // namespace boxcars::rules
