#include "scenes/pig/scene.h"

#include "platform/settings.h"
#include "scenes/game_scene_body.h"
#include "scenes/pig/feel.h"

namespace boxcars::scenes {

template class GameScene<pig::Rules>;

namespace {

using namespace pig_feel;
using platform::Action;

}  // namespace

// ---- enter ----

PigScene::PigScene(SceneServices& services, PigOptions options)
    : GameScene(services, options.demo, std::move(options.watch),
                {.kind = render::DieKind::Pig,
                 .wait = {{0, 0}},
                 .tray = tray,
                 .on_table = "die_leather",
                 .on_wall = "die_wall"}) {
    take_places(std::move(options.setup), options.kept);
    if (options.choose_seats) {
        panels_.open_seats(*session_, services_.settings.coach);
        phase_ = Phase::Choosing;
    }
}

void PigScene::sit_down(session::Setup<pig::Rules> setup) {
    seats_.emplace(setup.rules, setup.players);
    setup.players = seats_->names();
    open_session(std::move(setup));
    panels_.new_sitting();
    begin_game();
    update_boards(true);
    until_ = clock_ + opening_pause;
}

void PigScene::new_game(Facts) {
    seats_.emplace(session_->rules(), session_->players());
    begin_game();
    update_boards();
    until_ = clock_ + opening_pause / 2;
}

void PigScene::begin_game() {
    shown_ = session_->state();
    show_.begin_game();
    phase_ = Phase::Opening;
}

// ---- act ----

void PigScene::play(const platform::Input& input, const std::optional<std::string>& clicked) {
    switch (phase_) {
        case Phase::Choosing:
            break;
        case Phase::Opening:
            if (due()) start_turn();
            break;
        case Phase::Thinking:
            if (due()) computer();
            break;
        case Phase::Waiting:
            person(input, clicked);
            break;
        case Phase::Finished:
            finished(input);
            break;
    }
}

void PigScene::person(const platform::Input& input, const std::optional<std::string>& clicked) {
    const bool may_hold = !legal(session_->rules(), shown_).empty();
    if (may_hold && (input.pressed(Action::Hold) || clicked == "hold")) {
        decide(pig::Hold{});
        return;
    }
    if (input.pressed(Action::Hold)) services_.sounds.play("button_no", 0.5f);
    take_dice(input, buttons_.just_pressed("roll") || controls_.pressed_on_die(input));
}

void PigScene::computer() {
    if (watching()) return follow_recording();
    const bool may_hold = !legal(session_->rules(), session_->state()).empty();
    const auto holds = may_hold
                           ? seats_->holds(session_->rules(), session_->state(), solving_.service(), services_.headless)
                           : std::optional<bool>(false);
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
    if (!is(Phase::Finished) || !show_.look_back.may_step(by)) return;
    show_.look_back.step(by);
    services_.sounds.play("flap", 0.4f);
    update_boards();
}

void PigScene::remember(bool rolled) {
    if (by_hand(shown_.turn) || (laying() && seats_->human(shown_.turn)))
        show_.look_back.remember(shown_, show_.told.faces, rolled);
}

void PigScene::thrown(const Answer& answer) {
    if (!answer.forced) remember(true);
    show_.told.drain_since = -1;
}

void PigScene::decided(const pig::State&, const Answer& answer) {
    remember(false);
    begin_telling(answer->facts);
}

// ---- show ----

Ticks PigScene::reveal(Facts rest) {
    const pig::Fact& fact = rest.front();
    const bool person = seats_->human(player_of(fact));
    for (const Noise& noise : noises_of(fact, person)) services_.sounds.play(noise.name, noise.loud);
    const Ticks looked_at = show_.told.tell(fact, shown_, clock_);
    if (const auto* banked = std::get_if<pig::Banked>(&fact)) {
        update_boards();
        show_.banked(now(), *banked);
    }
    return person ? looked_at : paced(looked_at);
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
    if (demo_) request_ = SceneChange{.where = SceneChange::Where::Title};
}

// The coach and the look back at a finished game need the solution of the sheet in play.
void PigScene::advance_own() {
    if (solving_.follow(session_->rules(), services_.headless) && is(Phase::Finished)) show_.end_game(now());
}

// ---- keys, buttons, panels ----

std::span<const PigScene::KeyedButton> PigScene::keys() const {
    static constexpr KeyedButton own[] = {{Action::NewMatch, "new_match"}};
    return own;
}

bool PigScene::press_own(const std::string& button) {
    if (button == "next_game") {
        next_game();
    } else if (button == "new_match") {
        panels_.open_seats(*session_, services_.settings.coach);
    } else if (button == "look_previous" || button == "look_next") {
        look_back(button == "look_next" ? 1 : -1);
    } else if (button == "look_back" && !show_.look_back.on_show()) {
        look_back(1);
    } else if (show_.look_back.on_show() && (button == "look_back" || button == "back")) {
        show_.look_back.close();
        update_boards();
    } else {
        return false;
    }
    return true;
}

void PigScene::set_buttons() {
    buttons_.begin();
    if (demo_) return controls_.none();
    controls_.set(buttons_, layout_, show_.moment(now()), show_.look_back, services_.settings.muted,
                  is(Phase::Waiting));
}

void PigScene::overlay() {
    if (demo_) return;
    const PigPanelsRequests asked = panels_.draw(services_, {.session = *session_,
                                                             .shown = shown_,
                                                             .names = seats_->names_for_people(),
                                                             .seat = seats_->near(shown_),
                                                             .transport = transport(),
                                                             .solver = solving_.service()});
    carry_out_time(asked.debug);
    if (asked.debug.apply_rules) change_rules(*asked.debug.apply_rules);
    if (asked.sit_down) {
        services_.settings.coach = asked.sit_down->coach;
        begin_sitting(asked.sit_down->rules, asked.sit_down->players, asked.sit_down->seed, asked.sit_down->words);
    }
    if (asked.seats_closed && is(Phase::Choosing)) request_ = SceneChange{.where = SceneChange::Where::Title};
}

// ---- picture ----

PigNow PigScene::now() const {
    using Doing = PigMoment::Doing;
    PigNow now{.session = *session_,
               .match = panels_.match(),
               .shown = shown_,
               .seats = *seats_,
               .settings = services_.settings,
               .doing = shaking()             ? Doing::Shaking
                        : flying()            ? Doing::Flying
                        : is(Phase::Finished) ? Doing::Over
                        : is(Phase::Waiting)  ? Doing::Deciding
                                              : Doing::Watching,
               .solution = solving_.of(session_->rules()),
               .clock = clock_,
               .by_hand = by_hand(shown_.turn),
               .demo = demo_,
               .paused = pace_.paused};
    if (!now.solution && now.settings.coach) now.solving = solving_.progress(session_->rules());
    return now;
}

void PigScene::draw(render::Stage& stage, double between) {
    const double time = lay_out(stage, between);
    render::TableLook look = pig_look::table_look(layout_, session_->rules(), services_.settings.plain_felt);
    look.camera = jolted(look.camera, time);
    show_.draw(stage, now(), layout_, look, cast_, buttons_, time);
    draw_front(stage.canvas(), time, pig_look::hue::pink);
}

// ---- the same as data ----

void PigScene::state(nlohmann::json& out) const {
    static constexpr const char* phases[] = {"choosing", "opening", "thinking", "waiting", "finished"};
    state_of_table(out, phases[static_cast<int>(phase_)]);
    out["shown"] = as_json(shown_);
    out["decided"] = as_json(session_->state());
    out["die"] = cast_.faces_up(clock_).front();
}

}  // namespace boxcars::scenes
