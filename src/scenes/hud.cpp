#include "scenes/hud.h"

#include "session/store/store.h"

#include <algorithm>

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
    const float high = layout.narrow ? 22.0f : 28.0f, left = layout.bar.x + 24 + 40 + 16;
    return {left, layout.bar.centre().y - high / 2, high * wordmark.ratio, high};
}
std::string sprite_of(Wordmark wordmark) { return "wordmarks/" + std::string{wordmark.sprite}; }

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
    if (!layout.narrow) {
        canvas.fill(Rect{left + wide + 16, mid - 12, 1, 24}, faded(bar.accent, 0.6f));
        canvas.text(type::label, bar.car, {left + wide + 30, mid}, Align::Left, bar.accent);
    }
    if (!bar.status.empty())
        canvas.text({Face::Label, 15, 0.18f}, bar.status, {r.centre().x, mid}, Align::Centre, colours::brass_light);
}

void add_top_buttons(Buttons& buttons, const Layout& layout, bool muted, bool coach) {
    const Rect& r = layout.bar;
    const float y = r.y + (r.h - 40) / 2;
    const auto icon = [&](std::string name, std::string picture, float x, bool lit = false) {
        buttons.add({.name = std::move(name),
                     .where = {x, y, 40, 40},
                     .label = std::move(picture),
                     .key = "",
                     .icon = true,
                     .lit = lit});
    };
    icon("back", "back", r.x + 24);
    const float right = r.x + r.w - 24 - 40;
    icon("settings", "settings", right);
    icon("sound", muted ? "sound_off" : "sound", right - 48, muted);
    icon("odds", "odds", right - 96);
    icon("coach", "coach", right - 144, coach);
    icon("rules", "rules", right - 192);
}

namespace {

// Stays; in two lines where one is too narrow. Answers its height.
float draw_banner(Canvas& canvas, const Layout& layout, const std::string& words) {
    const float room = layout.canvas.w - 64, whole = canvas.width(type::small, words);
    std::vector<std::string> lines{words};
    if (const auto middle = words.find(' ', words.size() / 2); whole > room && middle != std::string::npos)
        lines = {words.substr(0, middle), words.substr(middle + 1)};
    Type type = type::small;
    float wide = 0;
    for (const std::string& line : lines) wide = std::max(wide, canvas.width(type, line));
    if (wide > room) type.px *= room / wide;
    const float w = std::min(room, wide) + 32, h = 26.0f + 18.0f * static_cast<float>(lines.size() - 1);
    const Rect where{layout.canvas.centre().x - w / 2, layout.table.y + 5, w, h};
    canvas.pill(where, 8, hex(0x3A1414, 0.96f), hex(0x2A0E0E, 0.96f));
    canvas.pill_edge(where, 8, 1, faded(colours::brass_light, 0.8f));
    for (std::size_t n = 0; n < lines.size(); ++n)
        canvas.text(type, lines[n], {where.centre().x, where.y + 13 + 18 * static_cast<float>(n)}, Align::Centre,
                    colours::ivory);
    return h + 6;
}

}  // namespace

void draw_notices(Canvas& canvas, const Layout& layout, std::span<const std::string> notices, double time,
                  float below) {
    constexpr double shown_for = 9.0 * ticks_per_second, fade = 0.5 * ticks_per_second;
    if (notices.empty() || time >= shown_for) return;
    canvas.push_alpha(static_cast<float>(std::min(1.0, (shown_for - time) / fade)));
    float y = layout.table.y + 18 + below;
    for (const std::string& notice : notices) {
        const float wide = std::min(layout.canvas.w - 40, canvas.width(type::small, notice) + 32);
        const Rect line{layout.table.centre().x - wide / 2, y - 13, wide, 26};
        canvas.pill(line, 13, faded(colours::pill, 0.92f), faded(colours::pill, 0.92f));
        canvas.pill_edge(line, 13, 1, faded(colours::brass, 0.7f));
        canvas.text(type::small, notice, line.centre(), Align::Centre, colours::ivory);
        y += 32;
    }
    canvas.pop_alpha();
}

void draw_news(Canvas& canvas, const Layout& layout, const SceneServices& services, double time) {
    const auto trouble = services.store ? services.store->trouble() : std::nullopt;
    if (!trouble) return draw_notices(canvas, layout, services.notices, time);
    std::vector<std::string> others = services.notices;
    std::erase_if(others, [&](const std::string& notice) { return notice.starts_with(*trouble); });
    const float below = draw_banner(canvas, layout, *trouble + " Play goes on in memory.");
    draw_notices(canvas, layout, others, time, below);
}

void draw_odds_line(Canvas& canvas, const Layout& layout, const std::string& words) {
    if (words.empty()) return;
    const Rect& dash = layout.dash;
    const float above_foot = layout.narrow ? 34.0f : 15.0f;
    canvas.text(type::body, words, {dash.centre().x, dash.y + dash.h - above_foot}, Align::Centre, colours::ivory);
}

void draw_stop_line(Canvas& canvas, const Layout& layout, const std::string& words, Colour accent) {
    if (words.empty()) return;
    const float wide = canvas.width(type::small, words) + 32;
    const Rect line{layout.bar.centre().x - wide / 2, layout.bar.y + layout.bar.h - 2, wide, 20};
    canvas.pill(line, 10, faded(colours::pill, 0.86f), faded(colours::pill, 0.86f));
    canvas.pill_edge(line, 10, 1, faded(accent, 0.6f));
    canvas.text(type::small, words, line.centre(), Align::Centre, colours::brass_light);
}

void draw_refusal(Canvas& canvas, const Layout& layout, const std::string& words, Colour ink) {
    if (words.empty()) return;
    const float wide = canvas.width(type::small, words) + 36;
    const Rect pill{layout.table.centre().x - wide / 2, layout.dash.y - 30, wide, 26};
    canvas.pill(pill, 13, faded(colours::pill, 0.94f), faded(colours::pill, 0.94f));
    canvas.text(type::small, words, pill.centre(), Align::Centre, ink);
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

}  // namespace boxcars::scenes
