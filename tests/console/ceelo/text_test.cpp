// Cee-lo in the terminal: the questions and their sentences, a whole game, simulate and odds for machines.
#include "console/ceelo/commands.h"
#include "console/program.h"

#include <doctest/doctest.h>

using namespace boxcars;
using program::answer_of, program::Folder, program::has;

namespace {

std::string play(const console::TextRequests& requests, const std::string& answers) {
    return program::printed(console::play_ceelo_text, requests, answers);
}

console::TextRequests seeded(std::uint64_t seed, const std::string& players = "") {
    return {.table = {{}, players, seed}, .echo = true};
}

}  // namespace

TEST_CASE("cee-lo asks for players and coins; a wrong answer gets its sentence and the defaults") {
    const auto shown = play(seeded(1), "99\njjjjjj\n");
    CHECK(
        shown.starts_with("Number of players (between 2 and 6): 99\n"
                          "I expected between 2 and 6 players\n"
                          "I'm setting the number of players to 3\n"
                          "Number of coins per player (between 5 and 100): jjjjjj\n"
                          "Something wrong happened: invalid literal for int() with base 10: 'jjjjjj'\n"
                          "I'm setting the number of coins to 10\n"
                          "Player 1: you\nPlayer 2: bold"));
    CHECK(has(shown, "Balance of player 3: 10 coins\n"));
    CHECK_FALSE(has(shown, "Balance of player 4"));
    CHECK(has(play(seeded(1), "3\n'jjjjjj'\n"), "with base 10: 'jjjjjj'\nI'm setting the number of coins to 10\n"));
}

TEST_CASE("cee-lo takes the sentences the other way round too, and spaces around a number") {
    const auto shown = play(seeded(1), "four\n101\n");
    program::check_says(shown,
                        "invalid literal for int() with base 10: 'four'\nI'm setting the number of players to 3\n",
                        "I expected between 5 and 100 coins\nI'm setting the number of coins to 10\n");
    const auto right = play(seeded(1), " 4 \n50\n");
    CHECK(has(right, "Balance of player 4: 50 coins\n"));
    CHECK_FALSE(has(right, "I'm setting"));
}

TEST_CASE("cee-lo asks only for what the options leave open") {
    auto requests = seeded(1, "human,bold");
    CHECK(play(requests, "7\n").starts_with("Number of coins per player (between 5 and 100): 7\nPlayer 1: you\n"));
    requests.table.rules.set = {"coins=8"};
    CHECK(play(requests, "").starts_with("Player 1: you\nPlayer 2: bold, "));
}

TEST_CASE("an input that ends before cee-lo begins ends it with a sentence") {
    CHECK(play(seeded(1), "3\n").ends_with("\nThe input has ended before the game began.\n"));
}

TEST_CASE("a round of cee-lo prints balances, bank, bets, dice, and who takes the bank") {
    const Folder folder;
    auto requests = seeded(1, "human,human,human,human");
    requests.table.rules.set = {"coins=10"};
    requests.dice = folder.file("dice", "2 3 5  1 1 4  6 6 5  2 2 2  1 2 3");
    std::string shown = play(requests, "11\nx\n5\n3\n2\n");
    const auto first = shown.find("The first banker is player ");
    REQUIRE(first != std::string::npos);
    const int banker = shown[first + 27] - '1';
    const auto name = [&](int left) { return std::to_string((banker + left) % 4 + 1); };
    const std::string player = "Player " + name(0);
    CHECK(has(shown, "Round 1\nBalance of player 1: 10 coins\n"));
    CHECK(has(shown, player + ", how much do you stake (between 1 and 10): 11\nI expected between 1 and 10 coins\n" +
                         player + ", how much do you stake (between 1 and 10): x\n" +
                         "Something wrong happened: invalid literal for int() with base 10: 'x'\n"));
    CHECK(has(shown, "Player " + name(1) + ", how much do you bet (between 1 and 5): 3\n"));
    CHECK(has(shown, "Player " + name(3) + " does not play this round: nothing is left to cover.\n"));
    CHECK(has(shown, "Bet of player " + name(1) + ": 3 coins\n"));
    CHECK(has(shown, "Bank of player " + name(0) + ": 5 coins\n" + player + " rolls 2-3-5: nothing, again.\n" + player +
                         " rolls 1-1-4: pair of 1s, point 4.\nThe score of the banker is 4.\nPlayer " + name(1) +
                         " rolls 6-6-5: pair of 6s, point 5.\nPlayer " + name(1) + " wins 3 coins.\nPlayer " + name(2) +
                         " rolls 2-2-2: three 2s.\nPlayer " + name(2) + " wins 2 coins.\nPlayer " + name(2) +
                         " takes the bank: the first to beat the banker with 4-5-6 or a triple, by a triple.\n"));
    CHECK(has(shown, "Balance of player " + name(0) + ": 5 coins\n"));
}

TEST_CASE("a whole game of cee-lo ends with the balances and the winners, and is kept and verified") {
    const Folder folder;
    const auto ran = program::run(folder, "play ceelo --text --seed 3 --seat 2 --data-dir data",
                                  "4\n6\n" + program::repeated("1\n", 5000));
    CHECK(ran.code == 0);
    CHECK(ran.err == "");
    CHECK(has(ran.out, "Player 1: bold, stakes or bets half of the coins in hand\nPlayer 2: you\n"));
    CHECK(has(ran.out, "\nThe game is over: somebody has no coins left.\nBalance of player 1: "));
    CHECK((has(ran.out, "The winner is player ") || has(ran.out, " share the win with ")));
    CHECK(program::run(folder, "export --data-dir data sitting.json").code == 0);
    CHECK(program::run(folder, "verify sitting.json").code == 0);
}

TEST_CASE("computer players alone play cee-lo to its end, game after game") {
    auto requests = seeded(5, "bold,even,kelly,best,cautious,bold");
    requests.games = 3;
    CHECK(program::count(play(requests, ""), "The game is over") == 3);
}

TEST_CASE("the odds of cee-lo for machines, in lowest terms, the sheet's knobs obeyed") {
    const auto odds = answer_of("odds ceelo --json");
    CHECK(odds["player_wins"] == "97/216");
    CHECK(odds["player_loses"] == "307/648");
    CHECK(odds["tie"] == "25/324");
    CHECK(odds["banker_edge"] == "2/81");
    CHECK(odds["bank_passes"].size() == 5);
    CHECK(odds["bank_passes"]["2"] == "97/216");
    for (const char* point : {"point_2", "point_3", "point_4", "point_5"}) CHECK(odds["banker"][point] == "5/36");
    CHECK((odds["banker"]["auto_win"] == "1/4" && odds["banker"]["auto_loss"] == "7/36"));
    CHECK(odds["by_point"].size() == 4);
    CHECK(answer_of("odds ceelo --json --set tie=banker")["tie"] == "0");
    CHECK(program::run(Folder{}, "odds ceelo").out.starts_with("Cee-lo: a coin bet against the bank wins 97/216 "));
}

TEST_CASE("a simulation of cee-lo counts every game once, and its rounds and banks") {
    const auto one = answer_of("simulate ceelo --json --games 500 --seed 9 --players bold,best,kelly");
    CHECK(one["wins"].size() == 3);
    CHECK(one["wins"][0].get<int>() + one["wins"][1].get<int>() + one["wins"][2].get<int>() +
              one["shared"].get<int>() ==
          500);
    CHECK(one["rounds_per_game"].get<double>() >= 1);
    CHECK(one["bank_passes"].get<double>() > 0.2);
    const auto text = program::run(Folder{}, "simulate ceelo --games 50 --seed 1");
    CHECK(text.out.starts_with("50 games of cee-lo, seed 1, "));
    CHECK(text.err == "");
}
