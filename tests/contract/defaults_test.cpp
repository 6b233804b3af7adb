// A game that leaves out whatever rules/game.h lets it leave out: what then holds.
#include "session/game_of.h"
#include "session/sitting.h"

#include <doctest/doctest.h>

using namespace boxcars;

namespace bare {  // one die, thrown until it has shown `most` times `face`; a decision to pass changes nothing

struct Pass {
    bool operator==(const Pass&) const = default;
};
struct Rolled {
    std::array<int, 1> faces;
    bool operator==(const Rolled&) const = default;
};
using Event = std::variant<Pass, Rolled>;

struct State {
    int throws = 0, shown = 0;
    bool operator==(const State&) const = default;
};

struct Threw {
    int face;
    bool operator==(const Threw&) const = default;
};
using Fact = std::variant<Threw>;

struct Rules {
    int face = 6, most = 2;
    bool operator==(const Rules&) const = default;

    using State = bare::State;
    using Event = bare::Event;
    using Fact = bare::Fact;
    static constexpr std::string_view game = "bare";
    static std::span<const rules::Knob<Rules>> knobs() {
        static constexpr rules::Knob<Rules> table[] = {
            {"face", rules::member<&Rules::face>, 1, 6, "The face that is counted."},
            {"most", rules::member<&Rules::most>, 1, 9, "As often it is thrown."}};
        return table;
    }
};
BOXCARS_GAME_VERBS;

constexpr auto play = [](const Rules& rules, State& state, const Event& event, const auto& report) {
    const auto* rolled = std::get_if<Rolled>(&event);
    if (!rolled) return;
    state.throws += 1;
    state.shown += rolled->faces[0] == rules.face ? 1 : 0;
    report(Threw{rolled->faces[0]});
};

State opening(const Rules&) { return {}; }
std::vector<Event> legal(const Rules& rules, const State& state) {
    return over(rules, state) ? std::vector<Event>{} : std::vector<Event>{Pass{}};
}
rules::Dice dice_wanted(const Rules& rules, const State& state) { return {over(rules, state) ? 0 : 1, 6}; }
Event thrown(const Rules&, rules::Faces faces) { return Rolled{{faces[0]}}; }
std::optional<std::string> refusal(const Rules& rules, const State& state, const Event&) {
    return over(rules, state) ? std::optional<std::string>{"The game is over."} : std::nullopt;
}
Step apply(const Rules& rules, const State& state, const Event& event) {
    return boxcars::rules::reported<Step>(rules, state, event, play);
}
void advance(const Rules& rules, State& state, const Event& event) {
    play(rules, state, event, boxcars::rules::no_report);
}
bool over(const Rules& rules, const State& state) { return state.shown == rules.most; }
std::vector<std::int64_t> canonical(const State& state) { return {state.throws, state.shown}; }
rules::Named describe(const State& state) { return {{"throws", state.throws}, {"shown", state.shown}}; }
std::string to_text(const Event& event) {
    const auto* rolled = std::get_if<Rolled>(&event);
    return rolled ? "roll " + std::to_string(rolled->faces[0]) : "pass";
}
std::optional<Event> event_from(const Rules&, std::string_view text) {
    if (text == "pass") return Pass{};
    if (text.size() == 6 && text.starts_with("roll ")) return Rolled{{text[5] - '0'}};
    return {};
}
std::string to_text(const Fact& fact) { return "threw " + std::to_string(std::get<Threw>(fact).face); }

}  // namespace bare

BOXCARS_ANY_GAME(bare::Rules)

namespace {

session::Sitting table() { return session::Sitting{{.rules = bare::Rules{}, .seed = 3, .players = {"human"}}}; }

TEST_CASE("a game that leaves out the rest of the contract has no conflict, no seat that begins and no way back") {
    static_assert(rules::Game<bare::Rules>);
    static_assert(!rules::may_undo<bare::Rules>);
    bare::Rules sheet;
    CHECK_FALSE(rules::problem(sheet));
    sheet.most = 10;
    CHECK(rules::problem(sheet));
    CHECK(rules::verbs::start_events(bare::Rules{}).empty());
    session::Sitting session = table();
    CHECK(session.journal().empty());
    REQUIRE(session.submit(bare::Pass{}));
    CHECK(session.undoable() == 0);
    CHECK(session.undo().refused == "There is nothing to take back: the dice have flown since.");
}

TEST_CASE("the faces of a throw are those in the event's `faces`; a decision has none") {
    const auto rolled = thrown(bare::Rules{}, std::array{5});
    CHECK(rules::verbs::faces(rolled) == std::vector{5});
    CHECK(rules::verbs::faces(bare::Event{bare::Pass{}}).empty());
    session::Sitting session = table();
    CHECK(session.submit(rolled).refused == "Dice are thrown, not chosen.");
    const auto answer = session.throw_dice();
    REQUIRE(answer);
    CHECK(answer.faces == session.journal().back().faces);
    CHECK(answer.faces.size() == 1);
}

TEST_CASE("a game without rounds keeps its sheet to the end, and carries its state as it is") {
    const bare::Rules next{.face = 6, .most = 1};
    CHECK_FALSE(rules::verbs::between_rounds_of(bare::Rules{}, next, bare::State{}));
    const bare::State some{7, 1};
    CHECK(rules::verbs::carried_to(next, some) == some);
    session::Sitting session = table();
    REQUIRE(session.change_rules(next));
    REQUIRE(session.force({6}));
    CHECK_FALSE(session.over());
    REQUIRE(session.force({6}));
    REQUIRE(session.over());
    REQUIRE(session.next_game());
    REQUIRE(session.force({6}));
    CHECK(session.over());
}

}  // namespace
