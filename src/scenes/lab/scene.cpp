#include "scenes/lab/scene.h"

#include "platform/settings.h"
#include "scenes/lab/look.h"
#include "scenes/lab/report.h"
#include "ui/lab/axes.h"
#include "ui/lab/look.h"
#include "ui/widgets.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace boxcars::scenes {

LabScene::LabScene(SceneServices& services, std::shared_ptr<LabExperiment> experiment, const LabRequest* request)
    : services_(services),
      experiment_(std::move(experiment)),
      steering_(*experiment_, services.sounds, players_folder(services.data)),
      operator_(*experiment_, services),
      controls_(*experiment_, services, steering_, operator_) {
    services_.sounds.loop("rail", true);
    if (const std::string wrong = experiment_->come_from_tables(services_.store, services_.data); !wrong.empty())
        operator_.tell(wrong, true);
    if (request) take(*request);
    pages().follow_game();
    dash_.lay_out(layout_, experiment_run().shown().evenings, services_.settings.reduced_motion, clock_);
    lay_out();
}

void LabScene::take(const LabRequest& request) {
    const std::string wrong = experiment_->take(request);
    operator_.tell(wrong.empty() ? "As it was at the table: its rules, bankroll and seats. Run it." : wrong,
                   !wrong.empty());
}

LabScene::~LabScene() { experiment_run().stop(); }  // nobody watches

// ---- tick

void LabScene::tick(const platform::Input& input, Ticks) {
    ++clock_;
    pointer_ = input.pointer;
    controls_.listen(input, clock_);
    if (!panel_open()) {
        if (const auto clicked = dash_.press(input)) controls_.press(*clicked, clock_);
        steering_.point(input, page_view());
        steering_.hold(input, clock_);
    }
    if (controls_.take_leaving()) request_ = ToTitle{};
    if (steering_.changed()) operator_.forget();
    operator_.watch(clock_);
    pages().shown().tick(page_view(), services_.headless);
    if (dash_.tick(experiment_run().shown().evenings, clock_)) services_.sounds.play("flap", 0.3f);
    if (clock_ % Narrator::looks_every == 0) tell();
    lay_out();
}

void LabScene::tell() {
    narrator_.say_new(said_page_, fmt::format("{}, page {}", lab_status(form()), pages().shown().name()));
    narrator_.say_new(said_focus_, told_focus(form(), focus(), pages().shown()));
    narrator_.say_new(said_run_, told_run(*experiment_, pages().shown().says()));
    narrator_.say_new(said_word_, operator_.words());
}

// ---- draw

PageView LabScene::page_view() const {
    return {.places = places_,
            .pointer = pointer_,
            .dial_focused = focus().by_keys() && focus().on(pages().shown().dial()),
            .still = services_.settings.reduced_motion};
}

void LabScene::lay_out() {
    steering_.lay_out(places_);
    if (panel_open())
        dash_.no_buttons();
    else
        dash_.set_buttons(services_.settings, experiment_run().running(), pages().shown().ready());
}

void LabScene::draw(render::Stage& stage, double between) {
    if (const Layout now = layout_for(stage.canvas_rect()); !(now == layout_)) {
        layout_ = now;
        places_ = lab_layout_for(layout_);
        dash_.lay_out(layout_, experiment_run().shown().evenings, services_.settings.reduced_motion, clock_);
        lay_out();
    }
    const double time = static_cast<double>(clock_) + between;
    lab_look::draw_car(stage, layout_, places_);
    render::Canvas& canvas = stage.canvas();
    draw_top_bar(canvas, layout_,
                 {.wordmark = {"lab", 2.76f},
                  .car = "THE OBSERVATION CAR",
                  .status = layout_.narrow ? "" : lab_status(form()),
                  .accent = lab_look::accent});
    steering_.form_view().draw(canvas, form(),
                               {.focus = focus().name(),
                                .pointer = pointer_,
                                .words = words_on_focus(form(), focus(), layout_.narrow),
                                .by_keys = focus().by_keys()});
    lab_look::draw_tabs(canvas, lab_look::tab_places(places_, pages().names()), pages().shown().name(), pointer_);
    pages().shown().draw(canvas, services_.host, page_view());
    draw_dash(canvas, time);
    if (panel_open()) canvas.fill(layout_.canvas, render::faded(render::colours::night, 0.58f));
    draw_notices(canvas, layout_, services_.notices, time);
}

void LabScene::draw_dash(render::Canvas& canvas, double time) const {
    using namespace render;
    const ExperimentRun& run = experiment_run();
    const std::string& told = operator_.words();
    dash_.draw(canvas,
               {.progress = run.progress(),
                .running = run.running(),
                .words = told.empty() ? lab_hint(*experiment_, services_.settings.bindings) : told,
                .ink = told.empty()          ? colours::ash
                       : operator_.trouble() ? colours::loss
                                             : colours::ivory,
                .focus = focus().by_keys_on()},
               time);
}

// ---- overlay

void LabScene::overlay() {
    ui::Host& host = services_.host;
    if (const auto entered = panels().draw(host, services_.settings, places_, form().game()))
        steering_.take(entered->first, entered->second);
    if (!host.drawing() || panels().settings()) return;
    // curves lie on the window's glass: behind every panel, and deaf to the pointer
    const ui::ScopedStyle styled{host, ui::PanelStyle::Player};
    ui::on_glass("lab_glass", host.view().to_px(places_.window),
                 [&] { pages().shown().draw_glass(host, page_view()); });
}

std::vector<HitTarget> LabScene::hit_targets() const {
    if (panel_open()) return {};
    std::vector<HitTarget> all = dash_.hit_targets();
    const auto add = [&](const std::vector<HitTarget>& more) { all.insert(all.end(), more.begin(), more.end()); };
    add(steering_.form_view().hit_targets(form().dials()));
    add(lab_look::tab_places(places_, pages().names()));
    add(pages().shown().hit_targets(places_));
    return all;
}

bool LabScene::moving() const {
    return experiment_run().running() || panel_open() || dash_.moving() || pages().shown().moving(page_view());
}

void LabScene::state(nlohmann::json& out) const {
    out["scene"] = "lab";
    experiment_state(*experiment_, out);
    pages().state(out);
    out["focus"] = focus().name();
    out["says"] = pages().shown().says();
    out["told"] = operator_.words();
    out["trouble"] = operator_.trouble();
    out["panel"] = steering_.panels().name();
}

using namespace render;
using platform::Action;

void LabDash::lay_out(const Layout& layout, std::int64_t evenings, bool reduced, Ticks now) {
    layout_ = layout;
    places_ = lab_layout_for(layout);
    flaps_.where = places_.flaps;
    flaps_.cells = 9;  // "1,000,000"
    flaps_.reduced = reduced;
    flaps_.show(ui::lab_count(evenings), now, true);
}

bool LabDash::tick(std::int64_t evenings, Ticks now) {
    flaps_.show(ui::lab_count(evenings), now);
    flaps_.tick(now);
    return std::exchange(flaps_.flips, 0) > 0;
}

void LabDash::set_buttons(const platform::Settings& settings, bool running, bool can_keep) {
    buttons_.begin();
    const Rect& bar = layout_.bar;
    const float y = bar.y + (bar.h - 40) / 2, right = bar.x + bar.w - 24 - 40;
    const auto icon = [&](const char* name, const char* picture, float x, bool lit = false) {
        buttons_.add({.name = name, .where = {x, y, 40, 40}, .label = picture, .key = "", .icon = true, .lit = lit});
    };
    icon("back", "back", bar.x + 24);
    icon("settings", "settings", right);
    icon("sound", settings.muted ? "sound_off" : "sound", right - 48, settings.muted);
    icon("rules", "rules", right - 96);
    buttons_.add({.name = "export",
                  .where = places_.keep,
                  .label = "EXPORT",
                  .key = key_cap(settings.bindings, Action::Skip),
                  .enabled = can_keep});
    buttons_.add({.name = "run",
                  .where = places_.verb,
                  .label = running ? "STOP" : "RUN",
                  .key = key_cap(settings.bindings, running ? Action::Back : Action::Confirm),
                  .primary = !running});
}

void LabDash::draw(Canvas& canvas, const DashLook& look, double time) const {
    draw_dash(canvas, layout_, lab_look::accent, 0, 0);
    canvas.text(type::label, "EVENINGS", {places_.flaps.x, places_.flaps.y - 13}, Align::Left, colours::ash);
    flaps_.draw(canvas, time);
    lab_look::draw_progress(canvas, places_.rail, look.progress, look.running);
    lab_look::draw_says(canvas, places_.hint, look.words, look.ink);
    buttons_.draw(canvas, lab_look::accent, time);
    for (const HitTarget& target : buttons_.hit_targets())
        if (target.name == look.focus) canvas.plate_edge(target.where.grown(4), 4, 3, 1.6f, lab_look::accent);
}

}  // namespace boxcars::scenes
