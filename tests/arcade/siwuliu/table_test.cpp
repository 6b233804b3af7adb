// Sì-wŭ-liù in the real arcade, played by script without a display.
#include "arcade/evening.h"
#include "base/money.h"

using namespace boxcars;
using namespace boxcars::app;
using nlohmann::json;
using Lines = std::vector<json>;

namespace {

// $100 covers part of the bank in two bets; the banker needs two throws for a five, the player throws a 4-5-6.
const char* const a_win = "2 3 6  2 2 5  4 5 6  6 6 3  1 2 3";
Lines a_round() {
    return {{{"at", 0.5}, {"key", "3"}},         {{"at", 0.6}, {"spot", "cover"}},
            {{"at", 0.8}, {"spot", "plus"}},     {{"at", 0.9}, {"spot", "cover"}},
            {{"at", 1.0}, {"state", "covered"}}, {{"at", 1.1}, {"key", "U"}},
            {{"at", 1.2}, {"state", "undone"}},  {{"at", 1.3}, {"key", "Space"}},
            {{"at", 1.5}, {"state", "closed"}},  {{"at", 1.6}, {"key", "Space"}},
            {{"at", 2.0}, {"state", "flying"}},  {{"at", 4.0}, {"state", "nothing"}},
            {{"at", 9.0}, {"state", "point"}},   {{"at", 9.1}, {"key", "Space"}, {"hold", 0.4}},
            {{"at", 9.3}, {"state", "shaking"}}, {{"at", 9.9}, {"state", "secret"}},
            {{"at", 12.5}, {"state", "won"}},    {{"at", 13.4}, {"spot", "record"}},
            {{"at", 13.5}, {"key", "Return"}},   {{"at", 13.6}, {"state", "kept"}},
            {{"at", 13.7}, {"spot", "collect"}}, {{"at", 15.3}, {"state", "next"}},
            {{"at", 15.4}, {"quit", true}}};
}

struct Evening : test::Evening {
    explicit Evening(Lines lines, const std::string& faces = a_win)
        : test::Evening("siwuliu", 7, {}, std::move(lines)) {
        if (faces.empty()) return;
        options.table.dice_file = folder.path / "dice";
        REQUIRE(platform::write_safely(*options.table.dice_file, faces).empty());
    }
};

// Without the name of the folder that it was recorded in.
json seen(const Evening& evening, const char* name) {
    json state = evening.state(name);
    state.erase("told");
    return state;
}

}  // namespace

TEST_CASE("Sì-wŭ-liù: the same seed and script give the same states and the same sitting at 30, 60 and 144 frames") {
    Evening usual{a_round()};
    CHECK(run_arcade(usual.options) == 0);
    for (const int rate : {30, 144}) {
        Evening other{a_round()};
        other.options.headless_fps = rate;
        CHECK(run_arcade(other.options) == 0);
        for (const auto name : {"covered", "flying", "won", "next"}) CHECK(seen(other, name) == seen(usual, name));
        CHECK(other.sitting() == usual.sitting());
    }
}

TEST_CASE("Sì-wŭ-liù: the bank is covered bet by bet, a bet is taken back, and the open part goes home") {
    Evening evening{a_round()};
    CHECK(run_arcade(evening.options) == 0);
    CHECK(evening.state("covered")["table"]["covered"] == 1100);
    CHECK(evening.state("undone")["table"]["covered"] == 500);
    CHECK(evening.state("undone")["shown"]["balance"] == 9500);
    const json closed = evening.state("closed");
    CHECK(closed["phase"] == "banker");
    CHECK(closed["table"]["returned"] == 99'550);
    CHECK(closed["table"]["bank"] == 500);
}

TEST_CASE("Sì-wŭ-liù: nothing of a throw is told before the dice rest") {
    Evening evening{a_round()};
    CHECK(run_arcade(evening.options) == 0);
    const json flying = evening.state("flying"), secret = evening.state("secret");
    CHECK(flying["phase"] == "flying");
    CHECK(flying["call"] == "");
    CHECK(flying["banker_faces"].empty());
    CHECK(evening.state("nothing")["banker_faces"] == json{2, 3, 6});
    CHECK(evening.state("point")["phase"] == "player");
    CHECK(evening.state("point")["shown"]["point"] == 5);
    CHECK(evening.state("shaking")["phase"] == "shaking");
    CHECK(secret["call"] == "");
    CHECK(secret["player_faces"].empty());
    CHECK(secret["shown"]["balance"] == 9500);
    CHECK(secret["decided"]["balance"] == 11'000);
}

TEST_CASE("Sì-wŭ-liù: a win is told, recorded once, collected into the purse, and the next round begins") {
    Evening evening{a_round()};
    CHECK(run_arcade(evening.options) == 0);
    const json won = evening.state("won"), next = evening.state("next");
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

TEST_CASE("Sì-wŭ-liù: a kept sitting is watched again in a window to the same state") {
    Evening played{a_round()};
    CHECK(run_arcade(played.options) == 0);
    Evening watched{{{{"at", 60}, {"state", "seen"}}, {{"at", 60}, {"quit", true}}}, ""};
    watched.options.table.replay = played.sitting_file();
    CHECK(run_arcade(watched.options) == 0);
    CHECK(watched.state("seen")["hash"] == played.state("next")["hash"]);
    CHECK(watched.state("seen")["journal_entries"] == played.state("next")["journal_entries"]);
}

TEST_CASE("Sì-wŭ-liù: the fair sheet is one click away and the written one another") {
    Evening evening{{{{"at", 0.5}, {"state", "written"}},
                     {{"at", 0.6}, {"spot", "fair"}},
                     {{"at", 0.8}, {"state", "fair"}},
                     {{"at", 0.9}, {"spot", "fair"}},
                     {{"at", 1.1}, {"state", "back"}},
                     {{"at", 1.2}, {"quit", true}}}};
    CHECK(run_arcade(evening.options) == 0);
    CHECK(evening.state("written")["fair"] == false);
    CHECK(evening.state("fair")["fair"] == true);
    CHECK(evening.state("back")["fair"] == false);
}

TEST_CASE("Sì-wŭ-liù: an empty purse ends the game, and a new one waits") {
    Evening evening{{{{"at", 0.5}, {"spot", "cover_all"}},
                     {{"at", 0.7}, {"key", "Return"}},
                     {{"at", 0.8}, {"key", "Space"}},
                     {{"at", 4.0}, {"state", "lost"}},
                     {{"at", 4.1}, {"key", "Space"}},
                     {{"at", 4.3}, {"state", "over"}},
                     {{"at", 4.4}, {"spot", "next_game"}},
                     {{"at", 4.8}, {"state", "again"}},
                     {{"at", 4.9}, {"quit", true}}},
                    "6 4 5"};
    CHECK(run_arcade(evening.options) == 0);
    CHECK(evening.state("lost")["phase"] == "settled");
    CHECK(evening.state("over")["phase"] == "over");
    CHECK(evening.state("again")["phase"] == "betting");
    CHECK(evening.state("again")["table"]["purse"] == 10'000);
}
