// Sì-wŭ-liù in text: the written example line by line, wrong answers, records, odds and simulation.
#include "console/program.h"
#include "kept_sittings.h"

#include <sys/stat.h>

#include <cmath>

using namespace boxcars;
using nlohmann::json;
using program::answer_of, program::check_says, program::favours, program::Folder, program::Ran, program::run;

namespace {

// As a terminal shows it. The balances at the end are to the cent.
const std::string example =
    "The starting bank is $1000.50\n"
    "Player starting balance is $100\n"
    "The bank is: $1000.50\n"
    "The current uncovered amount is: $1000.50\n"
    "Player current balance is: $100\n"
    "Would you like to make a bet? [Y/N]: Y\n"
    "You can bet up to $100: 100\n"
    "Your new balance is: $0\n"
    "Banker rolls the dice.\n"
    "The banker's roll is: 3 3 and 4\n"
    "The banker's point is: 4\n"
    "Player rolls the dice.\n"
    "The player's roll is: 2 5 and 3\n"
    "Player rolls the dice.\n"
    "The player's roll is: 2 6 and 6\n"
    "The player's point is: 2\n"
    "Banker has a higher point. Player loses $100\n"
    "The banker ends with $1100.50\n"
    "The player ends with $0\n"
    "Would you like to record this result? [Y/N]: Y\n"
    "Session recorded.\n";
const std::string example_dice = "3 3 4  2 5 3  2 6 6", example_answers = "Y\n100\nY\n";

Ran play(const Folder& folder, const std::string& dice, const std::string& answers, const std::string& options = "") {
    folder.file("dice", dice);
    return run(folder, "play siwuliu --text --echo --dice dice --data-dir data " + options, answers);
}

std::string records(const Folder& folder) { return program::text_of(folder.path / "data" / "records.txt"); }

// What is told after the bet of $10, in a round that ends; the question about the record left out.
std::string reported_after_ten(const std::string& dice, const std::string& options = "") {
    const auto out = play(Folder{}, dice, "y\n10\nn\nn\n", options).out;
    const auto begin = out.find("Banker rolls the dice.\n"), end = out.find("Would you like to record");
    REQUIRE(begin != std::string::npos);
    REQUIRE(end != std::string::npos);
    return out.substr(begin, end - begin);
}

}  // namespace

TEST_CASE("sì-wŭ-liù in text: the written example, line by line with its dice and answers, to the cent") {
    const Folder folder;
    const auto ran = play(folder, example_dice, example_answers);
    CHECK(ran.out == example + favours);
    CHECK(ran.err == "");
    CHECK(ran.code == 0);
    CHECK(records(folder) == "The banker ends with $1100.50\nThe player ends with $0\n");
}

TEST_CASE("sì-wŭ-liù in text: a record is added to those before it, and only when it is asked for") {
    const Folder folder;
    play(folder, example_dice, example_answers);
    const auto no = play(folder, "1 2 3", "Y\n60.25\nN\nN\n");
    CHECK(no.out.ends_with("Would you like to record this result? [Y/N]: N\n" + favours));
    CHECK(records(folder) == "The banker ends with $1100.50\nThe player ends with $0\n");
    play(folder, "1 2 3", "Y\n60.25\nN\nyes\n");
    CHECK(records(folder) ==
          "The banker ends with $1100.50\nThe player ends with $0\n"
          "The banker ends with $940.25\nThe player ends with $160.25\n");
}

TEST_CASE("sì-wŭ-liù in text: bets are asked for until the bank is covered or the answer is no") {
    const Folder folder;
    const auto two = play(folder, "1 2 3", "y\n20\ny\n30.5\nn\nn\n").out;
    check_says(two, "The current uncovered amount is: $980.50\nPlayer current balance is: $80\n",
               "Your new balance is: $49.50\n",
               "Player wins $50.50\nThe banker ends with $950\nThe player ends with $150.50\n");
    const auto covered = play(folder, "1 2 3", "y\n12.34\nn\n", "--set bank=1234").out;
    check_says(covered, "You can bet up to $12.34: 12.34\nYour new balance is: $87.66\nBanker rolls the dice.\n");
    check_says(covered, "The banker ends with $0\nThe player ends with $112.34\n");
}

TEST_CASE("sì-wŭ-liù in text: a wrong answer is told what is right, and asked again") {
    const auto out = play(Folder{}, "1 2 3", "maybe\n\ny\nlots\n\n-5\n0\n1.234\n100.01\n40\nN\nwhy\nn\n").out;
    check_says(
        out, "[Y/N]: maybe\nPlease answer Y or N, not 'maybe'.\nWould you like to make a bet? [Y/N]: \nPlease answer");
    check_says(
        out, "You can bet up to $100: lots\nA bet is dollars and cents, such as 25 or 12.50, not 'lots'.\nYou can bet");
    check_says(out, "not ''.\n");
    check_says(out, "not '-5'.\n");
    check_says(out, "You can bet up to $100: 0\nA bet is at least $0.01.\nYou can bet up to $100: 1.234\nA bet is");
    check_says(
        out, "100.01\nYou have $100; that bet needs $100.01.\nYou can bet up to $100: 40\nYour new balance is: $60\n");
    check_says(out, "record this result? [Y/N]: why\nPlease answer Y or N, not 'why'.\nWould you like to record");
}

TEST_CASE("sì-wŭ-liù in text: with the knob raise, the bet may be raised against the point, or the dice thrown") {
    const auto out = play(Folder{}, "3 3 4  2 5 3  2 2 5", "y\n10\nn\nlots\n11\n5.50\nn\nn\n", "--set raise=on").out;
    check_says(out,
               "point is: 4\nRaise by up to $10, or throw? [an amount, or T]: lots\nPlease answer an amount, or T, not "
               "'lots'.\nRaise by",
               "T]: 11\nYou may raise by up to your bet of $10.\nRaise by",
               "T]: 5.50\nYour bet is: $15.50\nYour new balance is: $84.50\nPlayer rolls the dice.\n");
    check_says(out, "The player's roll is: 2 2 and 5\nThe player's point is: 5\n", "Player wins $15.50\n");
    const auto thrown = play(Folder{}, "3 3 4  2 5 3  2 2 5", "y\n10\nn\nt\nT\nn\nn\n", "--set raise=on").out;
    check_says(thrown, "T]: t\nPlayer rolls the dice.\nThe player's roll is: 2 5 and 3\nRaise by up to $10, or throw?",
               "Player wins $10\n");
}

TEST_CASE("sì-wŭ-liù in text: with the knob surrender, half of the bet may be given up against the point") {
    const auto out = play(Folder{}, "3 3 4", "y\n15\nn\nhalf\ng\nn\nn\n", "--set surrender=on").out;
    check_says(out, "Give up half of the bet, or throw? [G or T]: half\nPlease answer G or T, not 'half'.\nGive up",
               "T]: g\nPlayer gives up. Half of the bet goes back: $7\n",
               "The banker ends with $1008.50\nThe player ends with $92\n");
    const auto both = play(Folder{}, "3 3 4  2 2 5", "y\n10\nn\nt\nn\nn\n", "--set surrender=on --set raise=on").out;
    check_says(both, "Raise by up to $10, give up half, or throw? [an amount, G or T]: t\n", "Player wins $10\n");
}

TEST_CASE("where half of a bet may be given up, the odds of sì-wŭ-liù and simulated rounds count it as half a bet") {
    const std::string poor =
        "--set tie=banker --set pays=for --set pays_111=1 --set pays_triple=1 --set pays_456=1 --set surrender=on";
    const auto odds = answer_of("odds siwuliu --json " + poor);
    CHECK(odds["by_point"]["5"]["play"] == "surrender");
    CHECK(odds["by_point"]["5"]["edge"] == "-1/2");
    CHECK(odds["results"][1]["net"] == "-1/2");
    check_says(run(Folder{}, "odds siwuliu " + poor).out, "  net -1/2  ", "4 throw, 5 surrender\n");
    const auto rounds = answer_of("simulate siwuliu --json --rounds 20000 --seed 1 " + poor);
    CHECK(std::abs(rounds["z"].get<double>()) < 4);
    CHECK(rounds["results"].contains("-1/2"));
    CHECK(run(Folder{}, "simulate siwuliu --games 20 --seed 1 --players 10 --set bank=5000 " + poor)
              .out.find("rounds a game") != std::string::npos);
}

TEST_CASE("sì-wŭ-liù's odds and rounds with the knob raise are those of best play against every point") {
    const auto odds = answer_of("odds siwuliu --json --set raise=on"), plain = answer_of("odds siwuliu --json");
    CHECK(odds["by_point"]["2"]["play"] == "raise");
    CHECK(odds["by_point"]["5"]["play"] == "throw");
    CHECK_FALSE(plain["by_point"]["2"].contains("play"));
    CHECK(odds["player_edge"] == "949/3348");
    check_says(run(Folder{}, "odds siwuliu --set raise=on").out,
               "best play against the point: 2 raise, 3 raise, 4 raise, 5 throw\n");
    const auto rounds = answer_of("simulate siwuliu --json --rounds 20000 --seed 1 --set raise=on");
    CHECK(std::abs(rounds["z"].get<double>()) < 4);
}

TEST_CASE("sì-wŭ-liù in text: help says whom the sheet favours, and so does the end, on any sheet") {
    const auto written = play(Folder{}, "", "help\nn\nn\n").out;
    check_says(written, "bet? [Y/N]: help\n" + favours + "Would you like to make a bet? [Y/N]: n\n");
    const auto fair = play(Folder{}, "", "n\nn\n", "--set pays_111=4 --set tie=banker").out;
    CHECK(fair.ends_with("[Y/N]: n\nThis sheet favours the banker, by 1/243 of a bet: 0.4115 %.\n"));
}

TEST_CASE("sì-wŭ-liù in text: no bet, no dice; the balances are told and may be recorded") {
    const auto ran = play(Folder{}, "", "n\nn\n");
    CHECK(ran.code == 0);
    check_says(ran.out,
               "bet? [Y/N]: n\nThe banker ends with $1000.50\nThe player ends with $100\nWould you like to record");
}

TEST_CASE("sì-wŭ-liù in text: how every kind of round is told") {
    CHECK(reported_after_ten("4 5 6") ==
          "Banker rolls the dice.\nThe banker's roll is: 4 5 and 6\nBanker has four five six. Player loses $10\n"
          "The banker ends with $1010.50\nThe player ends with $90\n");
    check_says(reported_after_ten("2 6 2"), "Banker has a pair of 2s and a 6. Player loses $10\n");
    check_says(reported_after_ten("1 3 3"), "Banker has a pair of 3s and a 1. Player wins $10\n");
    check_says(reported_after_ten("3 1 2"), "Banker has one two three. Player wins $10\n");
    check_says(reported_after_ten("1 1 3  1 1 1"),
               "The player's roll is: 1 1 and 1\nPlayer has three 1s. Player wins $50\n");
    check_says(reported_after_ten("1 1 3  5 4 6"), "Player has four five six. Player wins $20\n");
    check_says(reported_after_ten("1 1 3  3 2 1"), "Player has one two three. Player loses $10\n");
    check_says(reported_after_ten("1 1 3  6 2 2"),
               "The player's point is: 6\nPlayer has a higher point. Player wins $10\n");
    check_says(
        reported_after_ten("1 1 3  2 3 2  1 5 5"),
        "The player's point is: 3\nThe points are tied.\nPlayer rolls the dice.\nThe player's roll is: 1 5 and 5\n"
        "The player's point is: 1\nBanker has a higher point. Player loses $10\n");
    check_says(reported_after_ten("1 1 3  2 3 2", "--set tie=push"), "The points are tied. Player takes back $10\n");
    check_says(reported_after_ten("1 1 3  2 3 2", "--set tie=banker"), "The points are tied. Player loses $10\n");
    check_says(reported_after_ten("1 1 3  2 2 6  1 1 4", "--set pair_with_6_or_1=reroll"),
               "A 6 beside a pair is no point at this table.\nPlayer rolls the dice.\n");
    check_says(reported_after_ten("1 1 1", "--set banker_multiples=on"), "Banker has three 1s. Player loses $50\n");
    check_says(reported_after_ten("1 1 1", "--set banker_multiples=on --set balance=2500"),
               "Player loses $25, all that the player holds of the $50 owed\nThe banker ends with $1025.50\n");
    check_says(
        reported_after_ten("1 1 3  1 1 1", "--set bank=3000"),
        "Player wins $30, all that the bank holds of the $50 owed\nThe banker ends with $0\nThe player ends with "
        "$130\n");
}

TEST_CASE("sì-wŭ-liù in text: with --games the rounds go on with what is left, and end when one has nothing") {
    const Folder folder;
    const auto out = play(folder, "1 2 3  4 5 6", "y\n100\ny\n200\ny\n", "--games 5").out;
    check_says(out,
               "Player wins $100\nThe bank is: $900.50\nThe current uncovered amount is: $900.50\n"
               "Player current balance is: $200\n");
    check_says(out, "Player loses $200\nThe banker ends with $1100.50\nThe player ends with $0\n");
    CHECK(records(folder) == "The banker ends with $1100.50\nThe player ends with $0\n");
}

TEST_CASE("sì-wŭ-liù in text: a record that cannot be written is a sentence, and the game is not lost") {
    const Folder folder;
    play(folder, example_dice, "Y\n100\nN\n");
    const auto results = folder.path / "data" / "records.txt";
    const std::function<void()> in_the_way[] = {
        [&] { program::fs::create_directory(results); },
        [&] { ::mkfifo(results.c_str(), 0600); },  // nobody reads from it or writes into it
        [&] { program::fs::create_symlink("boxcars.db", results); },
    };
    std::size_t sittings = 1;
    for (const auto& put : in_the_way) {
        put();
        const auto ran = play(folder, example_dice, example_answers);
        CHECK(ran.code == 0);
        CHECK(ran.err.starts_with("boxcars: This result is not recorded. Cannot write "));
        CHECK(ran.out.ends_with("[Y/N]: Y\n" + favours));
        CHECK(test::kept_sittings(folder.path / "data").size() == ++sittings);
        program::fs::remove(results);
    }
}

TEST_CASE("sì-wŭ-liù in text: results of an earlier Boxcars stay as they are, and new ones come after") {
    const std::string result = "The banker ends with $1100.50\nThe player ends with $0\n";
    for (const std::string& earlier :
         {std::string{}, std::string{"The banker ends with $978.50\nThe player ends with $122\n"},
          std::string{"The banker ends with $1\nThe player en"}, std::string{"\0\xff\xfe\r\n\r", 6},
          std::string(300'000, 'x')}) {
        const Folder folder;
        program::fs::create_directory(folder.path / "data");
        folder.file("data/records.txt", earlier);
        const auto ran = play(folder, example_dice, example_answers);
        CHECK(ran.code == 0);
        CHECK(ran.err.empty());
        const bool cut = !earlier.empty() && earlier.back() != '\n';
        CHECK(records(folder) == earlier + (cut ? "\n" : "") + result);
    }
}

TEST_CASE("sì-wŭ-liù in text: results that may only be read stay, with a sentence, and the sitting is kept") {
    const Folder folder;
    program::fs::create_directory(folder.path / "data");
    folder.file("data/records.txt", "The banker ends with $1\n");
    folder.file("dice", example_dice);
    folder.file("answers", example_answers);
    const auto ran = program::shell(folder, R"(unshare -rm sh -c 'mount --bind data/records.txt data/records.txt &&
        mount -o remount,bind,ro data/records.txt && "$BOXCARS" play siwuliu --text --data-dir data --dice dice <answers' ||
        { unshare -rm true 2>/dev/null || echo SKIPPED; })");
    if (ran.out.find("SKIPPED") != std::string::npos) {
        MESSAGE("this machine lets nobody mount a file of his own: not checked");
        return;
    }
    CHECK(ran.code == 0);
    CHECK(ran.err.starts_with("boxcars: This result is not recorded. Cannot write "));
    CHECK(records(folder) == "The banker ends with $1\n");
    CHECK(test::kept_sittings(folder.path / "data").size() == 1);
}

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
    check_says(written, favours.substr(0, favours.find('\n') + 1), favours.substr(favours.find('\n') + 1));
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
