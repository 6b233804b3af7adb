// The definitions of game_scene.h, for the one file of each game that says
//     template class GameScene<its::Rules>;
#pragma once
#include "base/error.h"
#include "platform/settings.h"
#include "scenes/game_scene.h"
#include "scenes/lab/adapter.h"
#include "scenes/stake.h"
#include "session/rule_file.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace boxcars::scenes {

template <class R>
void Sitting<R>::state(nlohmann::json& out, bool watched) const {
    const session::ToldDice dice = told_dice(watched);
    if (dice.seed)
        out["seed"] = fmt::format("{}", *dice.seed);
    else
        out["seal"] = dice.seal;
    out["players"] = session().players();
    out["rules"] = session::rules_json(session().next_table().rules);
    out["game_number"] = session().game();
    out["practice"] = session().practice();
    out["hash"] = fmt::format("{:016x}", session().hash());
    out["journal_entries"] = session().journal().size();
}

// ---- a sitting begins, goes on and is left ----

template <class R>
void GameScene<R>::take_places(session::Setup<R> setup, const std::string& kept_name, std::int64_t watch_from) {
    if (kept_name.empty()) {
        take_seat(std::move(setup));
        if (watch_from > 1) playback_.lay_to(std::min(nth(watch_from - 1), playback_.recording().size()));
        return;
    }
    if (!services_.store) throw Error("No sitting is kept here: there is no data folder.");
    playback_.go_on_from(session::KeptSession<R>::resume(*services_.store, kept_name));
}

template <class R>
void GameScene<R>::open_session(session::Setup<R> setup) {
    take_up(session::KeptSession<R>{std::move(setup), played() ? services_.store : nullptr});
}

template <class R>
void GameScene<R>::take_up(session::KeptSession<R> kept) {
    sitting_.take_up(std::move(kept));
    session_ = &sitting_.session();
    if (!played()) return;
    panels().dice_are(session_->setup().sealed);
    if (const auto& stop = session_->setup().night)
        begin_stop(R::game, *stop, session_->stop_done(), session_->stop_over());
}

template <class R>
void GameScene<R>::take_seat(session::Setup<R> setup) {
    PurseSeat<R> seat = sitting_.seat(std::move(setup), services_.store);
    sit_down(std::move(seat.setup));
    tell(std::move(seat.words));
    if (!seat.loan.empty()) ask_for_loan(std::move(seat.loan));
}

template <class R>
void GameScene<R>::borrow() {
    const session::Ticket loan = services_.store->borrow();
    if (services_.headless) services_.store->wait(loan);  // ticks are no time there
    clear_table();
    take_seat(sitting_.asked());
}

template <class R>
void GameScene<R>::begin_sitting(const R& rules, std::vector<std::string> players,
                                 const std::optional<std::uint64_t>& seed, const std::string& words) {
    if (held_back({})) return;
    if (at_stop()) return refuse(session::own_table_sentence(*session_->setup().night));
    if (session_->branched()) return refuse("This is practice: go back to the recording, and leave it, for a new one.");
    const bool ended = kept().end();
    if (ended && session_->journal().throws() > 0) panels().tell_secret();
    clear_table();
    session::Setup<R> setup{.rules = rules, .seed = seed.value_or(0), .players = std::move(players)};
    if (!seed) {
        seal(setup, panels().take_sealed(R::game), words);
        setup.from_purse = services_.purse && services_.settings.purse;
    }
    take_seat(std::move(setup));
}

template <class R>
void GameScene<R>::change_rules(const R& rules) {
    if (held_back({})) return;
    if (const auto answer = kept().change_rules(rules); !answer) return refuse(answer.refused);
    services_.sounds.play("button", 0.6f);
    rules_changed();
}

template <class R>
bool GameScene<R>::stop_ended() {
    if (!at_stop() || !played()) return false;
    night().stands(session_->stop_done(), session_->stop_over());
    if (!session_->stop_over()) return false;
    if (night().ends(clock_)) end_stop(session::standing_of(*session_));
    return true;
}

template <class R>
void GameScene<R>::practise(session::KeptSession<R> begun) {
    begun.branch();
    clear_table();
    playback_.go_on_from(std::move(begun));
}

template <class R>
Destination GameScene<R>::to_lab() const {
    LabRequest request = lab_request(session_->rules());
    add_to_lab(request);
    return ToLab{std::make_shared<const LabRequest>(std::move(request))};
}

// ---- the one path ----

template <class R>
void GameScene<R>::act(const platform::Input& input, const Clicked& clicked) {
    services_.sounds.listen(tension_of<R>(shown_, session_->players(), flying()));
    if ((flying() || telling() || hurries_wait()) && go_on(input)) hurry();
    if (at_rest() && celebration_.holds(clock_)) {
        if (input.presses.empty() && !clicked) return;
        celebration_.end();
        return cooldown_.begin();
    }
    if (at_rest() && stop_ended()) return;
    switch (throwing_.motion()) {
        case Motion::None:
            return cooldown_.lasts() ? play(without_verbs(input), {}) : play(input, clicked);
        case Motion::Shaking:
            if (const auto hand = cast_.let_go(input, clock_, dust_now(), services_)) throw_dice(*hand);
            return;
        case Motion::Committing:
            if (kept().stored()) fly();
            return;
        case Motion::Flying:
            if (laying() || cast_.landed(clock_)) land();
            return;
        case Motion::Telling:
            if (due()) tell_on();
            return;
    }
}

template <class R>
void GameScene<R>::hurry() {
    cooldown_.begin();
    if (throwing_.motion() == Motion::Flying) cast_.hurry(clock_);
    until_ = clock_ + throwing_.hurry(until_ - clock_);
}

template <class R>
bool GameScene<R>::take_dice(const platform::Input& input, bool by_pointer) {
    if (cooldown_.lasts() || (!by_pointer && !input.pressed(platform::Action::Roll))) return false;
    if (held_back({Intent<R>::What::Throw})) return false;
    throwing_.shake();
    close_hand(by_pointer);
    if (const auto hand = cast_.let_go(input, clock_, dust_now(), services_)) throw_dice(*hand);
    return true;
}

template <class R>
void GameScene<R>::throw_dice(const world::Toss& hand, const std::vector<int>& by_hand) {
    throwing_.rest();
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
        tell(session::words::practice(kept().brought(), ui::look_money));
    throwing_.won(session::win_of_people(sheet, before, *answer, session_->players()));
    throwing_.commit(hand, std::move(answer));
    if (services_.headless) kept().store_now();  // ticks are no time there: a run repeats, however slow the disk
    if (kept().stored()) fly();
}

template <class R>
void GameScene<R>::fly() {
    const auto now = throwing_.fly();  // ... and only shown from here on
    beat_.end();
    celebration_.end();  // the next throw is what is looked at
    if (playback_.recording().dice_are_seen(session_->journal().size() - 1))
        cast_.fly(faces_of_dice(now.answer.faces), now.hand, clock_, services_.settings, decides(now.answer));
    coach_asked_.thrown();
    thrown(now.answer);
}

template <class R>
bool GameScene<R>::decide(const Event& event) {
    if (held_back({Intent<R>::What::Decide, &event})) return false;
    const R sheet = session_->rules();
    const State before = session_->state();
    const Answer answer = kept().submit(event);
    if (!answer) {
        refuse(answer.refused);
        return false;
    }
    reply_.clear();
    throwing_.won(session::win_of_people(sheet, before, *answer, session_->players()));
    decided(before, answer);
    if (at_rest()) celebrate();
    return true;
}

template <class R>
void GameScene<R>::land() {
    cast_.rest();
    until_ = clock_;
    const Facts facts = throwing_.land();
    if (!laying()) beat_.begin(cast_.middles(clock_), cast_.faces_up(clock_), clock_);
    landed(facts);
    tell_on();
}

template <class R>
void GameScene<R>::begin_telling(Facts facts) {
    throwing_.begin_telling(facts);
    until_ = clock_;
    tell_on();
}

template <class R>
void GameScene<R>::tell_on() {
    const auto tell = [this](Facts rest) {
        narrate_facts(rest.first(1));
        return reveal(rest);
    };
    if (const auto looked_at = throwing_.tell_on(tell)) {
        until_ = clock_ + *looked_at;
        return;
    }
    celebrate();
    revealed();
}

template <class R>
void GameScene<R>::celebrate() {
    const rules::Win win = throwing_.take_win();
    if constexpr (session::KeepsHands<R>)
        if (!laying()) celebration_.begin(win, hand_unit(session_->rules()), clock_, services_.sounds);
}

template <class R>
void GameScene<R>::clear_table() {
    cast_.rest();
    throwing_.clear();
    celebration_.end();
    beat_.end();
}

template <class R>
void GameScene<R>::next_game() {
    if (held_back({})) return;
    if (kept().from_purse()) {
        const auto& [rules, players] = session_->next_table();
        return begin_sitting(with_bankroll_of(rules, sitting_.asked().rules), players, {});
    }
    const Answer begun = kept().next_game();
    if (!begun) return refuse(begun.refused);
    clear_table();
    new_game(begun->facts);
}

template <class R>
void GameScene<R>::undo() {
    if (held_back({})) return;
    if (const Answer done = kept().undo(); !done) return refuse(done.refused);
    shown_ = session_->state();
    taken_back();
}

// ---- what is shown ----

template <class R>
void GameScene<R>::state(nlohmann::json& out) const {
    out["scene"] = std::string{R::game};
    out["phase"] = phase();
    table_state(out);
    sitting_.state(out, !played());
    if (!news_.told().empty()) out["purse"] = {{"brought", sitting_.kept().brought()}, {"told", news_.told()}};
    if (at_stop()) out["night"] = {{"line", night().line()}, {"over", session_->stop_over()}};
    out["shown"] = json_of(shown_);
    out["decided"] = json_of(session_->state());
    report(out);
}

template <class R>
nlohmann::json GameScene<R>::json_of(const State& state) const {
    nlohmann::json named = nlohmann::json::object();
    for (const auto& [name, value] : describe(state)) named[name] = value;
    return named;
}

}  // namespace boxcars::scenes
