// A game as one value, for everything that is written once for all games: sittings, tables, files. Rules, and a game's
// own odds and simulations, know a set of types, see game.h; any_game<craps::Rules>() makes the one from the other.
//
// Sheets, states, events and facts are boxed: immutable values of some game's type, cheap to copy. The verbs of the
// contract in game.h are called for them by the same names.
#pragma once
#include "base/check.h"
#include "rules/game.h"
#include "rules/hand.h"

#include <functional>
#include <memory>
#include <typeinfo>

namespace boxcars::rules {

class AnyGame;

namespace boxed {

struct Block {
    const AnyGame& game;
    const std::type_info& type;
    Block(const AnyGame& of, const std::type_info& held) : game(of), type(held) {}
    Block(const Block&) = delete;
    Block& operator=(const Block&) = delete;
    virtual ~Block() = default;
    virtual bool equals(const Block& other) const = 0;  // requires: the other holds the same type
};

template <class T>
struct Held final : Block {
    T value;
    Held(const AnyGame& of, T held) : Block(of, typeid(T)), value(std::move(held)) {}
    bool equals(const Block& other) const override { return value == static_cast<const Held&>(other).value; }
};

[[noreturn]] inline void wrong_type(const std::type_info& wanted, const Block* held) {
    base::check_failed("the type of a boxed value",
                       wanted.name() + std::string{" is "} + (held ? held->type.name() : "nothing"),
                       "a box is opened as what it holds", __FILE__, __LINE__);
}

}  // namespace boxed

template <class Kind>
class Boxed {
 public:
    Boxed() = default;  // holds nothing
    template <class T>
    Boxed(const AnyGame& game, T value) : block_(std::make_shared<const boxed::Held<T>>(game, std::move(value))) {}
    template <class T>
    bool is() const {
        return block_ && block_->type == typeid(T);
    }
    template <class T>
    const T& as() const {  // requires: is<T>(), checked in every build
        if (!is<T>()) boxed::wrong_type(typeid(T), block_.get());
        return static_cast<const boxed::Held<T>&>(*block_).value;
    }
    const AnyGame& game() const {  // requires: it holds something
        if (!block_) boxed::wrong_type(typeid(Boxed), nullptr);
        return block_->game;
    }
    explicit operator bool() const { return block_ != nullptr; }
    friend bool operator==(const Boxed& a, const Boxed& b) {
        if (a.block_ == b.block_) return true;
        return a.block_ && b.block_ && a.block_->type == b.block_->type && a.block_->equals(*b.block_);
    }

 private:
    std::shared_ptr<const boxed::Block> block_;
};

template <Game R>
const AnyGame& any_game();  // one object a game

// The rule sheet of the game that a state, an event or a fact belongs to; BOXCARS_GAME_VERBS declares how it is found.
template <class T>
using GameOfFact = decltype(fact_game(std::declval<const T&>()));

// A typed value becomes a boxed one by itself: session.submit(pig::Hold{}).
struct State;
struct Event;
struct Fact;
struct Sheet : Boxed<struct SheetKind> {
    using State = rules::State;
    using Event = rules::Event;
    using Fact = rules::Fact;
    using Boxed::Boxed;
    template <class R>
    requires(!std::derived_from<R, Boxed> && Game<R>) Sheet(const R& rules) : Boxed(any_game<R>(), rules) {}
};
struct State : Boxed<struct StateKind> {
    using Boxed::Boxed;
    template <class T, class R = decltype(state_game(std::declval<const T&>()))>
    State(const T& state) : Boxed(any_game<R>(), typename R::State{state}) {}
};
struct Event : Boxed<struct EventKind> {
    using Boxed::Boxed;
    template <class T, class R = decltype(event_game(std::declval<const T&>()))>
    Event(const T& event) : Boxed(any_game<R>(), typename R::Event{event}) {}
};
struct Fact : Boxed<struct FactKind> {
    using Boxed::Boxed;
    template <class T, class R = GameOfFact<T>>
    Fact(const T& fact) : Boxed(any_game<R>(), typename R::Fact{fact}) {}
};
using AnyStep = Step<State, Fact>;

template <>
struct Member<Sheet> {
    const AnyGame* game = nullptr;
    std::function<int(const Sheet&)> get{};
    std::function<void(Sheet&, int)> set{};
    bool yes_no = false;
};
using AnyKnob = Knob<Sheet>;

// The contract of game.h for boxed values. Its verbs have other names, so that derived classes can call the typed ones.
class AnyGame {
 public:
    AnyGame() = default;
    AnyGame(const AnyGame&) = delete;
    AnyGame& operator=(const AnyGame&) = delete;
    virtual ~AnyGame() = default;
    virtual std::string_view name() const = 0;
    virtual std::span<const AnyKnob> knobs() const = 0;
    virtual Sheet defaults() const = 0;  // the sheet with every knob at its default
    virtual std::optional<std::string> problem(const Sheet&) const = 0;

    virtual State first_state(const Sheet&) const = 0;
    virtual std::vector<Event> decisions(const Sheet&, const State&) const = 0;
    virtual Dice dice(const Sheet&, const State&) const = 0;
    virtual Event throw_of(const Sheet&, Faces) const = 0;
    virtual std::optional<std::string> why_not(const Sheet&, const State&, const Event&) const = 0;
    virtual AnyStep step(const Sheet&, const State&, const Event&) const = 0;
    virtual bool is_over(const Sheet&, const State&) const = 0;
    virtual std::vector<std::int64_t> numbers(const State&) const = 0;
    virtual Named named(const State&) const = 0;
    virtual std::string event_text(const Event&) const = 0;
    virtual std::optional<Event> read_event(const Sheet&, std::string_view text) const = 0;
    virtual std::string fact_text(const Fact&) const = 0;
    virtual std::vector<int> faces(const Event&) const = 0;
    virtual std::vector<Event> start_events(const Sheet&) const = 0;
    virtual bool between_rounds_of(const Sheet&, const Sheet& next, const State&) const = 0;
    virtual State carried_to(const Sheet& next, const State&) const = 0;
    virtual bool may_undo() const = 0;

    virtual std::optional<std::int64_t> account(const State&) const = 0;  // what worth() returns; empty: no account
    // Plays a decision and all throws that follow, for simulations. Returns worth(); `after`, if any, is the new state.
    virtual std::int64_t play_round(const Sheet&, const State&, const Event& decision,
                                    const std::function<Faces(Dice)>&, State* after) const = 0;
    // See hand.h for hands and scores. A game without hands has no unit and settles nothing.
    virtual std::optional<BuyIn> buy_in(const Sheet&) const = 0;  // empty: it is not played for money
    virtual Money money(const State&, int seat) const = 0;
    virtual std::string_view hand_unit(const Sheet&) const = 0;
    virtual std::vector<HandResult> hand_results(const Sheet&, const State& before, const AnyStep&, int seat) const = 0;
    virtual std::string feat(const Sheet&, const State& before, const AnyStep&, int seat) const = 0;
    virtual std::span<const ScoreKind> score_kinds(const Sheet&) const = 0;
    virtual std::vector<ScoreMark> score_marks(const Sheet&, const State& before, const AnyStep&, int seat) const = 0;
};

// ---- the contract's verbs
inline State opening(const Sheet& rules) { return rules.game().first_state(rules); }
inline std::vector<Event> legal(const Sheet& rules, const State& state) { return rules.game().decisions(rules, state); }
inline Dice dice_wanted(const Sheet& rules, const State& state) { return rules.game().dice(rules, state); }
inline Event thrown(const Sheet& rules, Faces faces) { return rules.game().throw_of(rules, faces); }
inline std::optional<std::string> refusal(const Sheet& rules, const State& state, const Event& event) {
    return rules.game().why_not(rules, state, event);
}
inline AnyStep apply(const Sheet& rules, const State& state, const Event& event) {
    return rules.game().step(rules, state, event);
}
inline void advance(const Sheet& rules, State& state, const Event& event) { state = apply(rules, state, event).next; }
inline std::int64_t worth(const State& state) { return state.game().account(state).value(); }
inline bool over(const Sheet& rules, const State& state) { return rules.game().is_over(rules, state); }
inline std::vector<std::int64_t> canonical(const State& state) { return state.game().numbers(state); }
inline Named describe(const State& state) { return state.game().named(state); }
inline std::string to_text(const Event& event) { return event.game().event_text(event); }
inline std::optional<Event> event_from(const Sheet& rules, std::string_view text) {
    return rules.game().read_event(rules, text);
}
inline std::string to_text(const Fact& fact) { return fact.game().fact_text(fact); }
inline std::vector<int> faces_of(const Event& event) { return event.game().faces(event); }
inline std::vector<Event> starts(const Sheet& rules) { return rules.game().start_events(rules); }
inline bool between_rounds(const Sheet& rules, const Sheet& next, const State& state) {
    return rules.game().between_rounds_of(rules, next, state);
}
inline State carried(const Sheet& next, const State& state) { return next.game().carried_to(next, state); }
inline Money money(const State& state, int seat) { return state.game().money(state, seat); }

// The value in a box, or the box itself if T is the type of the box.
template <class T, class Any>
const T& opened(const Any& boxed) {
    if constexpr (std::same_as<T, Any>)
        return boxed;
    else
        return boxed.template as<T>();
}
// Opens all boxes: facts_of<pig::Fact>(step.facts).
template <class T>
std::vector<T> facts_of(std::span<const Fact> facts) {
    std::vector<T> typed;
    typed.reserve(facts.size());
    for (const Fact& fact : facts) typed.push_back(opened<T>(fact));
    return typed;
}

// ---- the knobs of a boxed sheet, see knobs.h
inline std::span<const AnyKnob> knobs_of(const Sheet& rules) { return rules.game().knobs(); }
inline Sheet defaults_of(const Sheet& rules) { return rules.game().defaults(); }
inline std::string_view game_name(const Sheet& rules) { return rules.game().name(); }
inline std::string_view game_name(const AnyKnob& knob) { return knob.member.game->name(); }
inline std::optional<std::string> problem(const Sheet& rules) { return rules.game().problem(rules); }

}  // namespace boxcars::rules
