// A sitting that was left in the terminal goes on there: the same question again, the same dice as without the pause.
#include "base/error.h"
#include "console/ceelo/commands.h"
#include "console/craps/commands.h"
#include "console/pig/commands.h"
#include "console/program.h"
#include "console/siwuliu/commands.h"
#include "kept_sittings.h"
#include "pattern.h"
#include "session/store/keeping.h"

#include <doctest/doctest.h>

using namespace boxcars;

namespace {

struct TextGame {
    void (*play)(const console::TextRequests&, std::istream&, std::ostream&, std::ostream&);
    std::string players, before, after;  // before and after the pause
};

std::string played(const TextGame& game, const program::Folder& folder, const std::string& answers,
                   const std::optional<std::string>& continued = {}) {
    console::TextRequests requests;
    requests.games = 5;
    requests.data_dir = folder.path;
    requests.continued = continued;
    if (!continued) requests.table = {{}, game.players, 8};
    std::istringstream in{answers};
    std::ostringstream out, err;
    game.play(requests, in, out, err);
    CHECK(err.str() == "");
    return out.str();
}

std::string last_question(const std::string& told) {  // before the sentence that the input has ended
    const auto end = told.rfind("\nThe input has ended"), begin = told.rfind('\n', end - 1);
    return told.substr(begin + 1, end - begin - 1);
}

}  // namespace

TEST_CASE("a sitting left in the terminal goes on with the same question, and with the dice of one without a pause") {
    const TextGame games[] = {
        {console::play_pig_text, "human,hold20", "\n\nh\n\n", "\n\nh\n\nh\n\n\n"},
        {console::play_craps_text, "human,pass_line", "pass 10\n\ncome 10\n", "\n\n\nagain\n\n\n"},
        {console::play_siwuliu_text, "", "y\n25\n", "n\nn\ny\n10\nn\n"},
        {console::play_ceelo_text, "human,even,bold", "3\n", "1\n1\n1\n1\n1\n"},
    };
    for (const TextGame& game : games) {
        CAPTURE(game.before);
        const program::Folder whole, parts;
        played(game, whole, game.before + game.after);
        const std::string first = played(game, parts, game.before);
        const auto left = test::kept_recording(parts.path);
        const std::string second = played(game, parts, game.after, "");
        const auto wanted = test::kept_recording(whole.path), found = test::kept_recording(parts.path);
        CHECK(wanted.entries.size() > left.entries.size());
        CHECK(found.entries.size() == wanted.entries.size());
        CHECK(found.hash == wanted.hash);
        CHECK(second.find(last_question(first)) != std::string::npos);
    }
}

TEST_CASE("a continued craps sitting has the last bets and the bankrolls of its strategies") {
    const TextGame game{console::play_craps_text, "human,pass_line", "pass 10\n\n\n\n\n\n", "again\n\n\n"};
    const program::Folder whole, parts;
    const std::string at_once = played(game, whole, game.before + game.after);
    played(game, parts, game.before);
    const std::string after = played(game, parts, game.after, "");
    const auto last_of = [](const std::string& told) {
        const auto line = told.rfind("pass_line:");
        return told.substr(line, told.find('\n', line) - line);
    };
    CHECK(last_of(after) == last_of(at_once));
}

TEST_CASE("a continued craps sitting says what was won since it began, also if its sheet has another bankroll now") {
    const program::Folder folder;
    {
        session::Store store{folder.path};
        const session::Setup setup{.rules = craps::Rules{}, .seed = 8, .players = {"human", "pass_line"}};
        session::Sitting left{setup, kept_in(&store)};
        REQUIRE(left.change_rules(craps::Rules{.bankroll = 200}));
        REQUIRE(left.store_now());
    }
    const std::string told = played({console::play_craps_text, {}, {}, {}}, folder, "\nquit\n", "");
    CHECK(told.find("You leave with $1000, $0 since you sat down.") != std::string::npos);
    CHECK(test::matches(told, R"(pass_line: \S+, \$(990|1000|1010) in all)").size() == 1);
}

TEST_CASE("if there is no sitting to continue, a sentence says so") {
    const program::Folder folder;
    console::TextRequests requests;
    requests.continued = "";
    std::istringstream in;
    std::ostringstream out, err;
    CHECK_THROWS_WITH_AS(console::play_pig_text(requests, in, out, err),
                         "There is no data folder, so no sitting is kept: name one with --data-dir.", Error);
    requests.data_dir = folder.path;
    CHECK_THROWS_AS(console::play_pig_text(requests, in, out, err), Error);
    const TextGame craps{console::play_craps_text, "human", "pass 10\n\n", ""};
    played(craps, folder, craps.before);
    CHECK_THROWS_AS(console::play_pig_text(requests, in, out, err), Error);  // there is one, of another game
    requests.continued = "nobody";
    CHECK_THROWS_AS(console::play_pig_text(requests, in, out, err), Error);
}
