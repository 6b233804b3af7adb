#include "scenes/pig_scene.h"

#include "chance/dust.h"
#include "platform/settings.h"

#include "scenes/pig_feel.h"

namespace boxcars::scenes {
namespace {

using namespace pig_feel;
using platform::Action;

int pips_of(int face) {
    return (face - 1) % 6 + 1;
}  // other dice tumble with pips to spare and show their number at rest

}  // namespace

// ---- enter ----

PigScene::PigScene(House& house, PigOptions options)
    : house_(house),
      demo_(options.demo),
      watch_(std::move(options.watch)),
      cast_(world_, {.kind = render::DieKind::Pig,
                     .wait = {{0, 0}},
                     .tray = tray,
                     .on_table = "die_leather",
                     .on_wall = "die_wall"}) {
    near_wagon_ = spawn_wagon(world_, pig_look::inner_rail(), pig_look::hue::pink);
    far_wagon_ = spawn_wagon(world_, pig_look::outer_rail(), pig_look::hue::blue);
    near_flaps_ = spawn_flaps(world_, {}, 3, pig_look::hue::pink);
    far_flaps_ = spawn_flaps(world_, {}, 3, pig_look::hue::blue);
    house_.sounds.loop("rail", true);
    house_.sounds.loop("buffet", true);
    sit_down(std::move(options.setup));
    if (options.choose_seats) {
        panels_.open_seats(*session_, house_.settings.coach);
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
    update_boards(true);
    phase_ = Phase::Opening;
    until_ = clock_ + opening_pause;
}

// ---- tick ----

void PigScene::tick(const platform::Input& input, Ticks) {
    const platform::Input nothing;
    const platform::Input& at_table = panels_.covers_table() ? nothing : input;
    listen(input);
    if (demo_ && input.any) wish_ = Go{.where = Go::Where::Title};
    const auto clicked = buttons_.tick(at_table);
    if (clicked) press(*clicked);
    const int ticks = pace_.ticks(input.pressed(Action::StepTick));
    if (ticks == 0 && !pace_.paused) act(at_table, clicked);  // slow motion: nobody waits for a tick to be heard
    for (int nth = 0; nth < ticks; ++nth) {
        ++clock_;
        advance();
        act(nth == 0 ? at_table : nothing, nth == 0 ? clicked : std::nullopt);
    }
    set_buttons();
}

void PigScene::listen(const platform::Input& input) {
    if (demo_) return;
    if (input.pressed(Action::Back)) {
        if (!panels_.close_top() || (phase_ == Phase::Choosing && !panels_.seats_open())) press("back");
    }
    if (panels_.seats_open()) return;  // its letters are names and numbers
    if (input.pressed(Action::Pause)) pace_.paused = !pace_.paused;
    if (input.pressed(Action::Coach)) press("coach");
    if (input.pressed(Action::Overlay)) press("odds");
    if (input.pressed(Action::Settings)) press("settings");
    if (input.pressed(Action::Rules)) press("rules");
    if (input.pressed(Action::NewMatch)) press("new_match");
}

// The coach and the look back at a finished game need the solution of the sheet in play.
void PigScene::keep_solution() {
    const pig::Rules& rules = session_->rules();
    if (rules.players != 2 || (solution_ && solution_->answers(rules))) return;
    solution_ = solution_for(rules, desk_, house_.headless);
    if (solution_ && phase_ == Phase::Finished) end_ = ending();
}

// One tick of what needs no decision.
void PigScene::advance() {
    world_.tick(clock_);
    keep_solution();
    if (const int flips = world_.take_flips())
        house_.sounds.play("flap", std::min(1.0f, 0.3f + 0.1f * static_cast<float>(flips)));
    cast_.tick(clock_, house_);
}

// ---- act ----

void PigScene::act(const platform::Input& input, const std::optional<std::string>& clicked) {
    const bool go_on = input.pressed(Action::Roll) || input.pressed(Action::Confirm);
    const bool due = clock_ >= until_;
    switch (phase_) {
        case Phase::Choosing:
            break;
        case Phase::Opening:
            if (due) start_turn();
            break;
        case Phase::Thinking:
            if (due) computer();
            break;
        case Phase::Waiting:
            person(input, clicked);
            break;
        case Phase::Shaking:
            if (const auto hand =
                    cast_.let_go(input, clock_, session_->hash() + static_cast<std::uint64_t>(clock_), house_))
                throw_die(*hand);
            break;
        case Phase::Flying:
        case Phase::Telling:
            if (go_on || input.pressed(Action::Skip)) hurry();
            if (phase_ == Phase::Flying ? cast_.landed(clock_) : clock_ >= until_) catch_up();
            break;
        case Phase::Finished:
            if (watching() ? due && session_->journal().size() < watch_.size() : go_on) next_game();
            break;
    }
}

void PigScene::press(const std::string& button) {
    if (button == "back") wish_ = Go{.where = Go::Where::Title};
    if (button == "coach") house_.settings.coach = !house_.settings.coach;
    if (button == "sound") house_.settings.muted = !house_.settings.muted;
    if (button == "odds") panels_.toggle_debug();
    if (button == "settings") panels_.toggle_settings();
    if (button == "rules") panels_.toggle_rules();
    if (button == "next_game") next_game();
    if (button == "new_match") {
        panels_.open_seats(*session_, house_.settings.coach);
    }
    house_.sounds.play("button", 0.6f);
}

void PigScene::person(const platform::Input& input, const std::optional<std::string>& clicked) {
    const bool may_hold = !legal(session_->rules(), shown_).empty();
    if (may_hold && (input.pressed(Action::Hold) || clicked == "hold")) return hold();
    if (input.pressed(Action::Hold)) house_.sounds.play("button_no", 0.5f);
    const bool by_key = input.pressed(Action::Roll),
               by_pointer = buttons_.just_pressed("roll") || pressed_on_die(input);
    if (!by_key && !by_pointer) return;
    phase_ = Phase::Shaking;
    cast_.shake(clock_, by_pointer);
    if (const auto hand = cast_.let_go(input, clock_, session_->hash() + static_cast<std::uint64_t>(clock_), house_))
        throw_die(*hand);
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
    const auto holds = may_hold ? seats_->holds(session_->rules(), session_->state(), desk_, house_.headless)
                                : std::optional<bool>(false);
    if (!holds) return;  // still solving: it thinks a little longer
    if (*holds) return hold();
    chance::Dust dust{session_->hash() + static_cast<std::uint64_t>(clock_)};
    const auto strength = static_cast<float>(dust.between(0.25, 0.75));
    const auto sideways = static_cast<float>(dust.between(-0.5, 0.5));
    throw_die({strength, {sideways, 1}, dust.bits()});
}

// A watched sitting plays what was recorded; the session draws the faces from the seed once more.
void PigScene::follow_recording() {
    const std::size_t next = session_->journal().size();
    if (next >= watch_.size()) return;
    const session::RecordedEntry& entry = watch_[next];
    if (entry.event.starts_with(session::change_word)) {
        auto table = session_->next_table();
        if (!session::read_change(entry.event, table)) session_->change_table(table);
        return;
    }
    if (entry.event == to_text(pig::Event{pig::Hold{}})) return hold();
    throw_die({0.5f, {0.2f, 1}, entry.hash}, entry.forced ? entry.faces : std::vector<int>{});
}

void PigScene::throw_die(world::Hand hand, const std::vector<int>& forced) {
    if (by_hand(shown_.turn)) {
        decisions_.push_back({shown_, true});
        deciders_.push_back(shown_.turn);
    }
    const auto rolled =
        forced.empty() ? session_->throw_dice() : session_->force(forced);  // decided and stored here, completely ...
    step_ = *rolled;
    untold_ = step_.facts;
    const int faces[] = {pips_of(session_->journal().back().faces.front())};
    cast_.fly(faces, hand, clock_, house_.settings);
    hurried_ = false;
    if (drain_since_ >= 0) drain_since_ = -1;
    phase_ = Phase::Flying;  // ... and only shown from here on
}

void PigScene::hold() {
    if (by_hand(shown_.turn)) {
        decisions_.push_back({shown_, false});
        deciders_.push_back(shown_.turn);
    }
    const auto held = session_->submit(pig::Hold{});
    if (!held) {
        house_.sounds.play("button_no", 0.5f);
        return;
    }
    step_ = *held;
    untold_ = step_.facts;
    phase_ = Phase::Telling;
    hurried_ = false;
    until_ = clock_;
    catch_up();
}

void PigScene::next_game() {
    session_->next_game();
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
