// The contract every game keeps. Journal, replay, odds, simulation, text mode and the contract tests are written once
// against it.
//
// A game is its rule sheet: a type `Rules` of plain integers (the knobs) that names its `State` and `Event`, and these
// verbs, free functions in the game's namespace, all total, pure and integer:
//   opening(rules)                 the state before anything has happened
//   legal(rules, state)            every decision that may be taken now; empty when there is none (dice are not one)
//   dice_wanted(rules, state)      which dice may be thrown now; count 0 when none may
//   thrown(rules, faces)           those faces as an event
//   refusal(rules, state, event)   why apply() would not take it: a sentence for the player; nothing if it would
//   apply(rules, state, event)     requires no refusal; the next state and what happened, in order
//   advance(rules, state, event)   apply() in place with nothing told: the same code, for simulations
//   over(rules, state)             the game has ended: the next one begins from opening()
//   canonical(state)               the state as whole numbers, for hashing and comparing
//   describe(state)                the same with names, for a person or a file: "turn_total=17"
//   to_text(event), event_from(text)   one event as words ("roll 4", "hold") and back
//   to_text(fact)                  what happened, as words for a journal ("rolled 4, turn total 17")
// and, only in a game whose first player is drawn and alternates from game to game:
//   starts(rules)                  the events that begin a game, one per seat, in the order of the seats
#pragma once
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace boxcars::rules {

enum class Unit { Number, Dollars, Cents, Percent };  // what a knob counts

// One field of a rule sheet as a whole number, whatever it is there: a number, yes or no, one of an enum's names.
template <class Rules>
struct Member {
    int (*get)(const Rules&);
    void (*set)(Rules&, int);
    bool yes_no = false;
};

template <class Pointer>
struct MemberOf;
template <class Sheet, class Value>
struct MemberOf<Value Sheet::*> {
    using Rules = Sheet;
    using Type = Value;
};

template <auto pointer>  // member<&Rules::goal>
constexpr Member<typename MemberOf<decltype(pointer)>::Rules> member{
    [](const auto& rules) { return static_cast<int>(rules.*pointer); },
    [](auto& rules, int value) { rules.*pointer = static_cast<typename MemberOf<decltype(pointer)>::Type>(value); },
    std::is_same_v<typename MemberOf<decltype(pointer)>::Type, bool>};

// One field of a rule sheet that may be changed, declared once: overlay, command line, files, odds and tests read this.
// Files and hashes hold it as a whole number.
template <class Rules>
struct Knob {
    std::string_view name;
    Member<Rules> member;
    int least, most;
    std::string_view help;                      // one sentence
    std::span<const std::string_view> words{};  // when the value has a name: words[value - least]; else empty
    std::span<const int> only{};                // when not the whole range may be: those that may, ascending
    std::string_view group{};                   // the heading it stands under; knobs of a group stand together
    std::string_view title{};                   // the name for people: "Odds on 4 and 10"; empty: the name itself
    Unit unit = Unit::Number;

    int get(const Rules& rules) const { return member.get(rules); }
    void set(Rules& rules, int value) const { member.set(rules, value); }  // requires: takes(knob, value)
};

constexpr std::string_view off_on[] = {"off", "on"};  // the words of every knob that is yes or no

struct Dice {
    int count = 0;
    int sides = 6;
    bool operator==(const Dice&) const = default;
};

template <class State, class Fact>
struct Step {
    State next;
    std::vector<Fact> facts;  // the only thing the showing side is told
};

// apply() and advance() from the one function of a game that changes a state in place and reports each fact as it
// happens: `take(rules, state, event, report)`.
template <class Step, class State, class Take>
Step told(const State& state, const Take& take) {
    Step step{state, {}};
    take(step.next, [&](const auto& fact) { step.facts.emplace_back(fact); });
    return step;
}
constexpr auto untold = [](const auto&) {};

// What no table takes and what every table says alike. Seats count from 0.
inline std::string player_name(int seat) { return "player " + std::to_string(seat + 1); }
std::optional<std::string> no_such_player(int seat, int players);
std::optional<std::string> no_such_face(std::span<const int> faces, int sides);

template <class Event, class Begin>  // what begins a game in which somebody in particular does
std::vector<Event> one_for_each_seat(int players) {
    std::vector<Event> events;
    for (int seat = 0; seat < players; ++seat) events.emplace_back(Begin{seat});
    return events;
}

using Faces = std::span<const int>;
using Named = std::vector<std::pair<std::string, std::int64_t>>;

template <class Rules>
concept Game = requires(const Rules& rules, const typename Rules::State& state, const typename Rules::Event& event,
                        typename Rules::State& present, const typename Rules::Fact& fact, Faces faces,
                        std::string_view text) {
    { Rules::game } -> std::convertible_to<std::string_view>;
    { Rules::knobs() } -> std::same_as<std::span<const Knob<Rules>>>;
    {
        conflict(rules)
        } -> std::same_as<std::optional<std::string>>;  // knobs that are in range but cannot stand together
    { opening(rules) } -> std::same_as<typename Rules::State>;
    { legal(rules, state) } -> std::same_as<std::vector<typename Rules::Event>>;
    { dice_wanted(rules, state) } -> std::same_as<Dice>;
    { thrown(rules, faces) } -> std::same_as<typename Rules::Event>;
    { faces_of(event) } -> std::same_as<std::vector<int>>;  // empty for a decision
    { refusal(rules, state, event) } -> std::same_as<std::optional<std::string>>;
    { apply(rules, state, event) } -> std::same_as<Step<typename Rules::State, typename Rules::Fact>>;
    { advance(rules, present, event) } -> std::same_as<void>;
    { over(rules, state) } -> std::same_as<bool>;
    { canonical(state) } -> std::same_as<std::vector<std::int64_t>>;
    { describe(state) } -> std::same_as<Named>;
    { to_text(event) } -> std::same_as<std::string>;
    { Rules::event_from(text) } -> std::same_as<std::optional<typename Rules::Event>>;
    { to_text(fact) } -> std::same_as<std::string>;
    requires std::equality_comparable<Rules> && std::equality_comparable<typename Rules::State>;
    requires std::equality_comparable<typename Rules::Event>;
};

// A game in which somebody begins, and it matters who.
template <class Rules>
concept DrawsWhoStarts = Game<Rules> && requires(const Rules& rules) {
    { starts(rules) } -> std::same_as<std::vector<typename Rules::Event>>;
};

}  // namespace boxcars::rules
