// Golden sittings stay as they are, a sitting in brief comes back whole, and sealed dice are proved or refused.
#include "app/games.h"
#include "base/error.h"
#include "chance/sealed_seed.h"
#include "contract/any_game.h"
#include "scratch.h"
#include "session/files.h"
#include "session/history/sitting_actions.h"
#include "session/replay.h"

#include <doctest/doctest.h>

#include <array>
#include <map>

using namespace any_game;
namespace fs = std::filesystem;
using namespace boxcars;

namespace {

const session::PlayedGames kept = console::played_games(app::commands_of(app::every_game()));

session::Recording read_back(const std::string& text) {
    const test::Scratch folder;
    return session::read_sitting(kept, folder.file("brief.json", text));
}

std::string sentence_of(const std::string& text) {
    return test::sentence_of([&] { read_back(text); });
}

std::string brief_of(const session::Recording& whole) { return session::in_brief(kept, whole); }

// A long sitting with all that a sitting may have: games, changes of the sheet, decisions taken back, chosen faces.
session::Recording long_sitting(const rules::AnyGame& game, std::uint64_t seed) {
    auto session = any_sitting(game, seed, 1000, 500);
    if (seed % 3 == 0 && session.may_throw()) {
        const rules::Dice dice = session.dice_wanted();
        session.force(std::vector<int>(static_cast<std::size_t>(dice.count), 1));
    }
    return session::record(session);
}

TEST_CASE("every golden sitting in brief is read back whole, byte for byte") {
    for (const auto& file : fs::directory_iterator{fs::path{BOXCARS_SOURCE} / "tests" / "golden"}) {
        if (file.path().extension() != ".json") continue;
        CAPTURE(file.path().string());
        const auto whole = session::read_recording(file.path());
        const std::string brief = brief_of(whole);
        CHECK(to_json(read_back(brief)) == to_json(whole));
        CHECK(brief.find("\"facts\"") == brief.npos);
        CHECK(brief.size() < to_json(whole).size() / 4);
        CHECK_THROWS_WITH_AS(session::recording_from(brief, "replay b"), doctest::Contains("no recorded sitting"),
                             Error);
    }
}

TEST_CASE_TEMPLATE_DEFINE("a long sitting of anything in brief is read back whole", R, whole_again) {
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        const auto whole = long_sitting(rules::any_game<R>(), seed);
        REQUIRE(whole.entries.size() > 100);
        const auto again = read_back(brief_of(whole));
        REQUIRE(to_json(again) == to_json(whole));
        REQUIRE_FALSE(again.brief);
    }
}

TEST_CASE_TEMPLATE_DEFINE("a sitting in brief that was not played so is refused with a sentence", R, refused) {
    const auto whole = long_sitting(rules::any_game<R>(), 7);
    const auto refused_as = [&](const std::string& words, const auto& change) {
        nlohmann::ordered_json json = nlohmann::ordered_json::parse(brief_of(whole));
        change(json, json["games"].back());
        CHECK_MESSAGE(sentence_of(json.dump()).find(words) != std::string::npos, words);
    };
    using Json = nlohmann::ordered_json;
    CHECK(sentence_of(brief_of(whole)).empty());
    refused_as("is not what was played", [](Json& json, Json&) { json["seed"] = "1234567"; });
    refused_as("hash", [](Json& json, Json&) { json["hash"] = "0123456789abcdef"; });
    refused_as("is not what was played", [](Json&, Json& game) { game.erase(game.size() - 1); });
    refused_as("has no such event", [](Json&, Json& game) { game.push_back("dance"); });
    refused_as("whole numbers", [](Json&, Json& game) { game.push_back({"forced", 1000001}); });
    refused_as("must have what was done", [](Json&, Json& game) { game.push_back(7); });
    refused_as("games", [](Json& json, Json&) { json["games"] = "none"; });
    refused_as("the house has", [](Json& json, Json&) { json["game"] = "whist"; });
}

TEST_CASE_TEMPLATE_DEFINE("one letter changed in a sitting in brief: the same sitting, or a sentence", R, changed) {
    const std::string good = brief_of(session::record(any_sitting(rules::any_game<R>(), 3, 2, 60)));
    Chooser choose{2026};
    int caught = 0;
    constexpr int tries = 300;
    for (int i = 0; i < tries; ++i) {
        const std::string text = letter_changed(good, choose);
        const std::string said = sentence_of(text);
        caught += !said.empty();
        if (!said.empty()) REQUIRE((said.starts_with("The replay ") && (said.ends_with(".") || said.ends_with("?"))));
    }
    CHECK(caught > tries * 8 / 10);
}

TEST_CASE_TEMPLATE_APPLY(whole_again, EveryGame);
TEST_CASE_TEMPLATE_APPLY(refused, EveryGame);
TEST_CASE_TEMPLATE_APPLY(changed, EveryGame);

const fs::path folder = fs::path{BOXCARS_SOURCE} / "tests" / "golden";

const std::map<std::string, std::string> pinned{
    {"ceelo_four_players.json", "566b35c44488c1b5"},  // four tempers, ties thrown again, a triple pays 2 to 1
    {"craps_two_hands.json",
     "b3606e365f7f446e"},  // nine is missed with a felt full of bets; one chip taken back, one called off
    {"pig_three_players.json", "a750a88d2b2500c3"},  // three policies, a die of eight, the pig is a 3, goal 60
    {"pig_transcript.json", "6e32c44c162cab8c"},     // the classic transcript's game, with its dice given
    {"siwuliu_example.json", "29fb956d2a7691a6"},    // the written example, with its dice given
};

const console::Games games = app::commands_of(app::every_game());

}  // namespace

TEST_CASE("every golden sitting is recomputed to the fingerprint pinned here, and written back byte for byte") {
    for (const auto& [file, hash] : pinned) {
        const std::string name = file;
        CAPTURE(name);
        const auto recording = session::read_recording(folder / name);
        const auto verdict = verify(*console::find_game(games, recording.game).game, recording);
        if (verdict.difference) FAIL(verdict.difference->sentence());
        CHECK(session::hash_text(verdict.hash) == hash);
        CHECK(to_json(recording) == session::read_file(folder / name, "replay", session::most_recording_bytes));
    }
}

TEST_CASE("no golden sitting lies about unpinned, and every game has one") {
    std::map<std::string, int> sittings;
    for (const auto& file : fs::directory_iterator{folder})
        if (file.path().extension() == ".json") {
            CHECK(pinned.contains(file.path().filename().string()));
            ++sittings[session::read_recording(file.path()).game];
        }
    for (const auto& game : console::game_names(games)) CHECK(sittings[game] > 0);
}

namespace forged_dice {
namespace {

using session::Noted, session::Proof, session::Recording, session::SealedDice;

constexpr int moves = 12;
constexpr int forgeries_of_a_kind = 5;
const std::string moment = " 2026-11-24T02:55:00.000Z";

// What a seal is made for: what a sitting of the game is in truth, or what a forger writes.
struct Table {
    std::string game{};
    session::RuleValues rules{};
    session::Players players{};
    std::string about() const { return game + moment + " " + session::table_digest(rules, players); }
};

Table table_at(const rules::AnyGame& game) {
    return {std::string{game.name()}, session::rule_values(game.defaults()), any_players(game.defaults())};
}

SealedDice sealed_for(const std::string& about, Chooser& choose) {
    chance::Secret secret{};
    for (auto& byte : secret) byte = static_cast<std::uint8_t>(choose.below(256));
    return {chance::seal_of(secret, about), about, choose.one_in(2) ? "come seven" : "", chance::hex(secret)};
}

enum class Faces { Drawn, AllForced, OneForced, FromAList, None };

Recording played(const rules::AnyGame& game, const SealedDice& sealed, std::uint64_t seed, Faces faces) {
    session::Setup setup{game.defaults(), seed, any_players(game.defaults()), {}, {}, sealed};
    if (faces == Faces::FromAList) setup.dice.emplace("a list", std::vector<int>(1000, 1));
    session::Sitting session{std::move(setup)};
    const auto thrown = [&] { return session.journal().throws(); };
    for (int move = 0; move < 200 && thrown() < moves && !session.over(); ++move) {
        if (faces == Faces::None && session.may_throw()) break;
        const bool forced = faces == Faces::AllForced || (faces == Faces::OneForced && thrown() == 0);
        if (session.may_throw() && forced)
            session.force(std::vector<int>(static_cast<std::size_t>(session.dice_wanted().count), 1));
        else if (session.may_throw())
            session.throw_dice();
        else if (!session.legal().empty())
            session.submit(session.legal()[static_cast<std::size_t>(move) % session.legal().size()]);
    }
    return record(session);
}

struct Forged {
    Recording recording{};
    Noted noted{};
};

void change_digit(std::string& text) { text[5] = text[5] == '0' ? '1' : '0'; }

using About = std::string (*)(Table);
using Change = void (*)(Forged&);
constexpr About true_about = [](Table table) { return table.about(); };
constexpr Change nothing = [](Forged&) {};

struct Kind {
    const char* name;
    About about = true_about;
    Change change = nothing;
    Faces faces = Faces::Drawn;
    std::uint64_t seed_more = 0;
};

const std::array seals_for_something_else{
    Kind{"another game", [](Table at) { return (at.game = at.game == "craps" ? "pig" : "craps", at.about()); }},
    Kind{"another sheet", [](Table at) { return (++at.rules.front().second, at.about()); }},
    Kind{"a sheet with a knob less", [](Table at) { return (at.rules.pop_back(), at.about()); }},
    Kind{"a player more", [](Table at) { return (at.players.emplace_back("human"), at.about()); }},
    Kind{"other players", [](Table at) { return (at.players.front() += "s", at.about()); }},
    Kind{"a seal that binds no table", [](Table at) { return at.game + moment; }},
    Kind{"nonsense", [](Table) { return std::string{"nonsense"}; }},
    Kind{"a day that there is not",
         [](Table at) { return at.about().replace(at.game.size(), moment.size(), " 2026-02-31T02:55:00.000Z"); }},
    Kind{"nothing", [](Table) { return std::string{}; }},
    Kind{"more than a table", [](Table at) { return at.about() + " and more"; }},
    Kind{"no moment", [](Table at) { return at.game; }},
};

const std::array changed_sittings{
    Kind{"no secret", true_about, [](Forged& f) { f.recording.sealed->secret.clear(); }},
    Kind{"another seed", true_about, nothing, Faces::Drawn, 1},
    Kind{"no secret, another seed", true_about, [](Forged& f) { f.recording.sealed->secret.clear(); }, Faces::Drawn, 1},
    Kind{"every face chosen", true_about, nothing, Faces::AllForced},
    Kind{"one face chosen", true_about, nothing, Faces::OneForced},
    Kind{"dice from a list", true_about, nothing, Faces::FromAList},
    Kind{"no dice", true_about, nothing, Faces::None},
    Kind{"another seal", true_about, [](Forged& f) { change_digit(f.recording.sealed->seal); }},
    Kind{"other words", true_about, [](Forged& f) { f.recording.sealed->words += "!"; }},
    Kind{"another secret", true_about, [](Forged& f) { change_digit(f.recording.sealed->secret); }},
    Kind{"another moment", true_about, [](Forged& f) { f.recording.sealed->about[moment.size()] ^= 1; }},
    Kind{"a player more in the file", true_about, [](Forged& f) { f.recording.players.emplace_back("human"); }},
    Kind{"another sheet in the file", true_about, [](Forged& f) { ++f.recording.rules.front().second; }},
    Kind{"not the seal that was noted", true_about, [](Forged& f) { f.noted.seal = std::string(64, 'a'); }},
    Kind{"not the words that were given", true_about, [](Forged& f) { f.noted.words = "other words"; }},
    Kind{"no seal", true_about, [](Forged& f) { f.recording.sealed.reset(); }},
};

// A sitting that cannot be played, such as one with a player too many, is refused: it is not proved.
Proof told(const rules::AnyGame& game, const Forged& forged) {
    try {
        if (verify(game, forged.recording).difference) return Proof::NotProved;
    } catch (const Error&) {
        return Proof::NotProved;
    }
    return dice_proof(forged.recording, forged.noted).proof;
}

int wrongly_proved(const rules::AnyGame& game, const Kind& kind, Chooser& choose) {
    int proved = 0;
    for (int n = 0; n < forgeries_of_a_kind; ++n) {
        const SealedDice sealed = sealed_for(kind.about(table_at(game)), choose);
        Forged forged{played(game, sealed, seed_of(sealed) + kind.seed_more, kind.faces), {}};
        kind.change(forged);
        proved += told(game, forged) == Proof::Proved ? 1 : 0;
    }
    return proved;
}

}  // namespace

TEST_CASE_TEMPLATE_DEFINE("a sealed sitting is proved, and a forged one of any kind never is", R, proved) {
    const rules::AnyGame& game = rules::any_game<R>();
    Chooser choose{20261124};
    for (int n = 0; n < 10; ++n) {
        const SealedDice sealed = sealed_for(table_at(game).about(), choose);
        const Recording recording = played(game, sealed, seed_of(sealed), Faces::Drawn);
        CHECK(told(game, {recording, {}}) == Proof::Proved);
        CHECK(told(game, {recording, {sealed.seal, sealed.words}}) == Proof::Proved);
        CHECK(dice_proof(recording).sentence.find(sealed.seal) != std::string::npos);
    }
    for (const Kind& kind : seals_for_something_else)
        CHECK_MESSAGE(wrongly_proved(game, kind, choose) == 0, "sealed for ", kind.name);
    for (const Kind& kind : changed_sittings) CHECK_MESSAGE(wrongly_proved(game, kind, choose) == 0, kind.name);
}
TEST_CASE_TEMPLATE_APPLY(proved, EveryGame);

TEST_CASE_TEMPLATE_DEFINE("a seal of an older Boxcars proves the dice, and its table is told as not bound", R, older) {
    const rules::AnyGame& game = rules::any_game<R>();
    Chooser choose{20261125};
    const SealedDice sealed = sealed_for(std::string{game.name()} + moment, choose);
    const Recording recording = played(game, sealed, seed_of(sealed), Faces::Drawn);
    CHECK(told(game, {recording, {}}) == Proof::DiceAlone);
    CHECK(dice_proof(recording).sentence.find("does not bind the rule sheet or the players") != std::string::npos);
}
TEST_CASE_TEMPLATE_APPLY(older, EveryGame);

}  // namespace forged_dice
