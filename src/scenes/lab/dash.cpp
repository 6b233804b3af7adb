#include "scenes/lab/dash.h"

#include "platform/settings.h"
#include "scenes/lab/look.h"
#include "ui/lab/look.h"

namespace boxcars::scenes {

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
