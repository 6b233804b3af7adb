// Craps at the command line, run as a process: what simulate and odds print for people and machines, and wrong calls.
#include "console/answer.h"

#include <doctest/doctest.h>

#include <cmath>
#include <nlohmann/json.hpp>

using nlohmann::json;
using program::answer_of;
using program::Folder;
using program::run;

namespace {

json bet_of(const json& odds, const std::string& name) {
    for (const auto& bet : odds["bets"])
        if (bet["bet"] == name) return bet;
    return {};
}

constexpr const char* mine = R"({"game": "craps", "words": "6 for two units",
                                 "bets": [{"when": "point", "bet": "place_6", "stake": "2 units"}]})";

}  // namespace

TEST_CASE("a million games of craps: won 244 times in 495, within four standard errors") {
    const auto reported = answer_of("simulate craps --games 1000000 --seed 3 --json");
    CHECK(reported["game"] == "craps");
    CHECK(reported["games"] == 1'000'000);
    CHECK(reported["seed"] == "3");
    CHECK(reported["wins"].get<int>() + reported["losses"].get<int>() == 1'000'000);
    CHECK(reported["exact"] == "244/495");
    CHECK(std::abs(reported["z"].get<double>()) < 4);
    CHECK(reported["mean_rolls"] == "557/165");
    CHECK(reported["rules"]["bar"] == 12);
    int games = 0;  // one block of 32 is looked at
    for (const auto& count : reported["lengths"]) games += count.get<int>();
    CHECK(games == 31'250);
    CHECK(reported["lengths_of"] == games);
}

TEST_CASE("strategies are told with their mean, its error, what is expected, and every result") {
    const Folder folder;
    folder.file("mine.json", mine);
    const auto reported =
        answer_of(folder, "simulate craps --json --games 5000 --seed 2 --players pass_line,file:mine.json");
    CHECK(reported["money"] == "cents");
    REQUIRE(reported["players"].size() == 2);
    CHECK(reported["players"][0]["name"] == "pass_line");
    CHECK(reported["players"][1]["name"] == "file:mine.json");
    CHECK(reported["players"][0]["expected"].get<double>() == doctest::Approx(-500.0 / 28));
    for (const auto& player : reported["players"]) {
        int hands = 0;
        double sum = 0;
        for (const auto& [result, count] : player["results"].items()) {
            hands += count.get<int>();
            sum += std::stod(result) * count.get<int>();
        }
        CHECK(hands == 5000);
        CHECK(player["mean"].get<double>() == doctest::Approx(sum / 5000));
        CHECK(std::abs(player["z"].get<double>()) < 4);
        CHECK(player["least"].get<int>() < 0);
        CHECK(player["most"].get<int>() > 0);
    }
}

TEST_CASE("as text, bars show how long games last and how hands end") {
    const Folder folder;
    const auto line = run(folder, "simulate craps --games 20000 --seed 1");
    CHECK(line.out.starts_with("20000 games of craps, seed 1, "));
    for (const auto* part : {"244/495", "557/165", "standard errors away", "33.3333 %", "#####", " more "})
        CHECK(line.out.find(part) != std::string::npos);
    const auto hands = run(folder, "simulate craps --games 2000 --seed 1 --players iron_cross");
    for (const auto* part : {"2000 hands of craps", "only a 7 hurts", "expected -$1.5000", "#####", "and more"})
        CHECK(hands.out.find(part) != std::string::npos);
    CHECK(line.err + hands.err == "");
}

TEST_CASE("the odds of craps are exact fractions, every bet under its name") {
    const auto odds = answer_of("odds craps --json");
    CHECK(odds["line_game"]["win"] == "244/495");
    CHECK(odds["line_game"]["mean_rolls"] == "557/165");
    CHECK(odds["line_game"]["p_rolls"].size() == 20);
    CHECK(odds["line_game"]["p_rolls"][0] == "1/3");
    auto pass = bet_of(odds, "pass");
    CHECK(pass["sd"].get<double>() == doctest::Approx(std::sqrt(244'976.0 / 245'025)));
    pass.erase("sd");
    CHECK(pass == json{{"bet", "pass"},
                       {"pays", "1:1"},
                       {"win", "244/495"},
                       {"push", "0"},
                       {"lose", "251/495"},
                       {"edge_per_bet", "7/495"},
                       {"edge_resolved", "7/495"},
                       {"edge_per_roll", "7/1671"},
                       {"rolls", "557/165"},
                       {"variance", "244976/245025"},
                       {"stake", "1"},
                       {"states", 7}});
    CHECK(bet_of(odds, "place_6")["edge_per_bet"] == "1/66");
    CHECK(bet_of(odds, "take_odds_4")["edge_per_bet"] == "0");
    CHECK(bet_of(odds, "dont_pass")["edge_per_bet"] == "3/220");
    CHECK(bet_of(odds, "world")["push"] == "1/6");
    const auto crapless = answer_of("odds craps --json --set crapless=on");
    CHECK(bet_of(crapless, "dont_pass").is_null());
    CHECK(bet_of(crapless, "place_2")["pays"] == "11:2");
    CHECK(bet_of(crapless, "pass")["edge_per_bet"] == "373/6930");
}

TEST_CASE("the odds of craps say how long a hand is, and what a stake is worth where the sheet rounds") {
    const auto odds = answer_of("odds craps --json --hand 154 --set vig_rounding=down --stake 35");
    CHECK(bet_of(odds, "buy_4")["edge_per_bet"] == "1/105");
    CHECK(bet_of(odds, "place_6")["stake"] == "1749/50");
    CHECK(odds["hand"]["mean"] == "1671/196");
    CHECK(odds["hand"]["p_throws"][1] == "1/9");
    CHECK(run(Folder{}, "odds craps --hand 154").out.find("1 in 5,590,264,072") != std::string::npos);
    CHECK(run(Folder{}, "odds craps --set vig_rounding=down --stake 35").out.find("0.9524") != std::string::npos);
}

TEST_CASE("the odds of craps as text are a table") {
    const auto ran = run(Folder{}, "odds craps");
    for (const auto* part : {"the house's own sheet", "244/495", "place_to_lose_10", "horn_high_12", "1.4141", "fire"})
        CHECK(ran.out.find(part) != std::string::npos);
    CHECK(run(Folder{}, "odds craps --set field_12=2").out.find("a sheet with 1 knob turned") != std::string::npos);
}
