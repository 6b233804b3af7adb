// The next bet at the Lacquer Car by keys and buttons, without a table round it.
#include "scenes/siwuliu/asked.h"

#include "scenes/played_table.h"

using namespace boxcars;
using platform::Action;
using scenes::NextBet;
using test::pressing;

namespace {

siwuliu::State open_bank(Cents bet = 0) {
    siwuliu::Rules rules;
    rules.bank = 100'000;
    rules.balance = 40'000;
    siwuliu::State state = siwuliu::opening(rules);
    state.bet = bet;
    return state;
}

}  // namespace

TEST_CASE("Sì-wŭ-liù: keys and buttons set the next bet within what may be bet; none of them bets") {
    const siwuliu::State shown = open_bank();
    const Cents most = siwuliu::offer(shown).most;
    NextBet bet;
    CHECK(bet.amount() == NextBet::at_first);
    for (const auto& button :
         {std::pair{"half", most / 2}, {"cover_all", most}, {"minus", scenes::bet_down(most)}, {"plus", most}}) {
        const auto heard = bet.hear({}, button.first, shown);
        CAPTURE(button.first);
        CHECK(heard.set);
        CHECK_FALSE(heard.decided);
        CHECK(bet.amount() == button.second);
    }
    CHECK(bet.hear(pressing(Action::Chip3), {}, shown).set);
    CHECK(bet.amount() == 500);
    CHECK_FALSE(bet.hear({}, {}, shown).set);
}

TEST_CASE("Sì-wŭ-liù: Enter and COVER bet, and Space ends the betting once a bet is down, but never bets") {
    NextBet bet;
    CHECK_FALSE(bet.hear(pressing(Action::Roll), {}, open_bank()).decided);
    CHECK(bet.hear(pressing(Action::Confirm), {}, open_bank()).decided == siwuliu::Event{siwuliu::Bet{1000}});
    CHECK(bet.hear(pressing(Action::Roll), {}, open_bank(1000)).decided == siwuliu::Event{siwuliu::Stop{}});
    CHECK(bet.hear({}, "stop", open_bank(1000)).decided == siwuliu::Event{siwuliu::Stop{}});
    CHECK(bet.hear({}, "cover", open_bank(1000)).decided == siwuliu::Event{siwuliu::Bet{1000}});
    CHECK(bet.hear({}, "undo", open_bank(1000)).undo);
}
