#include "scenes/pig/scene.h"

#include "platform/settings.h"
#include "scenes/game_scene_body.h"
#include "scenes/pig/feel.h"
#include "scenes/pig/railway.h"

namespace boxcars::scenes {

template class GameScene<pig::Rules>;
using namespace pig_feel;
using platform::Action;

// ---- enter ----

PigScene::PigScene(SceneServices& services, PigOptions options)
    : GameScene(services, options.demo, std::move(options.watch), cast(options.die)) {
    celebration_.chase_along(pig_look::wordmark);
    take_places(std::move(options.setup), options.kept, options.watch_from);
}

void PigScene::sit_down(session::Setup<pig::Rules> setup) {
    seats_.emplace(setup.rules, setup.players);
    setup.players = seats_->names();
    open_session(std::move(setup));
    panels_.new_sitting(*session_);
    begin_game(opening_pause, true);
}

void PigScene::new_game(Facts) {
    seats_.emplace(session_->rules(), session_->players());
    begin_game(opening_pause / 2, false);
}

void PigScene::begin_game(Ticks opens, bool at_once) {
    shown_ = session_->state();
    show_.begin_game(*seats_);
    phase_ = Phase::Opening;
    update_boards(at_once);
    until_ = clock_ + opens;
}

// ---- act ----

void PigScene::play(const platform::Input& input, const Clicked& clicked) {
    if (phase_ == Phase::Waiting) return person(input, clicked);
    if (phase_ == Phase::Finished) return finished(input);
    if (!due()) return;
    if (phase_ == Phase::Opening)
        start_turn();
    else if (phase_ == Phase::Thinking)
        computer();
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

void PigScene::remember(bool rolled) {
    if (by_hand(shown_.turn) || (watching() && seats_->human(shown_.turn)))
        show_.look_back.remember(shown_, show_.told.faces, rolled);
}

void PigScene::decided(const pig::State&, const Answer& answer) {
    remember(false);
    begin_telling(answer->facts);
}

// ---- show ----

Ticks PigScene::reveal(Facts rest) {
    const pig::Fact& fact = rest.front();
    const Ticks looked_at = show_.reveal(fact, shown_, now(), services_.sounds);
    return seats_->human(player_of(fact)) ? looked_at : paced(looked_at);
}

void PigScene::revealed() {
    shown_ = session_->state();
    if (show_.told.won_since >= 0) return finish();
    panels_.shown(*session_, shown_);
    if (shown_.rolls == 0) return start_turn();
    next_decision(think_again);
}

void PigScene::start_turn() {
    shown_ = session_->state();
    show_.told.begin_turn();
    update_boards();
    next_decision(think_first);
}

void PigScene::next_decision(Ticks thinks) {
    phase_ = by_hand(shown_.turn) ? Phase::Waiting : Phase::Thinking;
    if (phase_ == Phase::Thinking) until_ = clock_ + (hurried() ? 1 : paced(thinks));
}

void PigScene::finish() {
    phase_ = Phase::Finished;
    until_ = clock_ + watched_end;
    panels_.shown(*session_, shown_);
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
    const auto asked = panels_.draw(services_, {seen_by_panels(), panels_.game(), panels_.faces(), names,
                                                seats_->near(shown_), solving_.service()});
    if (asked.sit_down) services_.settings.coach = ticked(services_.settings.coach, asked.sit_down->coach);
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
    draw_front(stage.canvas(), time, pig_look::hue::pink);
}

}  // namespace boxcars::scenes
