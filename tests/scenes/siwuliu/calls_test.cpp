// What the Lacquer Car says of every throw, how a bet is stepped, and how coins, purse and rounds are shown.
#include "odds/siwuliu/odds.h"
#include "scenes/siwuliu/announced.h"
#include "scenes/siwuliu/view.h"
#include "ui/amounts.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <numeric>

using namespace boxcars;
using namespace boxcars::scenes;
using siwuliu::Fact, siwuliu::Rules, siwuliu::State, ui::SiwuliuEdge, ui::siwuliu_edge;

namespace {

// A round with $40 bet; `point` 0: the banker is to throw.
State at_stake(int point = 0) {
    const auto phase = point == 0 ? siwuliu::Phase::BankerRolls : siwuliu::Phase::PlayerRolls;
    return {.bank = Rules{}.bank, .balance = Rules{}.balance - 4000, .bet = 4000, .phase = phase, .point = point};
}

struct Said {
    std::vector<Fact> facts;
    siwuliu_look::VerdictWords call;
    Cents change;  // of all that is the player's, table and purse
};
Said throwing(int a, int b, int c, int point, const Rules& rules = {}, State state = {}) {
    if (state == State{}) state = at_stake(point);
    const auto step = apply(rules, state, siwuliu::Rolled{a, b, c});
    const auto call = siwuliu_call(rules, point, step.facts);
    REQUIRE(call);
    return {step.facts, *call, step.next.balance + step.next.bet - state.balance - state.bet};
}

template <class Check>
void every_throw(Check check) {
    for (int point : {0, 2, 3, 4, 5})
        for (int a = 1; a <= 6; ++a)
            for (int b = 1; b <= 6; ++b)
                for (int c = 1; c <= 6; ++c) check(throwing(a, b, c, point), point);
}

}  // namespace

TEST_CASE("every throw has a word and a sentence; only the player's winning dice are celebrated") {
    every_throw([](const Said& said, int) {
        CHECK_FALSE(said.call.words.empty());
        CHECK_FALSE(said.call.sub.empty());
        CHECK((said.call.sub.find('$') != std::string::npos) == (said.change != 0));
        if (said.change != 0) CHECK(said.call.sub.find(ui::look_change(said.change)) != std::string::npos);
    });
    every_throw([](const Said& said, int point) {
        CHECK(said.call.celebrate == (point != 0 && said.change > 0));
        const bool called_out = said.call.words.ends_with('!');
        if (called_out) CHECK((said.call.celebrate && said.call.words == "Sì-Wŭ-Liù!"));
    });
    CHECK(throwing(4, 5, 6, 5).call.words == "Sì-Wŭ-Liù!");
    CHECK(throwing(4, 5, 6, 5).call.sub == "4 · 5 · 6 wins at once: +$80");
    CHECK(throwing(4, 5, 6, 0).call.words == "Sì-Wŭ-Liù");
}

TEST_CASE("a bank that holds less than it owes pays all it holds, and a tie says whose it is by the sheet") {
    State poor = at_stake(3);
    poor.bank = 10'000;
    const Said said = throwing(1, 1, 1, 3, {}, poor);
    CHECK(said.change == 10'000);
    CHECK(said.call.sub.find("+$100, all that the bank holds of the $200 owed") != std::string::npos);
    using siwuliu::Tie;
    for (const auto& [tie, words] : {std::pair{Tie::Reroll, "Throw again"},
                                     {Tie::Push, "gives the bet back"},
                                     {Tie::Banker, "is the banker's"},
                                     {Tie::Player, "is yours"}})
        CHECK(throwing(3, 3, 5, 5, {.tie = tie}).call.sub.find(words) != std::string::npos);
}

TEST_CASE("the written sheet is said to favour the player by 167/1674, the fair one the bank by 1/243") {
    CHECK(siwuliu_edge(odds::siwuliu_odds({})).who == "These rules favour you");
    CHECK(siwuliu_edge(odds::siwuliu_odds({})).much == "by 9.98 % of a bet (167/1674)");
    const SiwuliuEdge fair = siwuliu_edge(odds::siwuliu_odds(siwuliu::fair_house({})));
    CHECK(fair.who == "These rules favour the bank");
    CHECK(fair.much == "by 0.41 % of a bet (1/243)");
}

TEST_CASE("a bet stepped up is more and one stepped down is less, never under a cent, and round amounts are met") {
    for (Cents bet = 1; bet < 200'000; bet += 37) {
        CHECK(bet_up(bet) > bet);
        CHECK(bet_down(bet) <= bet);
        CHECK(bet_down(bet) >= 1);
    }
    CHECK(bet_down(1) == 1);
    CHECK(bet_up(1000) == 1100);
    CHECK(bet_down(10'000) == 9000);
    Cents bet = 1;
    while (bet < 10'000) bet = bet_up(bet);
    CHECK(bet == 10'000);
}

TEST_CASE("an amount is at least one coin, more is never fewer, and a heap's stacks hold them all, each in a place") {
    CHECK(coins_for(0, 100'050) == 0);
    CHECK(coins_for(1, 100'050) == 1);
    CHECK(coins_for(100'050, 100'050) == 50);
    int before = 0;
    for (Cents amount = 0; amount < 400'000; amount += 777) {
        const int coins = coins_for(amount, 100'050);
        CHECK(coins >= before);
        CHECK(coins <= most_coins);
        const auto stacks = stacks_of(coins);
        CHECK(std::accumulate(stacks.begin(), stacks.end(), 0) == coins);
        CHECK(heap_places(static_cast<int>(stacks.size())).size() == stacks.size());
        before = coins;
    }
}

TEST_CASE("Lacquer Car: three of a kind make the bowl ring, whoever threw them, and nothing else does") {
    using siwuliu::Threw, siwuliu::Who;
    for (const Who who : {Who::Banker, Who::Player}) {
        SiwuliuRound round;
        const std::vector<siwuliu::Fact> pair{Threw{who, {2, 2, 5}, ceelo_dice::read(2, 2, 5)}};
        const std::vector<siwuliu::Fact> triple{Threw{who, {2, 2, 2}, ceelo_dice::read(2, 2, 2)}};
        round.land(siwuliu::Rules{}, pair, 400);
        CHECK_FALSE(siwuliu_look::rings(410.0 - static_cast<double>(round.rang_at)));
        round.land(siwuliu::Rules{}, triple, 500);
        CHECK(siwuliu_look::rings(510.0 - static_cast<double>(round.rang_at)));
        CHECK_FALSE(siwuliu_look::rings(500.0 + 2 * ticks_per_second - static_cast<double>(round.rang_at)));
    }
}

TEST_CASE("Lacquer Car: the coach's words of a size are the mean of that bet in this round, for every amount asked") {
    for (Rules rules : {Rules{}, siwuliu::fair_house({})}) {
        rules.bank = 3'000, rules.balance = 2'000;
        for (const Cents down : {Cents{0}, Cents{700}}) {
            State state = siwuliu::opening(rules);
            if (down > 0) advance(rules, state, siwuliu::Bet{down});
            const Cents most = siwuliu::most_offered(state);
            const auto brings = [&](Cents more) {
                const odds::Fraction mean = odds::mean_of_bet(rules, state, more);
                const double cents = std::abs(odds::to_double(mean));
                return (mean < 0 ? "\u2212" : "+") + (cents < 1 ? fmt::format("{:.2f}\u00A2", cents)
                                                                : ui::look_money(static_cast<Cents>(cents + 0.5)));
            };
            const std::string all = brings(most);
            const auto bet = [&](Cents more) { return ui::look_money(state.bet + more); };
            const std::string verb = down > 0 ? "raise to " : "bet ";
            for (Cents more = 1; more < most; more += 1 + more / 3)
                CHECK(size_in_words(rules, state, more) ==
                      fmt::format("{}{}: average {} \u00B7 {}: {}", verb, bet(more), brings(more), bet(most), all));
            CHECK(size_in_words(rules, state, most) == verb + bet(most) + ": average " + all);
            CHECK(size_in_words(rules, state, most + 1).empty());
            CHECK(size_in_words(rules, state, 0).empty());
        }
    }
}

TEST_CASE("Lacquer Car: the purse counts up stack by stack as coins land in it, not before, and to the cent") {
    for (const bool reduced : {false, true})
        for (const Cents bet : {Cents{100}, Cents{3333}, Cents{10'000}}) {
            CAPTURE(bet);
            const SiwuliuTill::CoinPlaces places{{300, 300}, {900, 300}, {100, 650}, {-50, 200}};
            const siwuliu::State state{.bank = 10'000, .balance = 20'000};
            SiwuliuTill till;
            till.begin_round(state, 10'000);
            till.reveal(siwuliu::BetPlaced{bet, bet, 10'000 - bet}, places, 0, reduced);
            till.reveal(siwuliu::Won{{}, bet, bet, bet}, places, 100, reduced);
            Ticks now = 100;
            while (now < till.rest_at()) till.tick(++now);
            const Cents before = state.balance - bet, after = state.balance + bet;
            CHECK(till.purse_shown() == before);
            REQUIRE(till.collect(places, after, now, reduced));
            CHECK(till.purse_shown() == before);
            till.take_landed();
            Cents shown = before;
            int steps = 0;
            while (now < till.rest_at()) {
                till.tick(++now);
                const bool landed = till.take_landed() > 0;
                CHECK((till.purse_shown() > shown) == landed);
                steps += landed;
                shown = till.purse_shown();
            }
            CHECK(shown == after);
            CHECK(steps >= (bet > 3000 ? 2 : 1));
        }
}

TEST_CASE("Sì-wŭ-liù: of a long game the newest rounds are listed, and the balance is drawn from its beginning") {
    scenes::SiwuliuLedger ledger;
    ledger.begin(10'000);
    for (int round = 1; round <= 10'000; ++round) {
        const siwuliu::Fact ended = siwuliu::RoundEnded{.round = round, .bank = 500, .balance = 10'000 + round};
        ledger.add_ended({}, std::span{&ended, 1}, false);
        REQUIRE(ledger.last());
        CHECK(ledger.last()->number == round);
        CHECK(ledger.rounds().size() >= std::min<std::size_t>(1'000, static_cast<std::size_t>(round)));
        CHECK(ledger.rounds().size() <= 1'250);
        CHECK(ledger.curve().size() <= 2'049);
        CHECK(ledger.curve().front().balance == 10'000);
        CHECK(ledger.curve().back().rounds == round);
        CHECK(ledger.curve().back().balance == 10'000 + round);
    }
    const auto curve = ledger.curve().size();
    const siwuliu::Fact practised = siwuliu::RoundEnded{.round = 1, .bank = 500, .balance = 400};
    ledger.add_ended({}, std::span{&practised, 1}, true);
    CHECK(ledger.curve().size() == curve);
    ledger.begin(500);
    CHECK_FALSE(ledger.last());
    CHECK(ledger.curve().size() == 1);
}
