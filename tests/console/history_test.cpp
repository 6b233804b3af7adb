// What is kept, as the command line tells it, deletes it and takes it from a file; and sealed dice at the terminal.
#include "console/running.h"
#include "kept_sittings.h"
#include "session/run/run.h"

#include <doctest/doctest.h>

using Parsed = nlohmann::json;
using namespace boxcars;
using namespace program;

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
    check_says(in_words, "Best decision: ", " Etta ");
    CHECK(in_words.find("hold20") == std::string::npos);
    const Parsed stats = answer_of(folder, "stats pig --json").at(0);
    CHECK(stats.at("bets").at(0).at("opponent") == "hold20");  // as the options take it, says docs/terminal.md
    const Parsed& of = stats.at("accuracy");
    CHECK(of.at("decisions").get<int>() > 0);
    CHECK(of.at("best").get<int>() <= of.at("decisions").get<int>());
    CHECK(of.at("given_away_each").get<double>() ==
          doctest::Approx(of.at("given_away").get<double>() / of.at("decisions").get<double>()));
}

TEST_CASE("run --milestones lists twenty, each with its chance, and says when one was reached") {
    const Folder folder;
    const std::string empty = run(folder, "run --milestones").out;
    CHECK(std::ranges::count(empty, '\n') == 20);
    CHECK(empty.find("Two Trains          1 in 1,296  not yet ") != std::string::npos);
    const auto played = run(folder, "play craps --text --seed 1", std::string(400, '\n'));
    REQUIRE(played.code == 0);
    const Parsed all = answer_of(folder, "run --milestones --json");
    REQUIRE(all.size() == 20);
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
    const std::string answers = repeated("\n\n\n\n\nhold\n", 400);  // an empty line rolls the die
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

namespace {

const std::string at_pig = "play pig --text --data-dir data ";
const std::string by_itself = at_pig + "--players hold20,optimal ";

std::string after(const std::string& text, const std::string& mark) {  // 64 digits
    const std::size_t at = text.find(mark);
    return at == std::string::npos ? "" : text.substr(at + mark.size(), 64);
}
std::string seal_in(const std::string& text) { return after(text, "The dice of this sitting are sealed: "); }

std::string base64(const std::string& bytes) {
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    unsigned buffer = 0;
    int bits = 0;
    for (const unsigned char byte : bytes) {
        buffer = buffer << 8 | byte;
        for (bits += 8; bits >= 6; bits -= 6) text += letters[buffer >> (bits - 6) & 63];
    }
    return text;  // without the last letter, which other bits share
}

// A seed and a secret of 64 digits, written in every way in which somebody could find them.
std::vector<std::string> in_any_base(std::uint64_t seed, const std::string& told_later = {}) {
    std::string little, big;
    for (int byte = 0; byte < 8; ++byte) little += static_cast<char>(seed >> 8 * byte & 0xff);
    big.assign(little.rbegin(), little.rend());
    std::string secret;
    for (std::size_t at = 0; at < told_later.size(); at += 2)
        secret += static_cast<char>(std::stoi(told_later.substr(at, 2), nullptr, 16));
    std::vector<std::string> all{std::to_string(seed), std::to_string(static_cast<std::int64_t>(seed)),
                                 fmt::format("{:o}", seed), fmt::format("{:b}", seed)};
    for (const std::string& bytes : {little, big, secret}) {
        if (bytes.empty()) continue;
        all.push_back(bytes);
        std::string lower, upper;
        for (const unsigned char byte : bytes) {
            lower += fmt::format("{:02x}", byte);
            upper += fmt::format("{:02X}", byte);
        }
        all.insert(all.end(), {lower, upper, base64(bytes)});
    }
    return all;
}

// All that commands and windows say while the sitting of that name is open.
std::string said_while_open(const Folder& folder, const std::string& name) {
    folder.file("look", R"({"at":1,"state":"first.json"}
{"at":2,"key":"Space"}
{"at":6,"state":"thrown.json"}
{"at":6.5,"key":"F1"}
{"at":7,"state":"overlay.json"}
{"at":8,"quit":true})");
    std::string said;
    for (const std::string& call :
         {"continue " + name + " --headless --script look", "replay " + name + " --headless --script look",
          std::string{"sittings --json"}, std::string{"stats --json"}, std::string{"scores --json"},
          std::string{"sittings"}}) {
        const Ran told = run(folder, call + " --data-dir data");
        CHECK_MESSAGE(told.code == 0, call, told.err);
        said += told.out + told.err;
        for (const char* state : {"first.json", "thrown.json", "overlay.json"}) {
            said += text_of(folder.path / state);
            fs::remove(folder.path / state);
        }
    }
    return said;
}

}  // namespace

TEST_CASE("a finished sitting says its seal and its secret on standard error, and its file proves both") {
    const Folder folder;
    const Ran ran = run(folder, by_itself);
    CHECK(ran.code == 0);
    REQUIRE(seal_in(ran.err).size() == 64);
    CHECK(run(folder, "export --data-dir data game.json").code == 0);
    const auto recording = session::read_recording(folder.path / "game.json");
    REQUIRE(recording.sealed);
    CHECK(recording.sealed->seal == seal_in(ran.err));
    CHECK(recording.sealed->secret == after(ran.err, "The secret of its dice was "));
    CHECK(explains(*recording.sealed, recording.seed));
    const Ran verified = run(folder, "verify game.json");
    CHECK(verified.code == 0);
    CHECK(verified.out.starts_with("Proved: all "));
    CHECK(verified.out.find(" UTC for this rule sheet and these players.") != std::string::npos);
    CHECK(verified.out.find(recording.sealed->seal) != std::string::npos);
    CHECK(run(folder, "verify game.json --seal " + recording.sealed->seal + " --no-words").code == 0);
    const Ran other = run(folder, "verify game.json --seal " + std::string(64, '0'));
    CHECK(other.code == 3);
    CHECK(other.out.starts_with("Not proved: its seal is not the one that you noted."));
    CHECK(run(folder, "verify game.json --words mine").code == 3);
    CHECK(run(folder, "verify game.json --seal 12").err.find("--seal takes the 64") != std::string::npos);
    CHECK(seal_in(run(folder, by_itself).err) != seal_in(ran.err));
}

TEST_CASE("dice that somebody chose are not sealed, and nothing is said") {
    const Folder folder;
    folder.file("dice", "1 2 3 4 5 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6");
    CHECK(run(folder, by_itself + "--seed 7").err == "");
    CHECK_FALSE(test::kept_recording(folder.path / "data").sealed);
    CHECK(seal_in(run(folder, at_pig + "--dice dice", "r\n").err) == "");
    const Ran both = run(folder, by_itself + "--seed 7 --words");
    CHECK(both.code != 0);
    CHECK(both.err.find("--words is for dice that nobody has chosen") != std::string::npos);
}

TEST_CASE("no output and no name of an open sitting gives its dice away, and it is not exported") {
    const Folder folder;
    const Ran ran = run(folder, at_pig, "r\n");
    const auto open = test::kept_recording(folder.path / "data");
    REQUIRE(open.sealed);
    const std::string said =
        ran.out + ran.err + said_while_open(folder, test::kept_sittings(folder.path / "data").at(0));
    CHECK(said.find(open.sealed->seal) != std::string::npos);
    CHECK(said.find("\"seal\"") != std::string::npos);
    for (const std::string& hidden : in_any_base(open.seed, open.sealed->secret))
        CHECK_MESSAGE(said.find(hidden) == std::string::npos, "told: ", hidden);
    CHECK(ran.err.find("is told when the sitting has ended") != std::string::npos);
    const Ran refused = run(folder, "export --data-dir data game.json");
    CHECK(refused.code != 0);
    CHECK(refused.err.find("its dice are sealed") != std::string::npos);
    CHECK_FALSE(fs::exists(folder.path / "game.json"));
    CHECK(run(folder, "export --end --data-dir data game.json").code == 0);
    CHECK(explains(session::read_recording(folder.path / "game.json").sealed.value(), open.seed));
}

TEST_CASE("no output tells the dice of a run's open station; it counts when its sitting is ended or deleted") {
    const Folder folder;
    const Ran ran = run(folder, "run local --seed 17171717171717171717 --data-dir data", "1\n10\nquit\n");
    const std::string name = test::kept_sittings(folder.path / "data").at(0);
    const session::RunRow row = session::Store{folder.path / "data"}.runs(1).at(0);
    std::string said = ran.out + ran.err + said_while_open(folder, name);
    for (const std::string& call : {"export --sitting " + name + " one.json", "run " + row.name + " --export run.json",
                                    std::string{"run --milestones"}, std::string{"run --milestones --json"}}) {
        const Ran told = run(folder, call + " --data-dir data");
        CHECK(told.code == (call.starts_with("run --milestones") ? 0 : 2));
        said += told.out + told.err;
    }
    CHECK(said.find(fmt::format("\"seal\": \"{}-1\"", row.name)) != std::string::npos);
    for (int number = 0; number <= session::run_stations; ++number)
        for (const std::string& hidden : in_any_base(number == 0 ? row.seed : session::station_seed(row.seed, number)))
            CHECK_MESSAGE(said.find(hidden) == std::string::npos, "told: ", hidden, " of ", number);

    const auto stands = [&] { return run(folder, "run --data-dir data", "quit\n").out; };
    CHECK(run(folder, "export --end --data-dir data one.json --sitting " + name).code == 0);
    CHECK(stands().find("Station 2 of 8") != std::string::npos);
    CHECK(stands().find("2 hearts.") != std::string::npos);
    CHECK(program::has(run(folder, "delete --yes --data-dir data " + name).out, "keeps what was played at station 1"));
    CHECK(stands().find("Station 2 of 8") != std::string::npos);
    CHECK(run(folder, "import --data-dir data one.json").code == 0);
    CHECK(stands().find("2 hearts.") != std::string::npos);
}

TEST_CASE("words are asked for when the seal is on the disk, and go into the dice; a wrong answer is asked again") {
    const Folder folder;
    Running table{folder,
                  {"play", "pig", "--text", "--words", "--data-dir", "data", "--players", "hold20,optimal"},
                  Running::At::Terminal};
    REQUIRE(table.says("Your words for the dice: "));
    CHECK(session::Store{folder.path / "data"}.has_seal(seal_in(table.said())));
    table.type(std::string(201, 'x') + "\n");
    REQUIRE(table.says("the dice take up to 200"));
    table.type("seven come eleven\n");
    REQUIRE(table.says("The secret of its dice was "));
    CHECK(table.ends() == 0);
    const auto kept = test::kept_recording(folder.path / "data");
    REQUIRE(kept.sealed);
    CHECK(kept.sealed->words == "seven come eleven");
    CHECK(explains(*kept.sealed, kept.seed));
}

TEST_CASE("with words the output of the game is the same as with the seed alone") {
    const Folder folder;
    const Ran sealed = run(folder, by_itself + "--words", "mine\n");
    const auto kept = test::kept_recording(folder.path / "data");
    CHECK(kept.sealed->words == "mine");
    const Ran chosen = run(folder, by_itself + fmt::format("--seed {}", kept.seed));
    const auto told = [](const std::string& text) { return text.substr(0, text.find(" kept as sitting")); };
    CHECK(told(sealed.out) == told(chosen.out));
}
