// A table of cee-lo for tests: what is done to it must be allowed, and what happened is kept.
#pragma once
#include "rules/ceelo/rules.h"

#include <doctest/doctest.h>

#include <initializer_list>

namespace ceelo_table {

using namespace boxcars;
using namespace boxcars::ceelo;

struct Table {
    Rules rules{};
    State state{};
    std::vector<Fact> facts{};  // of the last thing that was done

    // The bank is with player 1, that is banker 0.
    explicit Table(int players, Rules sheet = {}) : rules(sheet) {
        rules.players = players;
        state = opening(rules);
        act(Begin{0});
    }

    void act(const Event& event) {
        const auto wrong = refusal(rules, state, event);
        INFO(wrong.value_or(""));
        REQUIRE_FALSE(wrong);
        Step step = apply(rules, state, event);
        state = step.next;
        facts = std::move(step.facts);
    }
    Table& bets(int stake, const std::vector<int>& covers) {
        act(Stake{stake});
        for (const int amount : covers) act(Cover{amount});
        return *this;
    }
    void roll(const std::vector<int>& throws) {  // 456 is 4-5-6
        for (const int dice : throws) act(Rolled{{dice / 100, dice / 10 % 10, dice % 10}});
    }

    template <class F>
    const F* fact() const {
        for (const auto& one : facts)
            if (const auto* found = std::get_if<F>(&one)) return found;
        return nullptr;
    }
    BankPasses bank() const {
        const auto* passes = fact<BankPasses>();
        REQUIRE(passes);
        CHECK(state.banker == passes->to);
        CHECK((passes->from == passes->to) == kept(passes->why));
        return *passes;
    }
    Seats coins(std::initializer_list<int> each) const {  // as Seats, to compare with
        Seats seats{};
        std::copy(each.begin(), each.end(), seats.begin());
        return seats;
    }
};

}  // namespace ceelo_table
