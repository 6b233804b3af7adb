#include "scenes/table/celebration.h"

#include "chance/dust.h"
#include "scenes/flat_print.h"
#include "scenes/hud.h"
#include "ui/history/panel.h"

namespace boxcars::scenes {
namespace {

using rules::WinTier;
constexpr double leaves_apart = 0.075, flies = 0.62, bounces = 0.16;  // seconds
constexpr Colour lamp_beam = hex(0xFFE2A0);
constexpr float arc_high = 120, bounce_high = 9, wide_heap = 30, on_top = 2.6f;
float parabola(float part) { return 4 * part * (1 - part); }  // of an arc: 1 halfway

Type feat_type(float high) { return type::call.sized(high / 0.8f); }

// Of the plate and its word: beside the dice or above them if there is room; otherwise below, where it may cover words.
std::pair<Rect, Rect> places_of(const Celebration::Surroundings& at, std::string_view words, bool wordmark) {
    constexpr float ratio = 798.0f / 118, air = 18, train = 90, enough = 110;
    const Rect& table = at.layout.side;
    Rect room{table.x, table.y, table.w, table.h - train};
    if (table.touches(at.dice)) room.h = at.dice.y - table.y;
    if (room.h <= enough) {
        room.y = at.dice.y + at.dice.h;
        room.h = table.y + table.h - train - room.y;
    }
    const float high = std::min(150.0f, room.h - 12), most = std::min(600.0f, 0.62f * table.w);
    const float word_high = std::min(most / ratio, 0.6f * high - air);
    const float word_wide = wordmark ? word_high * ratio : std::min(most, at.canvas.width(feat_type(word_high), words));
    vec2 middle = room.centre();
    if (room.y <= table.y) middle.y = room.y + 6 + high / 2;  // at the table's top edge
    const Rect plate = around(middle, {std::max(word_wide, most / 2) + 2 * air, high});
    return {plate, around({middle.x, plate.y + 0.36f * high}, {word_wide, word_high})};
}

// Two lit boxcars and the beam of their lamp. `front`: their foremost point, in the middle; `way`: 1 to the right, -1
// to the left; `rolled`: angle of their wheels, in radians.
void draw_boxcars(Canvas& canvas, vec2 front, float high, float way, float rolled, float rock = 0) {
    constexpr float ratio = 1.9f, apart = 0.1f, beam = 4;  // of their height
    const float wide = ratio * high;
    for (int car = 0; car < 2; ++car) {
        const vec2 middle = front - px_right(way * (wide / 2 + as_float(car) * (wide + apart * high)));
        draw_boxcar(canvas, around(middle + px_down(rock * sine(rolled + as_float(car))), {wide, high}), 1,
                    way * rolled);
    }
    canvas.glow(around(front + px_right(way * beam * high / 2), {beam * high, 0.1f * high}), 2, high / 2,
                faded(lamp_beam, 0.5f));
}

// Two boxcars that roll in steam along the rail above the dash, in `lasts` seconds; if still, they stand midway.
void draw_feat_train(const Celebration::Surroundings& at, double since, double lasts) {
    constexpr float high = 62, above = 0.71f * high, beyond = 330;  // px; beyond: the way out of sight, both ends
    const Rect& table = at.layout.side;
    const float along = at.still ? 0.5f : world::unit(since / (lasts - 0.3)), floor = at.layout.dash.y;
    const vec2 front{table.x - beyond / 4 + (table.w + beyond) * along, floor - above};
    const float from = std::max(table.x, at.prize.rail_from);
    at.canvas.push_clip({from, table.y, table.right().x - from, floor - table.y + 4});
    draw_boxcars(at.canvas, front, high, 1, 26 * along, at.still ? 0 : 1.2f);
    if (!at.still) draw_steam(at.canvas, front - vec2{22, high / 2}, {-90, 0}, since, 1);
    at.canvas.pop_clip();
}

struct TierFeel {
    std::string_view name;
    double seconds;  // total length
    int streamers;   // lights that run along the rail
    int pieces;      // chips or coins that fly home
    std::string_view sting;
    float loud;
};
constexpr std::array<TierFeel, 4> feels{{{},
                                         {"small", 0.6, 1, 0, "win", 0.42f},
                                         {"good", 2.4, 3, 7, "win", 0.8f},
                                         {"great", 3.6, 9, 18, "big_win", 0.95f}}};

const TierFeel& feel_of(WinTier tier) { return feels[nth(tier)]; }
constexpr double comes = 0.16, goes = 0.4;  // seconds to fade in and out
constexpr double chase_takes = 1.2, train_takes = 3.2, feat_takes = 3.6;
constexpr double counts = 1.1;     // seconds a prize counts up
constexpr double home_from = 0.2;  // seconds until the first piece leaves

// The part of a win counted up so far, in steps of 100 if it is a multiple of 100; exact at the end.
std::int64_t on_its_way(std::int64_t net, double part) {
    constexpr std::int64_t coarse = 100;
    const std::int64_t grain = net % coarse == 0 && net >= coarse ? coarse : 1;
    const auto so_far = static_cast<std::int64_t>(real(net) * part);
    return part >= 1 ? net : so_far - so_far % grain;
}

std::string prize_words(std::string_view unit, std::int64_t net) {
    return unit == "points" ? "ahead by " + std::to_string(net) : ui::history_change(unit, net);
}

}  // namespace

double way_home_takes(int count) { return count <= 0 ? 0 : leaves_apart * (count - 1) + flies + bounces; }

void draw_way_home(Canvas& canvas, const WayHome& way, int count, double seconds, bool still) {
    if (way.sprite.empty()) return;
    const std::string sprite{way.sprite};
    for (int nth = 0; nth < count; ++nth) {
        const double since = still ? way_home_takes(count) : seconds - leaves_apart * nth;
        if (since < 0) continue;
        chance::Dust dust{0xC0 + 31 * static_cast<std::uint64_t>(nth)};
        const auto aside = static_cast<float>(dust.between(-1, 1));
        const vec2 in_heap{wide_heap * aside, -on_top * as_float(nth) * (1 - 0.5f * std::abs(aside))};
        const vec2 to = way.to + in_heap;
        const float part = world::unit(since / flies), bounce = world::unit((since - flies) / bounces);
        vec2 at = glm::mix(way.from, to, part);
        at.y -= arc_high * parabola(part);
        if (part >= 1) at.y -= bounce_high * parabola(bounce);
        canvas.sprite(sprite, around(at, vec2{way.px}));
        if (part >= 1 && bounce < 1 && !still)
            canvas.ring(to, way.px * (0.4f + 0.5f * bounce), 1.5f, hex(0xFFF3CF, 0.5f * (1 - bounce)));
    }
}

void draw_boxcar(Canvas& canvas, const Rect& body, float lit, float turned) {
    constexpr float wheel = 0.32f, foot = 0.06f;  // of its height
    for (const float at : {0.22f, 0.78f})
        canvas.sprite("run/wheel", around({body.x + body.w * at, body.y + body.h * (1 + foot)}, vec2{wheel * body.h}),
                      Colour{1}, glm::degrees(turned));
    if (lit < 1) canvas.sprite("run/boxcar_out", body);
    canvas.sprite("run/boxcar_lit", body, faded(Colour{1}, lit));
}

void draw_heart_lamp(Canvas& canvas, const Rect& where, float lit, float cracked) {
    const float side = where.h;
    const Rect lamp = where.grown(-side / 22);
    canvas.glow(where.grown(-0.3f * side), 0.2f * side, 0.42f * side, hex(0xFF4A66, 0.34f * lit));
    if (lit < 1) canvas.sprite("run/heart_out", lamp);
    canvas.sprite("run/heart_lit", lamp, faded(Colour{1}, lit));
    if (lit > 0) return;
    canvas.push_clip({lamp.x, lamp.y, lamp.w, lamp.h * cracked});
    canvas.sprite("run/crack", lamp);
    canvas.pop_clip();
}

void draw_lantern(Canvas& canvas, const Rect& where, Colour light) {
    canvas.glow(where.grown(-0.27f * where.w), 14, 0.4f * where.w, light);
    canvas.sprite("run/lantern", where);
}

void draw_steam(Canvas& canvas, vec2 from, vec2 drift, double seconds, float strength) {
    constexpr int puffs = 9;
    constexpr double lives = 1.1;
    constexpr Colour steam = hex(0xF2ECE4);
    for (int puff = 0; puff < puffs; ++puff) {
        chance::Dust dust{0x57EA + static_cast<std::uint64_t>(puff) * 7};
        const float age = fraction(seconds / lives + puff / real(puffs));
        const auto aside = static_cast<float>(dust.between(-6, 6));
        const vec2 at = from + drift * age + vec2(aside * age, -42 * age);
        const float round = 4 + 15 * age, alpha = 0.30f * strength * (1 - age) * world::unit(6 * age);
        canvas.disc(at, round, faded(steam, alpha), faded(steam, 0.12f * alpha));
    }
}

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

std::string_view Celebration::name(Ticks now) const { return feel_of(tier(now)).name; }

void Celebration::draw(const Surroundings& at) const {
    const double since = seconds(at.time), left = takes() - since;
    const float light = std::min(world::unit(since / comes), world::unit(left / goes));
    draw_rail(at, light);
    if (!win_.feat.empty()) draw_feat(at);
    at.canvas.push_alpha(light);
    draw_way_home(at.canvas, {at.prize.middle, at.prize.home, at.prize.coin}, feel_of(win_.tier).pieces,
                  since - home_from, at.still);
    at.canvas.pop_alpha();
    if (win_.tier == WinTier::Great && !at.still) {
        draw_train(at, light);
        draw_chase(at.canvas, at.layout, wordmark_, world::unit(since / chase_takes));
    }
    if (win_.feat.empty() && win_.tier != WinTier::Small && win_.net > 0) draw_total(at, light);
}

// Draws the feat's train, and a plate on which its words light up from left to right, with the total below them.
void Celebration::draw_feat(const Surroundings& at) const {
    const bool wordmark = win_.feat == "Boxcars";  // the program's own
    const auto places = places_of(at, win_.feat, wordmark);
    const Rect &plate = places.first, &word = places.second;
    const double since = seconds(at.time);
    Canvas& canvas = at.canvas;
    const auto draw_words = [&](Colour tint) {
        if (wordmark) return canvas.sprite("wordmarks/boxcars", word, tint);
        canvas.fitted_text(feat_type(word.h), win_.feat, word, Align::Centre, colours::brass_light * tint);
    };
    canvas.push_alpha(std::min(world::unit(since / 0.25), world::unit((takes() - since) / 0.45)));
    draw_edged_pill(canvas, plate, 26, faded(midnight, 0.80f), faded(colours::brass, 0.6f), 1.5f);
    const float read = at.still ? 1.0f : world::unit(since / 0.7);
    canvas.push_clip({word.x - 4, word.y - 12, (word.w + 8) * read, word.h + 24});
    draw_words(Colour(1));
    canvas.pop_clip();
    if (!at.still) {  // a light sweeps over the words
        constexpr float sweep = 70;
        const float chase = fraction(since / 1.1);
        canvas.push_clip({word.x - sweep + (word.w + sweep) * chase, word.y, sweep, word.h});
        draw_words(sweep_tint);
        canvas.pop_clip();
    }
    canvas.fitted_text(type::call.sized(0.31f * plate.h), at.still ? prize_words(unit_, win_.net) : counted(at.time),
                       plate.w - 36, {plate.centre().x, plate.y + 0.76f * plate.h}, Align::Centre, colours::ivory);
    draw_feat_train(at, since, takes());
    canvas.pop_alpha();
}

void Celebration::draw_total(const Surroundings& at, float light) const {
    const std::string whole = prize_words(unit_, win_.net), words = at.still ? whole : counted(at.time);
    Canvas& canvas = at.canvas;
    const vec2 middle = at.prize.middle;
    const Type type = canvas.fitted(type::call, whole, at.prize.room);
    const Rect behind = around(middle, {canvas.width(type, words) + 28, 46});
    canvas.push_alpha(light);
    canvas.glow(behind, 20, 26, faded(grounds::black, 0.6f), Blend::Over);
    canvas.glow(behind, 16, 30, faded(colours::brass_light, 0.16f));
    canvas.text(type, words, middle + px_down(2), Align::Centre, faded(grounds::black, 0.55f));
    canvas.text(type, words, middle, Align::Centre, colours::brass_light);
    canvas.pop_alpha();
}

// Draws lights that run one after another along the brass line above the dash.
void Celebration::draw_rail(const Surroundings& at, float light) const {
    constexpr vec2 comet{160, 11};  // px; they run beyond the ends by its length
    constexpr Forms<float> seen_beyond{2 * comet.x, 2 * comet.x, 2 * comet.x, 0};  // compact: nothing over the table
    const Rect& dash = at.layout.dash;
    Canvas& canvas = at.canvas;
    if (at.still) return canvas.glow({dash.x, dash.y + 7, dash.w, 3}, 1.5f, 18, faded(at.accent, 0.5f * light));
    const int count = feel_of(win_.tier).streamers;
    const float run = dash.w + 2 * comet.x, apart = run / as_float(std::max(3, count)),
                seen = at.layout.of(seen_beyond);
    canvas.push_clip({dash.x - seen, dash.y, dash.w + 2 * seen, dash.h});
    for (int n = 0; n < count; ++n) {
        const double way = seconds(at.time) * 1'150 - n * 0.35 * static_cast<double>(apart);
        if (way < 0) continue;
        const float head = dash.x - comet.x + static_cast<float>(std::fmod(way, static_cast<double>(run)));
        canvas.sprite("run/comet", {head - comet.x, dash.y + 3, comet.x, comet.y},
                      faded(n % 2 == 0 ? colours::brass_light : at.accent, light));
    }
    canvas.pop_clip();
}

// Draws two boxcars that roll along the top bar's lower edge, from its buttons to its left end.
void Celebration::draw_train(const Surroundings& at, float light) const {
    constexpr Forms<float> car_high{17, 12, 12};
    const Rect& bar = at.layout.bar;
    const float high = at.layout.of(car_high), wagons = 4 * high, along = world::unit(seconds(at.time) / train_takes);
    const Rect clip{bar.x, bar.y, free_of_buttons(at.layout).w, bar.h + 12};
    at.canvas.push_alpha(light);
    at.canvas.push_clip(clip);
    draw_boxcars(at.canvas, {clip.right().x - (clip.w + wagons) * along, bar.y + bar.h - high / 2 - 2}, high, -1,
                 18 * along);
    at.canvas.pop_clip();
    at.canvas.pop_alpha();
}

}  // namespace boxcars::scenes
