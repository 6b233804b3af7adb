// What every game's commands do alike, run as a process.
#include "console/program.h"
#include "kept_sittings.h"
#include "session/files.h"

#include <doctest/doctest.h>

using namespace boxcars;
using program::Folder;
using program::run;

TEST_CASE(
    "at every table the end of the input ends the game with a sentence, and what was played is kept and verifies") {
    struct Table {
        std::string game, dice, typed, words;
    };
    const std::string example = "3 3 4 2 5 3 2 6 6",
                      game_too = ", and the game with it: ", siwuliu = game_too + "the bank holds $1000.50, you have $";
    for (const auto& [game, dice, typed, words] :
         {Table{"pig --seed 4", "", "\n", game_too + "player 1 has "},
          {"craps", "2 2  4 5  3 4", "pass 5\nfield 5\nundo\n\n\n\n",
           game_too + "you have $995, -$5 since you sat down."},
          {"siwuliu", example, "", siwuliu + "100."},
          {"siwuliu", example, "y\n", siwuliu + "100."},
          {"siwuliu", example, "y\n10\n", siwuliu + "90 and $10 bet."},
          {"siwuliu", example, "y\n100\n", ": this result is not recorded."},
          {"ceelo --seed 1 --players human,human,human", "", "10\n5\n",
           game_too + "player 1 has 10 coins, player 2 has 10 coins, player 3 has 10 coins."}}) {
        CAPTURE(game);
        CAPTURE(typed);
        const Folder folder;
        folder.file("dice", dice);
        const auto ran =
            run(folder, "play " + game + " --text --data-dir data" + (dice.empty() ? "" : " --dice dice"), typed);
        CHECK(ran.code == 0);
        CAPTURE(ran.out);
        CHECK(ran.out.find("\nThe input has ended" + words) != std::string::npos);
        const auto ids = test::kept_sittings(folder.path / "data");
        REQUIRE(ids.size() == 1);
        CHECK(ran.out.ends_with("kept as sitting " + ids[0] + ".\n"));
        CHECK(run(folder, "export --data-dir data kept.json").code == 0);
        const auto verified = run(folder, "verify kept.json");
        CHECK(verified.code == 0);
        CHECK(verified.out.find("The record is true: " + game.substr(0, game.find(' ')) + ", 1 game") !=
              std::string::npos);
    }
}

TEST_CASE("at every table dice that run out are an error with the place, and what was played is kept") {
    struct Table {
        std::string call, dice, typed;
        int faces;
    };
    for (const auto& [call, dice, typed, faces] :
         {Table{"pig --seat 1", "6 5", "\n\n\n", 2},
          {"craps", "2 2 5", "pass 5\n\n\n", 3},
          {"siwuliu", "3 3 4 2 5", "y\n100\n", 5},
          {"ceelo --players human,human --set players=2 --set coins=5", "1 1 4 2", "5\n5\n\n\n", 4}}) {
        CAPTURE(call);
        const Folder folder;
        folder.file("dice", dice);
        const auto ran = run(folder, "play " + call + " --text --dice dice --data-dir data", typed);
        CHECK(ran.code == 2);
        CHECK(ran.err == "boxcars: The dice file dice has run out: it has " + std::to_string(faces) +
                             " faces, and one more is needed. Add faces to it.\n");
        CHECK(run(folder, "export --data-dir data kept.json").code == 0);
        CHECK(session::read_recording(folder.path / "kept.json").entries.size() > 1);
    }
}

TEST_CASE("at every table of a Long Run the text says the chance of the goal, and 'coach' what best play does") {
    for (const char* first : {"5 1", "5 2", "5 3", "6 3"}) {  // seed and invitation: all four tables
        CAPTURE(first);
        const Folder folder;
        const auto ran = run(folder, std::string{"run --data-dir data --seed "} + first[0],
                             std::string{first[2]} + "\ncoach\ncoach\nconcede\nno\nconcede\nyes\n");
        CAPTURE(ran.out);
        CHECK(ran.code == 0);
        const auto at = ran.out.find("Best for the goal: ");
        REQUIRE(at != std::string::npos);
        CHECK(ran.out.find(". Chance: ", at) != std::string::npos);
        CHECK(ran.out.find("The goal: ") < at);
        CHECK(ran.out.find("siwuliu") == std::string::npos);
        CHECK(ran.out.find(" costs a heart and what lies on the table.") > at);
        CHECK(ran.out.find(": missed.\n") != std::string::npos);
        CHECK(ran.out.find(" lowered your chance of the goal by ") != std::string::npos);
    }
    const Folder bowl, buffet;  // the most in one bet ends the betting, and "roll" rolls
    const std::string bets = run(bowl, "run --data-dir data --seed 6", "3\n50\n").out;
    CHECK(bets.find("The starting bank is $15,000\n") != std::string::npos);
    CHECK(bets.find("You can bet up to $50: Your new balance is: $250\n") != std::string::npos);
    CHECK(bets.find("[Y/N]") == std::string::npos);
    const Folder asked;  // the coach answers the question that was asked
    CHECK(run(asked, "run --data-dir data --seed 6", "3\n10\ncoach\n").out.find("[Y/N]: Best for the goal: answer ") !=
          std::string::npos);
    CHECK(run(buffet, "run --data-dir data --seed 8", "2\nroll\n").out.find("Turn total: 12 ") != std::string::npos);
}
