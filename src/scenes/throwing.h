// What moves at a table: a throw from the hand over the disk and the air to its rest, then the facts that came of it,
// one after another, each looked at for a while and all of them faster once somebody hurries. Knows how far that is;
// what is thrown, drawn and shown is the table's.
#pragma once
#include "scenes/game_now.h"
#include "session/hands.h"
#include "session/session.h"
#include "world/throw/throw.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace boxcars::scenes {

template <class Fact>
class StepTelling {
 public:
    using Facts = std::span<const Fact>;
    static constexpr double hurry_pace = 4;  // a press plays the rest this much faster

    void begin(Facts facts) {
        untold_.assign(facts.begin(), facts.end());
        hurried_ = false;
    }
    void clear() { begin({}); }
    Facts untold() const { return untold_; }
    bool hurried() const { return hurried_; }

    // Fact by fact, as far as nothing is to be looked at: `reveal` is given what is untold, shows the first of it and
    // answers how long that is looked at. So long is to be waited now; none: all is told.
    template <class Reveal>
    std::optional<Ticks> tell_on(const Reveal& reveal) {
        while (!untold_.empty()) {
            const Ticks looked_at = reveal(Facts{untold_});
            untold_.erase(untold_.begin());
            if (looked_at <= 0) continue;
            return hurried_ ? std::max<Ticks>(1, looked_at / static_cast<Ticks>(hurry_pace)) : looked_at;
        }
        return {};
    }

    // What is left of a wait, after a press. Once: at four times the pace, as all that follows. Again: nothing.
    Ticks hurry(Ticks left) {
        if (hurried_) return 0;
        hurried_ = true;
        return static_cast<Ticks>(std::ceil(static_cast<double>(left) / hurry_pace));
    }

 private:
    std::vector<Fact> untold_;  // of the last step
    bool hurried_ = false;
};

template <class R>
class Throwing {
 public:
    using Answer = session::Answer<R>;
    using Facts = std::span<const typename R::Fact>;
    struct Throw {
        world::Toss hand;
        Answer answer;
    };

    Motion motion() const { return motion_; }
    bool at_rest() const { return motion_ == Motion::None; }
    bool shaking() const { return motion_ == Motion::Shaking; }
    bool flying() const { return motion_ == Motion::Committing || motion_ == Motion::Flying; }
    bool telling() const { return motion_ == Motion::Telling; }
    bool hurried() const { return telling_.hurried(); }

    void shake() { motion_ = Motion::Shaking; }
    void rest() { motion_ = Motion::None; }
    // Decided, and on its way to the disk.
    void commit(const world::Toss& hand, Answer answer) {
        telling_.begin(answer->facts);
        throw_ = {hand, std::move(answer)};
        motion_ = Motion::Committing;
    }
    Throw fly() {  // requires Motion::Committing
        motion_ = Motion::Flying;
        return *std::exchange(throw_, {});
    }
    Facts land() {  // all of the step, before it is told
        motion_ = Motion::Telling;
        return telling_.untold();
    }
    void begin_telling(Facts facts) {  // without a throw
        telling_.begin(facts);
        motion_ = Motion::Telling;
    }
    // See StepTelling. nullopt: all is told, and nothing moves any more.
    template <class Reveal>
    std::optional<Ticks> tell_on(const Reveal& reveal) {
        const auto wait = telling_.tell_on(reveal);
        if (!wait) motion_ = Motion::None;
        return wait;
    }
    Ticks hurry(Ticks left) { return at_rest() ? 0 : telling_.hurry(left); }
    void clear() { *this = {}; }

    // What the step won for a person here, until it is celebrated.
    void won(const rules::Win& win) { win_ = win; }
    rules::Win take_win() { return std::exchange(win_, {}); }

 private:
    Motion motion_ = Motion::None;
    std::optional<Throw> throw_;             // while it is committed
    StepTelling<typename R::Fact> telling_;  // of the last step
    rules::Win win_;
};

}  // namespace boxcars::scenes
