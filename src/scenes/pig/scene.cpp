#include "scenes/pig/scene.h"

#include "platform/settings.h"
#include "scenes/pig/feel.h"
#include "scenes/pig/railway.h"

namespace boxcars::scenes {

template class GameScene<pig::Rules>;
using namespace pig_feel;
using platform::Action;

// ---- enter ----

PigScene::PigScene(SceneServices& services, PigOptions options)
    : GameScene(services, options, panels_, pig_keys, cast(options.die)) {
    celebration_.chase_along(pig_look::wordmark);
    options.setup.players = PigSeats{options.setup.rules, options.setup.players}.names();
    take_places(std::move(options));
}

PigScene::Facts PigScene::begin(const Session& session, bool new_sitting) {
    if (new_sitting) panels_.new_sitting(session);
    seats_.emplace(session.rules(), session.players());
    shown_ = session.state();
    turn_faces_.clear();
    show_.begin_game(*seats_);
    return {};
}

// For the look back, what a person chose; not what the game was told to throw.
void PigScene::remember(const Session& session, std::size_t nth) {
    const auto& entry = session.journal()[nth];
    if (entry.event && std::holds_alternative<pig::Begin>(*entry.event)) return;
    panels_.shown(session, entry.step.next);
    if (!entry.event) return;
    const pig::State& before = session.journal()[nth - 1].step.next;
    if (seats_->human(before.turn) && !entry.forced)
        show_.look_back.remember(before, turn_faces_, !entry.faces.empty());
    turn_faces_.insert(turn_faces_.end(), entry.faces.begin(), entry.faces.end());
    if (entry.step.next.rolls == 0) turn_faces_.clear();
}

void PigScene::lay(bool anew) {
    if (anew) {
        lay_dice();
        show_.told = {};
    }
    shown_ = session_->state();
    show_.told.faces = turn_faces_;
    if (shown_.winner >= 0) return finish();
    const auto& newest = session_->journal().back().event;
    if (newest && std::holds_alternative<pig::Begin>(*newest))
        return wait_in(Phase::Opening, session_->game() == 1 ? opening_pause : opening_pause / 2);
    if (shown_.rolls > 0) return next_decision(think_again);
    show_.told.begin_turn();
    next_decision(think_first);
}

// ---- act ----

void PigScene::play(const platform::Input& input, const Clicked& clicked) {
    if (phase_ == Phase::Waiting) return person(input, clicked);
    if (phase_ == Phase::Finished) return finished(input);
    if (!due()) return;
    if (phase_ == Phase::Opening) {
        show_.told.begin_turn();
        next_decision(think_first);
    } else if (phase_ == Phase::Thinking) {
        computer();
    }
}

void PigScene::person(const platform::Input& input, const Clicked& clicked) {
    if (input.pressed(Action::Hold) || clicked == "hold") return void(decide(pig::Hold{}));
    take_dice(input, buttons_.just_pressed("roll") || controls_.pressed_on_die(input));
}

void PigScene::computer() {
    if (watching()) return follow_recording();
    const auto holds = seats_->holds(session_->rules(), session_->state(), solving_.service(), services_.headless);
    if (!holds) return;  // still solving: it thinks a little longer
    if (*holds)
        decide(pig::Hold{});
    else
        throw_dice(drawn_hand(0.5));
}

void PigScene::finished(const platform::Input& input) {
    if (watching()) {
        if (due() && more_to_watch()) next_game();
        return;
    }
    if (input.pressed(Action::Left)) look_back(-1);
    if (input.pressed(Action::Right)) look_back(1);
    if (input.pressed(Action::Roll) || input.pressed(Action::Confirm)) next_game();
}

void PigScene::look_back(int by) {
    if (show_.look_back_by(by, now(), services_.sounds)) update_boards();
}

// ---- show ----

Ticks PigScene::reveal(Facts& rest) {
    const pig::Fact& fact = rest.front();
    const Ticks looked_at = show_.reveal(fact, shown_, now(), services_.sounds);
    return seats_->human(player_of(fact)) ? looked_at : paced(looked_at);
}

void PigScene::next_decision(Ticks thinks) {
    if (by_hand(shown_.turn)) return wait_in(Phase::Waiting);
    wait_in(Phase::Thinking, hurried() ? 1 : paced(thinks));
}

void PigScene::finish() {
    wait_in(Phase::Finished, watched_end);
    if (show_.told.won_since < 0) show_.lay_end(now());
    show_.end_game(now());
    if (demo_) request_ = ToAttract{};
}

// The coach and the look back at a finished game need the solution of the sheet in play.
void PigScene::advance_own() {
    if (hurried()) show_.silence();
    if (solving_.follow(session_->rules(), services_.headless) && is(Phase::Finished)) show_.end_game(now());
}

// ---- keys, buttons, panels ----

bool PigScene::press_own(const std::string& button) {
    if (button == "next_game") {
        next_game();
    } else if (button == "new_match") {
        panels_.open_seats(*session_, services_.settings.coach == platform::Coach::Always);
    } else if (const auto by = show_.look_back.asked(button)) {
        look_back(*by);
    } else {
        return show_.turn_card(button);
    }
    return true;
}

void PigScene::overlay() {
    if (demo_) return;
    const auto names = seats_->names_for_people();
    auto asked = panels_.draw(services_, {seen_by_panels(), panels_.game(), panels_.faces(), names,
                                          seats_->near(shown_), solving_.service()});
    if (auto& table = asked.sit_down) {
        services_.settings.coach = ticked(services_.settings.coach, table->coach);
        table->players = PigSeats{table->rules, table->players}.names();
    }
    carry_out(asked);
}

// ---- picture ----

void PigScene::draw(render::Stage& stage, double between) {
    const double time = lay_out(stage, between);
    panels_.see(stage);
    render::TableLook look = pig_look::table_look(layout_, session_->rules(), services_.settings.plain_felt);
    look.camera = seen(look.camera, time);
    show_.draw(stage, now(), look, cast_, buttons_, time);
    draw_refusal(stage.canvas(), layout_, reply_.standing(clock_).words, render::colours::loss);
    draw_front(stage.canvas(), time, pig_look::hue::pink, show_.places(layout_));
}

}  // namespace boxcars::scenes
