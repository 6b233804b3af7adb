// The definitions of game_scene.h, for the one file of each game that says
//     template class GameScene<its::Rules>;
#pragma once
#include "scenes/game_scene.h"
#include "scenes/recorded_scene_body.h"
#include "scenes/stake.h"

namespace boxcars::scenes {

// ---- the one path ----

template <class R>
void GameScene<R>::act(const platform::Input& input, const Clicked& clicked) {
    services_.sounds.listen(tension_of<R>(shown_, session_->players(), flying()));
    if ((flying() || telling() || hurries_wait()) && go_on(input)) hurry();
    if (at_rest() && celebration_.holds(clock_)) {
        if (input.presses.empty() && !clicked) return;
        celebration_.end();
        return this->cooldown_.begin();
    }
    if (at_rest() && this->stop_ended()) return;
    switch (motion_) {
        case Motion::None:
            return this->cooldown_.lasts() ? play(without_verbs(input), {}) : play(input, clicked);
        case Motion::Shaking:
            if (const auto hand = cast_.let_go(input, clock_, this->dust_now(), services_)) throw_dice(*hand);
            return;
        case Motion::Committing:
            if (kept().stored()) fly();
            return;
        case Motion::Flying:
            if (laying() || cast_.landed(clock_)) land();
            return;
        case Motion::Telling:
            if (this->due()) tell_on();
            return;
    }
}

template <class R>
void GameScene<R>::hurry() {
    this->cooldown_.begin();
    if (motion_ == Motion::Flying) cast_.hurry(clock_);
    until_ = clock_ + (at_rest() ? 0 : telling_.hurry(until_ - clock_));
}

template <class R>
bool GameScene<R>::take_dice(const platform::Input& input, bool by_pointer) {
    if (this->cooldown_.lasts() || (!by_pointer && !input.pressed(platform::Action::Roll))) return false;
    if (this->held_back({Intent<R>::What::Throw})) return false;
    motion_ = Motion::Shaking;
    this->close_hand(by_pointer);
    if (const auto hand = cast_.let_go(input, clock_, this->dust_now(), services_)) throw_dice(*hand);
    return true;
}

template <class R>
void GameScene<R>::throw_dice(const world::Toss& hand, const std::vector<int>& by_hand) {
    motion_ = Motion::None;
    before_throw();
    const bool practice = session_->practice();
    const R sheet = session_->rules();
    const State before = session_->state();
    Answer answer =
        by_hand.empty() ? kept().throw_dice() : kept().force(by_hand);  // decided, handed to the store here ...
    if (!answer) {
        refuse(answer.refused);
        cast_.rest();
        return throw_refused();
    }
    if (session_->practice() && !practice && kept().from_purse())
        this->tell(session::words::practice(kept().brought(), ui::look_money));
    telling_.begin(answer->facts);
    win_ = session::win_of_people(sheet, before, *answer, session_->players());
    throw_ = {hand, std::move(answer)};
    motion_ = Motion::Committing;
    if (services_.headless) kept().store_now();  // ticks are no time there: a run repeats, however slow the disk
    if (kept().stored()) fly();
}

template <class R>
void GameScene<R>::fly() {
    motion_ = Motion::Flying;  // ... and only shown from here on
    beat_.end();
    celebration_.end();  // the next throw is what is looked at
    const Throw now = *std::exchange(throw_, {});
    if (this->recording().dice_are_seen(session_->journal().size() - 1))
        cast_.fly(faces_of_dice(now.answer.faces), now.hand, clock_, services_.settings, decides(now.answer));
    this->coach_asked_.thrown();
    thrown(now.answer);
}

template <class R>
bool GameScene<R>::decide(const Event& event) {
    if (this->held_back({Intent<R>::What::Decide, &event})) return false;
    const R sheet = session_->rules();
    const State before = session_->state();
    const Answer answer = kept().submit(event);
    if (!answer) {
        refuse(answer.refused);
        return false;
    }
    this->reply_.clear();
    win_ = session::win_of_people(sheet, before, *answer, session_->players());
    decided(before, answer);
    if (at_rest()) celebrate();
    return true;
}

template <class R>
void GameScene<R>::land() {
    cast_.rest();
    until_ = clock_;
    motion_ = Motion::Telling;
    if (!laying()) beat_.begin(cast_.middles(clock_), cast_.faces_up(clock_), clock_);
    landed(telling_.untold());
    tell_on();
}

template <class R>
void GameScene<R>::begin_telling(Facts facts) {
    telling_.begin(facts);
    until_ = clock_;
    motion_ = Motion::Telling;
    tell_on();
}

template <class R>
void GameScene<R>::tell_on() {
    const auto tell = [this](Facts rest) {
        narrate_facts(rest.first(1));
        return reveal(rest);
    };
    if (const auto looked_at = telling_.tell_on(tell)) {
        until_ = clock_ + *looked_at;
        return;
    }
    motion_ = Motion::None;
    celebrate();
    revealed();
}

template <class R>
void GameScene<R>::celebrate() {
    const rules::Win win = std::exchange(win_, {});
    if constexpr (session::KeepsHands<R>)
        if (!laying())
            celebration_.begin(win, hand_unit(session_->rules()), clock_, services_.sounds, this->places().flourish);
}

template <class R>
void GameScene<R>::practise(session::KeptSession<R> begun) {
    begun.branch();
    clear_table();
    this->go_on_from(std::move(begun));
}

template <class R>
void GameScene<R>::clear_table() {
    cast_.rest();
    throw_.reset();
    telling_.clear();
    win_ = {};
    celebration_.end();
    beat_.end();
    motion_ = Motion::None;
}

template <class R>
void GameScene<R>::next_game() {
    if (this->held_back({})) return;
    if (kept().from_purse()) {
        const auto& [rules, players] = session_->next_table();
        return this->begin_sitting(with_bankroll_of(rules, this->asked_rules()), players, {});
    }
    const Answer begun = kept().next_game();
    if (!begun) return refuse(begun.refused);
    clear_table();
    new_game(begun->facts);
}

template <class R>
void GameScene<R>::undo() {
    if (this->held_back({})) return;
    if (const Answer done = kept().undo(); !done) return refuse(done.refused);
    shown_ = session_->state();
    taken_back();
}

template <class R>
GameNow<R> GameScene<R>::game_now() const {
    return {.session = *session_,
            .shown = shown_,
            .settings = services_.settings,
            .layout = this->layout_,
            .clock = clock_,
            .motion = motion_,
            .played = this->played(),
            .watching = this->watching(),
            .demo = this->demo_,
            .paused = this->pace_.paused,
            .coach = this->coach_speaks()};
}

}  // namespace boxcars::scenes
