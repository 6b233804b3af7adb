// A sitting: what is drawn, refused and journaled, when a changed sheet takes over; and any game behind one type.
#include "session/sitting.h"

#include "contract/any_game.h"
#include "rules/ceelo/rules.h"
#include "rules/craps/rules.h"
#include "rules/knobs.h"
#include "rules/siwuliu/rules.h"
#include "session/pig_sitting.h"
#include "session/store/killed.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace boxcars;
using namespace sitting;
using namespace boxcars::session;
using namespace rules::defaults;
using any_game::Chooser, sitting::SittingOf;

namespace {

std::vector<int> faces_thrown(const Pig& pig) {
    std::vector<int> faces;
    for (const auto& entry : pig.journal()) faces.insert(faces.end(), entry.faces.begin(), entry.faces.end());
    return faces;
}

Pig with_dice(std::vector<int> faces) { return Pig{{{}, 1, {"human", "human"}, 0, GivenDice{"dice file d", faces}}}; }

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

SittingOf<siwuliu::Rules> table_with(std::vector<int> faces) {
    return SittingOf<siwuliu::Rules>{{{}, 1, {"human"}, {}, GivenDice{"dice of this test", std::move(faces)}}};
}

const siwuliu::Rules pushed_ties{.tie = siwuliu::Tie::Push};

TEST_CASE("sì-wŭ-liù: a changed sheet takes over before the first bet of a round, with what is left") {
    auto table = table_with({3, 3, 4, 4, 5, 5, 6, 6, 4, 1, 2, 3});
    CHECK(table.submit(siwuliu::Bet{1'000}));
    CHECK(table.change_rules(pushed_ties));
    CHECK(table.submit(siwuliu::Stop{}));
    CHECK(table.throw_dice());
    CHECK(table.throw_dice());  // a tie, and still the old sheet: again
    CHECK(table.state().phase == siwuliu::Phase::PlayerRolls);
    CHECK(table.throw_dice());
    CHECK(table.rules() == siwuliu::Rules{});
    CHECK(table.throw_dice());  // the round ends
    CHECK(table.rules() == pushed_ties);
    CHECK(table.state() == siwuliu::State{101'050, 9'000, 0, siwuliu::Phase::Betting, 0, 2});
}

TEST_CASE("sì-wŭ-liù: before the first bet a changed sheet takes over at once") {
    auto table = table_with({});
    CHECK(table.change_rules(pushed_ties));
    CHECK(table.rules() == pushed_ties);
}

// Opens all boxes as values of type T.
template <class T>
std::vector<T> unboxed(const auto& boxes) {
    std::vector<T> values;
    for (const auto& box : boxes) values.push_back(box.template as<T>());
    return values;
}

template <rules::Game R>
struct Played {  // a game at random, by the game's own functions
    using State = typename R::State;
    using Event = typename R::Event;

    R rules;
    std::vector<State> states{};  // before each event, and the last
    std::vector<Event> events{};
    std::vector<typename R::Fact> facts{};

    explicit Played(std::uint64_t seed, std::size_t most = 300) {
        Chooser choose{seed};
        auto session = any_game::any_table(rules::any_game<R>(), seed, choose);
        while (session.journal().size() < most && !session.over()) any_game::any_move(session, choose);
        rules = session.rules().template as<R>();
        states = {opening(rules)};
        for (const auto& entry : session.journal()) {
            events.push_back(entry.event->template as<Event>());
            const auto step = apply(rules, states.back(), events.back());
            states.push_back(step.next);
            facts.insert(facts.end(), step.facts.begin(), step.facts.end());
        }
    }
};

// Checks that the boxed step has the facts, results and scores of the typed one.
template <rules::Game R>
void same_step(const rules::Sheet& sheet, const rules::State& before, const rules::AnyStep& step,
               const rules::Step<typename R::State, typename R::Fact>& same) {
    const rules::AnyGame& game = sheet.game();
    const R& typed = sheet.as<R>();
    const auto& at = before.as<typename R::State>();
    REQUIRE(unboxed<typename R::Fact>(step.facts) == same.facts);
    for (std::size_t fact = 0; fact < same.facts.size(); ++fact)
        REQUIRE(to_text(step.facts[fact]) == to_text(same.facts[fact]));
    REQUIRE(game.hand_results(sheet, before, step, 0) == hand_results(typed, at, same, 0));
    REQUIRE(game.feat(sheet, before, step, 0) == feat(typed, at, same, 0));
    REQUIRE(game.score_marks(sheet, before, step, 0) == score_marks(typed, at, same, 0));
}

}  // namespace

TEST_CASE_TEMPLATE("the verbs of a boxed game give the same results as the game's own functions", R, pig::Rules,
                   craps::Rules, siwuliu::Rules, ceelo::Rules) {
    using State = typename R::State;
    using Event = typename R::Event;
    const rules::AnyGame& game = rules::any_game<R>();
    CHECK((game.name() == R::game && game.defaults().template as<R>() == R{}));
    CHECK(game.may_undo() == rules::may_undo<R>);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        CAPTURE(seed);
        const Played<R> played{seed};
        const R& typed = played.rules;
        const rules::Sheet sheet = typed;
        CHECK((&sheet.game() == &game && problem(sheet) == rules::problem(typed)));
        CHECK(unboxed<Event>(starts(sheet)) == starts(typed));
        rules::State state = opening(sheet);
        for (std::size_t n = 0; n < played.states.size(); ++n) {
            const State& at = played.states[n];
            REQUIRE(state.template as<State>() == at);
            REQUIRE((canonical(state) == canonical(at) && describe(state) == describe(at)));
            REQUIRE(over(sheet, state) == over(typed, at));
            REQUIRE(unboxed<Event>(legal(sheet, state)) == legal(typed, at));
            REQUIRE(dice_wanted(sheet, state) == dice_wanted(typed, at));
            REQUIRE(between_rounds(sheet, game.defaults(), state) == between_rounds(typed, R{}, at));
            REQUIRE(carried(sheet, state).template as<State>() == carried(typed, at));
            if (n == played.events.size()) break;
            const Event& event = played.events[n];
            const rules::Event boxed = event;
            REQUIRE(to_text(boxed) == to_text(event));
            REQUIRE(event_from(sheet, to_text(event)) == std::optional{boxed});
            REQUIRE_FALSE(event_from(sheet, "dance"));
            REQUIRE(faces_of(boxed) == faces_of(event));
            REQUIRE(refusal(sheet, state, boxed) == refusal(typed, at, event));
            REQUIRE(refusal(sheet, opening(sheet), boxed) == refusal(typed, opening(typed), event));
            const rules::AnyStep step = apply(sheet, state, boxed);
            same_step<R>(sheet, state, step, apply(typed, at, event));
            if (!faces_of(boxed).empty()) REQUIRE(thrown(sheet, faces_of(boxed)) == boxed);
            state = step.next;
        }
    }
}

TEST_CASE_TEMPLATE("two boxes are equal if and only if their values are, and a copy of a box shares its value", R,
                   pig::Rules, craps::Rules, siwuliu::Rules, ceelo::Rules) {
    const Played<R> played{7}, other{8};
    Chooser choose{9};
    const auto equal_if_held = [&](auto box, const auto& values) {
        using Box = decltype(box);
        int equal = 0;
        for (int n = 0; n < 2000; ++n) {
            const auto& a = values[nth(choose.below(how_many(values)))];
            const auto& b = values[nth(choose.below(how_many(values)))];
            REQUIRE((Box{a} == Box{b}) == (a == b));
            equal += a == b;
        }
        CHECK(equal > 0);
        CHECK(equal < 2000);
        const Box one = values.front(), copy = one;
        using Held = std::decay_t<decltype(values.front())>;
        CHECK(&copy.template as<Held>() == &one.template as<Held>());
        CHECK(one.template is<Held>());
        CHECK_FALSE(one.template is<int>());
        CHECK(Box{} == Box{});
        CHECK_FALSE(one == Box{});
        CHECK_FALSE(Box{} == one);
        CHECK_FALSE(Box{});
    };
    equal_if_held(rules::State{}, played.states);
    equal_if_held(rules::Event{}, played.events);
    equal_if_held(rules::Fact{}, played.facts);
    equal_if_held(rules::Sheet{}, std::vector{played.rules, other.rules, R{}});
}

TEST_CASE("boxes of two games are never equal") {
    CHECK_FALSE(rules::Sheet{pig::Rules{}} == rules::Sheet{craps::Rules{}});
    CHECK_FALSE(rules::State{pig::State{}} == rules::State{siwuliu::State{}});
    CHECK_FALSE(rules::Event{siwuliu::Bet{5}} == rules::Event{ceelo::Stake{5}});
}

TEST_CASE_TEMPLATE("the knobs of a boxed sheet have the rows, values and effects of the game's own", R, pig::Rules,
                   craps::Rules, siwuliu::Rules, ceelo::Rules) {
    const auto typed = R::knobs();
    const auto boxed = rules::any_game<R>().knobs();
    REQUIRE(boxed.size() == typed.size());
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        Chooser choose{seed};
        const rules::Sheet sheet = any_game::any_sheet(rules::any_game<R>(), choose);
        const R& rules = sheet.as<R>();
        std::vector<std::pair<std::string_view, int>> held, boxed_held;
        rules::each_held(rules, [&](std::string_view knob, int value) { held.emplace_back(knob, value); });
        each_held(sheet, [&](std::string_view knob, int value) { boxed_held.emplace_back(knob, value); });
        CHECK(boxed_held == held);
        for (std::size_t n = 0; n < typed.size(); ++n) {
            CAPTURE(typed[n].name);
            CHECK(boxed[n].name == typed[n].name);
            CHECK((boxed[n].least == typed[n].least && boxed[n].most == typed[n].most));
            CHECK((boxed[n].help == typed[n].help && boxed[n].title == typed[n].title));
            CHECK((boxed[n].group == typed[n].group && boxed[n].unit == typed[n].unit));
            CHECK((boxed[n].words.data() == typed[n].words.data() && boxed[n].only.data() == typed[n].only.data()));
            CHECK((boxed[n].later == typed[n].later && boxed[n].member.yes_no == typed[n].member.yes_no));
            CHECK(game_name(boxed[n]) == R::game);
            CHECK(boxed[n].get(sheet) == typed[n].get(rules));
            const int value = choose.one_in(2) ? typed[n].least : typed[n].most;
            R changed = rules;
            rules::Sheet boxed_changed = sheet;
            typed[n].set(changed, value);
            boxed[n].set(boxed_changed, value);
            CHECK(boxed_changed.as<R>() == changed);
            CHECK(problem(boxed_changed) == rules::problem(changed));
            CHECK(boxed[n].get(sheet) == typed[n].get(rules));  // a copy is not changed with it
        }
    }
}

TEST_CASE("a program that opens a box as another type is killed, with a message that names both types") {
    const rules::Sheet sheet = pig::Rules{};
    const std::string said = test::last_words([&] { static_cast<void>(sheet.as<craps::Rules>()); });
    CHECK(said.find(typeid(pig::Rules).name()) != said.npos);
    CHECK(said.find(typeid(craps::Rules).name()) != said.npos);
    CHECK(test::last_words([] { static_cast<void>(rules::State{}.as<pig::State>()); }).find("is nothing") != said.npos);
    CHECK(test::last_words([&] { static_cast<void>(sheet.as<pig::Rules>()); }) == "");
}
