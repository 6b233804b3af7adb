// rules::AnyGame: its verbs for boxed values, compared with the game's own functions for typed ones.
#include "rules/any_game.h"

#include "contract/any_game.h"
#include "rules/ceelo/rules.h"
#include "rules/craps/rules.h"
#include "rules/pig/rules.h"
#include "rules/siwuliu/rules.h"
#include "session/store/killed.h"

#include <doctest/doctest.h>

using namespace boxcars;
using any_game::Chooser;

namespace {

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
        CHECK(unboxed<Event>(starts(sheet)) == rules::verbs::start_events(typed));
        rules::State state = opening(sheet);
        for (std::size_t n = 0; n < played.states.size(); ++n) {
            const State& at = played.states[n];
            REQUIRE(state.template as<State>() == at);
            REQUIRE((canonical(state) == canonical(at) && describe(state) == describe(at)));
            REQUIRE(over(sheet, state) == over(typed, at));
            REQUIRE(unboxed<Event>(legal(sheet, state)) == legal(typed, at));
            REQUIRE(dice_wanted(sheet, state) == dice_wanted(typed, at));
            REQUIRE(between_rounds(sheet, game.defaults(), state) == rules::verbs::between_rounds_of(typed, R{}, at));
            REQUIRE(carried(sheet, state).template as<State>() == rules::verbs::carried_to(typed, at));
            if (n == played.events.size()) break;
            const Event& event = played.events[n];
            const rules::Event boxed = event;
            REQUIRE(to_text(boxed) == to_text(event));
            REQUIRE(event_from(sheet, to_text(event)) == std::optional{boxed});
            REQUIRE_FALSE(event_from(sheet, "dance"));
            REQUIRE(faces_of(boxed) == rules::verbs::faces(event));
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
