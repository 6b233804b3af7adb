// A guided first game as data: a table with chosen dice, and the steps of the lesson in order.
#pragma once
#include "base/error.h"
#include "session/sitting.h"

#include <algorithm>

namespace boxcars::scenes {

// What a player is about to do. A guided first game may forbid it.
struct Intent {
    enum class What {
        Decide,
        Throw,
        Other  // undo, new game, change of rules
    };
    What what = What::Other;
    const rules::Event* event = nullptr;  // set for Decide
};

// Returns the sentence that forbids an intent; empty: it is allowed.
using AskedBefore = std::function<std::string(const Intent&)>;

enum class LessonWaits : std::uint8_t {
    Reading,  // until the player continues
    Deciding,
    Throwing,
    // Until the table reaches the step's phase `until`: others play, or the player presses a button that is no event.
    Others
};

struct LessonStep {
    // Makes the sentence from the session as the step begins, so that its numbers are never written by hand.
    std::string (*words)(const session::Sitting&) = nullptr;
    std::vector<std::string> points_at{};  // names of hit targets or landmarks
    LessonWaits waits = LessonWaits::Reading;
    std::string asks{};                               // the task, shown after any other action
    std::function<bool(const rules::Event&)> fits{};  // whether this is the awaited decision
    std::string until{};                              // the phase that ends the wait
    std::vector<rules::Event> example{};              // events that may complete the step
};

struct Lesson {
    rules::Sheet rules{};
    std::uint64_t seed = 0;
    session::Players players{};
    std::optional<int> first{};  // the seat that begins; see session::Setup
    std::vector<LessonStep> steps{};
    session::Setup setup() const { return {.rules = rules, .seed = seed, .players = players, .first = first}; }
    std::size_t at(int step) const { return static_cast<std::size_t>(std::clamp(step, 0, last())); }
    int last() const { return how_many(steps) - 1; }
};

// Functions that make the steps of a game's lesson.
template <rules::Game R>
struct LessonWords {
    using Step = LessonStep;
    using Event = typename R::Event;
    using Words = std::string (*)(const session::Sitting&);
    using Places = std::vector<std::string>;

    static Step read(Words words, Places at) { return {.words = words, .points_at = std::move(at)}; }
    static Step decide(Words words, Places at, std::string asks, bool (*fits)(const Event&), const Event& example) {
        const auto fits_any = [fits](const rules::Event& event) { return fits(event.as<Event>()); };
        return {words, std::move(at), LessonWaits::Deciding, std::move(asks), fits_any, {}, {example}};
    }
    static Step throw_dice(Words words, Places at, const Event& thrown) {
        return {words, std::move(at), LessonWaits::Throwing, "throw", nullptr, {}, {thrown}};
    }
    static Step others(Words words, Places at, std::string until, const std::vector<Event>& example) {
        const std::vector<rules::Event> any{example.begin(), example.end()};
        return {words, std::move(at), LessonWaits::Others, "wait for the others", nullptr, std::move(until), any};
    }
    // The session of the lesson in the game's types.
    static const R& sheet(const session::Sitting& at) { return at.rules().as<R>(); }
    static const typename R::State& state(const session::Sitting& at) { return at.state().as<typename R::State>(); }
};

// The newest fact of type T in memory. Throws Error if there is none; a lesson's fixed dice prevent that.
template <class T>
const T& newest(const session::Sitting& session) {
    using Fact = typename rules::GameOfFact<T>::Fact;
    for (std::size_t nth = session.journal().size(); nth-- > session.journal().first();)
        for (const rules::Fact& fact : session.journal()[nth].step.facts)
            if (const T* found = std::get_if<T>(&fact.as<Fact>())) return *found;
    throw Error("The lesson speaks of something that has not happened.");
}

}  // namespace boxcars::scenes
