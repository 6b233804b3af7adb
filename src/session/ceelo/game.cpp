// Cee-lo as one value for everything above rules/ and odds/, and its milestones.
#include "session/game_of.h"

#include "odds/ceelo/odds.h"
#include "session/run/station.h"

namespace boxcars::ceelo {
namespace {

using ceelo_dice::Pattern;
using ceelo_dice::Reading;

bool three_sixes(const Reading& of) { return of.pattern == Pattern::Triple && of.of == 6; }
bool triple(const Reading& of) { return of.pattern == Pattern::Triple; }
bool pair_and_point(const Reading& of) { return of.pattern == Pattern::PairAndPoint; }

template <bool (*is_so)(const Reading&)>
std::optional<bool> own_throw(const Rules&, const State&, const Step& step, int seat) {
    const auto* threw = session::fact_in<Threw>(step);
    if (!threw || threw->player != seat) return {};
    return is_so(threw->reading);
}
odds::Fraction bets_won(const Rules& rules, int needed) {
    const odds::CeeloBet bet = odds::ceelo_bet(rules);
    return session::in_a_row(bet.player_wins / (bet.player_wins + bet.player_loses), needed);
}

constexpr session::Milestone<Rules> milestone_rows[] = {
    {"three_sixes", "Three Sixes", "6-6-6 with your own throw.", 1, own_throw<three_sixes>,
     session::readings_in_a_row<three_sixes, Rules>},
    {"triples_twice", "Triple, Triple", "Two triples in a row with your own throws.", 2, own_throw<triple>,
     session::readings_in_a_row<triple, Rules>},
    {"five_pairs", "Five Pairs", "A pair and a point five times in a row.", 5, own_throw<pair_and_point>,
     session::readings_in_a_row<pair_and_point, Rules>},
    {"seven_bets", "Seven Bets", "Seven bets against the bank won in a row; a tie does not end the row.", 7,
     session::plain_bet_won<Rules>, bets_won},
};

}  // namespace
}  // namespace boxcars::ceelo

namespace boxcars {
template <>
session::Milestones<ceelo::Rules> session::milestones<ceelo::Rules>() {
    return ceelo::milestone_rows;
}

BOXCARS_ANY_GAME(ceelo::Rules, {.run = &session::station_table<ceelo::Rules>()})

}  // namespace boxcars
