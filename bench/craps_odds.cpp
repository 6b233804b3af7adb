// Craps exactly: the whole table of odds, and what the chips on a crowded felt can come to, against a hundred thousand
// games of the line played out.
#include "odds/craps/odds.h"

#include "by_the_book.h"
#include "odds/bankroll/bankroll.h"
#include "report.h"

#include <algorithm>
#include <cstdlib>

namespace boxcars::bench {
namespace {

using craps::Kind;
using craps::Rules;

double table(const Rules& rules) { return odds::to_double(odds::craps_odds(rules).bets.front().win); }

double without_side_bets() {
    double sum = 0;
    for (const craps::Spot spot : spots(Rules{}))
        if (spot.kind < Kind::Small && spot.kind != Kind::Hop)
            if (const auto odds = odds::odds_of({}, spot, 6)) sum += odds::to_double(odds->win);
    return sum;
}

craps::State with_chips(std::initializer_list<Kind> kinds) {  // every number of these, with the point on 6
    craps::State state = opening(Rules{});
    state.bankroll = 1'000'000 * dollar;
    state.point = 6;
    for (const craps::Spot spot : spots(Rules{}))
        if (std::ranges::find(kinds, spot.kind) != kinds.end())
            advance(Rules{}, state, craps::Bet{spot, unit(Rules{}, spot, 6) * 5 * dollar});
    return state;
}
craps::State forty_bets() {
    return with_chips({Kind::Pass, Kind::PassOdds, Kind::Come, Kind::Place, Kind::PlaceToLose, Kind::Buy, Kind::Lay,
                       Kind::Big, Kind::Hard, Kind::Field, Kind::AnySeven, Kind::AnyCraps, Kind::Two, Kind::Twelve,
                       Kind::HiLo, Kind::Horn});
}
craps::State twenty_two_bets() {
    return with_chips(
        {Kind::Pass, Kind::PassOdds, Kind::Place, Kind::Buy, Kind::Big, Kind::Hard, Kind::Field, Kind::AnySeven});
}
craps::State ten_bets() { return with_chips({Kind::Pass, Kind::PassOdds, Kind::Come, Kind::Place, Kind::Field}); }

}  // namespace

void craps_odds(Report& report) {
    Rules crapless;
    crapless.crapless = true;
    const auto pass = odds::flat_bet(Rules{}, "pass");
    const auto forty = forty_bets(), ten = ten_bets(), twenty_two = twenty_two_bets();
    report.compare(
        "Craps: exact fractions, against playing", "answer",
        {{"every bet without small, tall, all and fire", [] { keep(without_side_bets()); }},
         {"the whole table of odds", [] { keep(table({})); }},
         {"the whole crapless table of odds", [&] { keep(table(crapless)); }},
         {"a bankroll of 100 flat pass bets until 200", [&] { keep(fate_of(pass, 100, 200).ruin); }},
         {"the same after a thousand bets", [&] { keep(after_bets(pass, 100, 200, 1000).ruined_by.back()); }},
         {"the next throw, forty bets down", [&] { keep(odds::next_throw({}, forty).ways_up); }},
         {"the rest of the hand, ten bets down", [&] { keep(odds::rest_of_hand({}, ten).ahead); }},
         {"the rest of the hand, 22 bets down", [&] { keep(odds::rest_of_hand({}, twenty_two).ahead); }},
         {"100,000 games of the line, rand() % 6", [] { keep(book_craps(100'000)); }}});
}

}  // namespace boxcars::bench
