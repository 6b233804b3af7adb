// Who banks next, and why: every case of the bank's passage, and the sentence that tells it.
#include "rules/ceelo/table.h"

using namespace ceelo_table;

TEST_CASE("the bank: an automatic win keeps it") {
    for (const int dice : {456, 555, 336}) {
        Table table{3};
        table.bets(4, {2, 2});
        table.roll({dice});
        CHECK(table.bank() == BankPasses{0, 0, Why::WonAtOnce});
    }
}

TEST_CASE("the bank: an automatic loss passes it to the next player at the table") {
    for (const int dice : {123, 144}) {
        Table table{3};
        table.bets(4, {2, 2});
        table.roll({dice});
        CHECK(table.bank() == BankPasses{0, 1, Why::LostAtOnce});
    }
}

TEST_CASE("the bank: a banker who loses every bet one by one passes it to the next player at the table") {
    Table table{3};
    table.bets(4, {2, 2});
    table.roll({112, 113, 336});
    CHECK(table.bank() == BankPasses{0, 1, Why::LostEveryBet});
}

TEST_CASE("the bank: bets of players who sat out do not exist, so losing the only bet is losing all") {
    Table table{4};
    table.bets(4, {4});
    table.roll({112, 113});
    CHECK(table.bank() == BankPasses{0, 1, Why::LostEveryBet});
}

TEST_CASE("the bank: one bet won keeps it") {
    Table table{3};
    table.bets(4, {2, 2});
    table.roll({114, 115, 112});
    CHECK(table.bank() == BankPasses{0, 0, Why::BetWon});
}

TEST_CASE("the bank: a stand-off saves it, though every other bet is lost") {
    Table table{3};
    table.bets(4, {2, 2});
    table.roll({114, 115, 334});
    CHECK(table.bank() == BankPasses{0, 0, Why::StoodOff});
}

TEST_CASE("the bank: all bets stood off, and it is kept") {
    Table table{3};
    table.bets(4, {2, 2});
    table.roll({114, 554, 334});
    CHECK(table.bank() == BankPasses{0, 0, Why::StoodOff});
}

TEST_CASE("the bank: a player's 4-5-6 takes it, though another bet was won") {
    Table table{3};
    table.bets(4, {2, 2});
    table.roll({114, 112, 456});
    CHECK(table.bank() == BankPasses{0, 2, Why::BeatenBySpecial456});
}

TEST_CASE("the bank: a player's triple takes it, 1-1-1 included") {
    for (const int dice : {111, 222, 666}) {
        Table table{3};
        table.bets(4, {2, 2});
        table.roll({115, 112, dice});
        CHECK(table.bank() == BankPasses{0, 2, Why::BeatenByTriple});
    }
}

TEST_CASE("the bank: a stand-off does not save it from a triple") {
    Table table{3};
    table.bets(4, {2, 2});
    table.roll({115, 335, 444});
    CHECK(table.bank() == BankPasses{0, 2, Why::BeatenByTriple});
}

TEST_CASE("the bank: the first in order with 4-5-6 or a triple takes it, whichever of the two it is") {
    Table table{4};
    table.bets(6, {2, 2, 2});
    table.roll({115, 116, 222, 456});
    CHECK(table.bank() == BankPasses{0, 2, Why::BeatenByTriple});
    Table other{4};
    other.bets(6, {2, 2, 2});
    other.roll({115, 116, 456, 222});
    CHECK(other.bank() == BankPasses{0, 2, Why::BeatenBySpecial456});
}

TEST_CASE("the bank: with every bet lost and a 4-5-6 among them, that player takes it, not the next at the table") {
    Table table{3};
    table.bets(4, {2, 2});
    table.roll({112, 113, 456});
    CHECK(table.bank() == BankPasses{0, 2, Why::BeatenBySpecial456});
}

TEST_CASE("the bank: the order begins at the banker's left, and after the last seat comes the first") {
    Table table{3};
    table.bets(4, {2, 2});
    table.roll({123});  // to player 2
    table.bets(4, {2, 2});
    CHECK(table.state.turn == 1);
    table.roll({114});
    CHECK(table.state.turn == 2);
    table.roll({222, 333});
    CHECK(table.bank() == BankPasses{1, 2, Why::BeatenByTriple});
    table.bets(2, {1, 1});
    table.roll({123});
    CHECK(table.bank() == BankPasses{2, 0, Why::LostAtOnce});
}

TEST_CASE("the bank: between two players it passes exactly when the other wins") {
    const std::pair<std::vector<int>, int> rounds[] = {
        {{456}, 0}, {{123}, 1}, {{114, 115}, 1}, {{114, 113}, 0}, {{114, 334}, 0}, {{114, 222}, 1}, {{114, 123}, 0}};
    for (const auto& [throws, banker] : rounds) {
        Table table{2};
        table.bets(4, {4});
        table.roll(throws);
        CHECK(table.bank().to == banker);
    }
}

TEST_CASE("the bank: with equal scores the banker's, an equal score is a bet won and keeps it") {
    Rules rules;
    rules.tie = Tie::Banker;
    Table table{3, rules};
    table.bets(4, {2, 2});
    table.roll({114, 115, 334});
    CHECK(table.bank() == BankPasses{0, 0, Why::BetWon});
}

TEST_CASE("the bank: with equal scores thrown again, nothing saves it but a bet won") {
    Rules rules;
    rules.tie = Tie::Reroll;
    Table table{3, rules};
    table.bets(4, {2, 2});
    table.roll({114, 115, 334, 224, 336});
    CHECK(table.bank() == BankPasses{0, 1, Why::LostEveryBet});
}

TEST_CASE("the bank: a sheet without passing on all lost keeps it after a loss, but not after a triple") {
    Rules rules;
    rules.pass_on_all_lost = false;
    Table at_once{3, rules};
    at_once.bets(4, {2, 2});
    at_once.roll({123});
    CHECK(at_once.bank() == BankPasses{0, 0, Why::SheetKeeps});
    Table one_by_one{3, rules};
    one_by_one.bets(4, {2, 2});
    one_by_one.roll({112, 113, 113});
    CHECK(one_by_one.bank() == BankPasses{0, 0, Why::SheetKeeps});
    Table triple{3, rules};
    triple.bets(4, {2, 2});
    triple.roll({112, 113, 333});
    CHECK(triple.bank() == BankPasses{0, 2, Why::BeatenByTriple});
}

TEST_CASE("the bank: a sheet without passing on specials counts a triple as any other bet lost") {
    Rules rules;
    rules.pass_on_special = false;
    Table kept{3, rules};
    kept.bets(4, {2, 2});
    kept.roll({114, 222, 112});
    CHECK(kept.bank() == BankPasses{0, 0, Why::BetWon});
    Table lost{3, rules};
    lost.bets(4, {2, 2});
    lost.roll({114, 115, 456});
    CHECK(lost.bank() == BankPasses{0, 1, Why::LostEveryBet});
}

TEST_CASE("the bank: what happened in one round does not count in the next") {
    Table table{3};
    table.bets(4, {2, 2});
    table.roll({114, 222, 113});  // player 2 takes it
    table.bets(4, {2, 2});
    table.roll({114, 112, 112});
    CHECK(table.bank() == BankPasses{1, 1, Why::BetWon});
}

TEST_CASE("the bank: one sentence says who takes it and why") {
    const std::pair<BankPasses, const char*> sentences[] = {
        {{0, 0, Why::WonAtOnce}, "Player 1 keeps the bank: an automatic win."},
        {{1, 1, Why::BetWon}, "Player 2 keeps the bank: not every bet was lost."},
        {{0, 0, Why::StoodOff}, "Player 1 keeps the bank: a stand-off is not a loss."},
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
