#include "scenes/run/scene.h"

namespace boxcars::scenes::run_look {
namespace {

using namespace render;
constexpr float folded_plate = 62;             // greatest height of a folded plate
constexpr float heart_step = 32, line = 21;    // line: step of lines of text
constexpr float named_stop = 110;              // narrower stops of the route have no name, but for the current one
constexpr float kept_gap = 8, kept_high = 26;  // between two keepsakes; height of folded ones
constexpr Forms<float> kept_in_row{4, 4, 3, 5};

void draw_heart(Canvas& canvas, glm::vec2 at, bool whole) {
    const Colour ink = whole ? hex(0xFF9DB2) : hex(0x3A352C);
    constexpr float high = 4, half = 10.8f, shoulder = 0.6f;
    for (const float side : {-5.2f, 5.2f}) canvas.disc(at + glm::vec2{side, -high}, 6.4f, ink, ink);
    const glm::vec2 tip[]{at - glm::vec2{half, shoulder}, at - px_down(high), at + glm::vec2{half, -shoulder},
                          at + px_down(11)};
    canvas.fill(tip, ink, ink);
}

void draw_head(Canvas& canvas, const Places& at, const RunPage& page) {
    float right = at["head"].right().x;
    if (!page.purse.empty()) {
        glm::vec2 place = at["hearts"].right();
        place.x -= 14;
        for (int heart = page.most_hearts; heart > 0; --heart, place.x -= heart_step)
            draw_heart(canvas, place, heart <= page.hearts);
        const Rect purse = purse_place(at, page.purse);
        right = purse.x - 12;
        if (!at["purse name"].empty())
            right -=
                16 + canvas.text(type::label_small, "PURSE", {right, purse.centre().y}, Align::Right, colours::ash);
    }
    const auto write = [&](Type type, const std::string& words, Rect where, Colour ink) {
        where.w = right - where.x;
        draw_within(canvas, type, words, where, line, ink);
    };
    Type label = canvas.readable(type::label);
    if (label.px > type::label.px) label.tracking = 0.02f;  // large letters stand closer
    write(label, page.label, at["label"], colours::ash);
    write(type::body, page.words, at["words"], colours::ivory);
}

void draw_rail(Canvas& canvas, float left, float right, float y) {
    for (float x = left; x < right; x += 8) canvas.fill(Rect{x, y - 5, 2, 10}, faded(colours::brass, 0.20f));
    for (const float side : {-2.5f, 1.0f}) canvas.fill(Rect{left, y + side, right - left, 1.5f}, colours::brass_dark);
}

// `whole`: the whole route. Where stops are too close for names, only the current one has a name, as wide as all of it.
void draw_stop(Canvas& canvas, const RouteStop& stop, const Rect& own, const Rect& whole) {
    using enum RouteStop::Mark;
    const glm::vec2 at = own.centre();
    const bool now = stop.mark == Now;
    const Colour colour = stop.mark == Made     ? colours::win
                          : stop.mark == Missed ? colours::loss
                          : now                 ? colours::brass_light
                                                : colours::night;
    if (now) canvas.glow(Rect{at.x, at.y}.grown(4), 4, 22, faded(colours::brass_light, 0.7f));
    const float radius = now ? 12.0f : 9.0f;
    const float larger = canvas.readable(type::label_small.as_shrunk()).px / type::label_small.px;
    const bool named = own.w >= named_stop * larger;
    const Rect& room = now && !named ? whole : own;
    canvas.disc(at, radius, colour, colour);
    canvas.ring(at, radius, 2, stop.mark == Later ? faded(colours::brass, 0.8f) : colours::brass);
    const auto centred = [&](const Type& wanted, const std::string& words, float y, Colour ink) {
        const float half = std::min(canvas.width(canvas.fitted(wanted, words, room.w), words), room.w) / 2;
        const float x = std::clamp(at.x, room.x + half, room.right().x - half);
        canvas.fitted_text(wanted, words, room.w, {x, y}, Align::Centre, ink);
    };
    const bool fits = canvas.width(canvas.fitted(type::small_bold, stop.above, own.w), stop.above) <= own.w + 1;
    centred(type::small_bold, fits ? stop.above : stop.above_brief, at.y - 25,
            stop.mark == Missed ? colours::loss : colours::win);
    if (now || named) centred(type::label_small, stop.name, at.y + 28, now ? colours::brass_light : colours::ash);
}

void draw_route(Canvas& canvas, const Places& at, const RunPage& page) {
    const Rect& r = at["route"];
    if (page.route.empty()) return void(draw_within(canvas, type::body, page.about, at["about"], 24, colours::ivory));
    const float step = r.w / as_float(page.route.size());
    Rect own = Placing{along::start(3, step - 6), along::fill()}.in(r);
    draw_rail(canvas, own.centre().x, r.right().x - step / 2, r.centre().y);
    for (const RouteStop& stop : page.route) {
        draw_stop(canvas, stop, own, r);
        own.x += step;
    }
}

void draw_arc(Canvas& canvas, glm::vec2 centre, float radius, float from, float share, Colour colour) {
    constexpr int parts = 60;
    std::vector<glm::vec2> arc;
    const int last = std::max(1, static_cast<int>(std::ceil(parts * share)));
    for (int n = 0; n <= last; ++n) {
        const float along = from + std::min(share, as_float(n) / parts);
        arc.push_back(centre + radius * glm::vec2{sine(along), -sine(along + 0.25f)});
    }
    canvas.stroke(arc, 9, colour);
}

// Draws how keepsakes change a chance, in percentage points: an arrow and a signed figure.
void draw_change(Canvas& canvas, double change, glm::vec2 centre, const Type& figures) {
    const bool none = !is_change(change), up = change > 0;
    const Colour ink = none ? colours::ash : up ? colours::win : colours::loss;
    const float px = figures.px;
    const std::string words = none ? "±0.0" : points_words(change);
    const float arrow = none ? 0 : px * 0.7f, left = centre.x - (canvas.width(figures, words) + arrow) / 2;
    if (!none) {
        const float half = px * 0.28f, tip = up ? -half : half, x = left + px * 0.25f;
        const glm::vec2 shape[]{{x, centre.y + tip}, {x + half, centre.y - tip}, {x - half, centre.y - tip}};
        canvas.fill(shape, ink, ink);
    }
    canvas.text(figures, words, {left + arrow, centre.y}, Align::Left, ink);
}

// Whether an arrow stands below the chance.
bool shows_change(const RunPlate& plate) { return plate.chance && plate.change && is_change(*plate.change); }

void draw_chance(Canvas& canvas, const RunPlate& plate, glm::vec2 centre, Time time) {
    constexpr float radius = 46, gap = 3;
    canvas.ring(centre, radius, 9, hex(0x2B303C));
    if (!plate.chance && plate.change) return draw_change(canvas, *plate.change, centre, type::sum.in(Face::BodyBold));
    if (!plate.chance) {
        const float turned = time.still ? 0 : fraction(time.seconds / 1.6);
        draw_arc(canvas, centre, radius, turned, 0.18f, faded(plate.accent, 0.8f));
        canvas.text(type::small, "…", centre, Align::Centre, colours::ash);
        return;
    }
    draw_arc(canvas, centre, radius, 0, static_cast<float>(*plate.chance), plate.accent);
    const std::string number = fmt::format("{:.1f}", 100 * *plate.chance);
    constexpr Type figures = type::heading.tracked(0), sign = type::small_bold;
    const float wide = canvas.width(figures, number) + gap + canvas.width(sign, "%");
    const bool changed = shows_change(plate);
    glm::vec2 at = centre - glm::vec2{wide / 2, changed ? 8 : 0};
    at.x += canvas.text(figures, number, at, Align::Left, colours::ivory) + gap;
    canvas.text(sign, "%", at + px_down(4), Align::Left, colours::ivory);
    if (changed) draw_change(canvas, *plate.change, centre + px_down(18), type::small_bold);
}

// Where the words of an open plate lie, px below its upper edge.
struct PlateCut {
    float title, under, twist, ring, goal;  // under: 0: without; goal: at least
};
constexpr PlateCut high_plate{34, 60, 78, 76, 146.5f}, low_plate{30, 0, 50, 62, 50};
constexpr float least_high_plate = 250;

void draw_plate_words(Canvas& canvas, const RunPlate& plate, const Rect& r, Time time) {
    constexpr float pad = 22, foot_line = 28;
    const PlateCut& cut = r.h < least_high_plate ? low_plate : high_plate;
    const float left = r.x + pad, wide = r.w - 2 * pad, head = plate.rated ? wide - 112 : wide;
    const Colour ink = plate.open ? plate.accent : colours::ash;
    canvas.fitted_text(type::plaque, plate.title, head, {left, r.y + cut.title}, Align::Left, ink);
    if (cut.under > 0)
        canvas.fitted_text(type::label_small, plate.under, head, {left, r.y + cut.under}, Align::Left, colours::ash);
    float end = draw_within(canvas, type::body, plate.twist, {left, r.y + cut.twist, head, 60}, 20, colours::ivory);
    if (plate.twist.empty()) end = r.y;
    if (plate.rated) draw_chance(canvas, plate, {r.x + r.w - pad - 50, r.y + cut.ring}, time);
    if (plate.rated) end = std::max(end, r.y + cut.ring + 46);
    end = draw_within(canvas, type::sum, plate.goal, {left, std::max(end + 6, r.y + cut.goal), wide, 54}, 27,
                      colours::ivory);
    end = draw_within(canvas, type::body, plate.limits, {left, end + 5, wide, 2 * line}, line, colours::ash);
    const bool notes = end < r.y + r.h - 60;  // else there is room for one line below
    const float foot = r.y + r.h - 24, y = foot - (notes ? foot_line : 0);
    if (!plate.brings.empty()) {
        const float rule = y - 22;
        if (end < rule) canvas.fill(Rect{left, rule, wide, 1}, faded(colours::brass, 0.3f));
        const float label = canvas.text(type::label_small, "REWARD", {left, y}, Align::Left, colours::ash) + 16;
        canvas.fitted_text(type::body_bold, plate.brings, wide - label, {left + label, y}, Align::Left,
                           colours::brass_light);
    }
    if (!notes && !plate.brings.empty()) return;
    const std::string note = plate.note + (shows_change(plate) ? "; arrow: your keepsakes" : "");
    canvas.fitted_text(type::small, note, wide, {left, foot}, Align::Left,
                       plate.open || plate.rated ? colours::ash : colours::loss);
}

// Draws a folded plate: only its title, its chance and the keepsakes' effect.
void draw_folded_words(Canvas& canvas, const RunPlate& plate, const Rect& r) {
    constexpr float pad = 20;
    const float y = r.centre().y, right = r.right().x - pad;
    float taken = 0;
    if (plate.rated) {
        if (plate.change && (!plate.chance || is_change(*plate.change))) {
            draw_change(canvas, *plate.change, {right - 28, y}, type::lead.in(Face::BodyBold));
            taken = 76;
        }
        const std::string chance = plate.chance ? session::percent_words(*plate.chance) : "";
        taken += canvas.text(type::sum, chance, {right - taken, y}, Align::Right, colours::ivory);
    }
    canvas.fitted_text(type::name, plate.title, r.w - 56 - taken, {r.x + pad, y}, Align::Left,
                       plate.open ? plate.accent : colours::ash);
}

const Colour dark_edge = faded(colours::brass, 0.55f);

void draw_choice(Canvas& canvas, const RunPlate& plate, const Rect& r, bool lit, Time time) {
    lit ? draw_choice_plate(canvas, r, 2, hex(0x262C38), hex(0x12161E), colours::brass_light, 2.2f)
        : draw_choice_plate(canvas, r, 2, faded(colours::coal, 0.97f), faded(grounds::plate_foot, 0.97f), dark_edge);
    const bool dim = !lit && !plate.open;
    if (dim) canvas.push_alpha(0.8f);
    r.h > folded_plate ? draw_plate_words(canvas, plate, r, time) : draw_folded_words(canvas, plate, r);
    if (dim) canvas.pop_alpha();
}

// Draws the plate while its leaf falls from the upper half onto the lower. `turned`: 0, the leaf's blank back, to 1.
void draw_turning_choice(Canvas& canvas, const RunPlate& plate, const Rect& r, bool lit, Time time, float turned) {
    const bool above = turned < 0.5f;
    const float half = r.h / 2, mid = r.y + half;
    const float leaf = half * (above ? 1 - world::quad_in(2 * turned) : world::quad_out(2 * turned - 1));
    const Rect fallen{r.x, above ? mid - leaf : mid, r.w, leaf};
    draw_choice_plate(canvas, r, 2, colours::coal, grounds::plate_foot, dark_edge);
    canvas.push_clip({r.x, r.y, r.w, above ? half - leaf : half + leaf});
    draw_choice(canvas, plate, r, lit, time);
    canvas.pop_clip();
    if (above) canvas.fill(fallen, hex(0x2B323F), hex(0x1C212B));
    canvas.fill(fallen, faded(grounds::black, above ? turned : 1 - turned));
    canvas.fill(Rect{r.x, mid - 1, r.w, 2}, hex(0x07080B));
}

// Keepsakes fill the rows of their room, each as large as the first.
Rect kept_place(const Places& at, std::size_t nth) {
    const Rect &room = at["kept"], &first = at["keepsake"];
    const float across = first.w + kept_gap, down = first.h + kept_gap;
    const auto in_row = static_cast<std::size_t>((room.w + kept_gap) / across + 0.01f);
    return {first.x + across * as_float(nth % in_row), first.y + down * as_float(nth / in_row), first.w, first.h};
}

void draw_kept(Canvas& canvas, const Places& at, const RunPage& page) {
    if (page.kept.empty()) return;
    if (const Rect& title = at["kept title"]; !title.empty()) {
        canvas.text(type::label, "KEEPSAKES", title.left(), Align::Left, colours::ash);
        draw_within(canvas, type::small, "They change rules, never dice.", at["kept words"], 18, colours::ash);
    }
    constexpr float pad = 12, with_sentence = 60;  // px; with_sentence: least height of a keepsake that shows it
    for (std::size_t n = 0; n < page.kept.size(); ++n) {
        const Kept& one = page.kept[n];
        const Rect where = kept_place(at, n);
        const float x = where.x + pad, room = where.w - 2 * pad;
        draw_edged_pill(canvas, where, 6, faded(grounds::card_foot, 0.9f), faded(one.accent, 0.7f), 1.2f);
        const Type title = canvas.fitted(type::small_verb, one.title, room);
        if (where.h < with_sentence) {
            canvas.text(title, one.title, where.centre(), Align::Centre, one.accent);
            continue;
        }
        canvas.text(title, one.title, {x, where.y + 16}, Align::Left, one.accent);
        draw_within(canvas, type::caption, one.sentence, {x, where.y + 27.5f, room, 45}, 15, colours::ivory);
    }
}

using namespace along;
constexpr Placing row(float y, float h) { return {fill(), start(y, h)}; }
constexpr Placing low(float above, float h) { return {fill(), end(above, h)}; }
constexpr Placing from(float w, float x = 0) { return {start(x, w), fill()}; }
constexpr Placing upto(float w, float x = 0) { return {end(x, w), fill()}; }
constexpr Placing middle_page(float margin) { return {amid(margin, 1360), fill()}; }
constexpr Placing cut(float side, float above, float below) { return {inside(side), fill(above, below)}; }
constexpr Forms<Placing> heads(float side) {
    return {inset(side, 26, 46), inset(side, 26, 40), inset(side, 20, 42), inset(side, 12, 42)};
}

constexpr float flap = 26, wide_flap = 32, slim_flap = 25, beside = 24;  // steps of split flaps; from them to words
constexpr float flaps(std::string_view words, float step) { return step * as_float(words.size()) - 4; }
constexpr Forms<Placing> of_flaps(std::string_view words) {
    const Placing small = from(flaps(words, flap));
    return {from(flaps(words, wide_flap)), small, small, from(flaps(words, slim_flap))};
}
constexpr Forms<Placing> beside_flaps(std::string_view words, const Along& y, const Placing& below) {
    const auto after = [&](float step) { return Placing{fill(flaps(words, step) + beside), y}; };
    return {after(wide_flap), after(flap), below, after(slim_flap)};
}
// The list of plates beside the open one.
constexpr Along list{.size = -14, .size_part = 0.38f}, beside_list{.at_part = 0.38f, .size_part = 0.62f};
constexpr Placing plates(float above_foot) { return {fill(), fill(200, above_foot).up_to(340)}; }
constexpr float hearts = heart_step * as_float(session::most_hearts) + 8;

constexpr Placing between{fill(244, 200), inside(-2)};  // the buttons of a foot
constexpr Placing left_of_hearts = upto(0, hearts);

// clang-format off
constexpr PlaceRow rows[] = {
    // place         lies in        wide                          narrow                     upright                 compact
    {"page",         "canvas",    {middle_page(40),              middle_page(24),           middle_page(20)}},
    {"head",         "page",      heads(0)},
    {"title",        "head",      of_flaps(page_title)},
    {"label",        "head",      beside_flaps(page_title,       start(-0.5f, line),        row(51.5f, line))},
    {"words",        "head",      beside_flaps(page_title,       end(0.5f, line),           row(74.5f, 2 * line))},
    {"hearts",       "head",      always(upto(hearts))},
    {"purse",        "head",      lying(left_of_hearts,                                     {fill(), after(12, 42)}, left_of_hearts)},
    {"purse name",   "head",      lying(whole,                                              nowhere)},
    {"route",        "page",      lying(row(100, 92),                                       row(132, 84),            row(62, 74))},
    {"about",        "route",     lying({fill().up_to(860), start(4, 72)},                  row(-14, 110),           row(0, 72))},
    {"keepsakes",    "page",      {low(122, 72),                 low(122, 82),              low(140, 0),             low(84, 0)}},
    {"kept title",   "keepsakes", lying(left(0, 3.5f, 188, line),                              nowhere)},
    {"kept words",   "keepsakes", lying(left(0, 29, 188, 36),                               nowhere)},
    {"foot",         "canvas",    lying(foot(88),                                           foot(84),                foot(76))},
    {"buttons",      "page",      lying(low(15, 58),                                        low(13, thumb),          low(8, thumb))},
    {"message",      "buttons",   lying(low(79.5f, line),                                   low(79.5f, 2 * line),    between)},
    {"back",         "buttons",   lying(from(150),                                          from(84))},
    {"second",       "buttons",   lying(from(150, 166),                                     from(140, 94))},
    {"main",         "buttons",   lying(upto(210),                                          upto(190))},
    {"hint",         "buttons",   lying({fill(174), fill()},                                nowhere)},
    {"said",         "buttons",   lying({fill(340, 226), fill()},                           {fill(), before(28, 0)})},
};
// clang-format on

}  // namespace

Rect purse_place(const Places& at, std::string_view purse) {
    const Rect &title = at["title"], &room = at["purse"];
    constexpr float gap = 4;
    const float step = (title.w + gap) / as_float(page_title.size()), wide = step * as_float(purse.size()) - gap;
    return {room.right().x - wide, room.y, wide, room.h};
}

bool stacked(const Places& at) { return !at["folded plate"].empty() && at["open plate"].empty(); }

Rect plate_place(const Places& at, std::size_t nth, std::size_t count, std::size_t chosen) {
    const Rect &r = at["plates"], &row = at["folded plate"];
    if (!row.empty()) {
        const float step = row.h + (stacked(at) ? 10 : 6), whole = r.h - step * as_float(count - 1);
        const float opened = stacked(at) ? std::min(whole, 380.0f) : row.h;
        const float above = nth > chosen ? opened - row.h : 0;
        return {row.x, r.y + step * as_float(nth) + above, row.w, nth == chosen ? opened : row.h};
    }
    const auto [x, wide] = along::share(as_float(nth), as_float(count), 20).solved(r.x, r.w);
    return {x, r.y, wide, r.h};
}

void draw_page(Canvas& canvas, const Places& at, const RunPage& page, Time time) {
    canvas.fill(at["canvas"], hex(0x090A10, 0.62f), hex(0x090A10, 0.30f));
    draw_head(canvas, at, page);
    draw_route(canvas, at, page);
    const auto draw = [&](std::size_t n, const Rect& where) {
        const RunPlate& plate = page.plates[n];
        const bool lit = n == page.chosen;
        const float turned = part_over(time.arrived, next_plate * static_cast<Ticks>(n), plate_turns);
        draw_shadow(canvas, where);
        if (lit && turned >= 1) canvas.glow(where, 8, 22, faded(plate.accent, 0.22f));
        time.still || turned >= 1 ? draw_choice(canvas, plate, where, lit, time)
                                  : draw_turning_choice(canvas, plate, where, lit, time, turned);
    };
    for (std::size_t n = 0; n < page.plates.size(); ++n) draw(n, plate_place(at, n, page.plates.size(), page.chosen));
    if (const Rect& open = at["open plate"]; !open.empty() && !page.plates.empty()) draw(page.chosen, open);
    draw_kept(canvas, at, page);
}

void draw_message(Canvas& canvas, const Places& at, const RunPage& page) {
    draw_within(canvas, type::small, page.message, at["message"], line, page.refused ? colours::loss : colours::ash,
                at["message"].h > line ? Align::Left : Align::Centre);  // one line is centred
}

Places places_of(const Layout& layout, const RunPage& page) {
    const auto kept = as_float(page.kept.size());
    const float most = layout.of(kept_in_row), in_row = std::clamp(kept, 1.0f, most);
    const float folded = std::ceil(kept / most) * (kept_high + kept_gap);  // height of the rows of folded keepsakes
    const Along column = share(0, in_row, kept_gap), slim_column = share(0, most, kept_gap);
    const Along half = share(0, kept > in_row ? 2 : 1, kept_gap);
    std::vector<PlaceRow> all{std::begin(rows), std::end(rows)};
    // clang-format off
    all.insert(all.end(), {
        {"plates",       "page",      {plates(210), plates(220),            {fill(), fill(230, 154 + folded)}, {fill(), fill(142, 82 + folded)}}},
        {"folded plate", "plates",    lying(nowhere,                        row(0, folded_plate),              {list, start(0, thumb)})},
        {"open plate",   "plates",    lying(nowhere,                        nowhere,                           {beside_list, fill().up_to(380)})},
        {"kept",         "keepsakes", lying({fill(196), fill()},            {fill(), before(0, folded)})},
        {"keepsake",     "kept",      lying({column.up_to(232), half},      {slim_column, start(0, kept_high)})},
    });
    // clang-format on
    return {layout, all};
}

}  // namespace boxcars::scenes::run_look
