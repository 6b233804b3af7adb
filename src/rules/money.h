// Games that are played for money, in the one currency that goes from table to table, whatever a game's own coin is.
// Decides only the form; each game says its own in rules/GAME/money.h:
//   money(state, seat)   what the player of that seat has, in cents: off the table, and lying on it in a round that
//                        runs; of one opening it is what each sits down with
//   buy_in(rules)        the knob that says what each player sits down with
// A game without them is played for nothing.
#pragma once
#include "base/money.h"
#include "rules/knobs.h"

#include <limits>

namespace boxcars::rules {

struct Money {  // cents
    Cents in_hand = 0, on_table = 0;
    Cents all() const { return in_hand + on_table; }
    bool operator==(const Money&) const = default;
};

struct BuyIn {
    std::string_view knob;
    Cents cents = 1;  // in one of the knob
};

template <class R>
concept PlayedForMoney = Game<R> && requires(const R& rules, const typename R::State& state) {
    { money(state, 0) } -> std::same_as<Money>;
    { buy_in(rules) } -> std::same_as<BuyIn>;
};

// The same sheet for players who sit down with so much. None: the table takes no such amount.
template <PlayedForMoney R>
std::optional<R> sat_down_with(const R& rules, Cents cents) {
    const BuyIn in = buy_in(rules);
    R sheet = rules;
    if (cents < 0 || cents % in.cents != 0 || set_stored(sheet, in.knob, cents / in.cents) || problem(sheet)) return {};
    return sheet;
}

// The least that the table takes, under the sheet as it is otherwise; none: nobody can sit down there at all.
template <PlayedForMoney R>
std::optional<Cents> least_to_sit_down(const R& rules) {
    const BuyIn in = buy_in(rules);
    const auto* knob = find_knob<R>(in.knob);
    for (int value = knob->least; value <= knob->get(rules); ++value)
        if (sat_down_with(rules, value * in.cents)) return value * in.cents;
    return {};
}

// The sheet for players of whom each has so much with him: the table's own bankroll, or as much of it as there is.
// None: it is below the least that the table takes.
template <PlayedForMoney R>
std::optional<R> sat_down_with_at_most(const R& rules, Cents has) {
    const BuyIn in = buy_in(rules);
    const Cents own = find_knob<R>(in.knob)->get(rules) * in.cents;
    return sat_down_with(rules, std::min(own, has - has % in.cents));
}

}  // namespace boxcars::rules
