// Games that are played for money, in the one currency that a player carries from table to table. Each game declares in
// rules/GAME/rules.h:
//   money(state, seat)   the cents of the player of that seat, off the table and on it; for the opening state it is
//                        what each player sits down with
//   buy_in(rules)        the knob that sets what each player sits down with
// A game without these functions is not played for money.
#pragma once
#include "base/money.h"
#include "rules/game.h"
#include "rules/knobs.h"

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

// The same sheet for players who each sit down with `cents`. Empty if the table does not take that amount.
template <PlayedForMoney R>
std::optional<R> sat_down_with(const R& rules, Cents cents) {
    const BuyIn in = buy_in(rules);
    R sheet = rules;
    if (cents < 0 || cents % in.cents != 0 || set_stored(sheet, in.knob, cents / in.cents) || problem(sheet)) return {};
    return sheet;
}

// The least that the table takes, with the rest of the sheet unchanged. Empty if no amount is taken.
template <PlayedForMoney R>
std::optional<Cents> least_to_sit_down(const R& rules) {
    const BuyIn in = buy_in(rules);
    const auto* knob = find_knob<R>(in.knob);
    for (int value = knob->least; value <= knob->get(rules); ++value)
        if (sat_down_with(rules, value * in.cents)) return value * in.cents;
    return {};
}

// The sheet for players who each own `has` cents. They sit down with the bankroll of `rules` or, if they own less, with
// all their whole units of the knob. Empty if the table does not take that amount.
template <PlayedForMoney R>
std::optional<R> sat_down_with_at_most(const R& rules, Cents has) {
    const BuyIn in = buy_in(rules);
    const Cents own = find_knob<R>(in.knob)->get(rules) * in.cents;
    return sat_down_with(rules, std::min(own, has - has % in.cents));
}

// Games in which a player's worth is one number, in the game's own coins or points. Exact odds and simulations of any
// such game are written once against this concept.
//   worth(state)   what the player has that is not at stake
template <class Rules>
concept KeepsAccount = Game<Rules> && requires(const typename Rules::State& state) {
    { worth(state) } -> std::same_as<std::int64_t>;
};

}  // namespace boxcars::rules
