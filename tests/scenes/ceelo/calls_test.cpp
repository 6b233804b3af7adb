// What the cable drum says: who banks next and why in one sentence, the round's result line by line, the end.
#include "scenes/ceelo/announced.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace boxcars;
using namespace boxcars::scenes;
using ceelo::Why;

namespace {

CeeloSeats seats(std::vector<std::string> players) {
    ceelo::Rules rules;
    rules.players = static_cast<int>(players.size());
    return {rules, std::move(players)};
}
const std::vector<std::string> company{"human", "even", "bold"};

std::string sentence(const ceelo::BankPasses& bank) {
    const CeeloSay say = say_of_bank(bank, seats(company));
    return say.title + " " + say.line;
}

// A round as the plates tell it: player 1 banks 6, player 2 covers 4, player 3 the rest.
CeeloLedger revealed(const std::vector<ceelo::Fact>& facts, int point) {
    CeeloLedger ledger;
    for (const ceelo::Fact& fact : {ceelo::Fact{ceelo::BankStaked{0, 6}}, ceelo::Fact{ceelo::Covered{1, 4, 2}},
                                    ceelo::Fact{ceelo::Covered{2, 2, 0}}})
        ledger.reveal(fact, 0);
    for (const ceelo::Fact& fact : facts) ledger.reveal(fact, point);
    return ledger;
}

ceelo::Threw threw(int player, ceelo::Faces faces) {
    return {player, player == 0, faces, ceelo_dice::read(faces[0], faces[1], faces[2])};
}

std::vector<odds::CeeloChoice> choices(std::initializer_list<double> wins) {
    std::vector<odds::CeeloChoice> all;
    for (const double chance : wins) all.push_back({static_cast<int>(all.size()) + 1, 0, chance});
    return all;
}

}  // namespace

TEST_CASE("Cee-lo: who banks next and why is one sentence, whatever the reason, and you are called you") {
    CHECK(sentence({1, 1, Why::WonAtOnce}) == "Mo keeps the bank. The bank won at once.");
    CHECK(sentence({0, 0, Why::BetWon}) == "You keep the bank. The bank won at least one bet.");
    CHECK(sentence({2, 2, Why::StoodOff}) == "Ada keeps the bank. A push is no loss: the bank stays.");
    CHECK(sentence({0, 1, Why::LostAtOnce}) == "Mo takes the bank. You lost at once, so the bank moves on.");
    CHECK(sentence({2, 0, Why::LostEveryBet}) == "You take the bank. Ada lost every bet, so the bank moves on.");
    CHECK(sentence({1, 0, Why::BeatenByTriple}) ==
          "You take the bank. You were the first to beat Mo with 4-5-6 or a triple.");
    for (int why = 0; why <= static_cast<int>(Why::BeatenByTriple); ++why) {
        const std::string said = sentence({1, kept(static_cast<Why>(why)) ? 1 : 2, static_cast<Why>(why)});
        CHECK((std::ranges::count(said, '.') == 2 && said.ends_with('.')));
    }
}

TEST_CASE("Cee-lo: before the next stake the reason for the banker still stands there") {
    ceelo::State state;
    state.phase = ceelo::Phase::Stake;
    state.banker = state.turn = 1;
    state.coins = {5, 9, 7};
    CHECK(say_of_wait(state, seats(company), "The bank won at once.") ==
          CeeloSay{"Mo banks.", "The bank won at once."});
    state.banker = state.turn = 0;
    CHECK(say_of_wait(state, seats(company), "").line == "Stake 1 to 5: the others cover it.");
}

TEST_CASE("Cee-lo: the round is told line by line: every throw, every bet, and the bank's sum of them") {
    const auto ledger =
        revealed({threw(0, {2, 2, 4}), ceelo::PointSet{0, 4}, threw(1, {3, 3, 5}), ceelo::BettorWon{1, 4, 4, 0, 0, 0},
                  threw(2, {1, 2, 3}), ceelo::BettorLost{2, 2}, ceelo::RoundOver{1, {}}},
                 4);
    CHECK(ledger.of(0).amount == -2);
    CHECK(ledger.of(0).words == "bank pays");
    CHECK(ledger.of(0).faces == std::vector<int>{2, 2, 4});
    CHECK(ledger.of(1).words == "5 beats 4");
    CHECK(ledger.of(1).amount == 4);
    CHECK(ledger.of(1).faces == std::vector<int>{3, 3, 5});
    CHECK(ledger.of(2).words == "1-2-3 loses");
    CHECK(ledger.of(2).amount == -2);
}

TEST_CASE("Cee-lo: bets settled at once are told without throws, a stand-off without coins") {
    const auto at_once = revealed({threw(0, {4, 5, 6}), ceelo::AutoWin{0, 6}, ceelo::BettorLost{1, 4},
                                   ceelo::BettorLost{2, 2}, ceelo::RoundOver{1, {}}},
                                  0);
    CHECK(at_once.of(1).words == "lost at once");
    CHECK(at_once.of(0).words == "bank wins");
    CHECK(at_once.of(0).amount == 6);
    const auto tied = revealed({threw(0, {2, 2, 4}), threw(1, {3, 3, 4}), ceelo::StandOff{1, 4, false},
                                threw(2, {6, 6, 4}), ceelo::StandOff{2, 2, false}, ceelo::RoundOver{1, {}}},
                               4);
    CHECK(tied.of(1).words == "push");
    CHECK(tied.of(1).amount == 0);
    CHECK(tied.of(0).words == "bank breaks even");
}

TEST_CASE("Cee-lo: the end names the winners and who is broke") {
    CHECK(say_of_end({{12, 18, 0}, 18, 1}, seats(company)) ==
          CeeloSay{"Mo wins.", "Ada is broke. Mo has the most coins: 18."});
    CHECK(say_of_end({{0, 15, 15}, 15, 2}, seats(company)) ==
          CeeloSay{"Mo and Ada share the win.", "You are broke. Each winner has the most coins: 15."});
    CHECK(say_of_end({{30, 0, 0}, 30, 1}, seats(company)) ==
          CeeloSay{"You win.", "Mo and Ada are broke. You have the most coins: 30."});
}

TEST_CASE("Cee-lo: the player who knows best says by how much an amount is better") {
    const auto three = choices({0.30, 0.325, 0.29});
    CHECK(best_words(three) == "Wins about 2.50\u2009% more than 1 would, 3.50\u2009% more than 3.");
    CHECK(best_words(choices({0.3, 0.2})) == "Wins about 10.00\u2009% more than 2 would.");
    CHECK(best_words(choices({0.3, 0.3})).empty());
}
