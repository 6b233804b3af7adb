// Draws over the print: the light on a spot, and the open odds of every spot.
#include "scenes/craps/print.h"
#include "ui/spot_words.h"

#include <fmt/format.h>
#include <algorithm>

namespace boxcars::scenes::craps_look {

using namespace render;

namespace {

constexpr double low_from = 1e-9, fair_from = 0.02, steep_from = 0.05, full_bar = 0.17;
constexpr InkStyle word_style{.face = Face::BodyBold, .px = 12.5f, .tracking = 0};  // the word under a figure

}  // namespace

void draw_spot_glow(Canvas& canvas, const Camera& camera, const CrapsLayout& layout, craps::Spot spot, Colour colour,
                    float strength) {
    const Area& area = layout.place(spot).area;
    const float scale = camera.px_per_unit({0, 0, 0}) / 62;
    for (const auto& piece : area.pieces) {
        const Colour light = faded(colour, 0.20f * strength);
        canvas.fill(seen_from(camera, piece), light, light);
    }
    const auto rim = seen_from(camera, area.outline);
    canvas.stroke(rim, 14 * scale, faded(colour, 0.10f * strength), true);
    canvas.stroke(rim, 8 * scale, faded(colour, 0.20f * strength), true);
    canvas.stroke(rim, 2.6f * scale, faded(colour, 0.95f * strength), true);
}

void draw_closed(Canvas& canvas, const Camera& camera, const CrapsLayout& layout, craps::Spot spot) {
    constexpr Colour shade = hex(0x05070A, 0.58f);
    for (const auto& piece : layout.place(spot).area.pieces) canvas.fill(seen_from(camera, piece), shade, shade);
}

Colour edge_hue(double edge) {
    if (edge < low_from) return hue::none;
    return edge < fair_from ? hue::low : edge < steep_from ? hue::fair : hue::steep;
}

namespace {

// The preferred place for a spot's edge: at its chips in large areas, in the middle of others.
glm::vec2 best_place(const CrapsPlace& place, craps::Spot spot) {
    const glm::vec2 low = place.area.low(), high = place.area.high();
    switch (spot.kind) {
        case craps::Kind::DontPass:
            return {1.4f, place.chips.y};
        case craps::Kind::Place:  // in the number's own row
            return (place.area.pieces.back()[0] + place.area.pieces.back()[2]) * 0.5f;
        case craps::Kind::Field:
            return {place.chips.x, low.y + 0.48f};
        case craps::Kind::Pass:
        case craps::Kind::Come:
        case craps::Kind::AnySeven:
        case craps::Kind::AnyCraps:
        case craps::Kind::PassOdds:
        case craps::Kind::DontPassOdds:
        case craps::Kind::CAndE:
            return place.chips;
        default:
            return (low + high) * 0.5f;
    }
}

constexpr float bar_px = 2.6f, bar_long = 0.8f, bar_under = 0.19f, word_under = 0.27f;
constexpr float figure_high = 0.17f;  // half the height, world units
constexpr float air = 0.04f;          // between note and border, world units

// The forms that fit a spot, the longest first: percentage with "house edge" before it, with a word below, with a word
// beside, percentage alone, short figure.
std::vector<EdgeNote> forms_of(const Ink& ink, const CrapsPlace& place, const SpotEdge& edge) {
    const glm::vec2 size = place.area.high() - place.area.low();
    const std::string percent = fmt::format("{:.2f} %", 100 * edge.edge),
                      brief = fmt::format("{:.1f}%", 100 * edge.edge);
    std::vector<EdgeNote> forms;
    const std::string word{ui::edge_word(edge.edge)};
    if (size.x > 2.6f) forms.push_back({.figure = fmt::format("house edge {}, {}", percent, word)});
    if (size.x > 0.66f && size.y > 0.62f) forms.push_back({.figure = percent, .under = word});
    if (size.x > 1.8f) forms.push_back({.figure = percent + ", " + word});
    if (size.x > 0.66f) forms.push_back({.figure = percent});
    forms.push_back({.figure = brief});
    for (EdgeNote& form : forms) {
        form.style = {.face = Face::BodyBlack, .px = size.x > 1.1f ? 14.0f : 12.5f, .tracking = 0};
        const float wide = ink.wide(form.figure, form.style);
        form.style.squeeze = std::min(1.0f, (size.x - 2 * air - 0.01f) / wide);
        form.wide = std::max(wide * form.style.squeeze, form.under.empty() ? 0 : ink.wide(form.under, word_style));
    }
    return forms;
}

// The corners of a note relative to the middle of its figure, world units.
glm::vec2 low_of(const EdgeNote& note) {
    return {-note.wide / 2, -bar_under - 0.02f - (note.under.empty() ? 0 : word_under)};
}
glm::vec2 high_of(const EdgeNote& note) { return {note.wide / 2, figure_high}; }

Rect box_of(const Camera& camera, const EdgeNote& note) {
    return bounds_of(seen_from(camera, box_area(note.at + low_of(note), note.at + high_of(note)).outline));
}

// Moves the note to the free place in `area` that is nearest to `wish`. Returns false if there is none.
bool find_room(EdgeNote& note, const Camera& camera, const Area& area, glm::vec2 wish, std::span<const Rect> taken) {
    const glm::vec2 least = low_of(note) - glm::vec2{air, 0}, most = high_of(note) + glm::vec2{air, 0};
    const glm::vec2 low = area.low() - least, high = area.high() - most;
    const glm::vec2 step = glm::max(glm::vec2{0.05f}, (high - low) / 40.0f);
    float nearest = 1e9f;
    std::optional<glm::vec2> found;
    for (float y = low.y; y <= high.y; y += step.y)
        for (float x = low.x; x <= high.x; x += step.x) {
            const float far = glm::dot(glm::vec2{x, y} - wish, glm::vec2{x, y} - wish);
            if (far >= nearest) continue;
            note.at = {x, y};
            const glm::vec2 a = note.at + least, b = note.at + most;
            if (!area.has(a) || !area.has(b) || !area.has({a.x, b.y}) || !area.has({b.x, a.y})) continue;
            const Rect box = box_of(camera, note);
            if (std::ranges::any_of(taken, [&](const Rect& r) { return box.touches(r); })) continue;
            nearest = far, found = note.at;
        }
    if (found) note.at = *found;
    return found.has_value();
}

// Places a note clear of the print and of its spot's chips; if that fails, clear of the print only; if that fails too,
// within its spot over the print (`covers`).
EdgeNote note_for(const Ink& ink, const Camera& camera, const CrapsPlace& place, const SpotEdge& edge,
                  std::vector<Rect>& taken) {
    std::vector<EdgeNote> forms = forms_of(ink, place, edge);
    const glm::vec2 wish = best_place(place, edge.spot);
    const glm::vec2 chip = camera.project({place.chips, 0});
    const float round = place.radius * camera.px_per_unit({place.chips, 0});
    taken.push_back({chip.x - round, chip.y - round, 2 * round, 2 * round});
    for (EdgeNote& form : forms)
        if (find_room(form, camera, place.area, wish, taken)) return taken.pop_back(), form;
    taken.pop_back();
    for (EdgeNote& form : forms)
        if (find_room(form, camera, place.area, wish, taken)) return form;
    for (EdgeNote& form : forms) {
        form.covers = true;
        if (find_room(form, camera, place.area, wish, {})) return form;
    }
    forms.back().at = wish;
    return forms.back();
}

void write_note(const Ink& ink, const EdgeNote& note, double edge) {
    const Colour colour = edge_hue(edge);
    ink.words(note.figure, note.at, colour, note.style);
    if (!note.under.empty()) ink.words(note.under, note.at - glm::vec2(0, word_under), colour, word_style);
    const float full = std::min(note.wide, bar_long), left = note.at.x - full / 2;
    const float y = note.at.y - bar_under - (note.under.empty() ? 0 : word_under);
    ink.line({left, y}, {left + full, y}, bar_px, faded(hue::print, 0.22f));
    const float share = static_cast<float>(std::min(1.0, edge / full_bar));
    if (share > 0.01f) ink.line({left, y}, {left + full * share, y}, bar_px, colour);
}

}  // namespace

std::vector<EdgeNote> edge_notes(Canvas& canvas, const Camera& camera, const CrapsLayout& layout,
                                 std::span<const SpotEdge> edges, std::vector<Rect> taken) {
    constexpr float off_print = 3;  // px
    for (Rect& printed : taken) printed = printed.grown(off_print);
    const Ink ink(canvas, camera);
    std::vector<EdgeNote> notes;
    for (const SpotEdge& edge : edges) {
        notes.push_back(note_for(ink, camera, layout.place(edge.spot), edge, taken));
        notes.back().box = box_of(camera, notes.back());
        taken.push_back(notes.back().box);
    }
    return notes;
}

void draw_open_felt(Canvas& canvas, const Camera& camera, const CrapsLayout& layout, std::span<const SpotEdge> edges,
                    std::span<const EdgeNote> notes) {
    const Ink ink(canvas, camera);
    for (std::size_t n = 0; n < edges.size(); ++n) {
        const Area& area = layout.place(edges[n].spot).area;
        const Colour colour = edge_hue(edges[n].edge);
        const Colour ground = faded(glm::mix(hex(0x06201B), colour, 0.14f), notes[n].covers ? 1.0f : 0.62f);
        for (const auto& piece : area.pieces) canvas.fill(seen_from(camera, piece), ground, ground);
        ink.line(area.outline, 1.4f, faded(colour, 0.55f), true);
    }
    for (std::size_t n = 0; n < edges.size(); ++n) write_note(ink, notes[n], edges[n].edge);
}

}  // namespace boxcars::scenes::craps_look
