// Sì-wŭ-liù as one value for everything above rules/ and odds/, and its milestones.
#include "session/game_of.h"

#include "odds/siwuliu/odds.h"
#include "session/run/station.h"

namespace boxcars::siwuliu {
namespace {

using ceelo_dice::Pattern;
using ceelo_dice::Reading;

odds::Fraction bets_won(const Rules& rules, int needed) {
    const odds::SiwuliuChances chances = odds::siwuliu_odds(rules).player;
    return session::in_a_row(chances.win / (chances.win + chances.lose), needed);
}

bool three_ones(const Reading& of) { return of.pattern == Pattern::Triple && of.of == 1; }
bool four_five_six(const Reading& of) { return of.pattern == Pattern::FourFiveSix; }
bool six_beside_a_pair(const Reading& of) { return of.point == 6; }

template <bool (*is_so)(const Reading&)>
std::optional<bool> own_throw(const Rules&, const State&, const Step& step, int) {
    const auto* threw = session::fact_in<Threw>(step);
    if (!threw || threw->who != Who::Player) return {};
    return is_so(threw->reading);
}

template <bool (*is_so)(const Reading&)>
constexpr auto in_a_row = session::readings_in_a_row<is_so, Rules>;

constexpr session::Milestone<Rules> milestone_rows[] = {
    {"eight_rounds", "Eight Rounds", "Eight bets won in a row; a tie does not end the row.", 8,
     session::plain_bet_won<Rules>, bets_won},
    {"three_ones", "Three Ones", "1-1-1 with your own throw.", 1, own_throw<three_ones>, in_a_row<three_ones>},
    {"straight_twice", "Straight On", "4-5-6 twice in a row with your own throws.", 2, own_throw<four_five_six>,
     in_a_row<four_five_six>},
    {"six_twice", "A Six, Twice", "A pair with a 6 beside it, twice in a row.", 2, own_throw<six_beside_a_pair>,
     in_a_row<six_beside_a_pair>},
};

}  // namespace
}  // namespace boxcars::siwuliu

namespace boxcars {
template <>
session::Milestones<siwuliu::Rules> session::milestones<siwuliu::Rules>() {
    return siwuliu::milestone_rows;
}

BOXCARS_ANY_GAME(siwuliu::Rules, {.run = &session::station_table<siwuliu::Rules>()})

}  // namespace boxcars
