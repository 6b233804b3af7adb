// Who banks next, and why: every case of the bank's passage, and the sentence that tells it.
#include "rules/ceelo/table.h"

#include "base/overloaded.h"
#include "chance/dust.h"
#include "longer.h"

#include <algorithm>
#include <numeric>

using namespace ceelo_table;
using chance::Dust;

namespace {

struct Round {  // the bank is with player 1, who stakes as much as is bet
    std::string what;
    std::vector<int> throws;
    BankPasses passes;  // from whom, to whom, why
    Rules sheet{};
    std::vector<int> bets{2, 2};  // of the players to the banker's left
    int players = 3;
};

constexpr Rules ties_to_banker{.tie = Tie::Banker}, ties_again{.tie = Tie::Reroll}, ties_to_first{.tie = Tie::First};
constexpr Rules all_lost_stays{.pass_on_all_lost = false}, no_specials{.pass_on_special = false};

const std::vector<Round> rounds{
    {"an automatic win keeps it: 4-5-6", {456}, {0, 0, Why::WonAtOnce}},
    {"an automatic win keeps it: a triple", {555}, {0, 0, Why::WonAtOnce}},
    {"an automatic win keeps it: a 6 beside a pair", {336}, {0, 0, Why::WonAtOnce}},
    {"an automatic loss passes it to the next at the table: 1-2-3", {123}, {0, 1, Why::LostAtOnce}},
    {"an automatic loss passes it to the next at the table: a 1 beside a pair", {144}, {0, 1, Why::LostAtOnce}},
    {"a banker who loses every bet passes it to the next at the table", {112, 113, 336}, {0, 1, Why::LostEveryBet}},
    {"players who sat out have no bet: the only one lost is all", {112, 113}, {0, 1, Why::LostEveryBet}, {}, {4}, 4},
    {"one bet won keeps it", {114, 115, 112}, {0, 0, Why::BetWon}},
    {"a stand-off saves it, though every other bet is lost", {114, 115, 334}, {0, 0, Why::StoodOff}},
    {"all bets stood off, and it is kept", {114, 554, 334}, {0, 0, Why::StoodOff}},
    {"a bet won beside a stand-off is told as the bet won", {114, 112, 334}, {0, 0, Why::BetWon}},
    {"a player's 4-5-6 takes it, though another bet was won", {114, 112, 456}, {0, 2, Why::BeatenBySpecial456}},
    {"a player's triple takes it", {115, 112, 222}, {0, 2, Why::BeatenByTriple}},
    {"a player's 6-6-6 takes it", {115, 112, 666}, {0, 2, Why::BeatenByTriple}},
    {"a player's 1-1-1 takes it", {115, 112, 111}, {0, 2, Why::BeatenByTriple}},
    {"a stand-off does not save it from a triple", {115, 335, 444}, {0, 2, Why::BeatenByTriple}},
    {"the first in order takes it: a triple", {115, 116, 222, 456}, {0, 2, Why::BeatenByTriple}, {}, {2, 2, 2}, 4},
    {"the first in order takes it: 4-5-6", {115, 116, 456, 222}, {0, 2, Why::BeatenBySpecial456}, {}, {2, 2, 2}, 4},
    {"with every bet lost and a 4-5-6 among them, that player takes it",
     {112, 113, 456},
     {0, 2, Why::BeatenBySpecial456}},
    {"with ties the banker's an equal score is a bet won", {114, 115, 334}, {0, 0, Why::BetWon}, ties_to_banker},
    {"with ties thrown again nothing saves it but a bet won",
     {114, 115, 334, 224, 336},
     {0, 1, Why::LostEveryBet},
     ties_again},
    {"where the first seat wins ties an equal score is a bet won by its bank",
     {114, 115, 334},
     {0, 0, Why::BetWon},
     ties_to_first},
    {"where all lost does not pass it a loss at once keeps it", {123}, {0, 0, Why::SheetKeeps}, all_lost_stays},
    {"where all lost does not pass it a loss one by one keeps it",
     {112, 113, 113},
     {0, 0, Why::SheetKeeps},
     all_lost_stays},
    {"where all lost does not pass it a triple does", {112, 113, 333}, {0, 2, Why::BeatenByTriple}, all_lost_stays},
    {"where specials do not pass it a triple is a bet lost as any other",
     {114, 222, 112},
     {0, 0, Why::BetWon},
     no_specials},
    {"where specials do not pass it 4-5-6 is a bet lost as any other",
     {114, 115, 456},
     {0, 1, Why::LostEveryBet},
     no_specials},
};

TEST_CASE("the bank: after each kind of round it is with whom the sheet says, and for that reason") {
    for (const Round& round : rounds) {
        CAPTURE(round.what);
        Table table{round.players, round.sheet};
        table.bets(std::reduce(round.bets.begin(), round.bets.end()), round.bets).roll(round.throws);
        CHECK(table.bank() == round.passes);
    }
}

TEST_CASE("the bank: the order begins at the banker's left, and after the last seat comes the first") {
    Table table{3};
    table.bets(4, {2, 2}).roll({123});  // to player 2
    table.bets(4, {2, 2});
    CHECK(table.state.turn == 1);
    table.roll({114});
    CHECK(table.state.turn == 2);
    table.roll({222, 333});
    CHECK(table.bank() == BankPasses{1, 2, Why::BeatenByTriple});
    table.bets(2, {1, 1}).roll({123});
    CHECK(table.bank() == BankPasses{2, 0, Why::LostAtOnce});
}

TEST_CASE("the bank: between two players it passes exactly when the other wins") {
    const std::pair<std::vector<int>, int> games[] = {
        {{456}, 0}, {{123}, 1}, {{114, 115}, 1}, {{114, 113}, 0}, {{114, 334}, 0}, {{114, 222}, 1}, {{114, 123}, 0}};
    for (const auto& [throws, banker] : games) {
        Table table{2};
        table.bets(4, {4}).roll(throws);
        CHECK(table.bank().to == banker);
    }
}

TEST_CASE("the bank: what happened in one round does not count in the next") {
    Table table{3};
    table.bets(4, {2, 2}).roll({114, 222, 113});  // player 2 takes it
    table.bets(4, {2, 2}).roll({114, 112, 112});
    CHECK(table.bank() == BankPasses{1, 1, Why::BetWon});
}

TEST_CASE("the bank: one sentence says who takes it and why") {
    const std::pair<BankPasses, const char*> sentences[] = {
        {{0, 0, Why::WonAtOnce}, "Player 1 keeps the bank: an automatic win."},
        {{1, 1, Why::BetWon}, "Player 2 keeps the bank: not every bet was lost."},
        {{0, 0, Why::StoodOff}, "Player 1 keeps the bank: a push is not a loss."},
        {{0, 0, Why::SheetKeeps}, "Player 1 keeps the bank: on this rule sheet a banker who has lost stays."},
        {{0, 1, Why::LostAtOnce}, "Player 2 takes the bank: the next at the table after an automatic loss."},
        {{2, 0, Why::LostEveryBet},
         "Player 1 takes the bank: the next at the table after a banker who lost every bet."},
        {{0, 2, Why::BeatenBySpecial456},
         "Player 3 takes the bank: the first to beat the banker with 4-5-6 or a triple, by 4-5-6."},
        {{0, 2, Why::BeatenByTriple},
         "Player 3 takes the bank: the first to beat the banker with 4-5-6 or a triple, by a triple."}};
    for (const auto& [passes, sentence] : sentences) CHECK(why_sentence(passes) == sentence);
}

Rules any_sheet(Dust& draws) {
    Rules rules;
    for (const auto& knob : Rules::knobs())
        if (draws.below(2) == 0) knob.set(rules, knob.least + draws.below(knob.most - knob.least + 1));
    return rules;
}

Event any_event(const State& state, Dust& draws) {
    const auto upto = [&](int most) { return 1 + draws.below(most); };
    const int most = most_offered(state);
    if (state.phase == Phase::Stake) return Stake{upto(most)};
    if (state.phase == Phase::Cover) return Cover{upto(most)};
    const int first = upto(6), second = upto(6);
    return Rolled{{first, second, upto(6)}};
}

void add(Seats& pockets, const Fact& fact) {  // the coins that a fact says went in or out
    std::visit(Overloaded{[&](const BankStaked& f) { pockets[seat(f.banker)] -= f.amount; },
                          [&](const Covered& f) { pockets[seat(f.player)] -= f.amount; },
                          [&](const Returned& f) { pockets[seat(f.banker)] += f.amount; },
                          [&](const BettorWon& f) {
                              pockets[seat(f.player)] += f.bet + f.won;
                              pockets[seat(f.banker)] -= f.pocket;
                          },
                          [&](const StandOff& f) { pockets[seat(f.player)] += f.again ? 0 : f.bet; },
                          [&](const BankTakenUp& f) { pockets[seat(f.banker)] += f.amount; }, [](const auto&) {}},
               fact);
}

}  // namespace

TEST_CASE("cee-lo: on any sheet no coin is made or lost, what is told adds up, and nobody is paid short at 1 to 1") {
    Dust draws{3};
    for (int game = 0; game < test::longer(4000, 400'000); ++game) {
        const bool even_money = game % 2 == 0;
        Rules rules = any_sheet(draws);
        if (even_money) rules.pays_111 = rules.pays_triple = rules.pays_456 = rules.pays_point = rules.pays_at_once = 1;
        State state = opening(rules);
        advance(rules, state, Begin{draws.below(rules.players)});
        while (!over(rules, state) && state.round <= 50) {
            const Step step = apply(rules, state, any_event(state, draws));
            Seats reported = state.coins;
            for (const auto& fact : step.facts) {
                add(reported, fact);
                if (const auto* won = std::get_if<BettorWon>(&fact); won && even_money) {
                    CHECK(won->won == won->bet);
                    CHECK(won->pocket == 0);
                }
            }
            state = step.next;
            REQUIRE(reported == state.coins);
            REQUIRE(all_coins(state) == rules.players * rules.coins);
            REQUIRE(std::min({state.bank, std::ranges::min(state.coins), std::ranges::min(state.bets)}) >= 0);
        }
    }
}
