// The definitions of sitting_scene.h; each game makes them with game_scene_body.h.
#pragma once
#include "base/error.h"
#include "platform/settings.h"
#include "scenes/lab/adapter.h"
#include "scenes/purse_seat.h"
#include "scenes/sitting_scene.h"
#include "session/rule_file.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace boxcars::scenes {

constexpr std::size_t entries_in_memory = 1'000;  // of a sitting's journal: nothing at a table asks for older ones

template <class R>
void SittingScene<R>::open_session(session::Setup<R> setup) {
    take_up(session::KeptSession<R>{std::move(setup), played() ? services_.store : nullptr});
}

template <class R>
session::KeptSession<R> SittingScene<R>::left_sitting(const std::string& name) const {
    if (!services_.store) throw Error("No sitting is kept here: there is no data folder.");
    return session::KeptSession<R>::resume(*services_.store, name);
}

template <class R>
void SittingScene<R>::take_up(session::KeptSession<R> kept) {
    kept_.emplace(std::move(kept));
    kept_->remember(entries_in_memory);
    session_ = &kept_->session();
    if (!played()) return;
    panels().dice_are(session_->setup().sealed);
    if (const auto& stop = session_->setup().night) {
        begin_stop(R::game, *stop);
        night().stands(session_->stop_done(), session_->stop_over());
        narrator_.say(night().greeting());
    }
}

template <class R>
bool SittingScene<R>::stop_ended() {
    if (!at_stop() || !played()) return false;
    night().stands(session_->stop_done(), session_->stop_over());
    if (!session_->stop_over()) return false;
    if (night().ends(clock_)) end_stop(session::standing_of(*session_));
    return true;
}

template <class R>
void SittingScene<R>::take_seat(session::Setup<R> setup) {
    asked_ = setup;
    PurseSeat<R> seat = seat_from_purse(std::move(setup), services_.store);
    const std::string sealed_anew = seal_for_table(seat.setup);
    if (!sealed_anew.empty()) seat.words += (seat.words.empty() ? "" : " ") + sealed_anew;
    sit_down(std::move(seat.setup));
    tell(std::move(seat.words));
    if (!seat.loan.empty()) ask_for_loan(std::move(seat.loan));
}

template <class R>
void SittingScene<R>::borrow() {
    const session::Ticket loan = services_.store->borrow();
    if (services_.headless) services_.store->wait(loan);  // ticks are no time there
    clear_table();
    take_seat(session::Setup<R>{*asked_});
}

template <class R>
void SittingScene<R>::change_rules(const R& rules) {
    if (held_back({})) return;
    if (const auto answer = kept_->change_rules(rules); !answer) return refuse(answer.refused);
    services_.sounds.play("button", 0.6f);
    rules_changed();
}

template <class R>
void SittingScene<R>::begin_sitting(const R& rules, std::vector<std::string> players,
                                    const std::optional<std::uint64_t>& seed, const std::string& words) {
    if (held_back({})) return;
    if (at_stop()) return refuse(session::own_table_sentence(*session_->setup().night));
    if (session_->branched()) return refuse("This is practice: go back to the recording, and leave it, for a new one.");
    const bool ended = kept_->end();
    if (ended && session_->journal().throws() > 0) panels().tell_secret();
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
SceneChange SittingScene<R>::to_lab() const {
    LabRequest request = lab_request(session_->rules());
    add_to_lab(request);
    return {.where = SceneChange::Where::Table,
            .game = std::string{lab_name},
            .lab = std::make_shared<const LabRequest>(std::move(request))};
}

template <class R>
bool SittingScene<R>::game_running() const {
    if (!played() || !session_ || session_->over() || session_->branched() || session_->stop_over()) return false;
    const auto& journal = session_->journal();
    const auto of_game = [&](const auto& entry) { return entry.game == session_->game(); };
    const auto done = std::ranges::count_if(journal, of_game);
    return done > (session::verbs::start_events(session_->rules()).empty() ? 0 : 1);
}

template <class R>
ui::Transport SittingScene<R>::transport() const {
    const session::ToldDice dice = told_dice();
    return {.paused = pace_.paused, .speed = pace_.speed, .seed = dice.seed.value_or(0), .seal = dice.seal};
}

template <class R>
session::ToldDice SittingScene<R>::told_dice() const {
    return session::told_dice(session_->setup().seed, session_->setup().sealed, !played());
}

template <class R>
void SittingScene<R>::state(nlohmann::json& out) const {
    out["scene"] = std::string{R::game};
    out["phase"] = phase();
    const session::ToldDice dice = told_dice();
    if (dice.seed)
        out["seed"] = fmt::format("{}", *dice.seed);
    else
        out["seal"] = dice.seal;
    out["players"] = session_->players();
    out["rules"] = session::rules_json(session_->next_table().rules);
    out["game_number"] = session_->game();
    out["paused"] = pace_.paused;
    out["practice"] = session_->practice();
    out["coach"] = coach_speaks();
    out["refused"] = reply_.refused();
    out["listens"] = !this->cooldown_.lasts();  // a press would count now
    out["dice"] = cast_.faces_up(clock_);
    if (const auto tier = celebration_.name(clock_); !tier.empty()) out["celebration"] = tier;
    if (celebration_.flourish(clock_) == Flourish::Boxcars) out["flourish"] = "boxcars";
    if (demo_) out["odds"] = news().odds();
    out["hash"] = fmt::format("{:016x}", session_->hash());
    if (!news().told().empty()) out["purse"] = {{"brought", kept_->brought()}, {"told", news().told()}};
    if (at_stop()) out["night"] = {{"line", night().line()}, {"over", session_->stop_over()}};
    out["journal_entries"] = session_->journal().size();
    out["shown"] = json_of(shown_);
    out["decided"] = json_of(session_->state());
    report(out);
}

template <class R>
void SittingScene<R>::draw_front(render::Canvas& canvas, double time, render::Colour accent) const {
    const bool still = services_.settings.reduced_motion;
    if (beat_.lasts(time)) {
        const ThrowPlaces at = places();
        beat_.draw(canvas, {at.camera, at.total, accent, still, at.arriving}, time);
    }
    if (celebration_.lasts(time)) celebration_.draw({canvas, layout_, accent, places().prize, time, still});
    TableScene::draw_front(canvas, time, accent);
}

template <class R>
nlohmann::json SittingScene<R>::json_of(const State& state) const {
    nlohmann::json named = nlohmann::json::object();
    for (const auto& [name, value] : describe(state)) named[name] = value;
    return named;
}

}  // namespace boxcars::scenes
