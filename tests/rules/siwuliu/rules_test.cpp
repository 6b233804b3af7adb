// Sì-wŭ-liù's rule sheet as sentences. Bets of $10 unless said; every settlement must add up to the cent.
#include "rules/siwuliu/rules.h"

#include "rules/knobs.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::siwuliu;
using ceelo_dice::read;
using Facts = std::vector<Fact>;

static_assert(rules::Game<siwuliu::Rules>);

namespace {

constexpr Cents ten = 10 * dollar;

Rules sheet(std::initializer_list<std::pair<std::string_view, std::string_view>> turned) {
    Rules rules;
    for (const auto& [knob, value] : turned) REQUIRE_FALSE(rules::set_knob(rules, knob, value));
    return rules;
}

State banker_to_roll(Cents bank, Cents balance, Cents bet) { return {bank, balance, bet, Phase::BankerRolls, 0, 1}; }

State against(int point, Cents bank = 100'050, Cents balance = 9'000, Cents bet = ten) {
    return {bank, balance, bet, Phase::PlayerRolls, point, 1};
}

State banker() { return banker_to_roll(100'050, 9'000, ten); }

Cents to_bank(const Fact& fact) {
    if (const auto* won = std::get_if<Won>(&fact)) return -won->won;
    const auto* lost = std::get_if<Lost>(&fact);
    return lost ? lost->bet + lost->more : 0;
}
Cents moved(const Facts& facts, Cents (*to)(const Fact&)) {
    Cents sum = 0;
    for (const Fact& fact : facts) sum += to(fact);
    return sum;
}

// What the player has more than before the bet; and on the way: the receipt adds up, and no cent is made or lost.
Cents net(const Rules& rules, const State& before, Rolled dice) {
    const Step step = apply(rules, before, dice);
    CHECK(step.next.balance == before.balance + moved(step.facts, to_balance));
    CHECK(step.next.bank == before.bank + moved(step.facts, to_bank));
    CHECK(step.next.bank + step.next.balance + step.next.bet == before.bank + before.balance + before.bet);
    REQUIRE(step.next.phase == Phase::Betting);
    CHECK(step.next.bet == 0);
    CHECK(step.next.round == before.round + 1);
    CHECK(step.facts.back() == Fact{RoundEnded{before.round, step.next.bank, step.next.balance}});
    return step.next.balance - before.balance - before.bet;
}

template <class Each>
void every_throw(Each each) {
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b)
            for (int c = 1; c <= 6; ++c) each(Rolled{a, b, c});
}

State after(const Rules& rules, State state, const std::vector<Event>& events) {
    for (const Event& event : events) {
        REQUIRE_FALSE(refusal(rules, state, event));
        state = apply(rules, state, event).next;
    }
    return state;
}

}  // namespace

TEST_CASE("sì-wŭ-liù: the player bets in turns, and the uncovered part goes back to the banker when they stop") {
    const Rules rules;
    const State down = after(rules, opening(rules), {Bet{3'000}, Bet{1'250}});
    CHECK(down.bet == 4'250);
    CHECK(down.balance == 5'750);
    CHECK(dice_wanted(rules, down).count == 0);
    const Step stopped = apply(rules, down, Stop{});
    CHECK(stopped.facts == Facts{BetsClosed{4'250, 95'800}});
    CHECK(stopped.next.bank == 100'050);
    CHECK(dice_wanted(rules, stopped.next) == rules::Dice{3, 6});
    CHECK(refusal(rules, stopped.next, Bet{1}) == "The bets are closed: now the dice decide.");
}

TEST_CASE("sì-wŭ-liù: betting ends by itself when the bank is covered, or the player has no more") {
    const Rules rich = sheet({{"bank", "5000"}, {"balance", "8000"}});
    CHECK(apply(rich, opening(rich), Bet{5'000}).facts == Facts{BetPlaced{5'000, 5'000, 0}, BetsClosed{5'000, 0}});
    const Rules rules;
    CHECK(apply(rules, opening(rules), Bet{10'000}).facts ==
          Facts{BetPlaced{10'000, 10'000, 90'050}, BetsClosed{10'000, 90'050}});
}

TEST_CASE("sì-wŭ-liù: a bet is at least a cent, and no more than the balance or what is uncovered") {
    const Rules rules, rich = sheet({{"bank", "5000"}, {"balance", "8000"}});
    CHECK(refusal(rules, opening(rules), Bet{0}) == "A bet is at least $0.01.");
    CHECK(refusal(rules, opening(rules), Bet{10'001}) == "You have $100; that bet needs $100.01.");
    CHECK(refusal(rich, opening(rich), Bet{5'001}) == "Only $50 of the bank is uncovered; that bet is $50.01.");
    CHECK(refusal(rules, opening(rules), Stop{}) == "Nothing is bet yet: the banker rolls for a bet of $0.01 to $100.");
    CHECK(refusal(rules, opening(rules), Rolled{1, 2, 3}) ==
          "The dice wait until the bets are down: bet, or end the betting.");
    CHECK(refusal(rules, banker(), Rolled{1, 7, 3}) == "The die has no face 7: its faces are 1 to 6.");
}

TEST_CASE("sì-wŭ-liù: the banker wins at once with 4-5-6, any triple, or a 6 beside a pair of anything else") {
    int winning = 0;
    every_throw([&](Rolled dice) {
        if (ceelo_dice::banker(read(dice.faces[0], dice.faces[1], dice.faces[2])) != ceelo_dice::Banker::Wins) return;
        CHECK(net(Rules{}, banker(), dice) == -ten);
        ++winning;
    });
    CHECK(winning == 27);
    CHECK(apply(Rules{}, banker(), Rolled{6, 4, 5}).facts[1] == Fact{Lost{By::BankersDice, ten, 0, 0}});
}

TEST_CASE("sì-wŭ-liù: the banker loses at once with 1-2-3, or a 1 beside another pair, and bets pay 1 to 1") {
    const Rules dear = sheet({{"pays_point", "3"}});  // is of points alone
    int losing = 0;
    every_throw([&](Rolled dice) {
        if (ceelo_dice::banker(read(dice.faces[0], dice.faces[1], dice.faces[2])) != ceelo_dice::Banker::Loses) return;
        CHECK(net(dear, banker(), dice) == ten);
        ++losing;
    });
    CHECK(losing == 21);
}

TEST_CASE("sì-wŭ-liù: a banker's 6-6-x or 1-1-x is the point x, like any other pair") {
    for (const int point : {2, 3, 4, 5})
        for (const int pair : {1, 2, 3, 4, 5, 6}) {
            if (pair == point) continue;
            const Step step = apply(Rules{}, banker(), Rolled{pair, point, pair});
            CHECK(step.next.phase == Phase::PlayerRolls);
            CHECK(step.next.point == point);
            CHECK(step.facts.back() == Fact{HasPoint{Who::Banker, point}});
        }
}

TEST_CASE("sì-wŭ-liù: a banker's throw that says nothing is thrown again, and no money moves") {
    const Step step = apply(Rules{}, banker(), Rolled{2, 5, 3});
    CHECK(step.next == banker());
    CHECK(step.facts == Facts{Threw{Who::Banker, {2, 5, 3}, {}}, RollsAgain{Who::Banker, false}});
}

TEST_CASE("sì-wŭ-liù: against any point 1-1-1 pays 5 to 1, other triples 3 to 1, 4-5-6 2 to 1, and 1-2-3 loses") {
    for (const int point : {2, 3, 4, 5}) {
        CHECK(net(Rules{}, against(point), {1, 1, 1}) == 5 * ten);
        for (const int face : {2, 3, 4, 5, 6}) CHECK(net(Rules{}, against(point), {face, face, face}) == 3 * ten);
        CHECK(net(Rules{}, against(point), {5, 6, 4}) == 2 * ten);
        CHECK(net(Rules{}, against(point), {3, 1, 2}) == -ten);
    }
}

TEST_CASE("sì-wŭ-liù: a player's higher point wins 1 to 1 and a lower loses; a 6 and a 1 are points like the others") {
    for (const int point : {2, 3, 4, 5})
        for (const int own : {1, 2, 3, 4, 5, 6})
            for (const int pair : {1, 2, 3, 4, 5, 6}) {
                if (pair == own || own == point) continue;
                CHECK(net(Rules{}, against(point), {pair, pair, own}) == (own > point ? ten : -ten));
            }
}

TEST_CASE("sì-wŭ-liù: at equal points the player rolls again, or the knob tie pushes or gives it to one") {
    const Step step = apply(Rules{}, against(4), Rolled{2, 4, 2});
    CHECK(step.next == against(4));
    CHECK(step.facts.back() == Fact{RollsAgain{Who::Player, true}});
    CHECK(net(Rules{}, step.next, {1, 1, 1}) == 5 * ten);
    CHECK(net(sheet({{"tie", "push"}}), against(4), {2, 4, 2}) == 0);
    CHECK(net(sheet({{"tie", "banker"}}), against(4), {2, 4, 2}) == -ten);
    CHECK(net(sheet({{"tie", "player"}, {"pays_point", "2"}}), against(4), {2, 4, 2}) == 2 * ten);
    CHECK(apply(sheet({{"tie", "push"}}), against(4), Rolled{2, 4, 2}).facts[2] == Fact{Pushed{By::Tie, ten}});
}

TEST_CASE("sì-wŭ-liù, the knob pays: 'for' has the stake in the first three pay-outs, and 1 for 1 is a push") {
    const Rules given = sheet({{"pays", "for"}, {"pays_456", "1"}, {"pays_point", "2"}});
    CHECK(net(given, against(3), {1, 1, 1}) == 4 * ten);
    CHECK(net(given, against(3), {6, 6, 6}) == 2 * ten);
    CHECK(net(given, against(3), {4, 5, 6}) == 0);
    CHECK(apply(given, against(3), Rolled{4, 5, 6}).facts[1] == Fact{Pushed{By::PlayersDice, ten}});
    CHECK(net(given, against(3), {1, 1, 5}) == 2 * ten);
}

TEST_CASE("sì-wŭ-liù: multiples are collected as far as the player's balance goes, and the receipt says so") {
    const Rules rules = sheet({{"banker_multiples", "on"}});
    const State short_of = banker_to_roll(100'050, 1'500, ten);
    CHECK(net(rules, short_of, {1, 1, 1}) == -2'500);
    const Step step = apply(rules, short_of, Rolled{1, 1, 1});
    CHECK(step.facts[1] == Fact{Lost{By::BankersDice, ten, 1'500, 4'000}});
    CHECK(to_text(step.facts[1]) ==
          "player loses $10 by the banker's dice, and $15 more, all that the player holds of the $40 owed");
    CHECK(over(rules, step.next));
}

TEST_CASE("sì-wŭ-liù: a win larger than the bank is paid what the bank holds, and the receipt says so") {
    const State small = against(3, 2'500, 0, ten);
    CHECK(net(Rules{}, small, {1, 1, 1}) == 2'500);
    const Step step = apply(Rules{}, small, Rolled{1, 1, 1});
    CHECK(step.facts[1] == Fact{Won{By::PlayersDice, ten, 2'500, 5'000}});
    CHECK(to_text(step.facts[1]) ==
          "player wins $25 on $10 by their own dice, all that the bank holds of the $50 owed");
    CHECK(over(Rules{}, step.next));
    CHECK(refusal(Rules{}, step.next, Bet{1}) == "The game is over: the bank is broken. Start a new one.");
}

TEST_CASE("sì-wŭ-liù, the knob pair_with_6_or_1: with reroll a 6 or a 1 beside a player's pair decides nothing") {
    const Rules rules = sheet({{"pair_with_6_or_1", "reroll"}});
    for (const int outer : {1, 6})
        for (const int pair : {1, 2, 3, 4, 5, 6}) {
            if (pair == outer) continue;
            const Step step = apply(rules, against(3), Rolled{pair, outer, pair});
            CHECK(step.next == against(3));
            CHECK(step.facts.back() == Fact{RollsAgain{Who::Player, false}});
        }
    CHECK(net(rules, against(3), {1, 1, 5}) == ten);
    CHECK(apply(rules, banker(), Rolled{2, 2, 6}).next.phase == Phase::Betting);  // the banker's as ever
}

TEST_CASE(
    "sì-wŭ-liù, the knob raise: against the banker's point the player adds to the bet once, up to as much again") {
    const Rules rules = sheet({{"raise", "on"}});
    const Step step = apply(rules, against(3), Raise{400});
    CHECK(step.facts == Facts{Raised{400, 1'400}});
    CHECK(step.next == State{100'050, 8'600, 1'400, Phase::PlayerRolls, 3, 1, 400});
    CHECK(dice_wanted(rules, against(3)) == rules::Dice{3, 6});
    CHECK(net(rules, step.next, {1, 1, 5}) == 1'400);
    CHECK(net(rules, step.next, {1, 1, 2}) == -1'400);
    CHECK(apply(rules, step.next, Rolled{2, 5, 3}).next == step.next);
    CHECK(apply(rules, step.next, Rolled{1, 1, 5}).next.raised == 0);
    CHECK(legal(rules, against(3)) == std::vector<Event>{Raise{1}, Raise{ten}});
    CHECK(legal(rules, step.next).empty());
    CHECK(legal(Rules{}, against(3)).empty());
}

TEST_CASE("sì-wŭ-liù: a raise is refused beyond the bet, the balance or the bank, twice, and before the point") {
    const Rules rules = sheet({{"raise", "on"}});
    CHECK(refusal(Rules{}, against(3), Raise{1}) == "This table takes no raises.");
    CHECK(refusal(rules, banker(), Raise{1}) == "You may raise once the banker has a point.");
    CHECK(refusal(rules, against(3), Raise{0}) == "A raise is at least $0.01.");
    CHECK(refusal(rules, against(3), Raise{1'001}) == "You may raise by up to your bet of $10.");
    CHECK(refusal(rules, against(3, 100'050, 500), Raise{501}) == "You have $5; that raise needs $5.01.");
    CHECK(refusal(rules, against(3, 1'200), Raise{300}) == "The bank can cover a raise of $2, not $3.");
    CHECK(refusal(rules, after(rules, against(3), {Raise{1}}), Raise{1}) == "You have raised already: throw.");
}

TEST_CASE(
    "sì-wŭ-liù, the knob surrender: against the banker's point the player takes half of the bet back, and no more") {
    const Rules rules = sheet({{"surrender", "on"}, {"raise", "on"}});
    const Step step = apply(rules, against(3), Surrender{});
    CHECK(step.facts == Facts{Surrendered{ten, 500}, RoundEnded{1, 100'550, 9'500}});
    CHECK(step.next == State{100'550, 9'500, 0, Phase::Betting, 0, 2});
    CHECK(moved(step.facts, to_balance) == 500);
    for (const auto& [bet, back] : {std::pair<Cents, Cents>{1'500, 700}, {100, 0}, {1'001, 500}, {250, 125}, {1, 0}}) {
        const Step half = apply(rules, against(3, 100'050, 0, bet), Surrender{});
        CHECK(half.next.balance == back);
        CHECK(half.next.bank == 100'050 + bet - back);
        const auto results = hand_results(rules, {}, half, 0);
        CHECK((results.size() == 1 && results[0].stake == bet && results[0].net == back - bet));
    }
    CHECK(legal(sheet({{"surrender", "on"}}), against(3)) == std::vector<Event>{Surrender{}});
}

TEST_CASE("sì-wŭ-liù: a bet is given up neither before the point, nor after a raise, nor under the written sheet") {
    const Rules rules = sheet({{"surrender", "on"}, {"raise", "on"}});
    CHECK(refusal(Rules{}, against(3), Surrender{}) == "At this table no bet is given up.");
    CHECK(refusal(rules, banker(), Surrender{}) == "You may give up half of the bet once the banker has a point.");
    CHECK(refusal(rules, after(rules, against(3), {Raise{1}}), Surrender{}) == "You have raised already: throw.");
}

TEST_CASE("sì-wŭ-liù: the next round begins with what is left, until one of the two has nothing") {
    const Rules rules;
    const State won = after(rules, opening(rules), {Bet{4'000}, Stop{}, Rolled{1, 2, 3}});
    CHECK(won == State{96'050, 14'000, 0, Phase::Betting, 0, 2});
    CHECK(between_rounds(rules, rules, won));
    const State lost = after(rules, won, {Bet{14'000}, Rolled{5, 5, 6}});
    CHECK(lost == State{110'050, 0, 0, Phase::Betting, 0, 3});
    CHECK(over(rules, lost));
    CHECK(legal(rules, lost).empty());
    CHECK(refusal(rules, lost, Bet{1}) == "The game is over: you have nothing left. Start a new one.");
}

TEST_CASE("sì-wŭ-liù: no throw under any sheet makes or loses a cent, and every receipt adds up") {
    for (const auto* tie : {"reroll", "push", "banker", "player"})
        for (const auto* pays : {"to", "for"})
            for (const auto* multiples : {"off", "on"})
                for (const auto* outer : {"point", "reroll"}) {
                    const Rules rules = sheet({{"tie", tie},
                                               {"pays", pays},
                                               {"banker_multiples", multiples},
                                               {"pair_with_6_or_1", outer},
                                               {"raise", "on"}});
                    for (const State& state :
                         {banker(), against(2), against(5, 2'000, 100, 2'000), after(rules, against(4), {Raise{ten}})})
                        every_throw([&](Rolled dice) {
                            const Step step = apply(rules, state, dice);
                            if (step.next.phase == Phase::Betting)
                                net(rules, state, dice);
                            else
                                CHECK(moved(step.facts, to_balance) + moved(step.facts, to_bank) == 0);
                        });
                }
}

TEST_CASE("sì-wŭ-liù: the fair house keeps bank and balance, and gives ties to the banker and 4 to 1 for 1-1-1") {
    Rules rules = sheet({{"bank", "7000"}, {"balance", "50"}, {"pays", "for"}, {"pays_triple", "9"}});
    CHECK(fair_house(rules) == sheet({{"bank", "7000"}, {"balance", "50"}, {"tie", "banker"}, {"pays_111", "4"}}));
    CHECK_FALSE(rules::problem(fair_house(rules)));
}

TEST_CASE("sì-wŭ-liù: what a throw is worth by itself, as the felt prints it") {
    const Rules rules, given = sheet({{"pays", "for"}, {"banker_multiples", "on"}});
    CHECK(player_multiple(rules, read(1, 1, 1)) == 5);
    CHECK(player_multiple(given, read(1, 1, 1)) == 4);
    CHECK(player_multiple(rules, read(2, 2, 5)) == 0);
    CHECK(banker_multiple(rules, read(1, 1, 1)) == 1);
    CHECK(banker_multiple(given, read(1, 1, 1)) == 5);
    CHECK(banker_multiple(given, read(2, 2, 6)) == 1);
    CHECK(banker_multiple(given, read(2, 2, 5)) == 0);
}
