#include "scenes/table/step_motion.h"

namespace boxcars::scenes {

void StepMotion::shake(Ticks now, bool by_pointer) {
    motion_ = Motion::Shaking;
    cast_.shake(now, by_pointer);
}

void StepMotion::commit(const world::Toss& hand, session::Answer answer, rules::Win win) {
    win_ = std::move(win);
    announcing_.begin(answer->facts);
    throw_ = {hand, std::move(answer)};
    motion_ = Motion::Committing;
}

const session::Answer& StepMotion::take_off() {
    motion_ = Motion::Flying;
    beat_.end();
    celebration_.end();
    return throw_->answer;
}

void StepMotion::fly(Ticks now, const platform::Settings& settings, bool decides) {
    const Throw flies = *std::exchange(throw_, {});
    cast_.fly(flies.answer.faces, flies.hand, now, settings, decides);
}

void StepMotion::land(Ticks now) {
    cast_.rest();
    until_ = now;
    beat_.begin(cast_.middles(now), cast_.faces_up(now), now);
    motion_ = Motion::Announcing;
}

void StepMotion::announce(AnyFacts facts) {
    announcing_.begin(facts);
    motion_ = Motion::Announcing;
}

void StepMotion::hurry(Ticks now) {
    if (motion_ == Motion::Flying) cast_.hurry(now);
    until_ = now + (at_rest() ? 0 : announcing_.hurry(until_ - now));
}

void StepMotion::celebrate(std::string_view unit, Ticks now, audio::Sounds& sounds) {
    const rules::Win win = std::exchange(win_, {});
    if (!unit.empty()) celebration_.begin(win, unit, now, sounds);
}

void StepMotion::rest() {
    motion_ = Motion::None;
    cast_.rest();
}

void StepMotion::clear() {
    cast_.rest();
    throw_.reset();
    announcing_.clear();
    win_ = {};
    motion_ = Motion::None;
    celebration_.end();
    beat_.end();
}

}  // namespace boxcars::scenes
