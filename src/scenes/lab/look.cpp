#include "scenes/lab/look.h"
#include "base/words.h"

#include "platform/settings.h"
#include "ui/lab/look.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace boxcars::scenes {

using namespace render;

namespace {

constexpr float tab_gap = 4;  // logical px between two tabs

// Lays out an upright screen: the window with its plot above the form, which scrolls.
LabLayout upright_lab(const Layout& layout, std::size_t pages) {
    constexpr float margin = 12, pad = 18;
    const Rect &t = layout.table, &d = layout.dash;
    LabLayout p;
    p.upright = true;
    p.tab_rows = pages > 5 ? 2 : 1;
    const float tabs = static_cast<float>(p.tab_rows) * (thumb + tab_gap) - tab_gap;
    const float high = std::floor(t.h * 0.61f), wide = t.w - 2 * margin;
    p.window = {t.x + margin, t.y + 4, wide, high};
    p.tabs = {p.window.x + 8, p.window.y + 8, wide - 16, tabs};
    p.says = {p.window.x + pad, p.window.y + high - 76, wide - 2 * pad, 66};
    p.plot = {p.window.x + 12, p.tabs.y + tabs + 10, wide - 24, p.says.y - p.tabs.y - tabs - 18};
    p.form = {p.window.x, p.window.y + high + 10, wide, t.h - high - 22};
    p.flaps = {d.x + 20, d.y + 32, 196, 40};
    p.rail = {d.x + 240, d.y + 38, d.w - 264, 30};
    p.hint = {d.x + 20, d.y + 78, d.w - 40, 42};
    p.keep = {d.x + 20, d.y + 126, 150, thumb + 1};
    p.verb = {p.keep.x + 160, p.keep.y, d.w - 200, thumb + 1};
    return p;
}

// Draws a railway track from left to right, highlighted up to `done` with a wagon at its end.
void draw_progress(Canvas& canvas, Rect rail, double done, bool running) {
    const float y = rail.y + rail.h / 2, end = rail.x + rail.w,
                at = rail.x + rail.w * static_cast<float>(std::clamp(done, 0.0, 1.0));
    for (float x = rail.x; x <= end; x += 14) canvas.fill(Rect{x - 2, y - 8, 4, 16}, hex(0x3A2A1C), hex(0x251A12));
    for (const float side : {-5.0f, 5.0f}) {
        canvas.fill(Rect{rail.x - 4, y + side - 1.5f, rail.w + 8, 3}, hex(0x4A5160));
        if (at > rail.x) canvas.fill(Rect{rail.x - 4, y + side - 1.5f, at - rail.x + 4, 3}, lab_look::accent);
    }
    if (at > rail.x && running) canvas.glow({at - 40, y - 8, 40, 16}, 6, 18, faded(lab_look::accent, 0.35f));
    if (done <= 0 && !running) return;
    const Rect car{std::clamp(at - 18, rail.x - 4, end - 32), y - 11, 36, 22};  // a wagon with two lit windows
    canvas.pill(car, 4, hex(0xF4E7C6), hex(0xC8B48A));
    canvas.pill_edge(car, 4, 1, hex(0x6B5630));
    for (const float x : {8.0f, 20.0f}) canvas.pill({car.x + x, car.y + 6, 8, 10}, 3, hex(0xFFD675), hex(0xE8982E));
}

}  // namespace

LabLayout lab_layout_for(const Layout& layout, std::size_t pages) {
    if (layout.portrait) return upright_lab(layout, pages);
    LabLayout p;
    const Rect& t = layout.table;
    const float edge = layout.narrow ? 12.0f : 24.0f, gap = layout.narrow ? 10.0f : 16.0f,
                form = layout.narrow ? 292.0f : 308.0f;
    p.form = {t.x + edge, t.y + 8, form, t.h - 20};
    const float left = p.form.x + form + gap;
    p.window = {left, t.y + 8, t.x + t.w - edge - left, t.h - 20};
    p.tabs = {left + 14, p.window.y + 12, p.window.w - 28, 36};
    p.says = {left + 22, p.window.y + p.window.h - 56, p.window.w - 44, 46};
    p.plot = {left + 20, p.tabs.y + 50, p.window.w - 38, p.says.y - p.tabs.y - 60};
    const Rect& d = layout.dash;
    const float right = d.x + d.w;
    if (layout.narrow) {
        p.flaps = {d.x + 24, d.y + 28, 196, 36};
        p.rail = {d.x + 250, d.y + 30, d.w - 280, 30};
        p.verb = {right - 24 - 150, d.y + 76, 150, 60};
        p.keep = {p.verb.x - 16 - 158, d.y + 78, 158, 56};
        p.hint = {p.rail.x, p.rail.y + p.rail.h + 2, p.keep.x - 24 - d.x - 24, 40};
    } else {
        p.flaps = {d.x + 40, d.y + 37, 232, 46};
        p.verb = {right - 40 - 152, d.y + 18, 152, 72};
        p.keep = {p.verb.x - 18 - 158, d.y + 24, 158, 60};
        p.rail = {p.flaps.x + p.flaps.w + 36, d.y + 34, p.keep.x - 36 - p.flaps.x - p.flaps.w - 36, 30};
        p.hint = {p.rail.x, p.rail.y + p.rail.h + 2, p.rail.w, 40};
    }
    return p;
}

Rect LabLayout::sheet() const {
    const float top = std::min(form.y, window.y);
    return {form.x, top, window.x + window.w - form.x, form.y + form.h - top};
}

// ---- Dash

void LabDash::lay_out(const Layout& layout, std::int64_t evenings, bool reduced, Ticks now) {
    layout_ = layout;
    places_ = lab_layout_for(layout);
    flaps_.where = places_.flaps;
    flaps_.cells = 9;  // fits "1,000,000"
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
    const float side = layout_.portrait ? thumb : 40, edge = layout_.portrait ? 8 : 24,
                apart = side + (side > 40 ? 4 : 8);
    const float y = bar.y + (bar.h - side) / 2, right = bar.x + bar.w - edge - side;
    buttons_.show_keys(!layout_.portrait);
    const auto icon = [&](const char* name, const char* picture, float x, bool lit = false) {
        buttons_.add_icon(name, picture, {x, y, side, side}, lit);
    };
    icon("back", "back", bar.x + edge);
    icon("settings", "settings", right);
    icon("sound", settings.muted ? "sound_off" : "sound", right - apart, settings.muted);
    icon("rules", "rules", right - 2 * apart);
    buttons_.add({.name = "export",
                  .where = places_.keep,
                  .label = "EXPORT",
                  .key = layout_.portrait ? "" : key_cap(settings.bindings, platform::Action::Skip),
                  .enabled = can_keep});
    buttons_.add({.name = "run",
                  .where = places_.verb,
                  .label = running ? "STOP" : "RUN",
                  .key = layout_.portrait
                             ? ""
                             : key_cap(settings.bindings, running ? platform::Action::Back : platform::Action::Confirm),
                  .primary = !running});
}

void LabDash::draw(Canvas& canvas, const Line& line, std::string_view focus, double time) const {
    draw_dash(canvas, layout_, lab_look::accent, 0, 0);
    canvas.text(type::label, "EVENINGS", {places_.flaps.x, places_.flaps.y - 13}, Align::Left, colours::ash);
    flaps_.draw(canvas, time);
    draw_progress(canvas, places_.rail, line.progress, line.running);
    lab_look::draw_says(canvas, places_.hint, line.words, line.ink);
    buttons_.draw(canvas, lab_look::accent);
    for (const HitTarget& target : buttons_.hit_targets())
        if (target.name == focus) canvas.plate_edge(target.where.grown(4), 4, 3, 1.6f, lab_look::accent);
}

// ---- Car, form and tabs

namespace lab_look {
namespace {

void draw_arrow(Canvas& canvas, glm::vec2 at, bool right, Colour colour) {
    const float w = right ? 4.0f : -4.0f;
    const std::array<glm::vec2, 3> way{at + glm::vec2{-w * 0.6f, -5}, at + glm::vec2{w * 0.6f, 0},
                                       at + glm::vec2{-w * 0.6f, 5}};
    canvas.stroke(way, 1.8f, colour);
}

Rect groove(Rect slider) { return {slider.x + 40, slider.centre().y - 3, slider.w - 80, 6}; }

}  // namespace

float slider_share(Rect slider, glm::vec2 at) {
    const Rect g = groove(slider);
    return std::clamp((at.x - g.x) / g.w, 0.0f, 1.0f);
}

void draw_slider(Canvas& canvas, Rect where, const Slider& slider) {
    const Rect g = groove(where);
    const Colour hand = slider.focused || slider.over ? colours::brass_light : colours::brass;
    canvas.pill(where, 5, faded(colours::pill, 0.75f), faded(colours::pill, 0.75f));
    canvas.pill_edge(where, 5, slider.focused ? 1.6f : 1,
                     slider.focused || slider.over ? accent : faded(colours::brass, 0.45f));
    draw_arrow(canvas, {where.x + 18, where.centre().y}, false, hand);
    draw_arrow(canvas, {where.x + where.w - 18, where.centre().y}, true, hand);
    canvas.pill(g, 3, hex(0x2A3140), hex(0x2A3140));
    const float at = g.x + g.w * slider.share;
    canvas.pill({g.x, g.y, std::max(6.0f, at - g.x), g.h}, 3, slider.colour, slider.colour);
    canvas.disc({at, g.centre().y}, 10, colours::brass_light, colours::brass);
    canvas.ring({at, g.centre().y}, 10, 1.5f, colours::brass_ink);
}

void draw_car(Stage& stage, const Layout& layout, const LabLayout& places) {
    const Rect& c = layout.canvas;
    const Rect& w = places.window;
    const std::array<glm::vec4, 2> numbers{
        {{w.x - c.x, w.y - c.y, w.w, w.h}, {w.x - c.x + w.w * 0.42f, w.y - c.y + w.h * 0.56f, c.w, 0.62f}}};
    stage.shade(c, "observation_car", numbers);
    Canvas& canvas = stage.canvas();
    canvas.plate_edge(w.grown(3), 5, 3, 1.2f, faded(colours::brass_dark, 0.9f));
    canvas.plate_edge(w, 5, 3, 2.0f, colours::brass);
    canvas.plate_edge(w.grown(-5), 5, 3, 1, faded(colours::brass, 0.28f));
}

void draw_form(Canvas& canvas, const LabLayout& places) {
    const Rect& f = places.form;
    draw_plate(canvas, f, true);
    canvas.text({Face::Label, 14, 0.14f}, "THE EXPERIMENT", {f.x + 24, f.y + 23}, Align::Left, colours::brass_light);
    canvas.fill(Rect{f.x + 16, f.y + 37, f.w - 32, 1}, faded(colours::brass, 0.45f));
}

std::vector<HitTarget> tab_places(const LabLayout& places, std::span<const std::string_view> pages) {
    std::vector<HitTarget> tabs;
    const auto rows = static_cast<std::size_t>(places.tab_rows), in_row = (pages.size() + rows - 1) / rows;
    const auto across = static_cast<float>(in_row), down = static_cast<float>(rows);
    const float wide = std::min(118.0f, (places.tabs.w - tab_gap * (across - 1)) / across);
    const float step = (places.tabs.h + tab_gap) / down;
    for (std::size_t n = 0; n < pages.size(); ++n) {
        const std::size_t row = n / in_row;
        tabs.push_back({std::string{pages[n]},
                        {places.tabs.x + (wide + tab_gap) * static_cast<float>(n % in_row),
                         places.tabs.y + step * static_cast<float>(row), wide, step - tab_gap}});
    }
    return tabs;
}

void draw_tabs(Canvas& canvas, std::span<const HitTarget> tabs, std::string_view lit, glm::vec2 pointer) {
    for (const HitTarget& tab : tabs) {
        const bool chosen = tab.name == lit, over = tab.where.contains(pointer);
        canvas.pill(tab.where, 5, faded(colours::pill, 0.72f), faded(colours::pill, 0.72f));
        if (chosen) canvas.pill(tab.where, 5, hex(0x8C6528), hex(0x6B4A1C));
        canvas.pill_edge(tab.where, 5, 1, chosen ? colours::brass_light : faded(colours::brass, over ? 0.9f : 0.4f));
        const std::string words = in_capitals(tab.name);
        const Type label{Face::Label, 13, canvas.upright() ? 0 : 0.09f};
        canvas.text(canvas.upright() ? canvas.fitted(label, words, tab.where.w - 6) : label, words, tab.where.centre(),
                    Align::Centre, chosen ? hex(0xFFF6DF) : colours::ash);
    }
}

void draw_says(Canvas& canvas, Rect where, const std::string& words, Colour colour, Type type, Align align) {
    constexpr float line = 1.24f, close = 1.05f;  // line spacing, in em
    constexpr float step = 0.5f, least = 11;      // px
    std::vector<std::string> lines = lines_of(canvas, type, words, where.w);
    type = canvas.readable(type);
    while (close * type.px * static_cast<float>(lines.size()) > where.h &&
           type.px > (canvas.upright() ? upright_least_shrunk_px : least)) {
        type.px = std::max(type.px - step, least);
        type.shrunk = true;
        lines = lines_of(canvas, type, words, where.w);
    }
    const auto count = static_cast<float>(lines.size());
    const float apart = std::min(line * type.px, where.h / count);
    const float x = align == Align::Centre ? where.centre().x : where.x;
    for (std::size_t n = 0; n < lines.size(); ++n)
        canvas.text(type, lines[n], {x, where.centre().y + apart * (static_cast<float>(n) - (count - 1) / 2)}, align,
                    colour);
}

}  // namespace lab_look

}  // namespace boxcars::scenes
