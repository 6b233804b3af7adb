#include "scenes/hud.h"

#include "session/store/store.h"

#include <array>

namespace boxcars::scenes {

using namespace render;

void draw_plate(Canvas& canvas, Rect where, bool big) {
    const float step = big ? 5.0f : 4.0f;
    const int steps = big ? 3 : 2;
    canvas.glow(where, 10, 24, hex(0x000000, 0.55f), Blend::Over);
    canvas.plate(where, step, steps, hex(0x1D222D, 0.97f), hex(0x0F1219, 0.97f));
    canvas.plate_edge(where, step, steps, 1.5f, colours::brass);
    canvas.plate_edge(where.grown(-4), step, steps, 1, faded(colours::brass, 0.28f));
}

namespace {

Rect place_of(const Layout& layout, Wordmark wordmark) {
    if (layout.portrait) {
        const float wide = std::min(118.0f, 27 * wordmark.ratio), high = wide / wordmark.ratio;
        return {layout.bar.x + 78, layout.bar.centre().y - high / 2, wide, high};
    }
    const float high = layout.narrow ? 22.0f : 28.0f, left = layout.bar.x + 24 + 40 + 16;
    return {left, layout.bar.centre().y - high / 2, high * wordmark.ratio, high};
}
std::string sprite_of(Wordmark wordmark) { return "wordmarks/" + std::string{wordmark.sprite}; }

void draw_upright_status(Canvas& canvas, std::string_view status, float from, float end, float mid) {
    Type type{Face::Label, 19, 0.04f};
    std::vector<std::string> lines = lines_of_parts(canvas, type, status, end - from);
    if (lines.size() > 2) {
        type = {.face = Face::Label, .px = 15.5f, .shrunk = true};
        lines = lines_of_parts(canvas, type, status, end - from);
    }
    float y = mid - 11 * static_cast<float>(lines.size() - 1);
    for (const std::string& line : lines) {
        canvas.fitted_text(type, line, end - from, {(from + end) / 2, y}, Align::Centre, colours::brass_light);
        y += 22;
    }
}

struct SaidLook {
    Colour top, foot, edge;
    float radius;
};

// Draws one message at the left under the top bar, away from the dice, in as many lines as it needs. Upright, people,
// calls and dice have the whole table, so it is drawn in the bar, three lines at a time. Returns its height.
float draw_said(Canvas& canvas, const Layout& layout, const std::string& words, float below, const SaidLook& look,
                double time) {
    constexpr std::size_t of_page = 3;
    constexpr double page_stays = 3.0 * ticks_per_second;
    const Rect bar{layout.bar.x + thumb + 12, layout.bar.y + 2, layout.bar.w - 3 * thumb - 36, layout.bar.h - 4};
    const float room = layout.portrait ? bar.w - 28 : 0.31f * layout.canvas.w, step = layout.portrait ? 20 : 18;
    const std::vector<std::string> all = lines_of(canvas, type::small, words, room);
    std::span lines{all};
    if (layout.portrait) {
        const std::size_t page = static_cast<std::size_t>(time / page_stays) % ((all.size() + of_page - 1) / of_page);
        lines = lines.subspan(of_page * page, std::min(of_page, all.size() - of_page * page));
    }
    float wide = 0;
    for (const std::string& line : lines) wide = std::max(wide, canvas.width(type::small, line));
    const float y = layout.table.y + 5 + below, high = 8 + step * static_cast<float>(lines.size());
    const Rect where = layout.portrait ? bar : Rect{layout.table.x + 12, y, wide + 28, high};
    const float first = where.centre().y - step * static_cast<float>(lines.size() - 1) / 2;
    canvas.pill(where, look.radius, look.top, look.foot);
    canvas.pill_edge(where, look.radius, 1, look.edge);
    draw_lines(canvas, type::small, lines, {where.x + 14, first}, step, Align::Left, colours::ivory);
    return layout.portrait ? 0 : where.h + 6;
}

}  // namespace

void draw_chase(Canvas& canvas, const Layout& layout, Wordmark wordmark, float along) {
    if (wordmark.sprite.empty() || along <= 0 || along >= 1) return;
    constexpr float wide = 56;
    const Rect name = place_of(layout, wordmark);
    const Rect light{name.x - wide + (name.w + wide) * along, name.y - 2, wide, name.h + 4};
    canvas.push_clip(light);
    canvas.sprite(sprite_of(wordmark), name, {1.9f, 1.8f, 1.6f, 1});
    canvas.pop_clip();
}

void draw_top_bar(Canvas& canvas, const Layout& layout, const TopBar& bar) {
    const Rect& r = layout.bar;
    canvas.fill(Rect{r.x, r.y, r.w, r.h}, hex(0x05060A, 0.62f), hex(0x05060A, 0.0f));
    const Rect name = place_of(layout, bar.wordmark);
    const float mid = r.y + r.h / 2, left = name.x;
    float wide = name.w;
    if (bar.wordmark.sprite.empty())
        wide = canvas.text({Face::Display, name.h, 0.04f}, bar.name, {left, mid}, Align::Left, colours::brass_light);
    else
        canvas.sprite(sprite_of(bar.wordmark), name);
    float taken = left + wide;
    if (!layout.narrow) {
        canvas.fill(Rect{taken + 16, mid - 12, 1, 24}, faded(bar.accent, 0.6f));
        taken += 30 + canvas.text(type::label, bar.car, {taken + 30, mid}, Align::Left, bar.accent);
    }
    if (bar.status.empty()) return;
    if (layout.portrait) return draw_upright_status(canvas, bar.status, taken + 12, r.x + r.w - 2 * thumb - 20, mid);
    constexpr Type status{Face::Label, 15, 0.18f};
    const float from = std::max(r.centre().x - canvas.width(status, bar.status) / 2, taken + 32);
    canvas.text(status, bar.status, {from, mid}, Align::Left, colours::brass_light);
}

void add_top_buttons(Buttons& buttons, const Layout& layout, bool muted, bool coach) {
    const Rect& r = layout.bar;
    const float side = layout.portrait ? thumb : 40, y = r.y + (r.h - side) / 2;
    const auto icon = [&](std::string name, std::string picture, float x, bool lit = false) {
        buttons.add_icon(std::move(name), std::move(picture), {x, y, side, side}, lit);
    };
    buttons.show_keys(!layout.portrait);
    icon("back", "back", r.x + (layout.portrait ? 6.0f : 24.0f));
    if (layout.portrait) {  // the menu has all other actions
        icon("coach", "coach", r.x + r.w - 2 * side - 12, coach);
        icon("menu", "menu", r.x + r.w - side - 6);
        return;
    }
    const float right = r.x + r.w - 24 - 40;
    icon("settings", "settings", right);
    icon("sound", muted ? "sound_off" : "sound", right - 48, muted);
    icon("odds", "odds", right - 96);
    icon("coach", "coach", right - 144, coach);
    icon("rules", "rules", right - 192);
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

float draw_lines(Canvas& canvas, const Type& type, std::span<const std::string> lines, glm::vec2 at, float step,
                 Align align, Colour ink) {
    for (const std::string& line : lines) {
        canvas.text(type, line, at, align, ink);
        at.y += step;
    }
    return at.y;
}

float draw_notices(Canvas& canvas, const Layout& layout, std::span<const std::string> notices, double time,
                   float below) {
    constexpr double shown_for = notice_stays, fade = 0.5 * ticks_per_second;
    while (layout.portrait && notices.size() > 1 && time >= shown_for) {  // upright one after another
        time -= shown_for;
        notices = notices.subspan(1);
    }
    if (notices.empty() || time >= shown_for) return below;
    canvas.push_alpha(static_cast<float>(std::min(1.0, (shown_for - time) / fade)));
    const Colour ground = faded(colours::pill, layout.portrait ? 1 : 0.92f);
    for (const std::string& notice : layout.portrait ? notices.first(1) : notices)
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
    const Rect& dash = layout.dash;
    const float above_foot = layout.narrow ? 34.0f : 15.0f;
    constexpr float between_plates = 400;
    canvas.fitted_text(type::body, words, layout.narrow ? dash.w - 48 : between_plates,
                       {dash.centre().x, dash.y + dash.h - above_foot}, Align::Centre, colours::ivory);
}

void draw_stop_line(Canvas& canvas, const Layout& layout, const std::string& words, Colour accent) {
    if (words.empty()) return;
    const Type type = canvas.fitted(type::small, words, layout.bar.w - 40);
    const float wide = canvas.width(type, words) + 32;
    const float down = layout.portrait ? 1 : -2, high = layout.portrait ? 24 : 20;
    const float left = layout.portrait ? layout.bar.centre().x - wide / 2 : layout.bar.x + 24;  // beside the dice
    const Rect line{left, layout.bar.y + layout.bar.h + down, wide, high};
    canvas.pill(line, 10, faded(colours::pill, 0.86f), faded(colours::pill, 0.86f));
    canvas.pill_edge(line, 10, 1, faded(accent, 0.6f));
    canvas.text(type, words, line.centre(), Align::Centre, colours::brass_light);
}

void draw_refusal(Canvas& canvas, const Layout& layout, const std::string& words, Colour ink) {
    if (!words.empty()) draw_words_above(canvas, layout, words, ink, layout.portrait ? 44.0f : 4.0f);
}

void draw_words_above(Canvas& canvas, const Layout& layout, const std::string& words, Colour ink, float over_dash) {
    const float room = layout.canvas.w - 60, step = 24;
    const std::vector<std::string> lines =
        layout.portrait ? lines_of(canvas, type::small, words, room) : std::vector{words};
    const Type type = layout.portrait ? type::small : canvas.fitted(type::small, words, room);
    float wide = 0;
    for (const std::string& line : lines) wide = std::max(wide, canvas.width(type, line) + 36);
    const float high = 2 + step * static_cast<float>(lines.size()), x = layout.table.centre().x;
    const Rect pill{x - wide / 2, layout.dash.y - over_dash - high, wide, high};
    canvas.pill(pill, 13, faded(colours::pill, 0.94f), faded(colours::pill, 0.94f));
    if (layout.portrait) canvas.pill_edge(pill, 13, 1, faded(colours::brass, 0.6f));
    for (std::size_t n = 0; n < lines.size(); ++n)
        canvas.text(type, lines[n], {x, pill.y + 13 + step * static_cast<float>(n)}, Align::Centre, ink);
}

void draw_note(Canvas& canvas, const Layout& layout, float y, const std::string& words, Colour ink) {
    const Type type = canvas.fitted(type::small, words, layout.canvas.w - 60);
    const float wide = std::min(layout.canvas.w - 24, canvas.width(type, words) + 36);
    const Rect pill{layout.table.centre().x - wide / 2, y, wide, 26};
    canvas.pill(pill, 13, faded(colours::pill, 0.94f), faded(colours::pill, 0.94f));
    canvas.pill_edge(pill, 13, 1, faded(colours::brass, 0.6f));
    canvas.text(type, words, pill.centre(), Align::Centre, ink);
}

void draw_dash(Canvas& canvas, const Layout& layout, Colour accent, float lit_from, float lit_to) {
    const Rect& d = layout.dash;
    canvas.fill(d, hex(0x12151D), hex(0x0A0C11));
    canvas.fill(Rect{d.x, d.y, d.w, 1.5f}, colours::brass);
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
    canvas.pill(where, where.h / 2, colours::pill, colours::pill);
    canvas.pill_edge(where, where.h / 2, 1.8f, colour);
    canvas.text(pill.type, pill.words, where.centre(), Align::Centre, colour);
    canvas.pop_alpha();
}

void draw_change(Canvas& canvas, glm::vec2 centre, std::string_view words, Colour colour, float alpha) {
    const PillWords pill{words};
    const float w = canvas.width(pill.type, words) + 26, h = 28;
    draw_pill(canvas, {centre.x - w / 2, centre.y - h / 2, w, h}, pill, colour, alpha);
}

void draw_arrow(Canvas& canvas, glm::vec2 centre, float px, bool up, Colour colour) {
    const float w = px / 2, h = px * 0.44f * (up ? -1.0f : 1.0f);
    std::array<glm::vec2, 3> corners{centre + glm::vec2(-w, -h), centre + glm::vec2(0, h), centre + glm::vec2(w, -h)};
    if (!up) std::swap(corners[0], corners[2]);  // keep the corners clockwise
    canvas.fill(corners, colour, colour);
}

}  // namespace boxcars::scenes
