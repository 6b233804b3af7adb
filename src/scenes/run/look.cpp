#include "scenes/run/scene.h"

#include "scenes/hud.h"
#include "session/run/station.h"
#include "world/ease.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace boxcars::scenes::run_look {
namespace {

using namespace render;

constexpr float foot_high = 88, gap = 20, widest = 1360;
constexpr float folded_plate = 62;  // height of an unchosen plate, upright
constexpr Type route_name{Face::Label, 12, 0.10f};
constexpr Type kept_words{Face::Body, 13.5f};

// Draws words from `room.y` down in at most `most` lines `room.h` apart, smaller if needed. Returns their end.
float draw_few_lines(Canvas& canvas, Type type, const std::string& words, Rect room, std::size_t most, Colour ink) {
    std::vector<std::string> lines = lines_of(canvas, type, words, room.w);
    while (lines.size() > most && type.px > least_px) {
        type.px -= 0.5f;
        type.shrunk = true;
        lines = lines_of(canvas, type, words, room.w);
    }
    return draw_lines(canvas, type, lines, {room.x, room.y}, room.h, Align::Left, ink);
}

void draw_heart(Canvas& canvas, glm::vec2 at, bool whole) {
    const Colour ink = whole ? hex(0xFF9DB2) : hex(0x3A352C);
    for (const float side : {-5.2f, 5.2f}) canvas.disc(at + glm::vec2{side, -4}, 6.4f, ink, ink);
    const std::array<glm::vec2, 4> tip{
        {at + glm::vec2{-10.8f, -0.6f}, at + glm::vec2{0, -4}, at + glm::vec2{10.8f, -0.6f}, at + glm::vec2{0, 11}}};
    canvas.fill(tip, ink, ink);
}

void draw_head(Canvas& canvas, const PagePlaces& places, const RunPage& page) {
    const Rect& title = places.title;
    const float left = places.upright ? title.x : title.x + title.w + 24;
    float right = places.inner.x + places.inner.w;
    if (!page.purse.empty()) {
        for (int heart = 0; heart < page.most_hearts; ++heart)
            draw_heart(canvas, {right - 14 - 32 * static_cast<float>(page.most_hearts - 1 - heart), title.centre().y},
                       heart < page.hearts);
        right = places.purse.x - 12;
    }
    if (places.upright) {
        const float y = title.y + title.h + 20;
        canvas.fitted_text({Face::Label, 14, 0.02f}, page.label, right - left, {left, y}, Align::Left, colours::ash);
        draw_few_lines(canvas, type::body, page.words, {left, y + 23, right - left, 21}, 2, colours::ivory);
        return;
    }
    if (!page.purse.empty())
        right -= canvas.text(type::label_small, "PURSE", {right, title.centre().y}, Align::Right, colours::ash) + 16;
    const float room = right - left;
    canvas.fitted_text(type::label, page.label, room, {left, title.y + 10}, Align::Left, colours::ash);
    canvas.fitted_text(type::body, page.words, room, {left, title.y + title.h - 11}, Align::Left, colours::ivory);
}

void draw_rail(Canvas& canvas, float left, float right, float y) {
    for (float x = left; x < right; x += 8) canvas.fill(Rect{x, y - 5, 2, 10}, faded(colours::brass, 0.20f));
    for (const float side : {-2.5f, 1.0f}) canvas.fill(Rect{left, y + side, right - left, 1.5f}, colours::brass_dark);
}

// `whole`: the whole route. On an upright screen only the current stop is named, and its name may use all of it.
void draw_stop(Canvas& canvas, const RouteStop& stop, glm::vec2 at, const Rect& own, const Rect& whole) {
    using enum RouteStop::Mark;
    const bool now = stop.mark == Now;
    const Colour colour = stop.mark == Made     ? colours::win
                          : stop.mark == Missed ? colours::loss
                          : now                 ? colours::brass_light
                                                : colours::night;
    if (now) canvas.glow({at.x - 4, at.y - 4, 8, 8}, 4, 22, faded(colours::brass_light, 0.7f));
    const float radius = now ? 12.0f : 9.0f;
    const Rect& room = canvas.upright() && now ? whole : own;
    canvas.disc(at, radius, colour, colour);
    canvas.ring(at, radius, 2, stop.mark == Later ? faded(colours::brass, 0.8f) : colours::brass);
    const auto centred = [&](const Type& wanted, const std::string& words, float y, Colour ink) {
        const Type fits = canvas.fitted(wanted, words, room.w);
        const float half = canvas.width(fits, words) / 2;
        const float x = std::clamp(at.x, room.x + half, room.x + room.w - half);
        canvas.text(fits, words, {x, y}, Align::Centre, ink);
    };
    centred({Face::BodyBold, 13}, stop.above, at.y - 25, stop.mark == Missed ? colours::loss : colours::win);
    if (now || !canvas.upright()) centred(route_name, stop.name, at.y + 28, now ? colours::brass_light : colours::ash);
}

void draw_route(Canvas& canvas, const PagePlaces& places, const RunPage& page) {
    const Rect& r = places.route;
    if (page.route.empty()) {
        draw_few_lines(canvas, type::body, page.about,
                       {r.x, r.y + (places.upright ? 8 : 16), std::min(r.w, 860.0f), places.upright ? 23.0f : 25.0f},
                       places.upright ? 4 : 3, colours::ivory);
        return;
    }
    const float y = r.centre().y, step = r.w / static_cast<float>(page.route.size());
    draw_rail(canvas, r.x + step / 2, r.x + r.w - step / 2, y);
    for (std::size_t n = 0; n < page.route.size(); ++n) {
        const float left = r.x + step * static_cast<float>(n);
        draw_stop(canvas, page.route[n], {left + step / 2, y}, {left + 3, r.y, step - 6, r.h}, r);
    }
}

void draw_arc(Canvas& canvas, glm::vec2 centre, float radius, float from, float share, Colour colour) {
    constexpr int parts = 60;
    std::vector<glm::vec2> line;
    const int last = std::max(1, static_cast<int>(std::ceil(parts * share)));
    for (int n = 0; n <= last; ++n) {
        const float along = from + std::min(share, static_cast<float>(n) / parts);
        const float turn = 2 * std::numbers::pi_v<float> * along;
        line.push_back(centre + radius * glm::vec2{std::sin(turn), -std::cos(turn)});
    }
    canvas.stroke(line, 9, colour);
}

// Draws how keepsakes change a chance, in percentage points: an arrow and a signed figure.
void draw_change(Canvas& canvas, double change, glm::vec2 centre, float px) {
    const double points = 100 * change;
    const bool none = std::abs(points)<0.05, up = points> 0;
    const Colour ink = none ? colours::ash : up ? colours::win : colours::loss;
    const Type figures{Face::BodyBold, px};
    const std::string words = none ? "±0.0" : fmt::format("{}{:.1f}", up ? "+" : "\u2212", std::abs(points));
    const float arrow = none ? 0 : px * 0.7f, left = centre.x - (canvas.width(figures, words) + arrow) / 2;
    if (!none) {
        const float high = px * 0.28f, tip = up ? -high : high, x = left + px * 0.25f;
        const std::array<glm::vec2, 3> shape{
            {{x, centre.y + tip}, {x + px * 0.28f, centre.y - tip}, {x - px * 0.28f, centre.y - tip}}};
        canvas.fill(shape, ink, ink);
    }
    canvas.text(figures, words, {left + arrow, centre.y}, Align::Left, ink);
}

// Whether an arrow stands below the chance.
bool shows_change(const RunPlate& plate) { return plate.chance && plate.change && std::abs(*plate.change) >= 0.0005; }

void draw_chance(Canvas& canvas, const RunPlate& plate, glm::vec2 centre, Time time) {
    constexpr float radius = 46;
    canvas.ring(centre, radius, 9, hex(0x2B303C));
    if (!plate.chance && plate.change) return draw_change(canvas, *plate.change, centre, 21);
    if (!plate.chance) {
        const float turned = time.still ? 0 : static_cast<float>(std::fmod(time.seconds / 1.6, 1.0));
        draw_arc(canvas, centre, radius, turned, 0.18f, faded(plate.accent, 0.8f));
        canvas.text(type::small, "…", centre, Align::Centre, colours::ash);
        return;
    }
    draw_arc(canvas, centre, radius, 0, static_cast<float>(*plate.chance), plate.accent);
    const std::string number = fmt::format("{:.1f}", 100 * *plate.chance);
    constexpr Type figures{Face::Label, 26}, sign{Face::BodyBold, 14};
    const float wide = canvas.width(figures, number) + 3 + canvas.width(sign, "%");
    const float left = centre.x - wide / 2;
    const bool changed = shows_change(plate);
    const float y = centre.y - (changed ? 8 : 0);
    const float next = left + canvas.text(figures, number, {left, y}, Align::Left, colours::ivory) + 3;
    canvas.text(sign, "%", {next, y + 4}, Align::Left, colours::ivory);
    if (changed) draw_change(canvas, *plate.change, centre + glm::vec2{0, 18}, 14);
}

void draw_plate_words(Canvas& canvas, const RunPlate& plate, const Rect& r, Time time) {
    constexpr float pad = 22;
    const float left = r.x + pad, wide = r.w - 2 * pad, head = plate.rated ? wide - 112 : wide;
    const Colour ink = plate.open ? plate.accent : colours::ash;
    canvas.fitted_text({Face::Display, 28, 0.02f}, plate.title, head, {left, r.y + 34}, Align::Left, ink);
    canvas.fitted_text(type::label_small, plate.under, head, {left, r.y + 60}, Align::Left, colours::ash);
    draw_few_lines(canvas, type::body, plate.twist, {left, r.y + 88, head, 20}, 3, colours::ivory);
    if (plate.rated) draw_chance(canvas, plate, {r.x + r.w - pad - 50, r.y + 76}, time);
    float y = draw_few_lines(canvas, {Face::Label, 23}, plate.goal, {left, r.y + 160, wide, 27}, 2, colours::ivory);
    draw_few_lines(canvas, type::body, plate.limits, {left, y + 2, wide, 21}, 2, colours::ash);
    y = r.y + r.h - 52;
    if (!plate.brings.empty()) {
        canvas.fill(Rect{left, y - 22, wide, 1}, faded(colours::brass, 0.3f));
        const float label = canvas.text(type::label_small, "REWARD", {left, y}, Align::Left, colours::ash) + 16;
        canvas.fitted_text(type::body_bold, plate.brings, wide - label, {left + label, y}, Align::Left,
                           colours::brass_light);
    }
    const std::string note = plate.note + (shows_change(plate) ? "; arrow: your keepsakes" : "");
    canvas.fitted_text(type::small, note, wide, {left, y + 28}, Align::Left,
                       plate.open || plate.rated ? colours::ash : colours::loss);
}

// Draws a folded plate: only its title, its chance and the keepsakes' effect.
void draw_folded_words(Canvas& canvas, const RunPlate& plate, const Rect& r) {
    const float y = r.centre().y, right = r.x + r.w - 20;
    float taken = 0;
    if (plate.rated) {
        if (plate.change && (!plate.chance || std::abs(*plate.change) >= 0.0005)) {
            draw_change(canvas, *plate.change, {right - 28, y}, 19);
            taken = 76;
        }
        const std::string chance = plate.chance ? fmt::format("{:.1f} %", 100 * *plate.chance) : "";
        taken += canvas.text({Face::Label, 22}, chance, {right - taken, y}, Align::Right, colours::ivory);
    }
    canvas.fitted_text({Face::Display, 22, 0.02f}, plate.title, r.w - 56 - taken, {r.x + 20, y}, Align::Left,
                       plate.open ? plate.accent : colours::ash);
}

void draw_choice(Canvas& canvas, const RunPlate& plate, const Rect& r, bool lit, Time time) {
    canvas.plate(r, 4, 2, lit ? hex(0x262C38) : hex(0x171B24, 0.97f), lit ? hex(0x12161E) : hex(0x0F1219, 0.97f));
    canvas.plate_edge(r, 4, 2, lit ? 2.2f : 1.3f, lit ? colours::brass_light : faded(colours::brass, 0.55f));
    const bool dim = !lit && !plate.open;
    if (dim) canvas.push_alpha(0.8f);
    if (r.h > folded_plate)
        draw_plate_words(canvas, plate, r, time);
    else
        draw_folded_words(canvas, plate, r);
    if (dim) canvas.pop_alpha();
}

// Draws the plate while its leaf falls from the upper half onto the lower. `turned`: 0, the leaf's blank back, to 1.
void draw_turning_choice(Canvas& canvas, const RunPlate& plate, const Rect& r, bool lit, Time time, float turned) {
    const bool above = turned < 0.5f;
    const float half = r.h / 2, mid = r.y + half;
    const float leaf = half * (above ? 1 - world::quad_in(2 * turned) : world::quad_out(2 * turned - 1));
    const Rect fallen{r.x, above ? mid - leaf : mid, r.w, leaf};
    canvas.plate(r, 4, 2, hex(0x171B24), hex(0x0F1219));
    canvas.plate_edge(r, 4, 2, 1.3f, faded(colours::brass, 0.55f));
    canvas.push_clip({r.x, r.y, r.w, above ? half - leaf : half + leaf});
    draw_choice(canvas, plate, r, lit, time);
    canvas.pop_clip();
    if (above) canvas.fill(fallen, hex(0x2B323F), hex(0x1C212B));
    canvas.fill(fallen, hex(0x000000, above ? turned : 1 - turned));
    canvas.fill(Rect{r.x, mid - 1, r.w, 2}, hex(0x07080B));
}

constexpr std::size_t upright_kept_in_row = 3;
constexpr float upright_kept_high = 32;

Rect kept_place(const Rect& room, std::size_t nth, std::size_t count, bool upright) {
    if (upright) {
        const std::size_t down = nth / upright_kept_in_row;
        const float third = room.w / upright_kept_in_row;
        return {room.x + third * static_cast<float>(nth % upright_kept_in_row),
                room.y + upright_kept_high * static_cast<float>(down), third - 6, upright_kept_high - 6};
    }
    const std::size_t rows = count > 4 ? 2 : 1, in_row = rows == 2 ? 4 : count;
    const float wide = std::min(232.0f, (room.w + 12) / static_cast<float>(in_row) - 12);
    const float high = rows == 2 ? room.h / 2 - 4 : room.h;
    const std::size_t row = nth / in_row;
    return {room.x + (wide + 12) * static_cast<float>(nth % in_row), room.y + (high + 8) * static_cast<float>(row),
            wide, high};
}

void draw_kept(Canvas& canvas, const PagePlaces& places, const RunPage& page) {
    if (page.kept.empty()) return;
    const Rect& r = places.kept;
    const float label = places.upright ? 0.0f : 196.0f;
    if (!places.upright) {
        canvas.text(type::label, "KEEPSAKES", {r.x, r.y + 14}, Align::Left, colours::ash);
        draw_few_lines(canvas, type::small, "They change rules, never dice.", {r.x, r.y + 38, label - 8, 18}, 2,
                       colours::ash);
    }
    const std::size_t count = page.kept.size();
    for (std::size_t n = 0; n < count; ++n) {
        const Kept& one = page.kept[n];
        const Rect at = kept_place({r.x + label, r.y, r.w - label, r.h}, n, count, places.upright);
        canvas.pill(at, 6, hex(0x0D1016, 0.9f), hex(0x0D1016, 0.9f));
        canvas.pill_edge(at, 6, 1.2f, faded(one.accent, 0.7f));
        const Type title = canvas.fitted({Face::Label, 14, 0.06f}, one.title, at.w - 24);
        if (count > 4 || places.upright) {
            canvas.text(title, one.title, at.centre(), Align::Centre, one.accent);
            continue;
        }
        canvas.text(title, one.title, {at.x + 12, at.y + 16}, Align::Left, one.accent);
        draw_few_lines(canvas, kept_words, one.sentence, {at.x + 12, at.y + 35, at.w - 24, 15}, 3, colours::ivory);
    }
}

PagePlaces upright_places(const Layout& layout, int cells, std::size_t kept) {
    constexpr float margin = 20, cell = 26, below = 84;
    const Rect& c = layout.canvas;
    const float left = c.x + margin, wide = c.w - 2 * margin, purse = static_cast<float>(cells) * cell - 4;
    const std::size_t rows = (kept + upright_kept_in_row - 1) / upright_kept_in_row;
    const float kept_high = static_cast<float>(rows) * upright_kept_high;
    PagePlaces places{.inner = {left, c.y, wide, c.h},
                      .title = {left, c.y + 20, 12 * cell - 4, 42},
                      .purse = {left + wide - purse, c.y + 74, purse, 42},
                      .route = {left, c.y + 132, wide, 84},
                      .plates = {},
                      .kept = {},
                      .foot = {c.x, c.y + c.h - below, c.w, below},
                      .upright = true};
    places.kept = {left, places.foot.y - 56 - kept_high, wide, kept_high};
    const float top = places.route.y + places.route.h + 14;
    places.plates = {left, top, wide, places.kept.y - 14 - top};
    return places;
}

}  // namespace

PagePlaces places_of(const Layout& layout, int cells, std::size_t held) {
    if (layout.portrait) return upright_places(layout, cells, held);
    const Rect& c = layout.canvas;
    const float margin = layout.narrow ? 24.0f : 40.0f, wide = std::min(c.w - 2 * margin, widest);
    const float left = c.centre().x - wide / 2, cell = layout.narrow ? 26.0f : 32.0f;
    PagePlaces places;
    places.inner = {left, c.y, wide, c.h};
    places.title = {left, c.y + 26, 12 * cell - 4, layout.narrow ? 40.0f : 46.0f};
    const float purse = static_cast<float>(cells) * cell - 4;
    const float hearts = 32 * static_cast<float>(session::most_hearts) + 8;
    places.purse = {left + wide - hearts - purse, places.title.y, purse, places.title.h};
    places.route = {left, c.y + 100, wide, 92};
    places.foot = {c.x, c.y + c.h - foot_high, c.w, foot_high};
    const float kept = layout.narrow ? 82.0f : 72.0f;
    places.kept = {left, places.foot.y - 34 - kept, wide, kept};
    const float top = places.route.y + places.route.h + 8, high = std::min(places.kept.y - 16 - top, 340.0f);
    places.plates = {left, top, wide, high};
    return places;
}

Rect plate_place(const PagePlaces& places, std::size_t nth, std::size_t count, std::size_t chosen) {
    const Rect& r = places.plates;
    if (places.upright) {
        constexpr float step = folded_plate + 10;
        const float whole = std::min(r.h - step * static_cast<float>(count - 1), 380.0f);
        const float above = nth > chosen ? whole - folded_plate : 0;
        return {r.x, r.y + step * static_cast<float>(nth) + above, r.w, nth == chosen ? whole : folded_plate};
    }
    const float wide = (r.w + gap) / static_cast<float>(std::max<std::size_t>(1, count)) - gap;
    return {r.x + (wide + gap) * static_cast<float>(nth), r.y, wide, r.h};
}

void draw_page(Canvas& canvas, const PagePlaces& places, const RunPage& page, Time time) {
    canvas.fill({places.foot.x, places.inner.y, places.foot.w, places.inner.h}, hex(0x090A10, 0.62f),
                hex(0x090A10, 0.30f));
    draw_head(canvas, places, page);
    draw_route(canvas, places, page);
    for (std::size_t n = 0; n < page.plates.size(); ++n) {
        const RunPlate& plate = page.plates[n];
        const Rect where = plate_place(places, n, page.plates.size(), page.chosen);
        const bool lit = n == page.chosen;
        const float turned = part_over(time.arrived, next_plate * static_cast<Ticks>(n), plate_turns);
        canvas.glow(where, 10, 24, hex(0x000000, 0.55f), Blend::Over);
        if (lit && turned >= 1) canvas.glow(where, 8, 22, faded(plate.accent, 0.22f));
        if (time.still || turned >= 1)
            draw_choice(canvas, plate, where, lit, time);
        else
            draw_turning_choice(canvas, plate, where, lit, time, turned);
    }
    draw_kept(canvas, places, page);
    const Rect& inner = places.inner;
    const Colour ink = page.refused ? colours::loss : colours::ash;
    if (places.upright)
        draw_few_lines(canvas, type::small, page.message, {inner.x, places.foot.y - 40, inner.w, 21}, 2, ink);
    else
        canvas.fitted_text(type::small, page.message, inner.w, {inner.centre().x, places.foot.y - 17}, Align::Centre,
                           ink);
}

void draw_message(Canvas& canvas, const PagePlaces& places, const RunPage& page, float left) {
    const Rect& inner = places.inner;
    const glm::vec2 at =
        places.upright ? glm::vec2{inner.x, places.foot.y - 16} : glm::vec2{left, places.foot.centre().y};
    const float room = places.upright ? inner.w : inner.x + inner.w - 226 - left;
    canvas.fitted_text(type::body, page.message, room, at, Align::Left,
                       page.refused ? colours::loss : colours::brass_light);
}

void draw_foot(Canvas& canvas, const PagePlaces& places) {
    const Rect& r = places.foot;
    canvas.fill(r, hex(0x12151D), hex(0x0A0C11));
    canvas.fill(Rect{r.x, r.y, r.w, 1.5f}, colours::brass_dark);
}

}  // namespace boxcars::scenes::run_look
