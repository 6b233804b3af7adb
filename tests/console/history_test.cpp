// What is kept, as the command line tells it: sittings and statistics for people and machines, deleting with a real
// confirmation, and a sitting that is brought here as a file.
#include "console/answer.h"

using program::answer_of;
using program::Folder;
using program::run;
using Parsed = nlohmann::json;

namespace {

std::string played(const Folder& folder) {  // a round of sì-wŭ-liù; the sitting's name
    REQUIRE(run(folder, "play siwuliu --text --seed 7", "y\n10\nn\nn\n").code == 0);
    return answer_of(folder, "sittings --json").at(0).at("id");
}

}  // namespace

TEST_CASE("stats judges a person's decisions at Pig, and names who played against you, for people and for machines") {
    const Folder folder;
    REQUIRE(run(folder, "play pig --text --seed 3 --players human,hold20", std::string(200, '\n')).code == 0);
    const std::string in_words = run(folder, "stats pig").out;
    CHECK(in_words.find("Best decision: ") != std::string::npos);
    CHECK(in_words.find(" Etta ") != std::string::npos);
    CHECK(in_words.find("hold20") == std::string::npos);
    const Parsed stats = answer_of(folder, "stats pig --json").at(0);
    CHECK(stats.at("bets").at(0).at("opponent") == "hold20");  // as the options take it, says docs/terminal.md
    const Parsed& of = stats.at("accuracy");
    CHECK(of.at("decisions").get<int>() > 0);
    CHECK(of.at("best").get<int>() <= of.at("decisions").get<int>());
    CHECK(of.at("given_away_each").get<double>() ==
          doctest::Approx(of.at("given_away").get<double>() / of.at("decisions").get<double>()));
}

TEST_CASE("run --milestones lists sixteen, each with its chance, and says when one was reached") {
    const Folder folder;
    const std::string empty = run(folder, "run --milestones").out;
    CHECK(std::ranges::count(empty, '\n') == 16);
    CHECK(empty.find("Two Trains          1 in 1,296  not yet ") != std::string::npos);
    const auto played = run(folder, "play craps --text --seed 1", std::string(400, '\n'));
    REQUIRE(played.code == 0);
    const Parsed all = answer_of(folder, "run --milestones --json");
    REQUIRE(all.size() == 16);
    std::size_t reached = 0;
    for (const Parsed& of : all) {
        if (of.at("reached") == "") continue;
        ++reached;
        CHECK(played.out.find("Milestone: " + of.at("title").get<std::string>()) != std::string::npos);
    }
    CHECK(reached > 0);
    CHECK(std::ranges::count(run(folder, "run --milestones").out, '*') == static_cast<std::ptrdiff_t>(reached));
}

TEST_CASE("an empty store says so, for people and for machines") {
    const Folder folder;
    CHECK(run(folder, "sittings").out == "There is no sitting yet: play one first.\n");
    CHECK(answer_of(folder, "sittings --json") == Parsed::array());
    CHECK(run(folder, "stats").out == "Nothing is counted yet: play a hand first.\n");
    CHECK(run(folder, "stats pig").out == "Nothing is counted of pig yet: play a hand first.\n");
    CHECK(answer_of(folder, "stats --json") == Parsed::array());
}

TEST_CASE("sittings and statistics agree; a deleted sitting is in neither, an imported one is marked and not counted") {
    const Folder folder;
    const std::string name = played(folder);
    const Parsed sitting = answer_of(folder, "sittings --json").at(0);
    CHECK(sitting.at("game") == "siwuliu");
    CHECK(sitting.at("seed_hash").get<std::string>().size() == 32);
    const Parsed stats = answer_of(folder, "stats siwuliu --json");
    CHECK(stats.at(0).at("unit") == "cents");
    const Parsed bet = stats.at(0).at("bets").at(0);
    CHECK(bet.at("hands") == sitting.at("result").at("settled"));
    CHECK(bet.at("net") == sitting.at("result").at("net"));
    CHECK(bet.at("luck").get<double>() ==
          doctest::Approx(bet.at("net").get<double>() - bet.at("staked").get<double>() * 167.0 / 1674));
    CHECK(answer_of(folder, "stats pig --json") == Parsed::array());

    REQUIRE(run(folder, "export kept.json").code == 0);
    const auto twice = run(folder, "import kept.json");
    CHECK(twice.code == 2);
    CHECK(twice.err == "boxcars: That sitting is in the store already, as " + name + ".\n");
    const auto refused = run(folder, "delete " + name, "yes\n");
    CHECK(refused.code == 2);
    CHECK(refused.err.find("Nothing is deleted") != std::string::npos);
    CHECK(answer_of(folder, "sittings --json").size() == 1);
    CHECK(run(folder, "delete " + name, name + "\n").code == 0);
    CHECK(answer_of(folder, "sittings --json") == Parsed::array());
    CHECK(answer_of(folder, "stats --json") == Parsed::array());

    CHECK(run(folder, "import kept.json").code == 0);
    CHECK(answer_of(folder, "sittings --json").at(0).at("imported") == true);
    CHECK(answer_of(folder, "stats --json") == Parsed::array());
    CHECK(run(folder, "delete " + answer_of(folder, "sittings --json").at(0).at("id").get<std::string>() + " --yes")
              .code == 0);
}

TEST_CASE("high scores are those of sittings that count, for people and for machines") {
    const Folder folder;
    CHECK(run(folder, "scores").out == "There are no high scores yet: win something first.\n");
    CHECK(run(folder, "scores pig").out == "There are no high scores of pig yet: win something first.\n");
    REQUIRE(run(folder, "play pig --text --seed 7 --players optimal,hold20").code == 0);  // nobody played
    CHECK(run(folder, "scores").out == "There are no high scores yet: win something first.\n");
    std::string answers;
    for (int turn = 0; turn < 400; ++turn) answers += "\n\n\n\n\nhold\n";  // an empty line rolls the die
    REQUIRE(run(folder, "play pig --text --seed 1 --players human,human", answers).code == 0);
    const Parsed newest = answer_of(folder, "sittings --json").at(0);
    REQUIRE(newest.at("state") == "over");
    const std::string won = newest.at("id");
    const Parsed scores = answer_of(folder, "scores pig --json");
    for (const Parsed& table : scores.at(0).at("tables")) {
        CHECK(table.at("lines").at(0).at("id") == won);
        CHECK(table.at("lines").at(0).at("initials") == "");
    }
    const Parsed turn = scores.at(0).at("tables").at(0);
    CHECK(turn.at("score") == "turn");
    CHECK(turn.at("unit") == "points");
    CHECK(turn.at("lines").at(0).at("figure").get<int>() >= 20);
    const std::string told = run(folder, "scores").out;
    CHECK(told.starts_with("pig: Largest turn, 20 points or more\n   1  ---  "));
    CHECK(told.find(won) != std::string::npos);
    REQUIRE(run(folder, "delete " + won + " --yes").code == 0);
    CHECK(run(folder, "scores").out.find(won) == std::string::npos);
}

TEST_CASE("a recording is watched in a window from the entry named, from the store and from a file") {
    const Folder folder;
    REQUIRE(run(folder, "play pig --text --seed 7 --players hold20,hold20").code == 0);
    const std::string name = answer_of(folder, "sittings --json").at(0).at("id");
    REQUIRE(run(folder, "export kept.json").code == 0);
    const Parsed entries = Parsed::parse(program::text_of(folder.path / "kept.json")).at("entries");
    REQUIRE(entries.size() > 20);
    folder.file("script",
                "{\"at\":0.05,\"key\":\"P\"}\n{\"at\":1,\"state\":\"state.json\"}\n{\"at\":1.1,\"quit\":true}\n");
    for (const std::string& what : {name, std::string{"kept.json"}})
        for (const std::size_t entry : {std::size_t{1}, std::size_t{12}, entries.size()}) {
            CAPTURE(what);
            CAPTURE(entry);
            const auto ran = run(folder, "replay " + what + " --at " + std::to_string(entry) +
                                             " --headless --force --size 64x36 --script script");
            CHECK(ran.err == "");
            REQUIRE(ran.code == 0);
            const Parsed state = Parsed::parse(program::text_of(folder.path / "state.json"));
            CHECK(state.at("journal_entries") == entry);
            CHECK(state.at("hash") == entries.at(entry - 1).at("hash"));
        }
    CHECK(run(folder, "replay kept.json --at soon").code == 2);
    CHECK(run(folder, "replay kept.json --at -1").code == 2);
}
