// Sì-wŭ-liù on the command line: odds and simulation, for people and machines, and wrong calls.
#include "console/answer.h"

#include <cmath>

using nlohmann::json;
using program::answer_of, program::check_says, program::favours, program::Folder, program::run;

TEST_CASE("the odds of sì-wŭ-liù for machines: 547/1116, 569/1116, and 167/1674 for the player") {
    const auto odds = answer_of("odds siwuliu --json");
    CHECK(odds["game"] == "siwuliu");
    CHECK(odds["rules"]["bank"] == 100050);
    CHECK(odds["player_wins"] == "547/1116");
    CHECK(odds["push"] == "0");
    CHECK(odds["player_loses"] == "569/1116");
    CHECK(odds["player_edge"] == "167/1674");
    CHECK(odds["results"][0] == json{{"net", "-1"}, {"p", "569/1116"}});
    CHECK(odds["results"].size() == 5);
    CHECK(odds["banker"] == json{{"auto_win", "1/4"},
                                 {"auto_loss", "7/36"},
                                 {"point_2", "5/36"},
                                 {"point_3", "5/36"},
                                 {"point_4", "5/36"},
                                 {"point_5", "5/36"}});
    CHECK(odds["by_point"].size() == 4);
    CHECK(odds["by_point"]["5"] == json{{"win", "9/31"}, {"push", "0"}, {"lose", "22/31"}, {"edge", "-19/93"}});
    CHECK(answer_of("odds siwuliu --json --set tie=push")["player_edge"] == "19/243");
}

TEST_CASE("the odds of sì-wŭ-liù for people say whom the sheet favours, and name a fair house") {
    const auto written = run(Folder{}, "odds siwuliu").out;
    check_says(written, favours.substr(0, favours.find('\n') + 1));
    check_says(written, favours.substr(favours.find('\n') + 1));
    const auto fair = run(Folder{}, "odds siwuliu --set pays_111=4 --set tie=banker").out;
    check_says(fair, "This sheet favours the banker, by 1/243 of a bet: 0.4115 %.\n");
    CHECK(fair.find("A fair house") == std::string::npos);
}

TEST_CASE("sì-wŭ-liù simulated: near the exact edge, its results adding up") {
    const std::string arguments = "simulate siwuliu --json --games 100000 --seed 9";
    const auto one = answer_of(arguments);
    CHECK(one["rounds"] == 100000);
    CHECK(one["games"] == 100000);
    CHECK(one["exact"] == "167/1674");
    CHECK(std::abs(one["z"].get<double>()) < 4);
    CHECK(one["wins"].get<int>() + one["pushes"].get<int>() + one["losses"].get<int>() == 100000);
    std::int64_t net = 0;
    for (const auto& [units, rounds] : one["results"].items()) net += std::stoi(units) * rounds.get<std::int64_t>();
    CHECK(one["net"] == net);
    const auto reported = run(Folder{}, "simulate siwuliu --games 1000 --seed 1");
    CHECK(reported.out.starts_with("1000 rounds of siwuliu, seed 1, "));
    CHECK(reported.err == "");
}

TEST_CASE("sì-wŭ-liù in whole games: --players names the bet, and the chance to break the bank is known") {
    const auto one = answer_of("simulate siwuliu --json --games 20000 --seed 9 --players 25 --set bank=20000");
    CHECK(one["games"] == 20000);
    CHECK(one["bet"] == 2500);
    CHECK(one["wins"].get<int>() + one["losses"].get<int>() == 20000);
    CHECK(one["rounds"].get<int>() > 20000);
    CHECK(std::abs(one["z"].get<double>()) < 4);
    CHECK(one["exact"].get<double>() == doctest::Approx(one["wins"].get<int>() / 20000.0).epsilon(0.03));
    const auto reported = run(Folder{}, "simulate siwuliu --games 300 --seed 1 --players 50");
    CHECK(reported.out.starts_with("300 games of siwuliu, seed 1, "));
    check_says(reported.out, "One player bets $50 a round, or what is left, until one of the two has nothing.\n");
    check_says(reported.out, "the bank broken");
    CHECK(reported.err == "");
}

TEST_CASE("--rounds at sì-wŭ-liù and cee-lo are rounds of one unit beside the exact edge") {
    const auto rounds = [](const std::string& arguments) {
        auto reported = answer_of("simulate " + arguments + " --json --seed 9");
        for (const auto* key : {"threads", "seconds"}) reported.erase(key);
        return reported;
    };
    CHECK(rounds("siwuliu --rounds 30000") == rounds("siwuliu --games 30000"));
    const auto ceelo = rounds("ceelo --rounds 200000");
    CHECK(ceelo["rounds"] == 200000);
    CHECK(ceelo["exact"] == "-2/81");
    CHECK(std::abs(ceelo["z"].get<double>()) < 4);
    CHECK(ceelo["wins"].get<int>() + ceelo["ties"].get<int>() + ceelo["losses"].get<int>() == 200000);
    CHECK(ceelo["results"].size() == answer_of("odds ceelo --json")["results"].size());
    CHECK(rounds("ceelo --rounds 200000 --path baseline") == ceelo);
    CHECK(run(Folder{}, "simulate ceelo --rounds 1000 --seed 1").out.starts_with("1000 rounds of cee-lo, seed 1, "));
}
