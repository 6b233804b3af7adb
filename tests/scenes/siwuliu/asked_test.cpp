// What is asked of the Lacquer Car, phase by phase, without a table round it.
#include "scenes/siwuliu/asked.h"

#include "scenes/played_table.h"

using namespace boxcars;
using platform::Action;
using scenes::NextBet;
using scenes::SiwuliuAsked;
using scenes::SiwuliuAskedOf;
using Phase = scenes::SiwuliuPhase;
using What = SiwuliuAsked::What;
using test::pressing;

namespace {

const siwuliu::State first_table = siwuliu::opening(siwuliu::Rules{});

SiwuliuAskedOf table(Phase phase, bool due = true) { return {.phase = phase, .due = due, .shown = first_table}; }

What by_person(const SiwuliuAskedOf& table, const platform::Input& input = {}, const NextBet::Clicked& clicked = {}) {
    NextBet bet;
    return asked_by_person(table, input, clicked, bet).what;
}

}  // namespace

TEST_CASE("Sì-wŭ-liù: the banker throws when his wait is over; until then the last bet may be taken back") {
    CHECK(by_person(table(Phase::Banker, false)) == What::Nothing);
    CHECK(by_person(table(Phase::Banker)) == What::Throw);
    SiwuliuAskedOf bet_down = table(Phase::Banker);
    CHECK(by_person(bet_down, pressing(Action::Undo)) == What::Throw);  // there is nothing to take back
    bet_down.may_undo = true;
    CHECK(by_person(bet_down, pressing(Action::Undo)) == What::Undo);
    CHECK(by_person(bet_down, {}, "undo") == What::Undo);
    NextBet bet;
    CHECK(asked_by_person(table(Phase::Banker), {}, {}, bet).along == -1);  // towards the player
}

TEST_CASE("Sì-wŭ-liù: a key pressed once too often records no round before its verdict is read; a click does") {
    SiwuliuAskedOf settled = table(Phase::Settled);
    settled.has_settled = true;
    settled.verdict_stands = scenes::verdict_read - 1;
    CHECK(by_person(settled, pressing(Action::Confirm)) == What::Nothing);
    CHECK(by_person(settled, {}, "record") == What::Record);
    settled.verdict_stands = scenes::verdict_read;
    CHECK(by_person(settled, pressing(Action::Confirm)) == What::Record);
    settled.phase = Phase::Over;
    CHECK(by_person(settled, pressing(Action::Confirm)) == What::Record);
    settled.has_settled = false;
    CHECK(by_person(settled, pressing(Action::Confirm)) == What::Nothing);
}

TEST_CASE("Sì-wŭ-liù: the verb takes the coins home, and begins another game when this one is over") {
    CHECK(by_person(table(Phase::Settled), pressing(Action::Roll)) == What::Collect);
    CHECK(by_person(table(Phase::Settled), {}, "next_round") == What::Collect);
    CHECK(by_person(table(Phase::Fetching, false)) == What::Nothing);
    CHECK(by_person(table(Phase::Fetching)) == What::NextRound);
    CHECK(by_person(table(Phase::Over), pressing(Action::Roll)) == What::NextGame);
    CHECK(by_person(table(Phase::Over)) == What::Nothing);
    CHECK(by_person(table(Phase::Player)) == What::TakeDice);
}

TEST_CASE("Sì-wŭ-liù: while bets are taken a press sets, covers or takes back") {
    NextBet bet;
    const auto covers = asked_by_person(table(Phase::Betting), pressing(Action::Confirm), {}, bet);
    CHECK(covers.what == What::Decide);
    CHECK(covers.decision == siwuliu::Event{siwuliu::Bet{NextBet::at_first}});
    const auto sets = asked_by_person(table(Phase::Betting), pressing(Action::Chip3), {}, bet);
    CHECK(sets.what == What::Nothing);
    CHECK(sets.bet_set);
    CHECK(by_person(table(Phase::Betting), pressing(Action::Undo)) == What::Undo);
}

TEST_CASE("Sì-wŭ-liù: where nobody plays the table goes on when its wait is over; a recording says how") {
    for (const Phase phase :
         {Phase::Betting, Phase::Banker, Phase::Player, Phase::Settled, Phase::Fetching, Phase::Over})
        for (const bool watching : {false, true})
            CHECK(asked_by_nobody(table(phase, false), watching).what == What::Nothing);
    CHECK(asked_by_nobody(table(Phase::Betting), false).what == What::Decide);
    CHECK(asked_by_nobody(table(Phase::Banker), false).what == What::Throw);
    CHECK(asked_by_nobody(table(Phase::Banker), false).along == -1);
    CHECK(asked_by_nobody(table(Phase::Player), false).along == 1);
    CHECK(asked_by_nobody(table(Phase::Over), false).what == What::Nothing);
    for (const Phase phase : {Phase::Betting, Phase::Banker, Phase::Player, Phase::Over})
        CHECK(asked_by_nobody(table(phase), true).what == What::Follow);
    for (const bool watching : {false, true}) {
        CHECK(asked_by_nobody(table(Phase::Settled), watching).what == What::Collect);
        CHECK(asked_by_nobody(table(Phase::Fetching), watching).what == What::NextRound);
    }
}
