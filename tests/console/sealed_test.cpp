// Dice that nobody chose, at the terminal: sealed before anything is asked, told when the sitting has ended, and never
// in between.
#include "console/program.h"
#include "console/running.h"
#include "kept_sittings.h"

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

// A sitting's seed and secret, written in every way in which somebody could find them.
std::vector<std::string> in_any_base(const session::Recording& recording) {
    std::string little, big;
    for (int byte = 0; byte < 8; ++byte) little += static_cast<char>(recording.seed >> 8 * byte & 0xff);
    big.assign(little.rbegin(), little.rend());
    std::string secret;
    for (std::size_t at = 0; at < 64; at += 2)
        secret += static_cast<char>(std::stoi(recording.sealed->secret.substr(at, 2), nullptr, 16));
    std::vector<std::string> all{std::to_string(recording.seed),
                                 std::to_string(static_cast<std::int64_t>(recording.seed)),
                                 fmt::format("{:o}", recording.seed),
                                 little,
                                 big,
                                 secret};
    for (const std::string& bytes : {little, big, secret}) {
        std::string lower, upper;
        for (const unsigned char byte : bytes) {
            lower += fmt::format("{:02x}", byte);
            upper += fmt::format("{:02X}", byte);
        }
        all.insert(all.end(), {lower, upper, base64(bytes)});
    }
    return all;
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
    folder.file("look", R"({"at":1,"state":"first.json"}
{"at":2,"key":"Space"}
{"at":6,"state":"thrown.json"}
{"at":6.5,"key":"F1"}
{"at":7,"state":"overlay.json"}
{"at":8,"quit":true})");
    std::string said = ran.out + ran.err;
    for (const char* call : {"continue --headless --script look --data-dir data", "sittings --data-dir data --json",
                             "stats --data-dir data --json", "scores --data-dir data --json",
                             "sittings --data-dir data"}) {
        const Ran told = run(folder, call);
        CHECK_MESSAGE(told.code == 0, call, told.err);
        said += told.out + told.err;
    }
    for (const char* state : {"first.json", "thrown.json", "overlay.json"}) said += text_of(folder.path / state);
    CHECK(said.find(open.sealed->seal) != std::string::npos);
    CHECK(said.find("\"seal\"") != std::string::npos);
    for (const std::string& hidden : in_any_base(open))
        CHECK_MESSAGE(said.find(hidden) == std::string::npos, "told: ", hidden);
    CHECK(ran.err.find("is told when the sitting has ended") != std::string::npos);
    const Ran refused = run(folder, "export --data-dir data game.json");
    CHECK(refused.code != 0);
    CHECK(refused.err.find("its dice are sealed") != std::string::npos);
    CHECK_FALSE(fs::exists(folder.path / "game.json"));
    CHECK(run(folder, "export --end --data-dir data game.json").code == 0);
    CHECK(explains(session::read_recording(folder.path / "game.json").sealed.value(), open.seed));
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
