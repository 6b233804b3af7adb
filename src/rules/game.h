// The contract every game keeps. Journal, replay, odds, simulation, text mode and contract tests use nothing else.
//
// A game is its rule sheet: a type `Rules` of plain integers (the knobs) that names its `State`, `Event` and `Fact`,
// and these verbs, free functions in the game's namespace, all total, pure and integer; see BOXCARS_GAME_VERBS:
//   opening(rules)                 the state before anything has happened
//   legal(rules, state)            every decision that may be taken now; empty if there is none (a throw is not one)
//   dice_wanted(rules, state)      which dice may be thrown now; count 0 if none may
//   thrown(rules, faces)           the event of throwing these faces
//   refusal(rules, state, event)   a sentence for the player that says why apply() refuses the event; empty if allowed
//   apply(rules, state, event)     the next state and the facts of what happened, in order; requires no refusal
//   advance(rules, state, event)   apply() in place without facts: the same code, for simulations
//   over(rules, state)             whether the game has ended; the next one begins from opening()
//   canonical(state)               the state as whole numbers, for hashing and comparing
//   describe(state)                the same with names, for a person or a file: "turn_total=17"
//   to_text(event), event_from(rules, text)   one event as words ("roll 4", "hold") and back
//   to_text(fact)                  what happened, as words for a journal ("rolled 4, turn total 17")
// What a game may leave out, with the default (namespace defaults below):
//   conflict(rules)                a sentence about knobs that are in range but contradict each other; default: none
//   faces_of(event)                the faces of a throw, empty for a decision; default: the event's `faces`
//   starts(rules)                  one event per seat that lets that player begin, if the first player is drawn and
//                                  alternates from game to game; default: empty
//   between_rounds(rules, next, state)   whether the sheet `next` may take over during the game; default: never
//   carried(next, state)           the state under the sheet that has taken over; default: unchanged
//   Rules::may_undo                whether a decision may be taken back until the next throw; default: false
// A game in which a player's worth is one number, in its own coins or points, has worth(state): what the player has
// that is not at stake. A game that is played for money has two more functions:
//   money(state, seat)             the cents of the player of that seat, off the table and on it; for the opening state
//                                  it is what each player sits down with
//   buy_in(rules)                  the knob that sets what each player sits down with
#pragma once
#include "base/money.h"

#include <concepts>
#include <span>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace boxcars::rules {

enum class Unit { Number, Dollars, Cents, Percent };  // what a knob counts

// One field of a rule sheet read and written as a whole number, whether it is a number, a yes-or-no or an enum.
template <class Rules>
struct Member {
    int (*get)(const Rules&);
    void (*set)(Rules&, int);
    bool yes_no = false;
};

template <auto pointer>  // used as member<&Rules::goal>
constexpr auto member = []<class Rules, class Value>(Value Rules::*) -> Member<Rules> {
    return {[](const Rules& rules) { return static_cast<int>(rules.*pointer); },
            [](Rules& rules, int value) { rules.*pointer = static_cast<Value>(value); }, std::is_same_v<Value, bool>};
}(pointer);

// The name and the field of a knob, where the game's `Rules` are in scope: {KNOB(goal), 2, 1000, ...}.
// clang-format off
#define KNOB(field) #field, ::boxcars::rules::member<&Rules::field>
// clang-format on

// One field of a rule sheet that may be changed, declared once. The overlay, the command line, files, odds and tests
// read these declarations. Files and hashes hold the field as a whole number.
template <class Rules>
struct Knob {
    std::string_view name;
    Member<Rules> member;
    int least, most;
    std::string_view help;  // one sentence
    // The name for people: "Odds on 4 and 10". If it is empty, people read `name`.
    std::string_view title{};
    std::string_view group{};  // the heading it stands under; knobs of one group stand together
    Unit unit = Unit::Number;
    // The names of the values, if they have any: words[value - least] names value. Otherwise empty.
    std::span<const std::string_view> words{};
    bool later = false;  // files and hashes leave it out at its default, so that those made before it stay the same
    // The only values allowed, ascending, if not every value from least to most is allowed. Otherwise empty.
    std::span<const int> only{};
    int get(const Rules& rules) const { return member.get(rules); }
    void set(Rules& rules, int value) const { member.set(rules, value); }  // requires: takes(knob, value)
};

constexpr std::string_view off_on[] = {"off", "on"};  // the words of every yes-or-no knob
constexpr std::span<const std::string_view> no_words{};

struct Dice {
    int count = 0, sides = 6;
    bool operator==(const Dice&) const = default;
};

template <class State, class Fact>
struct Step {
    State next;
    std::vector<Fact> facts;  // the display receives nothing else
};

// Makes apply() and advance() from a game's one function `play(rules, state, event, report)`, which changes a state in
// place and reports each fact as it happens.
template <class Step, class Rules, class State, class Event, class Play>
Step reported(const Rules& rules, const State& state, const Event& event, const Play& play) {
    Step step{state, {}};
    play(rules, step.next, event, [&](const auto& fact) { step.facts.emplace_back(fact); });
    return step;
}
constexpr auto no_report = [](const auto&) {};

template <class Of>  // the first fact of this kind; nullptr: there is none
const Of* fact_among(const auto& facts) {
    for (const auto& fact : facts)
        if (const auto* found = std::get_if<Of>(&fact)) return found;
    return nullptr;
}

// Refusals and names that every table words alike. Seats count from 0.
inline std::string player_name(int seat) { return "player " + std::to_string(seat + 1); }
inline std::optional<std::string> no_such_player(int seat, int players) {
    if (seat >= 0 && seat < players) return {};
    return "There is no " + player_name(seat) + " at a table of " + std::to_string(players) + ".";
}
inline std::optional<std::string> no_such_face(std::span<const int> faces, int sides) {
    for (const int face : faces)
        if (face < 1 || face > sides)
            return std::string{faces.size() == 2 ? "A" : "The"} + " die has no face " + std::to_string(face) +
                   ": its faces are 1 to " + std::to_string(sides) + ".";
    return {};
}

template <class Event, class Begin>  // one opening event per seat
std::vector<Event> one_for_each_seat(int players) {
    std::vector<Event> events;
    for (int seat = 0; seat < players; ++seat) events.emplace_back(Begin{seat});
    return events;
}

using Faces = std::span<const int>;
using Named = std::vector<std::pair<std::string, std::int64_t>>;

// Declares the verbs that every game has, for the Rules, State, Event and Fact of the namespace in which it is used.
// The last three are never called: any_game.h finds the game of a value by their types.
#define BOXCARS_GAME_VERBS                                                        \
    using Step = ::boxcars::rules::Step<State, Fact>;                             \
    State opening(const Rules&);                                                  \
    std::vector<Event> legal(const Rules&, const State&);                         \
    ::boxcars::rules::Dice dice_wanted(const Rules&, const State&);               \
    Event thrown(const Rules&, ::boxcars::rules::Faces);                          \
    std::optional<std::string> refusal(const Rules&, const State&, const Event&); \
    Step apply(const Rules&, const State&, const Event&);                         \
    void advance(const Rules&, State&, const Event&);                             \
    bool over(const Rules&, const State&);                                        \
    std::vector<std::int64_t> canonical(const State&);                            \
    ::boxcars::rules::Named describe(const State&);                               \
    std::string to_text(const Event&);                                            \
    std::optional<Event> event_from(const Rules&, std::string_view text);         \
    std::string to_text(const Fact&);                                             \
    Rules state_game(const State&);                                               \
    Rules event_game(const Event&);                                               \
    Rules fact_game(const Fact&)

// Defines apply() and advance() by a game's `play`, see reported().
#define BOXCARS_GAME_PLAY(play)                                              \
    Step apply(const Rules& rules, const State& state, const Event& event) { \
        return ::boxcars::rules::reported<Step>(rules, state, event, play);  \
    }                                                                        \
    void advance(const Rules& rules, State& state, const Event& event) {     \
        play(rules, state, event, ::boxcars::rules::no_report);              \
    }

// To call a verb, write `using namespace rules::defaults` first. A game's own verb, not being a template, is preferred.
namespace defaults {

std::optional<std::string> conflict(const auto&) { return {}; }
template <class... Events>
std::vector<int> faces_of(const std::variant<Events...>& event) {
    return std::visit(
        [](const auto& one) {
            if constexpr (requires { one.faces; })
                return std::vector<int>(std::begin(one.faces), std::end(one.faces));
            else
                return std::vector<int>{};
        },
        event);
}
template <class Rules>
std::vector<typename Rules::Event> starts(const Rules&) {
    return {};
}
template <class Rules>
bool between_rounds(const Rules&, const Rules&, const typename Rules::State&) {
    return false;
}
template <class Rules>
typename Rules::State carried(const Rules&, const typename Rules::State& state) {
    return state;
}

// A verb that may be left out must have this signature if a game declares it.
template <class Rules>
concept Completed = requires(const Rules& rules, const typename Rules::State& state,
                             const typename Rules::Event& event) {
    { conflict(rules) } -> std::same_as<std::optional<std::string>>;
    { faces_of(event) } -> std::same_as<std::vector<int>>;
    { starts(rules) } -> std::same_as<std::vector<typename Rules::Event>>;
    { between_rounds(rules, rules, state) } -> std::same_as<bool>;
    { carried(rules, state) } -> std::same_as<typename Rules::State>;
};

}  // namespace defaults

template <class Rules>
constexpr bool may_undo = requires {
    requires Rules::may_undo;
};

template <class Rules>
concept Game = defaults::Completed<Rules> &&
    requires(const Rules& rules, const typename Rules::State& state, const typename Rules::Event& event,
             typename Rules::State& present, const typename Rules::Fact& fact, Faces faces, std::string_view text) {
    { Rules::game } -> std::convertible_to<std::string_view>;
    { Rules::knobs() } -> std::same_as<std::span<const Knob<Rules>>>;
    { opening(rules) } -> std::same_as<typename Rules::State>;
    { legal(rules, state) } -> std::same_as<std::vector<typename Rules::Event>>;
    { dice_wanted(rules, state) } -> std::same_as<Dice>;
    { thrown(rules, faces) } -> std::same_as<typename Rules::Event>;
    { refusal(rules, state, event) } -> std::same_as<std::optional<std::string>>;
    { apply(rules, state, event) } -> std::same_as<Step<typename Rules::State, typename Rules::Fact>>;
    { advance(rules, present, event) } -> std::same_as<void>;
    { over(rules, state) } -> std::same_as<bool>;
    { canonical(state) } -> std::same_as<std::vector<std::int64_t>>;
    { describe(state) } -> std::same_as<Named>;
    { to_text(event) } -> std::same_as<std::string>;
    { event_from(rules, text) } -> std::same_as<std::optional<typename Rules::Event>>;
    { to_text(fact) } -> std::same_as<std::string>;
    requires std::equality_comparable<Rules> && std::equality_comparable<typename Rules::State>;
    requires std::equality_comparable<typename Rules::Event>;
};

// Exact odds and simulations of any such game are written once against this concept.
template <class Rules>
concept KeepsAccount = Game<Rules> && requires(const typename Rules::State& state) {
    { worth(state) } -> std::same_as<std::int64_t>;
};

struct Money {  // in cents
    Cents in_hand = 0, on_table = 0;
    Cents all() const { return in_hand + on_table; }
    bool operator==(const Money&) const = default;
};

struct BuyIn {
    std::string_view knob;
    Cents cents = 1;  // cents in one unit of the knob
};

template <class Rules>
concept PlayedForMoney = Game<Rules> && requires(const Rules& rules, const typename Rules::State& state) {
    { money(state, 0) } -> std::same_as<Money>;
    { buy_in(rules) } -> std::same_as<BuyIn>;
};

}  // namespace boxcars::rules
