// The definitions of game_scene.h, for the one file of each game that says
//     template class GameScene<its::Rules>;
#pragma once
#include "base/check.h"
#include "base/error.h"
#include "base/overloaded.h"
#include "chance/dust.h"
#include "platform/settings.h"
#include "scenes/game_scene.h"
#include "scenes/purse_seat.h"

#include <fmt/format.h>
#include <cmath>
#include <nlohmann/json.hpp>

namespace boxcars::scenes {

constexpr double hurry_pace = 4;                      // a press plays the rest this much faster
constexpr Ticks all_settled = 60 * ticks_per_second;  // after that no chip is in the air and no flap turns

template <class R>
void GameScene<R>::open_session(session::Setup<R> setup) {
    kept_.emplace(std::move(setup), played() ? services_.store : nullptr);
    session_ = &kept_->session();
    if (played()) panels().dice_are(session_->setup().sealed);
}

template <class R>
void GameScene<R>::take_places(session::Setup<R> setup, const std::string& kept) {
    if (kept.empty()) return take_seat(std::move(setup));
    if (!services_.store) throw Error("No sitting is kept here: there is no data folder.");
    session::KeptSession<R> left = session::KeptSession<R>::resume(*services_.store, kept);
    lay_again(left.session());
    kept_.emplace(std::move(left));
    session_ = &kept_->session();
    panels().dice_are(session_->setup().sealed);
    until_ = clock_ + watched_pause;
    revealed();  // once more, for whoever plays now
    update_boards(true);
}

template <class R>
void GameScene<R>::take_seat(session::Setup<R> setup) {
    asked_ = setup;
    PurseSeat<R> seat = seat_from_purse(std::move(setup), services_.store);
    sit_down(std::move(seat.setup));
    tell(std::move(seat.words));
    if (!seat.loan.empty()) ask_for_loan(std::move(seat.loan));
}

template <class R>
void GameScene<R>::borrow() {
    const session::Ticket loan = services_.store->borrow();
    if (services_.headless) services_.store->wait(loan);  // ticks are no time there
    clear_table();
    take_seat(session::Setup<R>{*asked_});
}

// What was played comes to the table once more by the path it came, at once and unheard: whatever stands there, lies
// there or is written there is as if nobody had left. Only the last dice are laid down.
template <class R>
void GameScene<R>::lay_again(const Session& left) {
    const auto recording = session::record(left);
    watch_ = session::typed_entries<R>(recording, {left.setup().rules, left.setup().players});
    laying_.emplace();
    for (std::size_t entry = 0; entry < watch_.size(); ++entry)
        if (std::holds_alternative<session::DiceThrow>(watch_[entry].what)) laying_->last_throw = entry;
    watch_from_here(true);
    services_.sounds.hush(true);
    sit_down(left.setup());
    for (std::size_t waited = 0, told = 0; more_to_watch() || !at_rest(); ++waited) {
        if (std::exchange(told, session_->journal().size()) != session_->journal().size()) waited = 0;
        BOXCARS_CHECK(waited, <, 100'000U, "a table that follows its recording goes on");
        clock_ = std::max(clock_ + 1, until_);
        advance();
        act({}, {});
    }
    clock_ += all_settled;
    advance();
    services_.sounds.hush(false);
    watch_from_here(false);
    laying_.reset();
    watch_.clear();
}

template <class R>
bool GameScene<R>::game_running() const {
    if (!played() || !session_ || session_->over()) return false;
    const auto& journal = session_->journal();
    const auto of_game = [&](const auto& entry) { return entry.game == session_->game(); };
    const auto done = std::ranges::count_if(journal, of_game);
    return done > (session::verbs::start_events(session_->rules()).empty() ? 0 : 1);
}

template <class R>
void GameScene<R>::act(const platform::Input& input, const std::optional<std::string>& clicked) {
    const bool moves = flying() || telling() || hurries_wait();
    if (moves && go_on(input)) hurry();
    switch (motion_) {
        case Motion::None:
            if (deaf()) return play(without_verbs(input), {});
            return play(input, clicked);
        case Motion::Shaking:
            if (const auto hand = cast_.let_go(input, clock_, dust_now(), services_)) throw_dice(*hand);
            return;
        case Motion::Committing:
            if (kept_->stored()) fly();
            return;
        case Motion::Flying:
            if (laying() || cast_.landed(clock_)) land();
            return;
        case Motion::Telling:
            if (due()) tell_on();
            return;
    }
}

// Once: the rest at four times the pace. Again: at once.
template <class R>
void GameScene<R>::hurry() {
    be_deaf();
    if (motion_ == Motion::Flying) cast_.hurry(clock_);
    if (hurried_ || at_rest()) {
        until_ = clock_;
        return;
    }
    hurried_ = true;
    until_ = clock_ + static_cast<Ticks>(std::ceil(static_cast<double>(until_ - clock_) / hurry_pace));
}

template <class R>
bool GameScene<R>::take_dice(const platform::Input& input, bool by_pointer) {
    if (deaf() || (!by_pointer && !input.pressed(platform::Action::Roll))) return false;
    motion_ = Motion::Shaking;
    close_hand(by_pointer);
    if (const auto hand = cast_.let_go(input, clock_, dust_now(), services_)) throw_dice(*hand);
    return true;
}

template <class R>
void GameScene<R>::throw_dice(const world::Toss& hand, const Forced& forced) {
    motion_ = Motion::None;
    before_throw();
    const bool practice = session_->practice();
    Answer answer =
        forced.empty() ? kept_->throw_dice() : kept_->force(forced);  // decided, handed to the store here ...
    if (!answer) {
        refuse(answer.refused);
        return throw_refused();
    }
    if (session_->practice() && !practice && kept_->from_purse())
        tell(session::words::practice(kept_->brought(), ui::look_money));
    untold_ = answer->facts;
    hurried_ = false;
    throw_ = {hand, std::move(answer)};
    motion_ = Motion::Committing;
    if (services_.headless) kept_->store_now();  // ticks are no time there: a run repeats, however slow the disk
    if (kept_->stored()) fly();
}

template <class R>
void GameScene<R>::fly() {
    motion_ = Motion::Flying;  // ... and only shown from here on
    const Throw now = *std::exchange(throw_, {});
    if (!laying() || session_->journal().size() == laying_->last_throw + 1)
        cast_.fly(faces_of_dice(now.answer.faces), now.hand, clock_, services_.settings);
    thrown(now.answer);
}

template <class R>
bool GameScene<R>::decide(const Event& event) {
    const State before = session_->state();
    const Answer answer = kept_->submit(event);
    if (!answer) {
        refuse(answer.refused);
        return false;
    }
    refused_.clear();
    decided(before, answer);
    return true;
}

template <class R>
void GameScene<R>::land() {
    cast_.rest();
    until_ = clock_;
    motion_ = Motion::Telling;
    landed(untold_);
    tell_on();
}

template <class R>
void GameScene<R>::begin_telling(Facts facts) {
    untold_.assign(facts.begin(), facts.end());
    hurried_ = false;
    until_ = clock_;
    motion_ = Motion::Telling;
    tell_on();
}

template <class R>
void GameScene<R>::tell_on() {
    while (!untold_.empty()) {
        const Ticks looked_at = reveal(untold_);
        untold_.erase(untold_.begin());
        if (looked_at <= 0) continue;
        until_ = clock_ + (hurried_ ? std::max<Ticks>(1, looked_at / static_cast<Ticks>(hurry_pace)) : looked_at);
        return;
    }
    motion_ = Motion::None;
    revealed();
}

template <class R>
void GameScene<R>::clear_table() {
    if (motion_ == Motion::Flying) cast_.rest();
    throw_.reset();
    untold_.clear();
    motion_ = Motion::None;
    hurried_ = false;
}

template <class R>
void GameScene<R>::next_game() {
    if (kept_->from_purse()) {
        const auto& [rules, players] = session_->next_table();
        return begin_sitting(with_bankroll_of(rules, asked_ ? asked_->rules : R{}), players, {});
    }
    const Answer begun = kept_->next_game();
    if (!begun) return refuse(begun.refused);
    clear_table();
    new_game(begun->facts);
}

template <class R>
void GameScene<R>::undo() {
    if (const Answer done = kept_->undo(); !done) return refuse(done.refused);
    shown_ = session_->state();
    taken_back();
}

template <class R>
void GameScene<R>::change_rules(const R& rules) {
    if (const Answer answer = kept_->change_rules(rules); !answer) return refuse(answer.refused);
    services_.sounds.play("button", 0.6f);
    rules_changed();
}

template <class R>
void GameScene<R>::begin_sitting(const R& rules, std::vector<std::string> players,
                                 const std::optional<std::uint64_t>& seed, const std::string& words) {
    const bool ended = kept_->end();
    const auto& journal = session_->journal();
    if (ended && std::ranges::any_of(journal, [](const auto& entry) { return !entry.faces.empty(); }))
        panels().tell_secret();
    clear_table();
    session::Setup<R> setup{.rules = rules, .seed = seed.value_or(0), .players = std::move(players)};
    if (!seed) {
        setup.sealed = panels().take_sealed(R::game);
        setup.sealed->words = words;
        setup.seed = session::seed_of(*setup.sealed);
        setup.from_purse = services_.purse && services_.settings.purse;
    }
    take_seat(std::move(setup));
}

template <class R>
world::Toss GameScene<R>::drawn_hand(double sideways, float along) const {
    chance::Dust dust{dust_now()};
    const auto strength = static_cast<float>(dust.between(0.25, 0.75));
    return {strength, {static_cast<float>(dust.between(-sideways, sideways)), along}, dust.bits()};
}

template <class R>
void GameScene<R>::follow_recording(float along) {
    if (!more_to_watch()) return;
    const auto& entry = watch_[session_->journal().size()];
    if (session_->game() < entry.game) return next_game();
    until_ = clock_ + watched_pause;
    std::visit(Overloaded{[&](const session::Decision<R>& decision) { decide(decision.event); },
                          [&](const session::DiceThrow& dice) {
                              throw_dice({0.5f, {0.2f, along}, entry.hash}, dice.forced ? dice.faces : Forced{});
                          },
                          [&](const session::TakenBack&) { undo(); },
                          [&](const session::TableChange<R>& change) {
                              if (kept_->change_table(change.to)) rules_changed();
                          },
                          [&](const session::Unreadable& unknown) { refuse(unknown.why); }},
               entry.what);
}

template <class R>
void GameScene<R>::state_of_table(nlohmann::json& out, const char* own_phase) const {
    out["scene"] = std::string{R::game};
    const bool committing = motion_ == Motion::Committing;
    out["phase"] = shaking()    ? "shaking"
                   : committing ? "committing"
                   : flying()   ? "flying"
                   : telling()  ? "telling"
                                : own_phase;
    out["seed"] = fmt::format("{}", session_->setup().seed);
    out["players"] = session_->players();
    out["game_number"] = session_->game();
    out["paused"] = pace_.paused;
    out["practice"] = session_->practice();
    out["coach"] = services_.settings.coach;
    out["refused"] = refused_;
    out["dice"] = cast_.faces_up(clock_);
    if (demo_) out["odds"] = odds_told();
    out["hash"] = fmt::format("{:016x}", session_->hash());
    if (!told().empty()) out["purse"] = {{"brought", kept_->brought()}, {"told", told()}};
    out["journal_entries"] = session_->journal().size();
}

template <class R>
nlohmann::json GameScene<R>::as_json(const State& state) {
    nlohmann::json named = nlohmann::json::object();
    for (const auto& [name, value] : describe(state)) named[name] = value;
    return named;
}

}  // namespace boxcars::scenes
