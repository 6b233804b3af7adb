// A table of craps played in words, where a refusal fails the test; and sheets that differ in their felt.
#pragma once
#include "rules/craps/bets.h"
#include "rules/craps/rules.h"
#include "rules/knobs.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

namespace craps_table {

using namespace boxcars;
using namespace boxcars::craps;

inline Spot at(std::string_view name) { return *spot_from(name); }

// "pass 10" bets dollars.
struct Game {
    Rules rules{};
    State state = opening(rules);
    std::vector<Fact> facts{};

    explicit Game(Rules sheet = {}) : rules(sheet) {}
    Game& take(const Event& event) {
        const auto wrong = refusal(rules, state, event);
        REQUIRE_MESSAGE(!wrong, *wrong);
        Step step = apply(rules, state, event);
        state = step.next;
        facts = step.facts;
        return *this;
    }
    Game& bet(std::string_view spot, Cents dollars) { return take(Bet{at(spot), dollars * dollar}); }
    Game& roll(int first, int second) { return take(Rolled{first, second}); }
    std::string refused(const Event& event) const { return refusal(rules, state, event).value_or(""); }
    Cents down(std::string_view spot) const { return staked(state, at(spot)); }
    bool reported(const Fact& fact) const { return std::ranges::find(facts, fact) != facts.end(); }
};

inline Rules with(std::string_view knob, std::string_view value) {
    Rules rules;
    REQUIRE_FALSE(rules::set_knob(rules, knob, value));
    return rules;
}

inline constexpr boxcars::craps::Rules crapless{.crapless = true};
inline constexpr boxcars::craps::Rules both_sheets[] = {{}, crapless};

inline std::vector<boxcars::craps::Rules> unlike_sheets() {
    return {{},
            crapless,
            {.bar = 2, .vig_on = boxcars::craps::VigPaid::WithBet},
            {.odds_limit = boxcars::craps::OddsLimit::TenTimes, .place_6_8 = 8, .field_12 = 4, .winners_stay = false},
            {.minimum = 5, .vig = 0}};
}

}  // namespace craps_table
