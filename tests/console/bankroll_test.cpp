// A bankroll under flat bets at the command line: for machines, for people, and wrong calls.
#include "console/answer.h"

#include <cmath>

using nlohmann::json;
using program::answer_of;
using program::Folder;
using program::run;

namespace {

json bankroll_of(const std::string& arguments) { return answer_of("odds " + arguments + " --json")["bankroll"]; }

double number(const json& text) { return std::stod(text.get<std::string>()); }

}  // namespace

TEST_CASE("craps told for machines: a bankroll of two on the pass line until three, as fractions") {
    const auto reported = bankroll_of("craps --bankroll 2 --goal 3 --bets 2");
    CHECK(reported["bet"] == "pass");
    // r = 251/244: (1 - r^2) / (1 - r^3)
    CHECK(reported["goal"] == "120780/183781");
    CHECK(reported["ruin"] == "63001/183781");
    CHECK(reported["error"] == 0);
    CHECK(reported["states"] == 2);
    CHECK(reported["bets"] == 2);
    REQUIRE(reported["distribution"].size() == 3);
    CHECK(reported["distribution"][0]["units"] == "0");
    CHECK(reported["distribution"][0]["p"] == "63001/245025");
    CHECK(reported["distribution"][1]["units"] == "2");
    CHECK(reported["distribution"][2]["p"] == "244/495");
    CHECK(reported["ruined_by"] == json{"0", "0", "63001/245025"});
    CHECK(reported["reached_by"] == json{"0", "244/495", "244/495"});
}

TEST_CASE("bankrolls that fractions would fill pages about are told in doubles with their bound") {
    const auto reported = bankroll_of("craps --bankroll 1000 --goal 2000 --bets 500 --bet place_6");
    CHECK(std::abs(number(reported["goal"]) + number(reported["ruin"]) - 1) < 1e-9);
    CHECK(reported["error"] > 0);
    CHECK(reported["error"] < 1e-9);
    CHECK(reported["ruined_by"].size() == 501);
    double all = 0;
    for (const auto& place : reported["distribution"]) all += number(place["p"]);
    CHECK(std::abs(all - 1) < 1e-12);
    CHECK(reported["distribution_error"] < 1e-11);
    CHECK(reported["distribution_error"] > 0);
}

TEST_CASE("sì-wŭ-liù and cee-lo have bankrolls too, under any sheet") {
    const auto fair = bankroll_of("siwuliu --bankroll 5 --goal 10 --set tie=banker --set pays_111=4");
    const auto ceelo = bankroll_of("ceelo --bankroll 5 --goal 10");
    for (const auto& reported : {fair, ceelo}) {
        CHECK(reported["bet"] == "player");
        CHECK(reported["ruin"].get<std::string>().find('/') != std::string::npos);
        CHECK(reported["needs"] == "1");
    }
    CHECK(bankroll_of("siwuliu --bankroll 9 --goal 10 --set banker_multiples=on")["needs"] != "1");
}

TEST_CASE("the odds tell how large each game's chain is, and how long it takes") {
    const auto reported = [](const std::string& game) { return answer_of("odds " + game + " --json"); };
    CHECK(reported("craps")["bets"][0]["states"] == 7);
    CHECK(reported("craps")["line_game"]["variance_rolls"] == "245672/27225");
    CHECK(reported("siwuliu")["round"]["states"] == 5);
    CHECK(reported("ceelo")["round"]["states"] == 5);
    CHECK(reported("ceelo")["round"]["mean_throws"] == reported("ceelo")["throws"]);
    CHECK(reported("ceelo")["round"]["p_throws"].size() == 20);
    CHECK(reported("pig --set goal=10")["optimal"]["states"] == 550);
}

TEST_CASE("a bankroll is told to people in a few lines") {
    const auto ran = run(Folder{}, "odds craps --bankroll 2 --goal 3 --bets 2");
    CHECK(ran.code == 0);
    CHECK(ran.out ==
          "The same bet again and again: pass, from 2 units until 3, or until the next bet cannot be paid, which takes "
          "1.\n"
          "ruin            0.342804751307  = 63001/183781\n"
          "the goal        0.657195248693  = 120780/183781\n"
          "mean bets        2.00929367018  = 369270/183781\n"
          "After 2 bets: ruined 0.257120702, at the goal 0.492929293, betting still 0.249950005; 1.9787 units on "
          "average.\n"
          "Of a hundred bankrolls, so many units or fewer:  5: 0  25: 0  50: 2  75: 3  95: 3\n");
}
