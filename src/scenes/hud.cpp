#include "scenes/hud.h"

#include "scenes/flat_print.h"
#include "scenes/places/places.h"
#include "session/store/store.h"

namespace boxcars::scenes {

constexpr float brass_line = 1.5f;  // px: along a bar

void draw_shadow(Canvas& canvas, const Rect& where) {
    canvas.glow(where, 10, 24, faded(grounds::black, 0.55f), Blend::Over);
}

void draw_plate(Canvas& canvas, Rect where, bool big) {
    const float step = big ? 5.0f : 4.0f;
    const int steps = big ? 3 : 2;
    draw_shadow(canvas, where);
    canvas.plate(where, step, steps, faded(grounds::plate, 0.97f), faded(grounds::plate_foot, 0.97f));
    canvas.plate_edge(where, step, steps, 1.5f, colours::brass);
    canvas.plate_edge(where.grown(-4), step, steps, 1, faded(colours::brass, 0.28f));
}

void draw_choice_plate(Canvas& canvas, const Rect& where, int steps, Colour top, Colour foot, Colour edge, float wide) {
    constexpr float step = 4;
    canvas.plate(where, step, steps, top, foot);
    canvas.plate_edge(where, step, steps, wide, edge);
}

namespace {

using namespace along;

// The nth button of the bar from its end: for a pointer, and for a thumb.
constexpr Placing icon(float nth) { return {end(24 + 48 * nth, 40), middle(40)}; }
constexpr Placing thumbed(float nth) { return {end(8 + (thumb + 6) * nth, thumb), middle(thumb)}; }
constexpr Placing wordmark_room(float high) { return {start(80, 300), middle(high)}; }
constexpr Placing odds_low{inside(24), end(34)};
constexpr Along beside_dice{.at = 12, .size = 28, .size_part = 0.31f};

// clang-format off
constexpr PlaceRow bar_rows[] = {
    // place            lies in     Wide, Narrow                          Upright
    {"back",            "bar",   lying(mirrored(icon(0)),              mirrored(thumbed(0)))},
    {"settings",        "bar",   lying(icon(0),                        nowhere)},
    {"sound",           "bar",   lying(icon(1),                        nowhere)},
    {"odds",            "bar",   lying(icon(2),                        nowhere)},
    {"coach",           "bar",   lying(icon(3),                        thumbed(1))},
    {"rules",           "bar",   lying(icon(4),                        nowhere)},
    {"menu",            "bar",   lying(nowhere,                        thumbed(0))},
    {"page's settings", "bar",   lying(icon(0),                        thumbed(0))},
    {"page's sound",    "bar",   lying(icon(1),                        thumbed(1))},
    {"free",            "bar",   lying({fill(0, 272), start(0)},        {fill(0, 2 * thumb + 20), start(0)})},
    {"name",            "bar",   {wordmark_room(28), wordmark_room(22), {start(78, 118), middle(27)}}},
    {"status",          "bar",   lying(whole,                          nowhere)},
    {"messages",        "table", lying({beside_dice, start(5)},        nowhere)},
    {"other messages",  "table", lying({mirrored(beside_dice), start(5)}, nowhere)},
    {"message page",    "bar",   lying(nowhere,                        {fill(thumb + 12, 2 * thumb + 24), inside(2)})},
    {"odds line",       "dash",  {{middle(400), end(15)}, odds_low, odds_low}},
};
// clang-format on
constexpr Forms<bool> names_car{true, false, false};
constexpr float least_status = 110;               // px; a lesson may leave less
constexpr Forms<bool> breaks_lines{false, true};  // long words take several lines; otherwise they are shrunk
constexpr Forms<float> message_line{18, 20}, refused_over_dash{4, 4, 44, 8};

Rect place_of(const Places& at, Wordmark wordmark) {
    const Rect& room = at["name"];
    const float wide = std::min(room.w, room.h * wordmark.ratio), high = wide / wordmark.ratio;
    return {room.x, room.centre().y - high / 2, wide, high};
}
std::string sprite_of(Wordmark wordmark) { return "wordmarks/" + std::string{wordmark.sprite}; }

void draw_status_lines(Canvas& canvas, std::string_view status, const Rect& room) {
    Type type = type::status;
    std::vector<std::string> lines = lines_of_parts(canvas, type, status, room.w);
    if (lines.size() > 2) {
        type = type::status.sized(handheld_least_shrunk_px).as_shrunk();
        lines = lines_of_parts(canvas, type, status, room.w);
    }
    draw_lines_around(canvas, type, lines, room.centre(), 22, Align::Centre, colours::brass_light);
}

float widest(Canvas& canvas, const Type& type, std::span<const std::string> lines) {
    float wide = 0;
    for (const std::string& line : lines) wide = std::max(wide, canvas.width(type, line));
    return wide;
}

struct SaidLook {
    Colour top, foot, edge;
    float radius;
};

// Draws one message under the top bar, away from the dice and from a gauge, in as many lines as it needs. Where people,
// calls and dice need the whole table, it is drawn in the bar, three lines at a time. Returns its height.
float draw_said(Canvas& canvas, const Layout& layout, const std::string& words, float below, const SaidLook& look,
                double time) {
    constexpr std::size_t of_page = 3;
    constexpr double page_stays = 3.0 * ticks_per_second;
    constexpr float inset = 14;
    const Places at{layout, bar_rows};
    const bool paged = !at["message page"].empty();
    Rect where = at[paged ? "message page" : layout.gauge_on_table() ? "other messages" : "messages"];
    const float step = layout.of(message_line);
    const std::vector<std::string> all = lines_of(canvas, type::small, words, where.w - 2 * inset);
    std::span lines{all};
    if (paged) {
        const std::size_t page = static_cast<std::size_t>(time / page_stays) % ((all.size() + of_page - 1) / of_page);
        lines = lines.subspan(of_page * page, std::min(of_page, all.size() - of_page * page));
    } else {
        const float high = 8 + step * as_float(lines.size());
        where = {where.x, where.y + below, widest(canvas, type::small, lines) + 2 * inset, high};
    }
    canvas.pill(where, look.radius, look.top, look.foot);
    canvas.pill_edge(where, look.radius, 1, look.edge);
    draw_lines_around(canvas, type::small, lines, where.left() + px_right(inset), step, Align::Left, colours::ivory);
    return paged ? 0 : where.h + 6;
}

// `part`: of the pill's height that lies above `at`.
void draw_on_pill(Canvas& canvas, vec2 at, float part, const Type& type, std::span<const std::string> lines, Colour ink,
                  bool edged) {
    constexpr float step = 24, radius = 13;
    const float wide = widest(canvas, type, lines) + 36, high = 2 + step * as_float(lines.size());
    const Rect pill{at.x - wide / 2, at.y - part * high, wide, high};
    const Colour ground = faded(colours::pill, 0.94f);
    canvas.pill(pill, radius, ground, ground);
    if (edged) canvas.pill_edge(pill, radius, 1, faded(colours::brass, 0.6f));
    draw_lines_around(canvas, type, lines, pill.centre(), step, Align::Centre, ink);
}

}  // namespace

Rect free_of_buttons(const Layout& layout) { return Places{layout, bar_rows}["free"]; }

void draw_chase(Canvas& canvas, const Layout& layout, Wordmark wordmark, float along) {
    if (wordmark.sprite.empty() || along <= 0 || along >= 1) return;
    constexpr float wide = 56;
    const Rect name = place_of({layout, bar_rows}, wordmark);
    const Rect light{name.x - wide + (name.w + wide) * along, name.y - 2, wide, name.h + 4};
    canvas.push_clip(light);
    canvas.sprite(sprite_of(wordmark), name, sweep_tint);
    canvas.pop_clip();
}

void draw_top_bar(Canvas& canvas, const Layout& layout, const TopBar& bar) {
    canvas.fill(layout.bar, faded(midnight, 0.62f), faded(midnight, 0));
    const Places at{layout, bar_rows};
    const Rect name = place_of(at, bar.wordmark);
    const float mid = name.centre().y;
    float wide = name.w;
    if (bar.wordmark.sprite.empty())
        wide = canvas.text(type::name.sized(name.h), bar.name, name.left(), Align::Left, colours::brass_light);
    else
        canvas.sprite(sprite_of(bar.wordmark), name);
    float taken = name.x + wide;
    if (layout.of(names_car)) {
        canvas.fill(Rect{taken + 16, mid - 12, 1, 24}, faded(bar.accent, 0.6f));
        taken += 30;
        taken += canvas.text(type::label, bar.car, {taken, mid}, Align::Left, bar.accent);
    }
    if (bar.status.empty()) return;
    if (at["status"].empty()) {
        const float from = taken + 12, room = at["free"].right().x - from;
        if (room > least_status) draw_status_lines(canvas, bar.status, {from, mid, room, 0});
        return;
    }
    const float from = std::max(layout.bar.centre().x - canvas.width(type::label, bar.status) / 2, taken + 32);
    canvas.text(type::label, bar.status, {from, mid}, Align::Left, colours::brass_light);
}

void add_top_buttons(Buttons& buttons, const Layout& layout, bool muted, bool coach) {
    const Places at{layout, bar_rows};
    for (const std::string name : {"back", "settings", "sound", "odds", "coach", "rules", "menu"}) {
        const bool off = name == "sound" && muted;
        buttons.add_icon(name, off ? "sound_off" : name, at[name], off || (name == "coach" && coach));
    }
}

void add_page_buttons(Buttons& buttons, const Layout& layout, bool muted) {
    const Places at{layout, bar_rows};
    buttons.add_icon("back", "back", at["back"]);
    buttons.add_icon("settings", "settings", at["page's settings"]);
    buttons.add_icon("sound", muted ? "sound_off" : "sound", at["page's sound"], muted);
}

std::vector<std::string> lines_of(Canvas& canvas, const Type& type, std::string_view words, float room) {
    std::vector<std::string> lines{""};
    while (!words.empty()) {
        std::string_view word = words.substr(0, words.find(' '));
        const auto within_letter = [&] { return word.size() < words.size() && (words[word.size()] & 0xC0) == 0x80; };
        while (word.size() > 1 && (within_letter() || canvas.width(type, word) > room)) word.remove_suffix(1);
        words.remove_prefix(word.size());
        if (words.starts_with(' ')) words.remove_prefix(1);
        const std::string longer = lines.back().empty() ? std::string{word} : lines.back() + ' ' + std::string{word};
        if (lines.back().empty() || canvas.width(type, longer) <= room)
            lines.back() = longer;
        else
            lines.emplace_back(word);
    }
    return lines;
}

std::vector<std::string> lines_of_parts(Canvas& canvas, const Type& type, std::string_view words, float room) {
    constexpr std::string_view dot = "\u00b7";
    if (canvas.width(type, words) <= room) return {std::string{words}};
    std::vector<std::string> lines;
    while (!words.empty()) {
        std::string_view part = words.substr(0, words.find(dot));
        words.remove_prefix(std::min(words.size(), part.size() + dot.size()));
        words.remove_prefix(std::min(words.size(), words.find_first_not_of(' ')));
        part = part.substr(0, part.find_last_not_of(' ') + 1);
        for (std::string& line : lines_of(canvas, type, part, room)) lines.push_back(std::move(line));
    }
    return lines;
}

float draw_lines(Canvas& canvas, const Type& type, std::span<const std::string> lines, vec2 at, float step, Align align,
                 Colour ink) {
    for (const std::string& line : lines) {
        canvas.text(type, line, at, align, ink);
        at.y += step;
    }
    return at.y;
}

void draw_lines_around(Canvas& canvas, const Type& type, std::span<const std::string> lines, vec2 middle, float step,
                       Align align, Colour ink) {
    middle.y -= step / 2 * as_float(lines.size() - 1);
    draw_lines(canvas, type, lines, middle, step, align, ink);
}

float draw_within(Canvas& canvas, Type type, std::string_view words, const Rect& where, float step, Colour ink,
                  Align align) {
    auto most = static_cast<std::size_t>(where.h / step + 0.01f);
    const float x = align == Align::Left ? where.x : where.centre().x;
    if (most <= 1) type = canvas.fitted(type, words, where.w);
    std::vector<std::string> lines =
        most > 1 ? lines_of(canvas, type, words, where.w) : std::vector{std::string{words}};
    while (lines.size() > most && most > 1 && type.px > least_px) {
        type.px -= 0.5f;
        type.shrunk = true;
        step = std::min(step, 1.25f * canvas.readable(type).px);
        most = static_cast<std::size_t>(where.h / step + 0.01f);
        lines = lines_of(canvas, type, words, where.w);
    }
    return draw_lines(canvas, type, lines, {x, where.y + step / 2}, step, align, ink) - step / 2;
}

std::vector<std::string> lines_for(Canvas& canvas, const Layout& layout, const Type& type, const std::string& words,
                                   float room) {
    return layout.of(breaks_lines) ? lines_of(canvas, type, words, room) : std::vector{words};
}

float draw_notices(Canvas& canvas, const Layout& layout, std::span<const std::string> notices, double time,
                   float below) {
    constexpr double shown_for = notice_stays, fade = 0.5 * ticks_per_second;
    const bool paged = !Places{layout, bar_rows}["message page"].empty();  // one after another
    for (; paged && notices.size() > 1 && time >= shown_for; time -= shown_for) notices = notices.subspan(1);
    if (notices.empty() || time >= shown_for) return below;
    if (paged) notices = notices.first(1);
    canvas.push_alpha(world::unit((shown_for - time) / fade));
    const Colour ground = faded(colours::pill, paged ? 1 : 0.92f);
    for (const std::string& notice : notices)
        below += draw_said(canvas, layout, notice, below, {ground, ground, faded(colours::brass, 0.7f), 13}, time);
    canvas.pop_alpha();
    return below;
}

float draw_news(Canvas& canvas, const Layout& layout, const SceneServices& services, double time) {
    const auto trouble = services.store ? services.store->trouble() : std::nullopt;
    if (!trouble) return draw_notices(canvas, layout, services.notices, time);
    std::vector<std::string> others = services.notices;
    std::erase_if(others, [&](const std::string& notice) { return notice.starts_with(*trouble); });
    const SaidLook stays{hex(0x3A1414), hex(0x2A0E0E), faded(colours::brass_light, 0.8f), 8};
    return draw_notices(canvas, layout, others, time,
                        draw_said(canvas, layout, *trouble + " Play goes on in memory.", 0, stays, time));
}

void draw_odds_line(Canvas& canvas, const Layout& layout, const std::string& words) {
    if (words.empty()) return;
    canvas.fitted_text(type::body, words, Places{layout, bar_rows}["odds line"], Align::Centre, colours::ivory);
}

void draw_refusal(Canvas& canvas, const Layout& layout, const std::string& words, Colour ink) {
    if (!words.empty()) draw_words_above(canvas, layout, words, ink, layout.of(refused_over_dash));
}

constexpr float beside_pill = 60;  // px of the canvas

void draw_words_above(Canvas& canvas, const Layout& layout, const std::string& words, Colour ink, float over_dash) {
    const float room = layout.dash.w - beside_pill;
    const std::vector<std::string> lines = lines_for(canvas, layout, type::small, words, room);
    const Type type = lines.size() > 1 ? type::small : canvas.fitted(type::small, words, room);
    draw_on_pill(canvas, {layout.dash.centre().x, layout.dash.y - over_dash}, 1, type, lines, ink,
                 layout.of(breaks_lines));
}

void draw_note(Canvas& canvas, const Layout& layout, float y, const std::string& words, Colour ink) {
    const Type type = canvas.fitted(type::small, words, layout.side.w - beside_pill);
    draw_on_pill(canvas, {layout.side.centre().x, y}, 0, type, {&words, 1}, ink, true);
}

void draw_side(Canvas& canvas, const Layout& layout) {
    const Rect& side = layout.side;
    if (side.x <= layout.table.x) return;  // boards lie over the table
    canvas.fill(Rect{side.x, layout.bar.y, side.w, side.y + side.h - layout.bar.y}, grounds::card_foot, grounds::bar);
    constexpr float shade = 8;
    const float high = layout.table.y + layout.table.h - side.y;
    canvas.glow({side.x - shade, side.y, shade, high}, 0, 2 * shade, faded(grounds::black, 0.6f), Blend::Over);
    canvas.fill(Rect{side.x - brass_line, side.y, brass_line, high}, colours::brass);
}

void draw_track(Canvas& canvas, const Rect& where, float from, float to, Colour lit) {
    constexpr float apart = 8, sleeper = 2, thick = 1.5f;
    for (float x = where.x; x < where.right().x; x += apart)
        canvas.fill(Rect{x, where.y, sleeper, where.h}, faded(colours::brass_dark, 0.55f));
    for (const float part : {0.22f, 0.78f}) {
        const float y = where.y + part * where.h - thick / 2;
        canvas.fill(Rect{where.x, y, where.w, thick}, faded(colours::brass, 0.45f));
        canvas.fill(Rect{from, y, to - from, thick}, lit);
    }
}

void draw_bar(Canvas& canvas, const Rect& bar, Colour edge) {
    canvas.fill(bar, grounds::bar, grounds::bar_foot);
    canvas.fill(Rect{bar.x, bar.y, bar.w, brass_line}, edge);
}

void draw_dash(Canvas& canvas, const Layout& layout, Colour accent, float lit_from, float lit_to) {
    const Rect& d = layout.dash;
    draw_bar(canvas, d, colours::brass);
    canvas.fill(Rect{d.x, d.y + 5, d.w, 1}, faded(colours::brass, 0.28f));
    if (lit_to <= lit_from) return;
    canvas.glow({lit_from, d.y + 1, lit_to - lit_from, 3}, 1.5f, 14, faded(accent, 0.8f));
    canvas.fill(Rect{lit_from, d.y + 0.5f, lit_to - lit_from, 3}, accent);
}

MoneyInk ink_for(platform::ColourVision vision) {
    if (vision == platform::ColourVision::Off) return {};
    return {hex(0xFFD24A), hex(0x5AA9FF)};
}

void draw_pill(Canvas& canvas, const Rect& where, const PillWords& pill, Colour colour, float alpha) {
    canvas.push_alpha(alpha);
    draw_edged_pill(canvas, where, where.h / 2, colours::pill, colour, 1.8f);
    canvas.text(pill.type, pill.words, where.centre(), Align::Centre, colour);
    canvas.pop_alpha();
}

void draw_change(Canvas& canvas, vec2 centre, std::string_view words, Colour colour, float alpha) {
    const PillWords pill{words};
    draw_pill(canvas, around(centre, {canvas.width(pill.type, words) + 26, 28}), pill, colour, alpha);
}

void draw_arrow(Canvas& canvas, vec2 centre, float px, bool up, Colour colour) {
    const vec2 half = px * (up ? vec2{-0.5f, 0.44f} : vec2{0.5f, -0.44f});
    const std::array corners{centre + half, centre - px_down(half.y), centre + vec2{-half.x, half.y}};
    canvas.fill(corners, colour, colour);
}

}  // namespace boxcars::scenes
