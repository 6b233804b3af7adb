// A guided first game, as data: a table with chosen dice, and the steps that somebody is taken through there, in order.
// Each step is one sentence, the places it speaks of, and what it waits for. Decides nothing of a game and shows
// nothing.
#pragma once
#include "base/error.h"
#include "session/session.h"

#include <algorithm>
#include <functional>
#include <string>

namespace boxcars::scenes {

// What a person at a table is about to do, as a guided first game is asked about it before.
template <class R>
struct Intent {
    enum class What {
        Decide,
        Throw,
        Other  // take back, begin anew, other rules
    };
    What what = What::Other;
    const typename R::Event* event = nullptr;  // of Decide
};

// Why it may not be, as a sentence; empty: it may.
template <class R>
using AskedBefore = std::function<std::string(const Intent<R>&)>;

enum class LessonWaits : std::uint8_t {
    Reading,  // until somebody has read it and goes on
    Deciding,
    Throwing,
    Others  // until the table's phase is that of the next step: others play, or a press that is no event is awaited
};

template <rules::Game R>
struct LessonStep {
    using Event = typename R::Event;

    // Made from what the table shows as the step begins, so that no number is written down twice.
    std::string (*words)(const session::Session<R>&) = nullptr;
    std::vector<std::string> points_at{};  // names of hit targets or landmarks
    LessonWaits waits = LessonWaits::Reading;
    std::string asks{};                    // "put a chip on the pass line": what is told to who does something else
    bool (*fits)(const Event&) = nullptr;  // which decision it waits for
    std::string until{};                   // the phase of the table that others play to
    std::vector<Event> example{};          // what it may come to; a throw's faces are the seed's own
};

template <rules::Game R>
struct Lesson {
    R rules{};
    std::uint64_t seed = 0;
    session::Players players{};
    std::optional<int> first{};  // see Setup
    std::vector<LessonStep<R>> steps{};

    session::Setup<R> setup() const { return {.rules = rules, .seed = seed, .players = players, .first = first}; }
    std::size_t at(int step) const { return static_cast<std::size_t>(std::clamp(step, 0, last())); }
    int last() const { return static_cast<int>(steps.size()) - 1; }
};

// The steps' makers, so that a lesson reads as what it says.
template <rules::Game R>
struct LessonWords {
    using Step = LessonStep<R>;
    using Event = typename R::Event;
    using Words = std::string (*)(const session::Session<R>&);
    using Places = std::vector<std::string>;

    static Step read(Words words, Places at) { return {.words = words, .points_at = std::move(at)}; }
    static Step decide(Words words, Places at, std::string asks, bool (*fits)(const Event&), Event example) {
        return {words, std::move(at), LessonWaits::Deciding, std::move(asks), fits, {}, {std::move(example)}};
    }
    static Step throw_dice(Words words, Places at, Event thrown) {
        return {words, std::move(at), LessonWaits::Throwing, "throw the dice", nullptr, {}, {std::move(thrown)}};
    }
    static Step others(Words words, Places at, std::string until, std::vector<Event> example) {
        return {words,   std::move(at),    LessonWaits::Others, "wait for the others",
                nullptr, std::move(until), std::move(example)};
    }
};

// The newest fact of that kind; the lesson's dice see to it that there is one.
template <class T, rules::Game R>
const T& newest(const session::Session<R>& session) {
    for (std::size_t nth = session.journal().size(); nth-- > session.journal().first();)
        for (const auto& fact : session.journal()[nth].step.facts)
            if (const T* found = std::get_if<T>(&fact)) return *found;
    throw Error("The lesson speaks of something that has not happened.");
}

}  // namespace boxcars::scenes
