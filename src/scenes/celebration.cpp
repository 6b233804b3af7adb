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
    int pieces;      // chips or coins that fly home
    std::string_view sting;
    float loud;
};
constexpr std::array<TierFeel, 4> feels{
    {{0, 0, 0, "", 0}, {0.6, 1, 0, "win", 0.42f}, {2.4, 3, 7, "win", 0.8f}, {3.6, 9, 18, "big_win", 0.95f}}};

const TierFeel& feel_of(WinTier tier) { return feels[nth(tier)]; }

constexpr double comes = 0.16, goes = 0.4;  // seconds in which its light rises and fades
constexpr double chase_takes = 1.2, train_takes = 3.2, feat_takes = 3.6;
constexpr double counts = 1.1;     // seconds in which a prize counts up; then it stands to be read
constexpr double home_from = 0.2;  // seconds until the first piece of a prize leaves

// The prize on its way: whole dollars or coins while it counts, exact when it has.
std::int64_t on_its_way(std::int64_t net, double part) {
    const std::int64_t grain = net % 100 == 0 && net >= 100 ? 100 : 1;
    const auto so_far = static_cast<std::int64_t>(static_cast<double>(net) * part);
    return part >= 1 ? net : so_far - so_far % grain;
}

std::string prize_words(std::string_view unit, std::int64_t net) {
    return unit == "points" ? std::to_string(net) + " ahead" : ui::history_change(unit, net);
}

}  // namespace

void Celebration::begin(const rules::Win& win, std::string_view unit, Ticks now, audio::Sounds& sounds) {
    if (win.tier == WinTier::None) return;
    win_ = win;
    unit_ = unit;
    begun_ = now;
    sounds.play(feel_of(win.tier).sting, feel_of(win.tier).loud);
    if (win.tier == WinTier::Great) sounds.play("whistle", 0.8f);
    sounds.turn();
}

double Celebration::takes() const {
    const double seconds = feel_of(win_.tier).seconds;
    return win_.feat.empty() ? seconds : std::max(feat_takes, seconds);
}

Ticks Celebration::feat_left(Ticks now) const {
    return feat(now).empty() ? 0 : begun_ + milliseconds(std::llround(1'000 * takes())) - now;
}

std::string Celebration::counted(double time) const {
    return prize_words(unit_, on_its_way(win_.net, world::quad_out(world::unit(seconds(time) / counts))));
}

bool Celebration::lasts(double time) const {
    return win_.tier != WinTier::None && seconds(time) >= 0 && seconds(time) < takes();
}

std::string_view Celebration::name(Ticks now) const {
    constexpr std::array<std::string_view, 4> names{"", "small", "good", "great"};
    return names[nth(tier(now))];
}

void Celebration::draw(const Surroundings& at) const {
    const double since = seconds(at.time), left = takes() - since;
    const float light = std::min(world::unit(since / comes), world::unit(left / goes));
    draw_rail(at, light);
    if (!win_.feat.empty()) draw_feat(at);
    draw_home(at, light);
    if (win_.tier == WinTier::Great && !at.still) {
        draw_train(at, light);
        draw_chase(at.canvas, at.layout, wordmark_, world::unit(since / chase_takes));
    }
    if (win_.feat.empty() && win_.tier != WinTier::Small && win_.net > 0) draw_total(at, light);
}

// At the table's middle over the dice where there is room, else under them, where what the table says may lie.
void Celebration::draw_feat(const Surroundings& at) const {
    const Rect& table = at.layout.table;
    const float foot = table.y + table.h, dice_end = at.dice.y + at.dice.h, train = 90, enough = 110;
    const Rect over{table.x, table.y, table.w, at.dice.y - table.y},
        under{table.x, dice_end, table.w, foot - train - dice_end};
    draw_feat_scene(at.canvas, {.table = table,
                                .room = over.h > enough ? over : under,
                                .floor = at.layout.dash.y,
                                .words = win_.feat,
                                .total = at.still ? prize_words(unit_, win_.net) : counted(at.time),
                                .since = seconds(at.time),
                                .lasts = takes(),
                                .still = at.still});
}

void Celebration::draw_total(const Surroundings& at, float light) const {
    const std::string whole = prize_words(unit_, win_.net), words = at.still ? whole : counted(at.time);
    Canvas& canvas = at.canvas;
    const glm::vec2 middle = at.prize.middle;
    const Type type = canvas.fitted({Face::Display, 54, 0.01f}, whole, at.prize.room);
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
        constexpr int parts = 16;
        for (int part = 0; part < parts; ++part) {  // brighter towards its head
            const float from = head - 10.0f * static_cast<float>(part + 1);
            const Colour lit = faded(colour, light * 0.85f * (1 - static_cast<float>(part) / parts));
            canvas.fill(Rect{from, dash.y + 3, 10, 11}, faded(lit, 0.16f));
            canvas.fill(Rect{from, dash.y + 6.5f, 10, 4}, faded(lit, 0.85f));
        }
    }
}

// Two boxcars go by along the top bar's lower edge, their windows lit, from its buttons to the way out.
void Celebration::draw_train(const Surroundings& at, float light) const {
    constexpr float buttons = 24 + 5 * 48 + 8;
    const Rect& bar = at.layout.bar;
    at.canvas.push_alpha(light);
    draw_passing_train(at.canvas, {bar.x, bar.y, bar.w - buttons, bar.h + 12}, at.layout.narrow ? 12.0f : 17.0f,
                       world::unit(seconds(at.time) / train_takes));
    at.canvas.pop_alpha();
}

void Celebration::draw_home(const Surroundings& at, float light) const {
    at.canvas.push_alpha(light);
    draw_way_home(at.canvas, {at.prize.middle, at.prize.home, at.prize.coin}, feel_of(win_.tier).pieces,
                  seconds(at.time) - home_from, at.still);
    at.canvas.pop_alpha();
}

}  // namespace boxcars::scenes
