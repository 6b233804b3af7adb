#include "scenes/lab/scene.h"

#include "base/error.h"
#include "chance/entropy.h"
#include "platform/settings.h"

#include <algorithm>
#include <cmath>

namespace boxcars::scenes {
namespace {

using platform::Action;
using render::Rect;

// Feel
constexpr Ticks shown_over = milliseconds(1500);  // a run is shown growing for at least so long
constexpr Ticks looks_every = milliseconds(80);   // at what has been counted
constexpr Ticks repeat_after = milliseconds(380), repeat_every = milliseconds(70);
constexpr float sways = 0.5f;  // radians, to each side
constexpr Ticks sway_takes = milliseconds(26'000);
constexpr float turns_by_drag = 0.009f;  // radians a logical px
constexpr float least_tilt = 0.12f, most_tilt = 1.35f;

}  // namespace

LabScene::LabScene(SceneServices& services, std::uint64_t seed) : services_(services), form_(seed) {
    services_.sounds.loop("rail", true);
    flaps_.ink = render::colours::ivory;
    read_strategies();
    come_from_table();
    lay_out();
}

// ---- tick

void LabScene::tick(const platform::Input& input, Ticks) {
    ++clock_;
    pointer_ = input.pointer;
    listen(input);
    if (!panel_open()) {
        point(input);
        steer(input);
    }
    watch();
    look_at_pig();
    flaps_.show(ui::lab_count(shown_.evenings), clock_);
    flaps_.tick(clock_);
    if (std::exchange(flaps_.flips, 0) > 0) services_.sounds.play("flap", 0.3f);
    set_buttons();
}

void LabScene::listen(const platform::Input& input) {
    if (input.pressed(Action::Back)) return go_back();
    if (input.pressed(Action::Settings)) open_settings_ = !open_settings_;
    if (panel_open()) {
        if (input.pressed(Action::Rules)) open_sheet_ = false;
        return;
    }
    for (const auto& press : input.presses)
        if (press.kind == platform::Press::Kind::ActionDown) act(press.action);
}

void LabScene::go_back() {
    if (panel_open()) {
        open_sheet_ = open_settings_ = false;
        field_.close();
    } else if (running()) {
        press("run");
    } else {
        request_ = SceneChange{.where = SceneChange::Where::Title};
    }
}

void LabScene::act(Action action) {
    const auto view_at = [&](std::size_t n) {
        if (n < views().size()) show_view(views()[n]);
    };
    switch (action) {
        case Action::Up:
        case Action::Down:
            return move_focus(action == Action::Up ? -1 : 1);
        case Action::Left:
        case Action::Right:
            return turn_focused(action == Action::Left ? -1 : 1);
        case Action::Confirm:
        case Action::Roll:
            return press(focus_ == "export" || focus_ == "sheet" ? focus_ : "run");
        case Action::Rules:
            return press("sheet");
        case Action::TakeDown:
            return ask(focus_);
        case Action::Skip:
            return press("export");
        case Action::NewMatch:
            return form_.set_seed(chance::seed_from_system() % 1'000'000);
        case Action::Pause:
            (running() ? paused_ : turning_) ^= true;
            return;
        case Action::OtherLeaf: {
            const auto all = views();
            const auto at = std::ranges::find(all, view_) - all.begin();
            return show_view(all[static_cast<std::size_t>(at + 1) % all.size()]);
        }
        case Action::Chip1:
        case Action::Chip2:
        case Action::Chip3:
        case Action::Chip4:
        case Action::Chip5:
            return view_at(static_cast<std::size_t>(action) - static_cast<std::size_t>(Action::Chip1));
        default:
            return;
    }
}

void LabScene::press(const std::string& button) {
    services_.sounds.play("button", 0.6f);
    if (button == "run") return run();
    if (button == "export") return keep();
    if (button == "sheet" || button == "rules") open_sheet_ = true;
    if (button == "settings") open_settings_ = !open_settings_;
    if (button == "sound") services_.settings.muted = !services_.settings.muted;
    if (button == "back") go_back();
}

// A key that stays down goes on turning.
void LabScene::steer(const platform::Input& input) {
    const bool left = input.down(Action::Left), right = input.down(Action::Right);
    if (left == right) {
        held_since_ = clock_;
        return;
    }
    const Ticks held = clock_ - held_since_;
    if (held >= repeat_after && (held - repeat_after) % repeat_every == 0) turn_focused(left ? -1 : 1);
}

void LabScene::point(const platform::Input& input) {
    const auto clicked = buttons_.tick(input);
    if (clicked) press(*clicked);
    turn_surface(input);
    for (const auto& press : input.presses)
        if (press.kind == platform::Press::Kind::PointerDown && press.button == 1) click(press.at);
    slide_opponent(input);
}

void LabScene::click(glm::vec2 at) {
    for (const HitTarget& tab : lab_look::tab_places(places_, views()))
        if (tab.where.contains(at))
            for (const ui::LabView view : views())
                if (tab.name == ui::lab_view_names[static_cast<std::size_t>(view)]) show_view(view);
    const Rect slider = surface_places().slider;
    if (view_ == ui::LabView::Surface && slider.contains(at)) {
        focus("opponent", false);
        constexpr float arrows = 32;
        sliding_ = at.x > slider.x + arrows && at.x < slider.x + slider.w - arrows;
        if (!sliding_) turn("opponent", at.x < slider.centre().x ? -1 : 1);
    }
    const auto dials = form_.dials();
    const auto part = lab_look::part_at(places_, dials.size(), at);
    if (!part) return;
    const Dial& dial = dials[part->first];
    const bool again = dial.name == focus_ || dial.player < 0;  // a player's first click shows his curve
    focus(dial.name, false);
    if (dial.opens) return press("sheet");
    if (part->second != lab_look::Part::Row)
        turn(dial.name, part->second == lab_look::Part::More ? 1 : -1);
    else if (again)
        ask(dial.name);
}

void LabScene::turn_surface(const platform::Input& input) {
    if (view_ != ui::LabView::Surface) return;
    for (const auto& press : input.presses)
        if (press.kind == platform::Press::Kind::PointerDown && press.button == 1 &&
            surface_places().body.contains(press.at))
            dragged_from_ = press.at;
    if (!input.pointer_down) dragged_from_.reset();
    if (dragged_from_) {
        const glm::vec2 by = input.pointer - std::exchange(*dragged_from_, input.pointer);
        turn_ += by.x * turns_by_drag;
        tilt_ = std::clamp(tilt_ + by.y * turns_by_drag, least_tilt, most_tilt);
        if (by != glm::vec2{0, 0}) turning_ = false;
    } else if (turning_ && !services_.settings.reduced_motion) {
        const auto at = [](Ticks ticks) {
            return std::sin(6.2831853f * static_cast<float>(ticks % sway_takes) / static_cast<float>(sway_takes));
        };
        turn_ += sways * (at(swayed_ + 1) - at(swayed_));
        ++swayed_;
    }
    turn_ = std::fmod(turn_, 6.2831853f);
}

void LabScene::slide_opponent(const platform::Input& input) {
    if (!input.pointer_down || view_ != ui::LabView::Surface) sliding_ = false;
    if (!sliding_) return;
    const auto most = static_cast<float>(form_.rules<pig::Rules>().goal - 1);
    opponent_ = static_cast<int>(std::lround(lab_look::slider_share(surface_places().slider, input.pointer) * most));
}

// ---- views

std::vector<ui::LabView> LabScene::views() const {
    using enum ui::LabView;
    if (form_.game() == sim::LabGame::Pig) return {Bankroll, Ruin, Ends, Edge, Lengths, Surface, Policies};
    return {Bankroll, Ruin, Ends, Edge, Lengths};
}

void LabScene::show_view(ui::LabView view) {
    view_ = view;
    if (view != ui::LabView::Surface && focus_ == "opponent") focus("run", by_keys_);
    services_.sounds.play("button", 0.4f);
}

ui::LabLook LabScene::look() const {
    const int count = static_cast<int>(shown_.players.size());
    return {*plan_, shown_, std::clamp(form_.player_of(seat_), 0, std::max(0, count - 1))};
}

// ---- experiments

void LabScene::run() {
    if (running()) {
        notice_ = "Stopped after " + ui::lab_count(shown_.evenings) + " evenings.";
        revealed_trouble_ = false;
        run_.reset();
        return;
    }
    paused_ = false;
    const sim::LabPlan plan = form_.plan();
    revealed_trouble_ = false;
    notice_.clear();
    if (const auto wrong = sim::problem(plan)) {
        notice_ = *wrong;
        revealed_trouble_ = true;
        services_.sounds.play("button_no", 0.5f);
        return;
    }
    run_.reset();
    shown_ = {};
    plan_ = plan;
    run_ = std::make_unique<sim::LabRun>(plan);
    run_since_ = shown_at_ = clock_;
}

// A run grows on the screen at a pace of its own, so that what is shown at a tick is the same on any machine that keeps
// up; without a screen the ticks wait for it.
void LabScene::watch() {
    if (!running()) return;
    if (paused_) {
        ++run_since_;
        return;
    }
    const auto due = (clock_ - run_since_) * run_->blocks() / shown_over + 1;
    const bool fresh = run_->take(due, services_.headless);
    if (const auto trouble = run_->trouble()) {
        notice_ = *trouble;
        revealed_trouble_ = true;
    }
    if (!fresh || (clock_ - shown_at_ < looks_every && !run_->finished())) return;
    shown_ = run_->shown();
    shown_at_ = clock_;
    if (run_->finished()) services_.sounds.play("whistle", 0.3f);
}

}  // namespace boxcars::scenes
