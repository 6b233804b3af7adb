#include "scenes/lab/view.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace boxcars::scenes::lab_look {
namespace {

using namespace render;

constexpr float value_from = 0.44f;  // of a row
constexpr float form_title = 36, arrow = 30, least_row = 24, most_row = 31;
constexpr Type row_label{Face::Body, 15}, row_value{Face::BodyBold, 15};

// The players stand apart from what is above and below them.
float gaps_before(std::size_t dial, std::size_t dials) {
    constexpr std::size_t below = 6;  // dials after the players
    return dial == 0 ? 0.0f : dial < dials - below ? 1.0f : 2.0f;
}

void draw_arrow(Canvas& canvas, glm::vec2 at, bool right, Colour colour) {
    const float w = right ? 4.0f : -4.0f;
    const std::array<glm::vec2, 3> way{at + glm::vec2{-w * 0.6f, -5}, at + glm::vec2{w * 0.6f, 0},
                                       at + glm::vec2{-w * 0.6f, 5}};
    canvas.stroke(way, 1.8f, colour);
}

void draw_badge(Canvas& canvas, glm::vec2 at, int player) {
    const Colour colour = player < 0 ? faded(colours::ash, 0.4f) : ui::lab_colour(static_cast<std::size_t>(player));
    canvas.ring(at, 8.5f, 1.5f, colour);
    if (player < 0) return;
    canvas.disc(at, 8.5f, colour, colour);
    canvas.text({Face::Label, 12}, std::to_string(player + 1), at, Align::Centre, colours::brass_ink);
}

std::string shortened(Canvas& canvas, const Type& type, std::string words, float wide) {
    if (canvas.width(type, words) <= wide) return words;
    while (!words.empty() && canvas.width(type, words + "…") > wide) {
        while (!words.empty() && (static_cast<unsigned char>(words.back()) & 0xC0) == 0x80) words.pop_back();
        if (!words.empty()) words.pop_back();
    }
    return words + "…";
}

void draw_row(Canvas& canvas, const Rect& row, const Dial& dial, int player, bool focused, bool by_keys, bool over) {
    if (focused) {
        canvas.pill(row, 5, faded(accent, 0.16f), faded(accent, 0.08f));
        canvas.pill_edge(row, 5, by_keys ? 1.6f : 1.0f, faded(accent, by_keys ? 1.0f : 0.55f));
    } else if (over) {
        canvas.pill(row, 5, faded(colours::ivory, 0.07f), faded(colours::ivory, 0.04f));
    }
    const float mid = row.centre().y, left = row.x + 12, right = row.x + row.w - arrow;
    const Colour hand = focused || over ? colours::brass_light : faded(colours::brass, 0.55f);
    if (dial.player >= 0) {
        draw_badge(canvas, {left + 7, mid}, player);
        draw_arrow(canvas, {row.x + 46, mid}, false, hand);
        draw_arrow(canvas, {row.x + row.w - 16, mid}, true, hand);
        const std::string value = shortened(canvas, row_value, dial.value, right - row.x - 66);
        canvas.text(row_value, value, {row.x + 62, mid}, Align::Left, player < 0 ? colours::disabled : colours::ivory);
        return;
    }
    canvas.text(row_label, dial.label, {left, mid}, Align::Left, colours::ash);
    const float value_left = row.x + row.w * value_from;
    if (!dial.opens) draw_arrow(canvas, {value_left, mid}, false, hand);
    draw_arrow(canvas, {row.x + row.w - 16, mid}, true, hand);
    const glm::vec2 middle{(value_left + right + 14) / 2, mid};
    canvas.text(row_value, shortened(canvas, row_value, dial.value, right - value_left - 22), middle, Align::Centre,
                colours::ivory);
}

}  // namespace

Places places_for(const Layout& layout) {
    Places p;
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
    } else {
        p.flaps = {d.x + 40, d.y + 37, 232, 46};
        p.verb = {right - 40 - 152, d.y + 18, 152, 72};
        p.keep = {p.verb.x - 18 - 158, d.y + 24, 158, 60};
        p.rail = {p.flaps.x + p.flaps.w + 36, d.y + 34, p.keep.x - 36 - p.flaps.x - p.flaps.w - 36, 30};
    }
    return p;
}

SurfacePlaces surface_places(const Places& places) {
    const Rect& p = places.plot;
    const float bottom = places.says.y + places.says.h, wide = std::min(296.0f, p.w * 0.36f);
    constexpr float words = 122, slider = 40, gap = 10;
    SurfacePlaces s;
    s.slice = {p.x, p.y, wide, std::min(bottom - words - slider - 2 * gap - p.y, wide)};
    if (s.slice.h < 96) s.slice.h = 0;  // too low to be read: the body says it too
    s.slider = {p.x, s.slice.y + (s.slice.h > 0 ? s.slice.h + gap : 0), wide, slider};
    s.words = {p.x, s.slider.y + slider + gap, wide, words};
    s.body = {p.x + wide, p.y - 6, p.w - wide + 8, bottom - p.y + 10};
    return s;
}

Rect field_place(const Places& places) {
    return {places.window.x + 8, places.window.y + 64, std::min(440.0f, places.window.w - 16), 330};
}

namespace {
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

void draw_car(Stage& stage, const Layout& layout, const Places& places) {
    const Rect& c = layout.canvas;
    const Rect& w = places.window;
    const std::array<glm::vec4, 2> numbers{
        {{w.x - c.x, w.y - c.y, w.w, w.h}, {w.x - c.x + w.w * 0.42f, w.y - c.y + w.h * 0.56f, c.w, 0.62f}}};
    stage.shade(c, "observation_car", numbers, true);
    Canvas& canvas = stage.canvas();
    canvas.plate_edge(w.grown(3), 5, 3, 1.2f, faded(colours::brass_dark, 0.9f));
    canvas.plate_edge(w, 5, 3, 2.0f, colours::brass);
    canvas.plate_edge(w.grown(-5), 5, 3, 1, faded(colours::brass, 0.28f));
}

Rect row_place(const Places& places, std::size_t dial, std::size_t dials) {
    const Rect& d = places.form;
    constexpr float gap = 7, foot = 42;
    const float room = d.h - form_title - foot - 2 * gap - 10;
    const float high = std::clamp(room / static_cast<float>(dials), least_row, most_row);
    return {d.x + 12, d.y + form_title + 6 + high * static_cast<float>(dial) + gap * gaps_before(dial, dials), d.w - 24,
            high};
}

Rect less_place(const Places& places, std::size_t dial, std::size_t dials) {
    const Rect row = row_place(places, dial, dials);
    const bool player = dial > 0 && gaps_before(dial, dials) < 2;
    const float left = player ? row.x + 46 : row.x + row.w * value_from;
    return {left - arrow / 2, row.y, arrow, row.h};
}

std::optional<std::pair<std::size_t, Part>> part_at(const Places& places, std::size_t dials, glm::vec2 at) {
    for (std::size_t dial = 0; dial < dials; ++dial) {
        const Rect row = row_place(places, dial, dials);
        if (!row.contains(at)) continue;
        if (at.x > row.x + row.w - arrow - 4) return std::pair{dial, Part::More};
        return std::pair{dial, less_place(places, dial, dials).contains(at) ? Part::Less : Part::Row};
    }
    return {};
}

void draw_form(Canvas& canvas, const Places& places, const Form& form) {
    const Rect& d = places.form;
    draw_plate(canvas, d, true);
    canvas.text({Face::Label, 14, 0.14f}, "THE EXPERIMENT", {d.x + 24, d.y + 23}, Align::Left, colours::brass_light);
    canvas.fill(Rect{d.x + 16, d.y + form_title + 1, d.w - 32, 1}, faded(colours::brass, 0.45f));
    for (std::size_t dial = 0; dial < form.dials.size(); ++dial) {
        const Dial& one = form.dials[dial];
        const int player = one.player >= 0 ? form.players[static_cast<std::size_t>(one.player)] : -1;
        draw_row(canvas, row_place(places, dial, form.dials.size()), one, player, one.name == form.focus, form.by_keys,
                 one.name == form.over);
    }
    draw_says(canvas, {d.x + 24, d.y + d.h - 41, d.w - 44, 34}, form.words, colours::ash, 13.5f);
}

std::vector<HitTarget> tab_places(const Places& places, std::span<const ui::LabView> views) {
    std::vector<HitTarget> tabs;
    const float gap = 4, wide = std::min(118.0f, (places.tabs.w - gap * static_cast<float>(views.size() - 1)) /
                                                     static_cast<float>(views.size()));
    float x = places.tabs.x;
    for (const ui::LabView view : views) {
        tabs.push_back(
            {std::string{ui::lab_view_names[static_cast<std::size_t>(view)]}, {x, places.tabs.y, wide, places.tabs.h}});
        x += wide + gap;
    }
    return tabs;
}

void draw_tabs(Canvas& canvas, std::span<const HitTarget> tabs, ui::LabView lit, std::string_view over) {
    for (const HitTarget& tab : tabs) {
        const bool chosen = tab.name == ui::lab_view_names[static_cast<std::size_t>(lit)];
        canvas.pill(tab.where, 5, faded(colours::pill, 0.72f), faded(colours::pill, 0.72f));
        if (chosen) canvas.pill(tab.where, 5, hex(0x8C6528), hex(0x6B4A1C));
        canvas.pill_edge(tab.where, 5, 1,
                         chosen ? colours::brass_light : faded(colours::brass, tab.name == over ? 0.9f : 0.4f));
        std::string words = tab.name;
        std::ranges::transform(words, words.begin(),
                               [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
        canvas.text({Face::Label, 13, 0.09f}, words, tab.where.centre(), Align::Centre,
                    chosen ? hex(0xFFF6DF) : colours::ash);
    }
}

void draw_progress(Canvas& canvas, Rect rail, double done, bool running) {
    const float y = rail.y + rail.h / 2, end = rail.x + rail.w,
                at = rail.x + rail.w * static_cast<float>(std::clamp(done, 0.0, 1.0));
    for (float x = rail.x; x <= end; x += 14) canvas.fill(Rect{x - 2, y - 8, 4, 16}, hex(0x3A2A1C), hex(0x251A12));
    for (const float side : {-5.0f, 5.0f}) {
        canvas.fill(Rect{rail.x - 4, y + side - 1.5f, rail.w + 8, 3}, hex(0x4A5160));
        if (at > rail.x) canvas.fill(Rect{rail.x - 4, y + side - 1.5f, at - rail.x + 4, 3}, accent);
    }
    if (at > rail.x && running) canvas.glow({at - 40, y - 8, 40, 16}, 6, 18, faded(accent, 0.35f));
    if (done <= 0 && !running) return;
    const Rect car{std::clamp(at - 18, rail.x - 4, end - 32), y - 11, 36, 22};  // a wagon with two lit windows
    canvas.pill(car, 4, hex(0xF4E7C6), hex(0xC8B48A));
    canvas.pill_edge(car, 4, 1, hex(0x6B5630));
    for (const float x : {8.0f, 20.0f}) canvas.pill({car.x + x, car.y + 6, 8, 10}, 3, hex(0xFFD675), hex(0xE8982E));
}

void draw_says(Canvas& canvas, Rect where, const std::string& words, Colour colour, float px) {
    const Type type{Face::Body, px};
    const float apart = px * 0.62f;
    std::string first = words, second;
    while (canvas.width(type, first) > where.w) {
        const auto space = first.rfind(' ');
        if (space == std::string::npos) break;
        second = first.substr(space + 1) + (second.empty() ? "" : " " + second);
        first.resize(space);
    }
    const float y = where.centre().y;
    canvas.text(type, first, {where.x, second.empty() ? y : y - apart}, Align::Left, colour);
    if (!second.empty())
        canvas.text(type, shortened(canvas, type, second, where.w), {where.x, y + apart}, Align::Left, colour);
}

}  // namespace boxcars::scenes::lab_look
