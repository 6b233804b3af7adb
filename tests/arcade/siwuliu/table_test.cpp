// Sì-wŭ-liù in the real arcade, played by script without a display.
#include "arcade/scripts.h"
#include "base/money.h"

using namespace boxcars;
using namespace boxcars::app;
using nlohmann::json;

TEST_CASE("Sì-wŭ-liù: bets cover the bank, one is taken back, a win is recorded once and collected into the purse") {
    test::SiwuliuRound evening;
    CHECK(run_arcade(evening.options) == 0);
    CHECK(evening.state("covered")["table"]["covered"] == 1100);
    CHECK(evening.state("undone")["table"]["covered"] == 500);
    CHECK(evening.state("undone")["shown"]["balance"] == 9500);
    const json closed = evening.state("closed");
    CHECK(closed["phase"] == "banker");
    CHECK(closed["table"]["returned"] == 99'550);
    CHECK(closed["table"]["bank"] == 500);
    const json won = evening.state("won"), next = evening.state("end");
    CHECK(won["phase"] == "settled");
    CHECK(won["dice"] == json{4, 5, 6});
    CHECK(won["call"] == "Sì-Wŭ-Liù!: 4 · 5 · 6 wins at once: +$10");
    CHECK(won["table"]["purse"] == 9500);
    Cents sum = 0;
    for (const json& line : won["receipt"]) sum += line["change"].get<Cents>();
    CHECK(sum == 1000);
    CHECK(evening.state("kept")["rounds"][0]["recorded"] == true);
    CHECK(platform::read_whole(evening.folder.path / "records.txt") ==
          "The banker ends with $990.50\nThe player ends with $110\n");
    CHECK(next["phase"] == "betting");
    CHECK(next["table"]["purse"] == 11'000);
    CHECK(next["shown"] == next["decided"]);
}

TEST_CASE("Sì-wŭ-liù: the fair sheet is one click away and the written one another") {
    test::SiwuliuRound evening{
        test::script_of("0.5 state written; 0.6 spot fair; 0.8 state fair; 0.9 spot fair; 1.1 state back; "
                        "1.2 quit")};
    CHECK(run_arcade(evening.options) == 0);
    CHECK(evening.state("written")["fair"] == false);
    CHECK(evening.state("fair")["fair"] == true);
    CHECK(evening.state("back")["fair"] == false);
}

TEST_CASE("Sì-wŭ-liù: an empty purse ends the game, and a new one waits") {
    test::SiwuliuRound evening{
        test::script_of("0.5 spot cover_all; 0.7 key Return; 0.8 key Space; 4.0 state lost; 4.1 key Space; "
                        "4.3 state over; 4.4 spot next_game; 4.8 state again; 4.9 quit"),
        "6 4 5"};
    CHECK(run_arcade(evening.options) == 0);
    CHECK(evening.state("lost")["phase"] == "settled");
    CHECK(evening.state("over")["phase"] == "over");
    CHECK(evening.state("again")["phase"] == "betting");
    CHECK(evening.state("again")["table"]["purse"] == 10'000);
}
