#include "scenes/celebration.h"

#include "base/numbers.h"
#include "render/canvas.h"
#include "scenes/hud.h"
#include "ui/history/words.h"
#include "world/ease.h"

#include <array>
#include <cmath>

namespace boxcars::scenes {
namespace {

using namespace render;
using rules::WinTier;

struct TierFeel {
    double seconds;  // in all
    int streamers;   // lights that run along the rail
    std::string_view sting;
    float loud;
};
constexpr std::array<TierFeel, 4> feels{
    {{0, 0, "", 0}, {0.6, 1, "win", 0.5f}, {1.5, 3, "win", 0.8f}, {3.6, 9, "big_win", 0.95f}}};

const TierFeel& feel_of(WinTier tier) { return feels[nth(tier)]; }

constexpr double comes = 0.16, goes = 0.4;  // seconds in which its light rises and fades
constexpr double chase_takes = 1.2, train_takes = 3.2;

float real_px(int count) { return static_cast<float>(count); }

void draw_boxcar(Canvas& canvas, const Rect& body) {
    canvas.pill(body, 3, hex(0x2A1E16), hex(0x120D0B));
    canvas.pill_edge(body, 3, 1.2f, colours::brass);
    for (int window = 0; window < 6; ++window) {
        const glm::vec2 at{body.x + body.w * (0.22f + 0.28f * real_px(window % 3)),
                           body.y + body.h * (0.3f + 0.4f * real_px(window / 3))};
        canvas.disc(at, 0.14f * body.h, hex(0xFFF6D2), hex(0xF7B04A));
        canvas.glow({at.x - 1, at.y - 1, 2, 2}, 1, 5, hex(0xFFB454, 0.5f));
    }
    for (const float wheel : {0.25f, 0.75f})
        canvas.ring({body.x + body.w * wheel, body.y + body.h + 1}, 0.13f * body.h, 1.3f, colours::brass);
}

// The prize on its way: whole dollars or coins while it counts, exact when it has.
std::int64_t counted(std::int64_t net, double part) {
    const std::int64_t grain = net % 100 == 0 && net >= 100 ? 100 : 1;
    const auto on_the_way = static_cast<std::int64_t>(static_cast<double>(net) * part);
    return part >= 1 ? net : on_the_way - on_the_way % grain;
}

}  // namespace

void Celebration::begin(const rules::Win& win, std::string_view unit, Ticks now, audio::Sounds& sounds) {
    if (win.tier == WinTier::None) return;
    win_ = win;
    unit_ = unit;
    begun_ = now;
    sounds.play(feel_of(win.tier).sting, feel_of(win.tier).loud);
    if (win.tier == WinTier::Great) sounds.play("whistle", 0.8f);
}

bool Celebration::lasts(double time) const {
    return win_.tier != WinTier::None && seconds(time) >= 0 && seconds(time) < feel_of(win_.tier).seconds;
}

std::string_view Celebration::name(Ticks now) const {
    constexpr std::array<std::string_view, 4> names{"", "small", "good", "great"};
    return names[nth(tier(now))];
}

void Celebration::draw(const Surroundings& at) const {
    const double since = seconds(at.time), left = feel_of(win_.tier).seconds - since;
    const float light = std::min(world::unit(since / comes), world::unit(left / goes));
    draw_rail(at, light);
    if (win_.tier == WinTier::Great && !at.still) {
        draw_train(at, light);
        draw_chase(at.canvas, at.layout, wordmark_, world::unit(since / chase_takes));
    }
    if (win_.tier != WinTier::Small && win_.net > 0 && unit_ != "points") draw_total(at, light);
}

void Celebration::draw_total(const Surroundings& at, float light) const {
    const double counts = 0.55 * feel_of(win_.tier).seconds;
    const double part = at.still ? 1 : world::quad_out(world::unit(seconds(at.time) / counts));
    const std::string words = ui::history_change(unit_, counted(win_.net, part));
    Canvas& canvas = at.canvas;
    const glm::vec2 middle = at.prize.middle;
    const Type type = canvas.fitted({Face::Display, 54, 0.01f}, ui::history_change(unit_, win_.net), at.prize.room);
    const float wide = canvas.width(type, words), high = 46;
    const Rect behind{middle.x - wide / 2 - 14, middle.y - high / 2, wide + 28, high};
    canvas.push_alpha(light);
    canvas.glow(behind, 20, 26, hex(0x000000, 0.6f), Blend::Over);
    canvas.glow(behind, 16, 30, faded(colours::brass_light, 0.16f));
    canvas.text(type, words, middle + glm::vec2(0, 2), Align::Centre, hex(0x000000, 0.55f));
    canvas.text(type, words, middle, Align::Centre, colours::brass_light);
    canvas.pop_alpha();
}

// Lights along the brass line over the dash, one after another.
void Celebration::draw_rail(const Surroundings& at, float light) const {
    const Rect& dash = at.layout.dash;
    Canvas& canvas = at.canvas;
    if (at.still) {
        canvas.glow({dash.x, dash.y + 7, dash.w, 3}, 1.5f, 18, faded(at.accent, 0.5f * light));
        return;
    }
    const int count = feel_of(win_.tier).streamers;
    const float apart = (dash.w + 320) / static_cast<float>(std::max(3, count));
    for (int n = 0; n < count; ++n) {
        const double way = seconds(at.time) * 1'150 - static_cast<double>(n) * 0.35 * static_cast<double>(apart);
        if (way < 0) continue;
        const float head = dash.x - 160 + static_cast<float>(std::fmod(way, static_cast<double>(dash.w) + 320));
        const Colour colour = n % 2 == 0 ? colours::brass_light : at.accent;
        for (int part = 0; part < 4; ++part) {  // brighter towards its head
            const float from = head - 40.0f * static_cast<float>(part + 1);
            canvas.glow({from, dash.y + 7, 46, 3}, 1.5f, 10,
                        faded(colour, light * (0.85f - 0.2f * static_cast<float>(part))));
        }
    }
}

// Two boxcars go by along the top bar's lower edge, their windows lit, from its buttons to the way out.
void Celebration::draw_train(const Surroundings& at, float light) const {
    constexpr float apart = 4, buttons = 24 + 5 * 48 + 8;
    const Rect& bar = at.layout.bar;
    const float high = at.layout.narrow ? 12.0f : 17.0f, wide = 2 * high;
    const float right = bar.x + bar.w - buttons, top = bar.y + bar.h - high - 2;
    const float front = right - (right - bar.x + 2 * (wide + apart)) * world::unit(seconds(at.time) / train_takes);
    Canvas& canvas = at.canvas;
    canvas.push_alpha(light);
    canvas.push_clip({bar.x, bar.y, right - bar.x, bar.h + 12});
    canvas.glow({front - 130, top + high / 2 - 2, 130, 4}, 2, 14, hex(0xFFE2A0, 0.45f));  // the lamp's beam
    for (int car = 0; car < 2; ++car) draw_boxcar(canvas, {front + real_px(car) * (wide + apart), top, wide, high});
    canvas.pop_clip();
    canvas.pop_alpha();
}

}  // namespace boxcars::scenes
