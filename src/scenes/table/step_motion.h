// The animation of one step: dice are shaken, the throw waits until it is stored, they fly, then its facts are shown.
#pragma once
#include "scenes/table/celebration.h"
#include "scenes/table/dice_cast.h"
#include "scenes/table/table_view.h"

namespace boxcars::scenes {

// Shows the facts of a step one after another, each for some time; a press speeds up the rest.
template <class Fact>
class StepAnnouncing {
 public:
    using Facts = std::span<const Fact>;
    static constexpr double hurry_pace = DiceCast::hurry_pace;

    void begin(Facts facts) {
        unannounced_.assign(facts.begin(), facts.end());
        hurried_ = false;
    }
    bool hurried() const { return hurried_; }
    // Shows facts until one takes time and returns that time; nullopt once all are shown. `reveal` gets the remaining
    // facts, shows the first, removes those shown together with it, and returns how long to show them.
    template <class Reveal>
    std::optional<Ticks> announce_next(const Reveal& reveal) {
        while (!unannounced_.empty()) {
            Facts rest{unannounced_};
            const Ticks looked_at = reveal(rest);
            const std::size_t announced = std::max<std::size_t>(1, unannounced_.size() - rest.size());
            unannounced_.erase(unannounced_.begin(), unannounced_.begin() + static_cast<std::ptrdiff_t>(announced));
            if (looked_at <= 0) continue;
            return hurried_ ? std::max<Ticks>(1, looked_at / static_cast<Ticks>(hurry_pace)) : looked_at;
        }
        return {};
    }

    // The wait left after a press: the first press leaves a quarter and speeds up later facts, the second leaves 0.
    Ticks hurry(Ticks left) {
        if (hurried_) return 0;
        hurried_ = true;
        return static_cast<Ticks>(std::ceil(real(left) / hurry_pace));
    }

 private:
    std::vector<Fact> unannounced_;  // facts not yet shown
    bool hurried_ = false;
};

class StepMotion {
 public:
    DiceCast cast;
    ResultBeat beat;
    Celebration celebration;
    using AnyFacts = std::span<const rules::Fact>;

    StepMotion(world::World& world, CastFeel feel) : cast(world, std::move(feel)) {}
    Motion now() const { return motion_; }
    bool at_rest() const { return motion_ == Motion::None; }
    bool shaking() const { return motion_ == Motion::Shaking; }
    bool flying() const { return motion_ == Motion::Committing || motion_ == Motion::Flying; }
    bool hurried() const { return announcing_.hurried(); }
    // `may_be_hurried`: Roll, Confirm and Skip end the wait.
    void wait(Ticks until, bool may_be_hurried = false) { until_ = until, may_be_hurried_ = may_be_hurried; }
    void wait_until(Ticks until) { until_ = until; }
    Ticks until() const { return until_; }  // end of the current wait
    bool due(Ticks now) const { return now >= until_; }
    void shake(Ticks now, bool by_pointer) {
        motion_ = Motion::Shaking;
        cast.shake(now, by_pointer);
    }
    bool by_hand() const { return by_hand_; }                                       // a person threw the dice that fly
    void commit(const world::Toss& hand, session::Answer answer, rules::Win win) {  // waits until it is stored
        by_hand_ = shaking();
        win_ = std::move(win);
        announcing_.begin(answer->facts);
        throw_ = {hand, std::move(answer)};
        motion_ = Motion::Committing;
    }
    const session::Answer& take_off() {  // the stored throw, about to fly
        motion_ = Motion::Flying;
        beat.end();
        celebration.end();
        return throw_->answer;
    }
    void fly(Ticks now, const platform::Settings& settings, bool decides) {  // `decides`: see DiceCast::fly()
        const Throw flies = *std::exchange(throw_, {});
        cast.fly(flies.answer.faces, flies.hand, now, settings, decides);
    }
    void land(Ticks now) {
        cast.rest();
        until_ = now;
        beat.begin(cast.middles(now), cast.faces_up(now), now);
        motion_ = Motion::Announcing;
    }
    void set_win(rules::Win win) { win_ = std::move(win); }  // of the step that is announced next
    void announce(AnyFacts facts) {
        announcing_.begin(facts);
        motion_ = Motion::Announcing;
    }
    // Shows facts with `reveal`, see StepAnnouncing. False: all are shown, and the table is at rest.
    template <class Reveal>
    bool announce_next(Ticks now, const Reveal& reveal) {
        if (const auto looked_at = announcing_.announce_next(reveal)) return until_ = now + *looked_at, true;
        motion_ = Motion::None;
        may_be_hurried_ = false;
        return false;
    }
    bool may_be_hurried() const { return at_rest() ? may_be_hurried_ : !shaking(); }
    void hurry(Ticks now, double flight = DiceCast::hurry_pace) {  // `flight`: speed factor of flying dice
        if (motion_ == Motion::Flying) cast.hurry(now, flight);
        until_ = now + (at_rest() ? 0 : announcing_.hurry(until_ - now));
    }
    // Celebrates what the step won for human players, once. `unit`: of the win; empty: not at all.
    void celebrate(std::string_view unit, Ticks now, audio::Sounds& sounds) {
        const rules::Win win = std::exchange(win_, {});
        if (!unit.empty()) celebration.begin(win, unit, now, sounds);
    }
    bool won() const { return win_.tier != rules::WinTier::None; }
    void clear() {  // ends all animations
        rest();
        throw_.reset();
        announcing_.begin({});
        win_ = {};
        celebration.end();
        beat.end();
    }
    void rest() {  // the throw was refused: the dice leave the hand
        motion_ = Motion::None;
        cast.rest();
    }

 private:
    struct Throw {
        world::Toss hand;
        session::Answer answer;
    };
    Motion motion_ = Motion::None;
    Ticks until_ = 0;
    bool may_be_hurried_ = false, by_hand_ = false;
    std::optional<Throw> throw_;              // the throw, while it is being stored
    StepAnnouncing<rules::Fact> announcing_;  // the last step's facts
    rules::Win win_;                          // what human players won, until celebrated
};

}  // namespace boxcars::scenes
