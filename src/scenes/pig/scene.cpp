#include "scenes/pig/scene.h"

#include "platform/settings.h"
#include "scenes/game_scene_body.h"
#include "scenes/pig/dash.h"
#include "scenes/pig/feel.h"
#include "scenes/pig/view.h"

namespace boxcars::scenes {

template class GameScene<pig::Rules>;

namespace {

using namespace pig_feel;
using platform::Action;

int pips_of(int face) {
    return (face - 1) % 6 + 1;
}  // other dice tumble with pips to spare and show their number at rest

}  // namespace

// ---- enter ----

PigScene::PigScene(SceneServices& services, PigOptions options)
    : GameScene(services, options.demo, std::move(options.watch),
                {.kind = render::DieKind::Pig,
                 .wait = {{0, 0}},
                 .tray = tray,
                 .on_table = "die_leather",
                 .on_wall = "die_wall"}) {
    services_.sounds.loop("buffet", true);
    sit_down(std::move(options.setup));
    if (options.choose_seats) {
        panels_.open_seats(*session_, services_.settings.coach);
        phase_ = Phase::Choosing;
    }
}

void PigScene::sit_down(session::Setup<pig::Rules> setup) {
    seats_.emplace(setup.rules, setup.players);
    setup.players = seats_->names();
    session_.emplace(std::move(setup));
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
    look_back_.clear();
    shown_ = session_->state();
    told_ = {};
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
    take_dice(input, buttons_.just_pressed("roll") || pressed_on_die(input));
}

bool PigScene::pressed_on_die(const platform::Input& input) const {
    for (const auto& press : input.presses)
        if (press.kind == platform::Press::Kind::PointerDown && press.button == 1 && die_spot_ &&
            die_spot_->contains(press.at))
            return true;
    return false;
}

void PigScene::computer() {
    if (watching()) return follow_recording();
    const bool may_hold = !legal(session_->rules(), session_->state()).empty();
    const auto holds = may_hold ? seats_->holds(session_->rules(), session_->state(), solver_, services_.headless)
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
    if (!is(Phase::Finished) || !look_back_.may_step(by)) return;
    look_back_.step(by);
    services_.sounds.play("flap", 0.4f);
    update_boards();
}

std::vector<int> PigScene::faces_of_dice(const std::vector<int>& faces) const {
    std::vector<int> pips;
    for (const int face : faces) pips.push_back(pips_of(face));
    return pips;
}

// What a person chose; not what the game was told to throw.
void PigScene::remember(bool rolled) {
    if (by_hand(shown_.turn)) look_back_.remember(shown_, told_.faces, rolled);
}

void PigScene::thrown(const Answer& answer) {
    if (!answer.forced) remember(true);
    told_.drain_since = -1;
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
    const Ticks looked_at = told_.tell(fact, shown_, clock_);
    if (const auto* banked = std::get_if<pig::Banked>(&fact)) {
        update_boards();
        if (const auto board = boards_.board(banked->player); board && !services_.settings.reduced_motion)
            spawn_sparks(world_, {board->centre().x, board->y}, std::min(70, 10 + banked->points),
                         render::colours::brass_light, clock_, session_->hash());
    }
    return person ? looked_at : paced(looked_at);
}

void PigScene::revealed() {
    shown_ = session_->state();
    if (told_.won_since >= 0) return finish();
    panels_.shown(*session_, shown_);
    if (shown_.rolls == 0) return start_turn();
    next_decision(think_again);
}

void PigScene::start_turn() {
    shown_ = session_->state();
    told_.begin_turn();
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
    told_.faces.clear();
    if (solution_) look_back_.judge(*solution_, session_->rules());
    end_ = game_end(moment(), look_back_, *session_);
    panels_.shown(*session_, shown_);
    if (demo_) request_ = SceneChange{.where = SceneChange::Where::Title};
}

// The coach and the look back at a finished game need the solution of the sheet in play.
void PigScene::keep_solution() {
    const pig::Rules& rules = session_->rules();
    if (rules.players != 2 || (solution_ && solution_->answers(rules))) return;
    solution_ = solution_for(rules, solver_, services_.headless);
    if (!solution_ || !is(Phase::Finished)) return;
    look_back_.judge(*solution_, rules);
    end_ = game_end(moment(), look_back_, *session_);
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
    } else if (button == "look_back" && !look_back_.on_show()) {
        look_back(1);
    } else if (look_back_.on_show() && (button == "look_back" || button == "back")) {
        look_back_.close();
        update_boards();
    } else {
        return false;
    }
    return true;
}

// What can be pressed now; set every tick, so that it never depends on how often the picture is drawn.
void PigScene::set_buttons() {
    buttons_.begin();
    die_spot_.reset();
    if (demo_) return;
    add_top_buttons(buttons_, layout_, services_.settings.muted, services_.settings.coach);
    PigDash{layout_}.add_buttons(buttons_, moment(), look_back_);
    if (!is(Phase::Waiting)) return;
    const render::Camera camera = table_camera(layout_);
    const glm::vec2 at = camera.project({0, 0, 0.5f});
    const float r = 1.6f * camera.px_per_unit({0, 0, 0});
    die_spot_ = render::Rect{at.x - r, at.y - r, 2 * r, 2 * r};
}

std::vector<HitTarget> PigScene::own_hit_targets() const {
    std::vector<HitTarget> hit_targets = buttons_.hit_targets();
    if (is(Phase::Waiting) && die_spot_) hit_targets.push_back({"die", *die_spot_});
    return hit_targets;
}

void PigScene::update_boards(bool at_once) {
    boards_.show(moment(), layout_, services_.settings.reduced_motion, clock_, at_once);
}

void PigScene::overlay() {
    if (demo_) return;
    const PigPanels::Asked asked = panels_.draw(services_, {.session = *session_,
                                                            .shown = shown_,
                                                            .names = seats_->names_for_people(),
                                                            .seat = seats_->near(shown_),
                                                            .transport = transport(),
                                                            .solver = solver_});
    carry_out_time(asked.debug);
    if (asked.debug.apply_rules) change_rules(*asked.debug.apply_rules);
    if (asked.sit_down) {
        services_.settings.coach = asked.sit_down->coach;
        begin_sitting(asked.sit_down->rules, asked.sit_down->players, asked.sit_down->seed);
    }
    if (asked.seats_closed && is(Phase::Choosing)) request_ = SceneChange{.where = SceneChange::Where::Title};
}

// ---- picture ----

PigMoment PigScene::moment() const {
    using Doing = PigMoment::Doing;
    const LookedBack* back = look_back_.on_show();
    const platform::Settings& settings = services_.settings;
    PigMoment at{.rules = session_->rules(),
                 .shown = back ? back->state : shown_,
                 .seats = *seats_,
                 .faces = back ? std::span<const int>{back->faces} : std::span<const int>{told_.faces}};
    at.doing = shaking()             ? Doing::Shaking
               : flying()            ? Doing::Flying
               : is(Phase::Finished) ? Doing::Over
               : is(Phase::Waiting)  ? Doing::Deciding
                                     : Doing::Watching;
    at.by_hand = by_hand(shown_.turn);
    at.drained = told_.drained(clock_);
    at.lost = told_.lost;
    at.banked = told_.banked;
    at.solution = solution_ && solution_->answers(session_->rules()) ? solution_.get() : nullptr;
    if (!at.solution && settings.coach) at.solving = solver_.progress(session_->rules());
    at.coach = settings.coach;
    at.demo = demo_;
    at.paused = pace_.paused;
    at.any_eyes = settings.colour_vision != platform::ColourVision::Off;
    at.reduced_motion = settings.reduced_motion;
    at.looked_back = back;
    at.looked_back_nth = look_back_.nth();
    at.looked_back_of = look_back_.count();
    return at;
}

void PigScene::draw(render::Stage& stage, double between) {
    const double time = lay_out(stage, between);
    render::Canvas& canvas = stage.canvas();
    const PigMoment at = moment();
    const PigView view{at, boards_, layout_};
    const PigDash dash{layout_};
    render::TableLook look = pig_look::table_look(layout_, at.rules, services_.settings.plain_felt);
    look.camera = jolted(look.camera, time);
    view.table(stage, look, end_, time - static_cast<double>(told_.won_since), time);
    world_.draw(stage, look.camera, world::Layer::Table, time);
    view.tags(canvas, look.camera, time);
    draw_die(stage, look.camera, time);
    dash.draw(canvas, at);
    if (!demo_) {
        buttons_.draw(canvas, pig_look::hue::pink, time);
        dash.draw_coach(canvas, at);
    }
    world_.draw(stage, look.camera, world::Layer::Dash, time);
    world_.draw(stage, look.camera, world::Layer::Front, time);
    draw_front(canvas, time, pig_look::hue::pink);
}

void PigScene::draw_die(render::Stage& stage, const render::Camera& camera, double time) {
    const bool numbered = session_->rules().sides != 6;
    cast_.set_blank(numbered);
    cast_.draw(stage, camera, time, services_.settings);
    if (numbered && !flying() && !shaking() && !told_.faces.empty())
        pig_look::draw_numeral(stage.canvas(), camera, cast_.middles(clock_).front(),
                               render::half_edge(render::DieKind::Pig), told_.faces.back());
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
