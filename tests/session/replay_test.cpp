// Replay and rule files: written, read, recomputed, and found out where they were tampered with.
#include "session/replay.h"

#include "rules/craps/rules.h"
#include "rules/siwuliu/rules.h"
#include "scratch.h"
#include "session/pig_sitting.h"
#include "session/rule_file.h"

#include <doctest/doctest.h>

#include <functional>

using namespace boxcars;
using namespace sitting;
using session::Recording, session::recording_from;
using namespace boxcars::session;

namespace {

const rules::AnyGame& pig_game = rules::any_game<pig::Rules>();

Recording read_back(const Pig& pig) { return recording_from(to_json(record(pig)), "replay r.json"); }

session::Verdict verdict_after(const std::function<void(Recording&)>& fault) {
    Recording recording = read_back(played(77, 3));
    fault(recording);
    return verify(pig_game, recording);
}

std::string sentence_of(const std::string& json) {
    return test::sentence_of([&] { verify(pig_game, recording_from(json, "replay r.json")); });
}

std::string with(std::string json, const std::string& from, const std::string& to) {
    const auto at = json.find(from);
    REQUIRE(at != std::string::npos);
    return json.replace(at, from.size(), to);
}

TEST_CASE("practice with chosen faces, named beginners and given dice are recomputed too") {
    Pig pig{{{}, 9, {"human", "hold20"}, 0, session::GivenDice{"d", {2, 3, 1, 4, 4, 6}}}};  // the seed draws seat 1
    pig.throw_dice();
    REQUIRE(pig.force({5}));
    pig.throw_dice();
    pig.submit(pig::Hold{});
    const auto recording = read_back(pig);
    CHECK(recording.practice);
    CHECK(recording.given_dice);
    CHECK(recording.first == 0);
    const auto verdict = verify(pig_game, recording);
    CHECK_FALSE(verdict.difference);
    CHECK(verdict.practice);
    CHECK(verdict.hash == pig.hash());
}

TEST_CASE("dice from a list that are the seed's own, and the seat that the seed draws, are recorded as the seed's") {
    Pig seeded = table(4);
    std::vector<int> faces;
    for (int i = 0; i < 5; ++i) seeded.throw_dice();
    for (const auto& entry : seeded.journal()) faces.insert(faces.end(), entry.faces.begin(), entry.faces.end());
    Pig given{{{}, 4, {"human", "human"}, seeded.first(), session::GivenDice{"d", faces}}};
    for (int i = 0; i < 5; ++i) given.throw_dice();
    CHECK(to_json(record(given)) == to_json(record(seeded)));
    faces.back() = faces.back() % 6 + 1;
    Pig other{{{}, 4, {"human", "human"}, 1 - seeded.first(), session::GivenDice{"d", faces}}};
    for (int i = 0; i < 5; ++i) other.throw_dice();
    CHECK(read_back(other).given_dice);
    CHECK(read_back(other).first == 1 - seeded.first());
    CHECK_FALSE(verify(pig_game, read_back(other)).difference);
}

// Faults of every kind, in every game: contract/planted_faults_test.cpp.
TEST_CASE("a planted fault is told with the field that is another") {
    const std::vector<std::pair<std::string, std::function<void(Recording&)>>> faults{
        {"facts", [](Recording& r) { r.entries[5].facts[0] += "0"; }},
        {"faces",  // another face, and all that is told of it
         [](Recording& r) {
             auto& entry = r.entries[1];
             entry.faces[0] = entry.faces[0] == 6 ? 5 : 6;
             entry.event = "roll " + std::to_string(entry.faces[0]);
             entry.facts[0] =
                 fmt::format("player {0} rolled {1}, turn total {1}", r.entries[0].event.back(), entry.faces[0]);
         }},
        {"dice", [](Recording& r) { r.given_dice = true; }},
        {"first", [](Recording& r) { r.first = r.entries[0].event == "begin 1" ? 0 : 1; }},
        {"hash", [](Recording& r) { r.entries[5].hash ^= 1; }},
        {"event", [](Recording& r) { r.seed += 1; }},
        {"event", [](Recording& r) { r.entries[1].event = "roll 06"; }},
        {"event", [](Recording& r) { r.entries[1].event = "dance"; }},
        {"event", [](Recording& r) { r.entries[1].event = "rules goal=x"; }},
        {"faces", [](Recording& r) { r.entries[1].event = "rules goal=50"; }},
        {"game", [](Recording& r) { r.entries[1].game = 3; }},
        {"event", [](Recording& r) { r.entries[1].game = 2; }},
        {"practice", [](Recording& r) { r.practice = true; }},
        {"game", [](Recording& r) { r.entries.clear(); }},
    };
    for (std::size_t i = 0; i < faults.size(); ++i) {
        const auto verdict = verdict_after(faults[i].second);
        CAPTURE(i);
        REQUIRE(verdict.difference);
        CHECK(verdict.difference->field == faults[i].first);
        CHECK(verdict.difference->recorded != verdict.difference->computed);
    }
}

TEST_CASE("a wrong replay file gives a sentence with the file and the place") {
    const std::string good = to_json(record(played(77)));
    CHECK(sentence_of(good) == "");
    const std::vector<std::pair<std::string, std::string>> bad{
        {"", "is not JSON"},
        {"{", "is not JSON: something is wrong at line 1"},
        {"[]", "it must be an object"},
        {"{}", "format is missing"},
        {std::string(100'000, '['), "nested deeper than 4 levels"},
        {with(good, "boxcars sitting", "boxcars"), "format is not \"boxcars sitting\""},
        {with(good, "\"version\": 1", "\"version\": 2"), "version is newer than this Boxcars"},
        {with(good, "\"version\": 1", "\"version\": 1.5"), "version must be a whole number"},
        {with(good, "\"version\": 1", "\"version\": 1,\"version\": 1"), "says 'version' twice"},
        {with(good, "\"version\": 1", "\"version\": 1, \"extra\": 1"), "extra is not a field that belongs here"},
        {with(good, "\"game\": \"pig\"", "\"game\": \"pigs\""), "it is of the game pigs"},
        {with(good, "\"seed\": \"77\"", "\"seed\": 77"), "seed must be text in quotes"},
        {with(good, "\"seed\": \"77\"", "\"seed\": \"-1\""), "seed must be a whole number of 64 bits"},
        {with(good, "\"goal\": 100", "\"goal\": 1"), "The knob 'goal' of pig takes 2 to 1000, not '1'."},
        {with(good, "\"goal\": 100", "\"gaol\": 100"), "pig has no knob 'gaol'"},
        {with(good, "\"pig_face\": 1", "\"pig_face\": 9"), "the die has only 6 sides"},
        {with(good, "\"pig_face\": 1", "\"pig_face\": 1e99"), "is not a whole number"},
        {with(good, "\"players\": 2", "\"players\": 3"), "A table of 3 seats needs 3 players, not 2."},
        {with(good, "\"faces\":[", "\"faces\":[1.5,"), "entries[1].faces must be whole numbers"},
        {with(good, "\"faces\":[", "\"faces\":[\"x\","), "entries[1].faces must be whole numbers"},
        {with(good, "\"facts\":[", "\"facts\":[7,"), "entries[0].facts must be texts"},
        {with(good, "\"facts\":[", "\"facts\":[\"" + std::string(300, 'x') + "\",") + "x", "is not JSON"},
    };
    for (const auto& fault : bad) {
        const auto& json = fault.first;
        const auto& sentence = fault.second;
        CAPTURE(json.substr(0, 400));
        const std::string said = sentence_of(json);
        CAPTURE(said);
        CHECK(said.starts_with("The replay r.json"));
        CHECK(said.find(sentence) != std::string::npos);
        CHECK((said.ends_with(".") || said.ends_with("?")));
    }
}

TEST_CASE("a recording is read into the game's events once, and cannot be watched if its dice are not the seed's") {
    Recording recording = read_back(played(77, 3));
    const auto entries = watchable(pig_game, recording).entries;
    REQUIRE(entries.size() == recording.entries.size());
    int throws = 0;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        CHECK(is_throw(entries[i]) == !recording.entries[i].faces.empty());
        throws += is_throw(entries[i]) && entries[i].faces == recording.entries[i].faces;
    }
    CHECK(throws > 10);
    recording.entries.back().event = "roll 9";
    CHECK_THROWS_WITH_AS(watchable(pig_game, recording), doctest::Contains("cannot be watched"), Error);
}

Setup two_people() { return {.rules = pig::Rules{.goal = 10}, .seed = 5, .players = {"human", "human"}, .first = 0}; }

void play_to_end(Sitting& pig) {
    while (!pig.over()) pig.legal().empty() ? pig.throw_dice() : pig.submit(pig::Hold{});
}

TEST_CASE("a recording is told entry by entry: openings, throws and decisions, and practice where it counts nowhere") {
    Sitting pig{two_people()};
    play_to_end(pig);
    const std::size_t first_game = pig.journal().size();
    REQUIRE(pig.next_game());
    REQUIRE(pig.force({4}));
    const auto lines = watchable(pig.game_played(), record(pig)).lines;
    REQUIRE(lines.size() == first_game + 2);
    CHECK(lines[0].kind == WatchedKind::Opening);
    CHECK(lines[1].kind == WatchedKind::Throw);
    CHECK(lines[1].words.starts_with("roll "));
    CHECK(lines[first_game - 1].kind == WatchedKind::Decision);
    CHECK(lines[first_game - 1].round == 1);
    CHECK_FALSE(lines[first_game - 1].practice);
    CHECK(lines[first_game].kind == WatchedKind::Opening);
    CHECK(lines[first_game].round == 2);
    CHECK(lines[first_game].game == 2);
    CHECK(lines[first_game + 1].practice);
}

TEST_CASE("a round of sì-wŭ-liù goes from its first bet to the throw that settles it, with what is taken back") {
    Sitting table{{.rules = siwuliu::Rules{}, .seed = 7, .players = {"human"}}};
    REQUIRE(table.submit(siwuliu::Bet{500}));
    REQUIRE(table.undo());
    while (table.state().as<siwuliu::State>().round == 1 && !table.over()) {
        const auto answer = table.may_throw() ? table.throw_dice() : table.submit(siwuliu::Bet{500});
        if (!answer) table.submit(table.legal().front());
    }
    const std::size_t settled = table.journal().size();
    table.submit(siwuliu::Bet{500});
    const auto lines = watchable(table.game_played(), record(table)).lines;
    CHECK(lines[1].kind == WatchedKind::Other);
    CHECK(lines[1].words == "undo: the last decision is taken back");
    CHECK(lines[settled - 1].round == 1);
    CHECK(lines[settled - 1].kind == WatchedKind::Throw);
    CHECK(lines[settled].round == 2);
}

TEST_CASE("a branch is practice from its first entry on, in every later game too; what was played before is not") {
    Sitting pig{two_people()};
    REQUIRE(pig.throw_dice());
    pig.branch();
    CHECK(pig.is_practice());
    CHECK_FALSE(pig.counts());
    CHECK_FALSE(pig.branched(pig.journal().size() - 1));
    play_to_end(pig);
    CHECK(pig.branched(pig.journal().size() - 1));
    REQUIRE(pig.next_game());
    CHECK_FALSE(pig.counts());
}

TEST_CASE("a branch throws what the sitting would have thrown, and past a list of dice what the seed throws") {
    Setup listed = two_people();
    listed.dice.emplace("dice", std::vector<int>{2, 3});
    Sitting seeded{two_people()}, branch{listed};
    REQUIRE(branch.throw_dice().faces == std::vector{2});
    branch.branch();
    CHECK(branch.throw_dice().faces == std::vector{3});
    chance::DiceStream stream = branch.stream();
    CHECK(branch.throw_dice().faces == std::vector{stream.face(6)});
    const auto thrown = seeded.throw_dice().faces;
    Sitting other{two_people()};
    other.branch();
    CHECK(other.throw_dice().faces == thrown);
}

craps::Rules read(const std::string& knobs) {
    const test::Scratch folder;
    const auto file = folder.file("r.json", R"({"game": "craps", "rules": {)" + knobs + "}}");
    return session::read_rule_file(rules::any_game<craps::Rules>(), file).as<craps::Rules>();
}

}  // namespace

TEST_CASE("a number in a rule file is a word or its index, and refused if those are two words") {
    using craps::OddsLimit;
    CHECK_THROWS_WITH_AS(read(R"("odds_limit": 5)"), doctest::Contains("10x, 20x or 100x, not '5'."), Error);
    CHECK(read(R"("odds_limit": 7)").odds_limit == OddsLimit::HundredTimes);
    CHECK(read(R"("odds_limit": 10)").odds_limit == OddsLimit::TenTimes);
    CHECK(read(R"("odds_limit": 2)").odds_limit == OddsLimit::Twice);
    CHECK(read(R"("odds_limit": "5x")").odds_limit == OddsLimit::FiveTimes);
    CHECK(read(R"("odds_limit": "5")").odds_limit == OddsLimit::FiveTimes);
    CHECK(read(R"("crapless": 1, "winners_stay": false)") == craps::Rules{.crapless = true, .winners_stay = false});
    CHECK_THROWS_AS(read(R"("odds_limit": 8)"), Error);
    CHECK_THROWS_AS(read(R"("crapless": "1")"), Error);
    CHECK_THROWS_AS(read(R"("minimum": 2.5)"), Error);
}

TEST_CASE("the journal writes a changed knob with words as the word's index") {
    session::TableSetup table{craps::Rules{}, {}};
    const session::TableSetup before = table;
    REQUIRE_FALSE(session::read_change("rules odds_limit=5 crapless=1", table));
    CHECK(table.rules.as<craps::Rules>() == craps::Rules{.crapless = true, .odds_limit = craps::OddsLimit::TenTimes});
    CHECK(session::change_text(before, table) == "rules crapless=1 odds_limit=5");
}
