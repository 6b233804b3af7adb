// Pig in text: the classic transcript, byte for byte, and what a match adds after it.
#include "console/pig/commands.h"
#include "console/program.h"

#include <doctest/doctest.h>

using namespace boxcars;
using program::count, program::Folder;

namespace {

const std::string prompt_end = " \tRoll/Hold? ";

// A transcript as a terminal shows it, taken apart: the faces, the answers, and what the program alone printed.
struct Transcript {
    std::string shown, printed, dice, answers;

    explicit Transcript(const std::filesystem::path& file) : shown(program::text_of(file)) {
        std::istringstream lines{shown};
        for (std::string line; std::getline(lines, line);) {
            const auto prompt = line.find(prompt_end);
            const auto end = prompt == std::string::npos ? prompt : prompt + prompt_end.size();
            printed += prompt == std::string::npos ? line + "\n" : line.substr(0, end);
            if (prompt != std::string::npos) answers += line.substr(end) + "\n";
            if (line.starts_with("Roll: ")) dice += line.substr(6) + " ";
        }
    }
};

const Transcript& classic() {
    static const Transcript transcript{std::filesystem::path{BOXCARS_SOURCE} / "tests" / "golden" /
                                       "pig_transcript.txt"};
    return transcript;
}

std::string play(const console::TextRequests& requests, const std::string& answers) {
    return program::printed(console::play_pig_text, requests, answers);
}

console::TextRequests seeded(std::uint64_t seed, const std::string& players = "") {
    return {.table = {{}, players, seed}};
}

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

}  // namespace

TEST_CASE("the classic transcript is printed byte for byte, with and without an echo of the player's input") {
    const Folder folder;
    const auto dice = folder.file("dice", classic().dice).string();
    for (const auto& [echo, out] : {std::pair{"", classic().printed}, {"--echo ", classic().shown}}) {
        const auto ran = program::run(folder, std::string{"play pig --text --seat 2 "} + echo + "--dice '" + dice + "'",
                                      classic().answers);
        CHECK(ran.out == out);
        CHECK(ran.err == "");
        CHECK(ran.code == 0);
    }
}

TEST_CASE("a last answer without a line end means the same") {
    const Folder folder;
    auto requests = seeded(1);
    requests.seat = 2;
    requests.dice = folder.file("dice", classic().dice);
    auto open_end = classic().answers;
    open_end.pop_back();
    CHECK(play(requests, open_end) == classic().printed);
}

TEST_CASE("a space as an answer holds") {
    auto requests = seeded(4, "human,human");
    program::check_says(play(requests, " \n"), "Roll/Hold? Turn total: ");
}

TEST_CASE("the seed says which player you are, and every number comes up; the seat can be named") {
    int second = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const auto said = first_line(play(seeded(seed), ""));
        CHECK((said == "You will be player 1." || said == "You will be player 2."));
        CHECK(first_line(play(seeded(seed), "")) == said);
        second += said == "You will be player 2.";
        auto named = seeded(seed);
        named.seat = 2;
        CHECK(first_line(play(named, "")) == "You will be player 2.");
    }
    CHECK((second > 8 && second < 32));
}

TEST_CASE("a match alternates who begins, names each winner, and ends with its statistics") {
    auto requests = seeded(5, "hold20,hold20");
    requests.games = 6;
    const auto out = play(requests, "");
    CHECK(out.starts_with("Player 1 score: 0\nPlayer 2 score: 0\nIt is player 1's turn.\nRoll: "));
    CHECK(count(out, " wins game ") == 6);
    program::check_says(out, "wins game 1.\nPlayer 1 score: 0\nPlayer 2 score: 0\nIt is player 2's turn.\n",
                        "wins game 2.\nPlayer 1 score: 0\nPlayer 2 score: 0\nIt is player 1's turn.\n",
                        "\nPlayer 1 (hold20) won ", "\nAll of hold20 won 6 of 12: 50.0 % (95 %: ");
    requests.games = 1;
    CHECK(out.starts_with(play(requests, "")));  // a match only adds lines
}

TEST_CASE("more seats, other goals and other dice are played in the same format") {
    auto requests = seeded(5, "human,hold25,keep_pace,optimal");
    requests.table.rules.set = {"goal=30", "sides=4", "pig_face=2"};
    const auto out = play(requests, std::string(300, '\n'));
    program::check_says(out, "Player 4 score: 0\n", "It is player 4's turn.\n", "Roll: 2\nTurn total: 0\nNew score: ");
}

TEST_CASE("a spared pig is told, and the turn goes on") {
    auto requests = seeded(5, "hold20,hold20");
    requests.table.rules.set = {"spare_ones=3"};
    const auto out = play(requests, "");
    CHECK(out.starts_with("Player 1 has 3 spares a game: with one left a pig costs nothing, and the turn goes on.\n"));
    CHECK(count(out, "Roll: 1\nSpared: the turn goes on, spares left: ") == 3);
    program::check_says(out, "spares left: 2\n", "spares left: 0\nRoll: ");
}

TEST_CASE("several people share the keyboard and learn which players they are") {
    CHECK(first_line(play(seeded(3, "human,human,hold20"), "")) == "You will be players 1, 2.");
}
