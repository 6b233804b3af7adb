// A sitting: what is drawn, what is refused, what is journaled.
#include "session/sitting.h"

#include "base/error.h"
#include "session/journal.h"
#include "session/pig_sitting.h"
#include "session/replay.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace boxcars;
using namespace sitting;
using session::GivenDice;

namespace {

std::vector<int> faces_thrown(const Pig& pig) {
    std::vector<int> faces;
    for (const auto& entry : pig.journal()) faces.insert(faces.end(), entry.faces.begin(), entry.faces.end());
    return faces;
}

Pig with_dice(std::vector<int> faces) { return Pig{{{}, 1, {"human", "human"}, 0, GivenDice{"dice file d", faces}}}; }

}  // namespace

TEST_CASE("the first draw of the seed decides who begins, any seat may, and then the seats alternate") {
    std::set<int> began;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        chance::DiceStream stream{seed};
        Pig pig = table(seed, {10, 1, 6, 3});
        CHECK(pig.first() == stream.draw(3));
        began.insert(pig.first());
        for (int game = 1; game <= 4; ++game) {
            play_game(pig);
            const int before = pig.first();
            REQUIRE(pig.next_game());
            CHECK(pig.first() == (before + 1) % 3);
            CHECK(pig.state().turn == pig.first());
        }
    }
    CHECK(began.size() == 3);
}

TEST_CASE("the same seed throws the same dice for any decisions and any named beginner") {
    Pig cautious = table(5), bold = table(5), named{{{}, 5, {"human", "human"}, 1, {}}};
    for (Pig* pig : {&cautious, &bold, &named})
        for (int thrown = 0; thrown < 200 && !pig->over(); ++thrown) {
            if (pig == &cautious && pig->state().rolls > 0) pig->submit(pig::Hold{});
            pig->throw_dice();
        }
    const auto a = faces_thrown(cautious), b = faces_thrown(bold), c = faces_thrown(named);
    const auto same = std::min({a.size(), b.size(), c.size()});
    REQUIRE(same > 30);
    for (std::size_t i = 0; i < same; ++i) CHECK((a[i] == b[i] && b[i] == c[i]));
    CHECK(a[0] != 0);
}

TEST_CASE("a refusal is a sentence and changes neither the state, the journal nor the dice") {
    Pig pig = table(3);
    const auto state = pig.state();
    const auto hash = pig.hash();
    const auto entries = pig.journal().size();
    const auto position = pig.stream().position();
    CHECK(pig.submit(pig::Hold{}).refused == "The first roll of a turn is compulsory: roll before you hold.");
    CHECK(pig.submit(pig::Rolled{6}).refused == "Dice are thrown, not chosen.");
    CHECK_FALSE(pig.submit(pig::Begin{1}));
    CHECK(pig.next_game().refused == "This game is not over yet.");
    CHECK_FALSE(pig.force({7}));
    CHECK_FALSE(pig.force({1, 2}));
    CHECK_FALSE(pig.change_rules(pig::Rules{100, 7, 6, 2}));
    CHECK_FALSE(pig.change_rules(pig::Rules{}));
    CHECK_FALSE(pig.change_table({pig::Rules{}, {"human"}}));
    CHECK_FALSE(pig.change_table({pig::Rules{}, {"human", "hold 20"}}));
    CHECK((pig.state() == state && pig.hash() == hash && pig.journal().size() == entries));
    CHECK(pig.stream().position() == position);
    play_game(pig);
    CHECK(pig.throw_dice().refused == "The game is over: start a new one.");
    CHECK_FALSE(pig.submit(pig::Hold{}));
}

TEST_CASE("the journal tells every event with its faces, its facts and a fingerprint of everything so far") {
    Pig pig = with_dice({3, 5, 1});
    pig.throw_dice();
    pig.submit(pig::Hold{});
    pig.throw_dice();
    pig.throw_dice();
    std::string reported;
    std::set<std::uint64_t> hashes;
    for (const auto& entry : pig.journal()) {
        reported += entry.text + ":";
        for (const auto& fact : facts_text(entry)) reported += " " + fact + ";";
        reported += "\n";
        hashes.insert(entry.hash);
    }
    CHECK(reported ==
          "begin 1: player 1's turn;\n"
          "roll 3: player 1 rolled 3, turn total 3;\n"
          "hold: player 1 banked 3, score 3; player 2's turn;\n"
          "roll 5: player 2 rolled 5, turn total 5;\n"
          "roll 1: player 2 rolled 1, a pig, and lost 5; player 1's turn;\n");
    CHECK(hashes.size() == 5);
    CHECK(pig.journal().back().hash == pig.hash());
}

TEST_CASE("changed rules are journaled at once and hold from the next game on") {
    Pig pig = table(8);
    REQUIRE(pig.change_rules(pig::Rules{30, 6, 6, 2}));
    CHECK(pig.journal().back().text == "rules goal=30 pig_face=6");
    CHECK(pig.rules() == pig::Rules{});
    play_game(pig);
    CHECK(pig.rules().goal == 100);
    REQUIRE(pig.next_game());
    CHECK(pig.rules() == pig::Rules{30, 6, 6, 2});
}

TEST_CASE("with more seats the last player takes them too; with fewer the last players leave") {
    Pig pig{{{}, 8, {"human", "hold20"}, {}, {}}};
    REQUIRE(pig.change_rules(pig::Rules{100, 1, 6, 4}));
    CHECK(pig.journal().back().text == "rules players=4 seats=human,hold20,hold20,hold20");
    play_game(pig);
    REQUIRE(pig.next_game());
    CHECK(pig.players() == session::Players{"human", "hold20", "hold20", "hold20"});
    REQUIRE(pig.change_rules(pig::Rules{}));
    CHECK(pig.next_table().players == session::Players{"human", "hold20"});
}

TEST_CASE("the fingerprint tells rules, players and events apart") {
    const auto base = played(4).hash();
    CHECK(played(4).hash() == base);
    CHECK(played(5).hash() != base);
    CHECK(table(4, {99, 1, 6, 2}).hash() != table(4).hash());
    CHECK(Pig{{{}, 4, {"human", "hold20"}, {}, {}}}.hash() != table(4).hash());
}

TEST_CASE("a chosen face makes the sitting practice and leaves the seed's dice where they were") {
    Pig pig = table(6), plain = table(6);
    REQUIRE(pig.force({5}));
    CHECK(pig.is_practice());
    CHECK_FALSE(plain.is_practice());
    CHECK(pig.journal().back().forced);
    CHECK(pig.throw_dice()->next.as<pig::State>().rolls >= 0);
    plain.throw_dice();
    CHECK(pig.journal().back().faces == plain.journal().back().faces);
}

TEST_CASE("given dice are thrown in their order; running out and impossible faces name the place and change nothing") {
    Pig pig = with_dice({2, 7});
    CHECK(pig.throw_dice()->next.as<pig::State>().turn_total == 2);
    const auto entries = pig.journal().size();
    CHECK_THROWS_WITH_AS(pig.throw_dice(),
                         "The dice file d has the face 7 at place 2, but the die has the faces 1 to 6.", Error);
    CHECK(pig.journal().size() == entries);
    Pig short_one = with_dice({2});
    short_one.throw_dice();
    CHECK_THROWS_WITH_AS(short_one.throw_dice(),
                         "The dice file d has run out: it has 1 face, and one more is needed. Add faces to it.", Error);
    CHECK(short_one.state().turn_total == 2);
}

TEST_CASE("a sitting that keeps ten entries in memory plays the same as one that keeps all") {
    Pig all = table(3), ten = table(3);
    ten.remember(10);
    std::size_t throws = 0;
    for (int game = 0; game < 20; ++game) {
        while (!all.over()) {
            const bool holds = all.state().turn_total >= 20;
            const auto said = holds ? all.submit(pig::Hold{}) : all.throw_dice();
            const auto same = holds ? ten.submit(pig::Hold{}) : ten.throw_dice();
            REQUIRE(said);
            REQUIRE(same);
            CHECK(same->next == said->next);
            CHECK(same.faces == said.faces);
            throws += !said.faces.empty();
        }
        all.next_game();
        ten.next_game();
    }
    const auto &whole = all.journal(), &newest = ten.journal();
    CHECK(ten.hash() == all.hash());
    CHECK(newest.size() == whole.size());
    CHECK(newest.throws() == throws);
    CHECK(whole.throws() == throws);
    CHECK(newest.first() == whole.size() - 10);
    CHECK(std::distance(newest.begin(), newest.end()) == 10);
    for (std::size_t n = newest.first(); n < newest.size(); ++n) CHECK(newest[n].hash == whole[n].hash);
}
