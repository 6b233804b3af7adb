// Dice that nobody chose, at the terminal: sealed before anything is asked, told when the sitting has ended, and never
// in between.
#include "console/program.h"
#include "console/running.h"
#include "kept_sittings.h"
#include "session/run/run.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace boxcars;
using namespace program;

namespace {

const std::string at_pig = "play pig --text --data-dir data ";
const std::string by_itself = at_pig + "--players hold20,optimal ";

std::string after(const std::string& text, const std::string& mark) {  // 64 digits
    const std::size_t at = text.find(mark);
    return at == std::string::npos ? "" : text.substr(at + mark.size(), 64);
}
std::string seal_in(const std::string& text) { return after(text, "The dice of this sitting are sealed: "); }
std::string secret_in(const std::string& text) { return after(text, "The secret of its dice was "); }

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
    const Ran kept = run(folder, "export --data-dir data game.json");
    CHECK(kept.code == 0);
    const auto recording = session::read_recording(folder.path / "game.json");
    REQUIRE(recording.sealed);
    CHECK(recording.sealed->seal == seal_in(ran.err));
    CHECK(recording.sealed->secret == secret_in(ran.err));
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

TEST_CASE(
    "while a sitting is open nothing that is said or kept as a name gives its dice away, and it is not exported") {
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

TEST_CASE(
    "no output tells the dice of a run's open station, and the station counts when its sitting is ended or deleted") {
    const Folder folder;
    const Ran ran = run(folder, "run local --seed 17171717171717171717 --data-dir data", "2\nquit\n");
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
    CHECK(run(folder, "delete --yes --data-dir data " + name).out.find("keeps what was played at station 1") !=
          std::string::npos);
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
    {
        const session::Store beside{folder.path / "data"};
        CHECK(beside.has_seal(seal_in(table.said())));
    }
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
