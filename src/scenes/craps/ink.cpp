// Puts ink on the felt: the strokes of the print, and over it the light on a spot and the open odds of every spot.
#include "scenes/craps/print.h"

#include "scenes/flat_print.h"
#include "ui/craps/panels.h"

namespace boxcars::scenes::craps_look {
namespace {

using craps::Kind;

constexpr float px_a_unit = 62, tall = 1.10f;  // tall: letters, as the felt is foreshortened

struct Laid {  // place and direction of words
    const Camera* camera;
    vec2 at, along, down;
};
vec2 lay(const void* context, vec2 px) {
    const auto& laid = *static_cast<const Laid*>(context);
    return seen_from(*laid.camera, laid.at + laid.along * px.x + laid.down * px.y);
}

std::vector<vec2> rounded(vec2 at, vec2 half, float radius) {
    std::vector<vec2> path;
    const vec2 corners[] = {rightwards + upwards, upwards - rightwards, -rightwards - upwards, rightwards - upwards};
    for (int c = 0; c < 4; ++c)
        for (int i = 0; i <= 5; ++i) {
            const float turn = glm::half_pi<float>() * (as_float(c) + as_float(i) / 5);
            path.push_back(at + corners[c] * (half - radius) + radius * vec2(std::cos(turn), std::sin(turn)));
        }
    return path;
}

Colour under_lamp(Colour colour, vec2 at) {
    const float light = lamp_light(at);
    return {colour.r * light, colour.g * light, colour.b * light, colour.a};
}

}  // namespace

// Darkens the print less than the shader's lamp darkens the felt, so that print in the corners stays readable.
float lamp_light(vec2 at) {
    const vec2 off = (at - vec2(-0.4f, 1.2f)) * vec2(1.0f, 1.2f);
    return 0.84f + 0.16f / (1 + glm::dot(off, off) / 60);
}

Ink::Ink(Canvas& canvas, const Camera& camera, std::vector<Rect>* noted)
    : canvas_(canvas), camera_(camera), scale_(camera.px_per_unit({}) / px_a_unit), noted_(noted) {}

void Ink::words(std::string_view words, vec2 at, Colour colour, const InkStyle& how) const {
    const float turn = glm::radians(how.turn), unit = 1 / (px_a_unit * scale_);
    const vec2 along{std::cos(turn), std::sin(turn)}, down{along.y, -along.x}, stretch{1, tall};
    const Type type = type_of(how);
    const Laid laid{&camera_, at, along * stretch * unit * how.squeeze, down * stretch * unit};
    if (noted_) {
        constexpr float half_high = 0.36f;  // half the height of capitals, in em
        const float whole = canvas_.width(type, words);
        const float left = how.align == Align::Left ? 0 : how.align == Align::Centre ? whole / 2 : whole;
        std::vector<vec2> corners;
        for (const float x : {-left, whole - left})
            for (const float y : {-half_high, half_high}) corners.push_back(lay(&laid, {x, y * type.px}));
        return noted_->push_back(bounds_of(corners));
    }
    canvas_.text_through(type, words, how.align, under_lamp(colour, at), lay, &laid);
}

float Ink::wide(std::string_view words, const InkStyle& how) const {
    return canvas_.width(type_of(how), words) * how.squeeze / (px_a_unit * scale_);
}

void Ink::line(std::span<const vec2> path, float px, Colour colour, bool closed) const {
    if (noted_) return;
    vec2 middle{};
    for (const vec2 p : path) middle += p / as_float(path.size());
    canvas_.stroke(seen_from(camera_, path), px * scale_, under_lamp(colour, middle), closed);
}

void Ink::ring(vec2 at, float radius, float px, Colour colour) const {
    if (noted_) return noted_->push_back(bounds_of(seen_from(camera_, oval(at, vec2(radius), 12))));
    line(oval(at, vec2(radius), 48), px, colour, true);
}

void Ink::dashes(vec2 at, float radius, float px, Colour colour) const {
    const auto path = oval(at, vec2(radius), 48);
    for (std::size_t i = 0; i < path.size(); i += 4) line(std::span(path).subspan(i, 3), px, colour);
}

void Ink::patch(std::span<const vec2> convex, Colour colour) const {
    if (noted_) return;
    const Colour lit = under_lamp(colour, convex.front());
    canvas_.fill(seen_from(camera_, convex), lit, lit);
}

void Ink::pill(vec2 at, vec2 half, Colour fill, Colour edge, float px) const {
    const auto path = rounded(at, half, std::min(half.x, half.y));
    patch(path, fill);
    line(path, px, edge, true);
}

void Ink::dice(vec2 at, float size, Faces faces, Colour pips) const {
    const vec2 aside = size * 0.56f * rightwards;
    die(at - aside, size, faces.first, pips);
    die(at + aside, size, faces.second, pips);
}

void Ink::die(vec2 at, float size, int face, Colour pips) const {
    const vec2 half(size / 2);
    if (noted_) return noted_->push_back(bounds_of(seen_from(camera_, box_area(at - half, at + half).outline)));
    patch(rounded(at, half, size * 0.17f), hue::print);
    const float step = size * 0.27f;
    for (const vec2 pip : flat_pips(face))  // their y points down
        patch(oval(at + pip * vec2{step, -step}, vec2{size * pip_radius}, 14), pips);
}

namespace {

constexpr double low_from = 1e-9, full_bar = 0.17;

// The name to write over a figure on a spot that is too small for its print as well.
std::string name_on(Spot spot) {
    constexpr std::pair<Kind, const char*> names[] = {
        {Kind::Buy, "BUY"},          {Kind::Lay, "LAY"},  {Kind::Put, "PUT"},   {Kind::PutOdds, "ODDS"},
        {Kind::PlaceToLose, "LOSE"}, {Kind::Big, "BIG "}, {Kind::Horn, "HORN"}, {Kind::CAndE, "C & E"}};
    const auto found = std::ranges::find(names, spot.kind, &std::pair<Kind, const char*>::first);
    if (found == std::end(names)) return "";
    return spot.kind == Kind::Big ? found->second + std::to_string(spot.number) : found->second;
}

// The preferred place for a spot's edge: at its chips in large areas, in the middle of others.
vec2 best_place(const CrapsPlace& place, Spot spot) {
    if (spot.kind == Kind::DontPass) return {1.4f, place.chips.y};
    if (spot.kind == Kind::Field) return {place.chips.x, place.area.low().y + 0.48f};
    constexpr std::array large{Kind::Pass,     Kind::Come,     Kind::AnySeven,
                               Kind::AnyCraps, Kind::PassOdds, Kind::DontPassOdds};
    return among(large, spot.kind) ? place.chips : place.area.middle();
}

constexpr float bar_px = 2.6f, bar_long = 0.8f, bar_under = 0.19f, word_under = 0.27f, name_over = 0.21f;
constexpr float figure_high = 0.17f, half_line = 0.095f;  // half the height, with and without the air; world units
constexpr float air = 0.04f;                              // between note and border, world units

// The forms of a note that fit a spot, the longest first; those without a bar come last.
std::vector<EdgeNote> forms_of(const Ink& ink, vec2 size, double edge, const std::string& name) {
    const std::string percent = fmt::format("{:.2f} %", 100 * edge), brief = fmt::format("{:.1f}%", 100 * edge);
    const bool wide = size.x > 0.66f && name.empty();
    std::vector<EdgeNote> forms;
    const std::string word{ui::edge_word(edge)};
    if (size.x > 2.6f) forms.push_back({.figure = fmt::format("house edge {}, {}", percent, word)});
    if (wide && size.y > 0.62f) forms.push_back({.figure = percent, .under = word});
    if (size.x > 1.8f) forms.push_back({.figure = percent + ", " + word});
    if (wide) forms.push_back({.figure = percent});
    if (name.empty()) forms.push_back({.figure = brief});
    if (wide) forms.push_back({.figure = percent, .bar = false});
    forms.push_back({.figure = brief, .bar = false});
    for (EdgeNote& form : forms) {
        form.name = name;
        form.style = {size.x > 1.1f && name.empty() ? print::edge : print::edge.sized(print::least.px)};
        const float full = std::max(ink.wide(form.figure, form.style), ink.wide(name, form.style));
        form.style.squeeze = std::min(1.0f, (size.x - 2 * air - 0.01f) / full);
        form.wide =
            std::max(full * form.style.squeeze, form.under.empty() ? 0 : ink.wide(form.under, {print::edge_word}));
    }
    return forms;
}

// The corners of a note relative to the middle of its figure, world units.
vec2 low_of(const EdgeNote& note) {
    return {-note.wide / 2, note.bar ? -bar_under - 0.02f - (note.under.empty() ? 0 : word_under) : -half_line - 0.01f};
}
vec2 high_of(const EdgeNote& note) {
    return {note.wide / 2, !note.name.empty() ? name_over + half_line : note.bar ? figure_high : half_line};
}

Rect box_of(const Camera& camera, const EdgeNote& note) {
    return bounds_of(seen_from(camera, box_area(note.at + low_of(note), note.at + high_of(note)).outline));
}

// Moves the note to the free place in `area` that is nearest to `wish`. Returns false if there is none.
bool find_room(EdgeNote& note, const Camera& camera, const Area& area, vec2 wish, std::span<const Rect> taken) {
    const vec2 least = low_of(note) - air * rightwards, most = high_of(note) + air * rightwards;
    const vec2 low = area.low() - least + 0.004f, high = area.high() - most;  // rounding keeps it inside
    const vec2 step = glm::max(vec2{0.02f}, (high - low) / 40.0f);
    float nearest = 1e9f;
    std::optional<vec2> found;
    for (float y = low.y; y <= high.y; y += step.y)
        for (float x = low.x; x <= high.x; x += step.x) {
            const float far = glm::dot(vec2{x, y} - wish, vec2{x, y} - wish);
            if (far >= nearest) continue;
            note.at = {x, y};
            const vec2 a = note.at + least, b = note.at + most;
            if (!area.has(a) || !area.has(b) || !area.has({a.x, b.y}) || !area.has({b.x, a.y})) continue;
            const Rect box = box_of(camera, note);
            if (std::ranges::any_of(taken, [&](const Rect& r) { return box.touches(r); })) continue;
            nearest = far, found = note.at;
        }
    if (found) note.at = *found;
    return found.has_value();
}

// Places a note clear of the print, and of its spot's chips if a form with a bar or without has room beside them.
EdgeNote note_for(const Ink& ink, const Camera& camera, CrapsPlace place, const SpotEdge& edge, const std::string& name,
                  std::span<const Rect> taken) {
    if (edge.spot.kind == Kind::Place) place.area = convex_area(place.area.pieces.front());  // not the number
    std::vector<EdgeNote> forms = forms_of(ink, place.area.high() - place.area.low(), edge.edge, name);
    const vec2 wish = best_place(place, edge.spot) - (name.empty() ? 0 : 0.4f * name_over) * upwards;
    const vec2 chip = seen_from(camera, place.chips);
    const float round = place.radius * camera.px_per_unit({place.chips, 0});
    std::vector<Rect> with_chips{taken.begin(), taken.end()};
    with_chips.push_back(Rect{chip.x, chip.y}.grown(round));
    for (const bool bar : {true, false})
        for (const std::span<const Rect> keep : {std::span<const Rect>{with_chips}, taken})
            for (EdgeNote& form : forms)
                if (form.bar == bar && find_room(form, camera, place.area, wish, keep)) return form;
    forms.back().at = wish;
    return forms.back();
}

void write_note(const Ink& ink, const EdgeNote& note) {
    const Colour colour = edge_hue(note.of.edge);
    ink.words(note.figure, note.at, colour, note.style);
    if (!note.name.empty()) ink.words(note.name, note.at + name_over * upwards, hue::print, note.style);
    if (!note.bar) return;
    if (!note.under.empty()) ink.words(note.under, note.at - word_under * upwards, colour, {print::edge_word});
    const float full = std::min(note.wide, bar_long), left = note.at.x - full / 2;
    const float y = note.at.y - bar_under - (note.under.empty() ? 0 : word_under);
    ink.line({left, y}, {left + full, y}, bar_px, faded(hue::print, 0.22f));
    const float share = static_cast<float>(std::min(1.0, note.of.edge / full_bar));
    if (share > 0.01f) ink.line({left, y}, {left + full * share, y}, bar_px, colour);
}

}  // namespace

Colour edge_hue(double edge) {
    if (edge < low_from) return hue::none;
    return edge < ui::low_edge ? hue::low : edge < ui::medium_edge ? hue::fair : hue::steep;
}

void fill_area(Canvas& canvas, const Camera& camera, const Area& area, Colour colour) {
    for (const auto& piece : area.pieces) canvas.fill(seen_from(camera, piece), colour, colour);
}

void draw_spot_glow(Canvas& canvas, const Camera& camera, const CrapsLayout& layout, Spot spot, Colour colour,
                    float strength) {
    const Area& area = layout.place(spot).area;
    fill_area(canvas, camera, area, faded(colour, 0.20f * strength));
    const auto rim = seen_from(camera, area.outline);
    for (const auto& [px, part] : {std::pair{14.0f, 0.10f}, {8.0f, 0.20f}, {2.6f, 0.95f}})
        canvas.stroke(rim, px * camera.px_per_unit({}) / px_a_unit, faded(colour, part * strength), true);
}

std::vector<EdgeNote> edge_notes(Canvas& canvas, const Camera& camera, const CrapsLayout& layout,
                                 std::span<const SpotEdge> edges, std::vector<Rect> taken) {
    constexpr float off_print = 3;  // px
    for (Rect& printed : taken) printed = printed.grown(off_print);
    const Ink ink(canvas, camera);
    std::vector<EdgeNote> notes;
    for (const SpotEdge& edge : edges) {
        EdgeNote& note = notes.emplace_back(
            note_for(ink, camera, layout.place(edge.spot), edge, layout.paged() ? "" : name_on(edge.spot), taken));
        note.of = edge;
        note.box = box_of(camera, note);
        taken.push_back(note.box);
    }
    return notes;
}

void draw_open_felt(Canvas& canvas, const Camera& camera, const CrapsLayout& layout, std::span<const EdgeNote> notes) {
    const Ink ink(canvas, camera);
    for (const EdgeNote& note : notes) {
        const Area& area = layout.place(note.of.spot).area;
        const Colour colour = edge_hue(note.of.edge);
        fill_area(canvas, camera, area, faded(glm::mix(hex(0x06201B), colour, 0.14f), 0.62f));
        ink.line(area.outline, 1.4f, faded(colour, 0.55f), true);
        write_note(ink, note);
    }
}

}  // namespace boxcars::scenes::craps_look
