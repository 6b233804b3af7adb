// Sittings that another program plays: to their end by the rules, recorded, and verified as any other.

#include "chance/sealed_seed.h"
#include "library/answers.h"
#include "sentence.h"
#include "session/strict_json.h"

#include <doctest/doctest.h>
#include <algorithm>

using namespace boxcars;
using session::Json;

namespace {

// The dice wherever they are due, else the first decision there is; craps may go without one.
void play(library::OpenSitting& table, int entries) {
    for (int n = 0; n < entries; ++n) {
        const Json now = Json::parse(table.look());
        if (now["over"] == true) {
            table.next_game();
            continue;
        }
        const bool throws = now["dice"]["count"] > 0 && (n % 4 != 0 || table.decisions().empty());
        throws ? table.throw_dice() : table.decide(table.decisions().front());
    }
}

}  // namespace

TEST_CASE("a sitting that a program plays at any game verifies with the same hash, and a changed face is found") {
    for (const std::string& game : library::games()) {
        CAPTURE(game);
        const auto table = library::open_sitting(game, R"({"seed": 11})");
        play(*table, 60);
        const Json now = Json::parse(table->look()), verdict = Json::parse(library::verify(table->recording()));
        CHECK(verdict["ok"] == true);
        CHECK(verdict["hash"] == now["hash"]);
        CHECK(verdict["entries"] == now["entries"]);
        CHECK(now["entries"].get<int>() >= 30);
        Json changed = Json::parse(table->recording());
        changed.erase("sha256");
        auto& entries = changed["entries"];
        const auto thrown = std::ranges::find_if(entries, [](const Json& entry) { return entry.contains("faces"); });
        CHECK((game == "siwuliu" || thrown != entries.end()));  // 60 one-cent bets, and no throw
        if (thrown == entries.end()) continue;
        (*thrown)["faces"].back() = (*thrown)["faces"].back().get<int>() % 6 + 1;
        CHECK(Json::parse(library::verify(changed.dump()))["difference"]["field"] == "faces");
    }
}

TEST_CASE("a table says what it does not take, and stays as it was") {
    const auto table =
        library::open_sitting("pig", R"({"seed": 3, "set": {"goal": 30}, "players": ["a", "b"], "first": 0})");
    const std::string before = table->look();
    CHECK(test::sentence_of([&] { table->decide("hold"); }).find("roll") != std::string::npos);
    CHECK(test::sentence_of([&] { table->decide("roll 6"); }) == "Dice are thrown, not chosen.");
    CHECK(test::sentence_of([&] { table->decide("dance"); }) == "'dance' is no decision at a table of pig.");
    CHECK(test::sentence_of([&] { table->next_game(); }) == "This game is not over yet.");
    CHECK(table->look() == before);
    CHECK(test::sentence_of([] { library::open_sitting("pgi"); }).find("did you mean 'pig'?") != std::string::npos);
    CHECK(test::sentence_of([] { library::open_sitting("craps", R"({"first": 0})"); }).find("nobody in particular") !=
          std::string::npos);
    CHECK(test::sentence_of([] { library::open_sitting("pig", R"({"players": ["a"]})"); }).find("needs 2 players") !=
          std::string::npos);
}

TEST_CASE("forced faces are practice, and what was decided since the dice can be taken back") {
    const auto table = library::open_sitting("craps", R"({"seed": 5})");
    table->decide(table->decisions().front());
    table->undo();
    CHECK(test::sentence_of([&] { table->undo(); }).find("nothing to take back") != std::string::npos);
    const Json thrown = Json::parse(table->force({6, 6}));
    CHECK(thrown["faces"] == Json({6, 6}));
    CHECK(thrown["forced"] == true);
    CHECK(Json::parse(table->look())["practice"] == true);
    CHECK(Json::parse(library::verify(table->recording()))["ok"] == true);
}
