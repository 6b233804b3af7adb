// Decisions at the cable drum, many and unlike: sheets, players, purses, staked and partly covered.
#pragma once
#include "odds/ceelo/odds.h"

namespace boxcars::test {

inline std::vector<ceelo::Rules> unlike_ceelo_sheets() {
    std::vector<ceelo::Rules> sheets(5);
    sheets[1].tie = ceelo::Tie::Banker;
    sheets[2].tie = ceelo::Tie::Reroll;
    sheets[3].pays_at_once = 3;  // favours the players
    sheets[4].pays_456 = 2;
    return sheets;
}

// From opening purses, and from some as they are later; the person decides as whoever is on turn.
template <class Each>
void every_ceelo_decision(const Each& each) {
    for (ceelo::Rules rules : unlike_ceelo_sheets())
        for (rules.players = 2; rules.players <= ceelo::most_players; ++rules.players) {
            const odds::CeeloBet bet = odds::ceelo_bet(rules);
            for (const bool uneven : {false, true}) {
                ceelo::State state = opening(rules);
                advance(rules, state, ceelo::Begin{rules.players - 1});
                if (uneven) state.coins[0] -= 6, state.coins[1] += 6;
                each(rules, state, odds::ceelo_choices(bet, rules, state));
                for (const int stake : {2, 5, most_offered(state)}) {
                    ceelo::State covering = state;
                    advance(rules, covering, ceelo::Stake{stake});
                    for (int nth = 0; nth < 2 && covering.phase == ceelo::Phase::Cover; ++nth) {
                        each(rules, covering, odds::ceelo_choices(bet, rules, covering));
                        advance(rules, covering, ceelo::Cover{1});
                    }
                }
            }
        }
}

}  // namespace boxcars::test
