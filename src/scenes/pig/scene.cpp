#include "scenes/pig/scene.h"

#include "platform/settings.h"

#include "scenes/game_scene_body.h"
#include "scenes/pig/feel.h"

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
    near_wagon_ = spawn_wagon(world_, pig_look::inner_rail(), pig_look::hue::pink);
    far_wagon_ = spawn_wagon(world_, pig_look::outer_rail(), pig_look::hue::blue);
    near_flaps_ = spawn_flaps(world_, {}, 3, pig_look::hue::pink);
    far_flaps_ = spawn_flaps(world_, {}, 3, pig_look::hue::blue);
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
    decisions_.clear();
    deciders_.clear();
    panels_.new_sitting();
    shown_ = session_->state();
    faces_.clear();
    drain_since_ = won_since_ = -1;
    lost_ = banked_ = 0;
    update_boards(true);
    phase_ = Phase::Opening;
    until_ = clock_ + opening_pause;
}

// ---- tick ----

std::span<const PigScene::KeyedButton> PigScene::keys() const {
    static constexpr KeyedButton own[] = {{Action::NewMatch, "new_match"}};
    return own;
}

bool PigScene::press_own(const std::string& button) {
    if (button == "next_game")
        next_game();
    else if (button == "new_match")
        panels_.open_seats(*session_, services_.settings.coach);
    else
        return false;
    return true;
}

// The coach and the look back at a finished game need the solution of the sheet in play.
void PigScene::keep_solution() {
    const pig::Rules& rules = session_->rules();
    if (rules.players != 2 || (solution_ && solution_->answers(rules))) return;
    solution_ = solution_for(rules, solver_, services_.headless);
    if (solution_ && is(Phase::Finished)) end_ = ending();
}

void PigScene::advance_own() { keep_solution(); }

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
            if (watching() ? due() && more_to_watch() : input.pressed(Action::Roll) || input.pressed(Action::Confirm))
                next_game();
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

// What a person chose, for the look back; practice is not looked back at.
void PigScene::remember(bool rolled) {
    if (!by_hand(shown_.turn) || session_->practised()) return;
    decisions_.push_back({shown_, rolled});
    deciders_.push_back(shown_.turn);
}

std::vector<int> PigScene::faces_of_dice(const std::vector<int>& faces) const {
    std::vector<int> pips;
    for (const int face : faces) pips.push_back(pips_of(face));
    return pips;
}

void PigScene::thrown(const Answer&) {
    remember(true);
    drain_since_ = -1;
}

void PigScene::decided(const pig::State&, const Answer& answer) {
    remember(false);
    begin_telling(answer->facts);
}

void PigScene::new_game(Facts) {
    seats_.emplace(session_->rules(), session_->players());
    decisions_.clear();
    deciders_.clear();
    won_since_ = drain_since_ = -1;
    shown_ = session_->state();
    faces_.clear();
    lost_ = banked_ = 0;
    update_boards();
    phase_ = Phase::Opening;
    until_ = clock_ + opening_pause / 2;
}

}  // namespace boxcars::scenes
