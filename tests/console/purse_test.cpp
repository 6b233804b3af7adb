// The one purse at the tables in the terminal, and what the command line tells of it.
#include "console/answer.h"

#include <cmath>

using program::Folder;
using program::run;
using Parsed = nlohmann::json;

namespace {

Parsed purse(const Folder& folder) { return program::answer_of(folder, "purse --json"); }

// "$1100.50" after these words, in cents.
std::int64_t amount_after(const std::string& told, const std::string& words) {
    const auto at = told.find(words);
    REQUIRE_MESSAGE(at != std::string::npos, told);
    return std::llround(std::stod(told.substr(at + words.size() + 1)) * 100);
}

}  // namespace

TEST_CASE("a purse begins with its first money, for people and for machines") {
    const Folder folder;
    CHECK(run(folder, "purse").out == "In the purse    $1000\nIt began with   $1000\n");
    const Parsed told = purse(folder);
    CHECK(told == Parsed{{"unit", "cents"},
                         {"purse", 100'000},
                         {"at_tables", 0},
                         {"first_money", 100'000},
                         {"loans", Parsed::array()},
                         {"games", Parsed::array()}});
}

TEST_CASE("what is won or lost at one table in the terminal is there, or not, at the next") {
    const Folder folder;
    const auto craps = run(folder, "play craps --text --purse", "field 100\n\nfield 100\n\nquit\n");
    CAPTURE(craps.err);
    REQUIRE(craps.code == 0);
    CHECK(craps.out.starts_with("You sit down with $1000: that is your whole purse.\n"));
    const auto left = amount_after(craps.out, "You leave with ");
    CHECK(purse(folder).at("purse") == left);
    CHECK(purse(folder).at("games").at(0).at("gave") == left - 100'000);
    const auto siwuliu = run(folder, "play siwuliu --text --purse", "y\n100\nn\nn\n");
    REQUIRE(siwuliu.code == 0);
    CHECK(siwuliu.out.find("You sit down with $100 from your purse; ") != std::string::npos);
    const Parsed told = purse(folder);
    CHECK(told.at("at_tables") == 0);
    CHECK(told.at("purse") == 100'000 + told.at("games").at(0).at("gave").get<std::int64_t>() +
                                  told.at("games").at(1).at("gave").get<std::int64_t>());
    CHECK(run(folder, "play craps --text --seed 7", "field 100\n\nquit\n").code == 0);  // a bankroll of its own
    CHECK(purse(folder) == told);
}

TEST_CASE(
    "a bet on the felt keeps its table's money there; then a loan is asked for, and counted only if it is taken") {
    const Folder folder;
    REQUIRE(run(folder, "play craps --text --purse", "pass 10\nquit\n").code == 0);
    CHECK(purse(folder).at("purse") == 0);
    CHECK(purse(folder).at("at_tables") == 100'000);
    const auto refused = run(folder, "play siwuliu --text --purse", "no\n");
    CHECK(refused.code == 2);
    CHECK(refused.out.find("Your first loan, $1000, will stay on record. Take it? (yes or no)") != std::string::npos);
    CHECK(refused.err ==
          "boxcars: Your purse has $0; this table needs at least $0.01. $1000 more is at tables that wait for "
          "you.\n");
    CHECK(purse(folder).at("loans").empty());
    REQUIRE(run(folder, "play siwuliu --text --purse", "yes\nn\n").code == 0);
    CHECK(purse(folder).at("loans").at(0).at("amount") == 100'000);
    CHECK(purse(folder).at("purse") == 100'000);
    CHECK(run(folder, "purse").out.find("Borrowed        1 loan, $1000 in all, the last on 20") != std::string::npos);
    CHECK(run(folder, "stats").out.find("Borrowed into the purse: 1 loan, $1000 in all") != std::string::npos);
    const auto again = run(folder, "play craps --text --continue", "undo\nquit\n");
    CHECK(again.out.find("$990 and $10 down") != std::string::npos);
    CHECK(purse(folder).at("purse") == 200'000);
    CHECK(purse(folder).at("at_tables") == 0);
}

TEST_CASE("commands that have no use for the purse say so") {
    const Folder folder;
    for (const auto& [call, why] :
         {std::pair{"play pig --text --purse", "No money is at stake at pig: leave out --purse."},
          {"play craps --text --purse --seed 7", "--purse is for dice that nobody chose: leave out --seed and --dice."},
          {"play craps --text --purse --continue",
           "--purse is about a new sitting; the one that --continue names has its own."}}) {
        const auto refused = run(folder, call);
        CHECK(refused.code == 2);
        CHECK(refused.err == "boxcars: " + std::string{why} + "\n");
    }
}
