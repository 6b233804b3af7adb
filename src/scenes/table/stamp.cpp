#include "scenes/table/stamp.h"

#include "audio/sound.h"
#include "scenes/flat_print.h"
#include "scenes/hud.h"
#include "scenes/places/places.h"
#include "scenes/table/celebration.h"
#include "scenes/table/look_back.h"
#include "session/run/result.h"

namespace boxcars::scenes {
namespace {

using namespace render;
using platform::Action, platform::PressKind;

// ---- When: ticks since the stamp began
constexpr Ticks falls = Stamp::falls, shakes = milliseconds(200), dust_takes = milliseconds(560);
constexpr Ticks rays_turn = milliseconds(1400);
constexpr Ticks reward_leaves = milliseconds(460), reward_flies = milliseconds(520),
                reward_lands = reward_leaves + reward_flies;
constexpr Ticks wagon_rolls = milliseconds(700);  // the wagon, from `reward_lands` on
constexpr Ticks drains = milliseconds(300);       // the light of a missed goal
constexpr Ticks flickers = milliseconds(400);     // then a heart, which cracks
constexpr Ticks cross_fade = milliseconds(200);

struct Heard {
    Ticks at;
    std::string_view sound;
    float loud;
};
constexpr Heard heard_reached[] = {
    {falls, "stamp", 0.95f}, {reward_lands, "chip", 0.5f}, {reward_lands, "whistle", 0.45f}};
constexpr Heard heard_missed[] = {{drains, "dull", 0.9f}};

// ---- Where
using namespace along;
constexpr Placing stamp_of(float wide, float high, float up) { return {middle(wide), middle(high, -up)}; }
constexpr Placing above_shelf(float high) { return {start(16, 164), before(8, high)}; }

// clang-format off
constexpr PlaceRow stamp_rows[] = {
    // place       lies in     Wide                       Narrow                    Upright                   Compact
    {"goal",      "table", {stamp_of(700, 238, 56),  stamp_of(500, 170, 56),  stamp_of(452, 153, 70),  stamp_of(336, 114, 106)}},
    {"shelf",     "table", {foot(112),               foot(106),               foot(178),               foot(166)}},
    {"words",     "shelf", {inset(300, 16, 0),       inset(240, 14, 0),       line(16, 16),            line(12, 12)}},
    {"purse",     "shelf", {left(40, 44, 240, 48),   left(18, 42, 200, 44),   left(16, 58, 240, 48),   left(12, 52, 200, 44)}},
    {"hearts",    "shelf", {right(40, 42, 156, 50),  right(18, 40, 132, 46),  right(16, 56, 156, 50),  right(12, 54, 105, 40)}},
    {"hook",      "shelf", {right(214, 42, 44, 50),  right(160, 40, 44, 46),  right(184, 56, 44, 50),  right(122, 52, 24, 46)}},
    {"route",     "shelf", {inset(370, 84, 0),       inset(270, 80, 0),       line(40, 154),           line(30, 142)}},
    {"look back", "shelf", {above_shelf(30),         above_shelf(30),         above_shelf(thumb),      above_shelf(thumb)}},
};
// clang-format on

// ---- Hearts, the hook and the route
void draw_heart(Canvas& canvas, glm::vec2 at, float px) { canvas.sprite("run/heart_lit", around(at, glm::vec2{px})); }

// Draws the lamp of a heart. `lit`: from 0, out and cracked, to 1.
void draw_heart_lamp(Canvas& canvas, glm::vec2 at, float px, float lit) {
    canvas.sprite("run/heart_out", around(at, glm::vec2{px}));
    canvas.push_alpha(lit);
    draw_heart(canvas, at, px);
    canvas.pop_alpha();
}

// Draws the lantern that stands for a keepsake.
void draw_lantern(Canvas& canvas, glm::vec2 at, float px) {
    constexpr float ratio = 124.0f / 176;  // of its sprite
    canvas.disc(at, 1.3f * px, hex(0xFFB454, 0.5f), hex(0xFFB454, 0));
    canvas.sprite("run/lantern", around(at, px * glm::vec2{ratio, 1}));
}

void draw_lamp(Canvas& canvas, glm::vec2 at, float lit, bool missed) {
    constexpr float radius = 8;
    if (lit > 0) canvas.disc(at, 3 * radius, faded(colours::win, 0.5f * lit), faded(colours::win, 0));
    canvas.disc(at, radius, glm::mix(hex(0x1A1D24), colours::win, lit), glm::mix(hex(0x0D0F14), hex(0x2E9C82), lit));
    canvas.ring(at, radius, 2, missed ? colours::loss : hex(0xD29C46));
    if (!missed) return;
    for (const float side : {-1.0f, 1.0f}) {
        const glm::vec2 arm{3.4f, 3.4f * side};
        canvas.stroke(std::array{at - arm, at + arm}, 2, colours::loss);
    }
}

}  // namespace

void Stamp::begin(StationEnd end, Ticks now, bool looks_back, bool still) {
    end_ = std::move(end);
    begun_ = now;
    heard_ = -1;
    looks_back_ = looks_back;
    still_ = still;
    shown_ = true;
    purse_.ink = stamp_rail;
    purse_.reduced = still;
    const auto longest =
        std::max(session::money_words(end_.before.purse).size(), session::money_words(end_.after.purse).size());
    purse_.cells = static_cast<int>(longest);
    purse_.show(session::money_words((still ? end_.after : end_.before).purse), now, true);
}

void Stamp::stand(Ticks now) {
    begun_ = now - std::max(reward_lands + wagon_rolls, deaf);
    heard_ = stays;
    still_ = shown_ = true;
    purse_.show(session::money_words(end_.after.purse), now, true);
}

float Stamp::part(double time, Ticks from, Ticks takes) const {
    return still_ ? 1.0f : part_over(time, *begun_ + from, takes);
}

void Stamp::tick(Ticks now, audio::Sounds& sounds) {
    if (!shown_) return;
    const Ticks at = since(now), before = std::exchange(heard_, std::max(heard_, at));
    const std::span<const Heard> all = end_.reached ? std::span<const Heard>{heard_reached} : heard_missed;
    for (const Heard& one : all)
        if (one.at > before && one.at <= at) sounds.play(one.sound, one.loud);
    const Ticks changes = end_.reached ? reward_lands : drains;
    if (at >= changes && before < changes) purse_.show(session::money_words(end_.after.purse), now);
    purse_.tick(now);
    if (std::exchange(purse_.flips, 0) > 0 && end_.reached) sounds.play("flap", 0.35f);
}

Stamp::Reply Stamp::hear(const platform::Input& input, Ticks now) {
    const auto clicked = buttons_.tick(input);
    if (!listens(now)) return Reply::None;
    if (looks_back_ && (clicked == "look_back" || input.pressed(Action::First))) return Reply::LookBack;
    const bool on_button = buttons_.held("look_back") || clicked;
    const bool pressed = std::ranges::any_of(input.presses, [&](const platform::Press& press) {
        return press.kind == PressKind::ActionDown || (press.kind == PressKind::PointerDown && !on_button);
    });
    return pressed || since(now) >= stays ? Reply::Onwards : Reply::None;
}

void Stamp::lay_out(const Layout& layout) {
    layout_ = layout;
    if (const Rect& gauge = layout.gauge; !gauge.empty() && gauge.y < layout.table.y) {  // a strip, stamped over, too
        layout_.table.y = gauge.y;
        layout_.table.h += gauge.h;
    }
    buttons_.begin();
    if (!shown_) return;
    const Places at{layout_, stamp_rows};
    purse_.where = at["purse"];
    constexpr float cell = 30;
    purse_.where.w = std::min(purse_.where.w, cell * as_float(purse_.cells));
    if (looks_back_) add_look_back_offer(buttons_, at["look back"]);
}

std::vector<HitTarget> Stamp::hit_targets() const {
    return buttons_.hit_targets({{"onwards", Places{layout_, stamp_rows}["goal"], true}});
}

Camera Stamp::shaken(Camera camera, double time, float strength) const {
    if (!shown_ || still_ || !end_.reached) return camera;
    const double age = time - real(*begun_ + falls);
    if (age < 0 || age >= real(shakes)) return camera;
    const float px = 3 * strength * (1 - part_over(age, shakes));
    camera.band.x += px * static_cast<float>(std::sin(1.7 * age));
    camera.band.y += px * static_cast<float>(std::cos(2.3 * age));
    return camera;
}

void Stamp::draw_goal(Canvas& canvas, double time) const {
    const Rect where = Places{layout_, stamp_rows}["goal"];
    const float down = part(time, 0, falls), larger = 1 + 0.6f * (1 - down * down);
    constexpr float turn = -0.12f;  // radians
    const TurnedPrint print{where.centre(), larger * where.w / stamp_size.x, turn};
    const float turned = glm::radians(8.0f) * world::quad_out(part(time, 0, rays_turn));
    canvas.fill(layout_.table, hex(0x0B0710, 0.26f * down), hex(0x0B0710, 0.50f * down));
    canvas.push_alpha(down);
    draw_rays(canvas, layout_.table, where.centre(), turned);
    canvas.glow(where.grown(-20), 20, 130, faded(lamplight, 0.26f));
    canvas.pop_alpha();
    draw_stamp_dust(canvas, print, still_ ? 0 : part(time, falls, dust_takes));
    canvas.glow({where.x, where.y + 16 * larger, where.w, where.h}, 10, 34 * larger,
                faded(grounds::black, 0.55f * down), Blend::Over);
    canvas.push_alpha(std::min(1.0f, 3 * down));
    draw_goal_print(canvas, print);
    canvas.pop_alpha();
    if (!still_) draw_confetti(canvas, layout_.table, (time - real(*begun_ + falls)) / ticks_per_second);
}

void Stamp::draw_route(Canvas& canvas, const Rect& room, double time) const {
    constexpr int last = session::run_stations - 1;
    const auto stop = [&](float nth) { return glm::vec2{room.x + room.w * nth / last, room.y}; };
    for (const float side : {-3.0f, 2.0f}) canvas.fill(Rect{room.x, room.y + side, room.w, 1.5f}, hex(0xD29C46, 0.75f));
    for (float x = room.x + 6; x < room.right().x; x += 9)
        canvas.fill(Rect{x, room.y - 4.5f, 2, 9}, faded(colours::brass_dark, 0.5f));
    const int now = end_.number - 1;
    for (int n = 0; n <= last; ++n) {
        const bool played = n < how_many(end_.made);
        const bool missed = played ? !end_.made[nth(n)] : n == now && !end_.reached && part(time, 0, drains) >= 1;
        const float here = end_.reached ? part(time, falls, falls) : 1 - part(time, 0, drains);
        draw_lamp(canvas, stop(as_float(n)), played ? (missed ? 0.0f : 1.0f) : n == now ? here : 0.0f, missed);
    }
    const float rolled = end_.reached ? world::cubic_in_out(part(time, reward_lands, wagon_rolls)) : 0;
    const glm::vec2 wagon = stop(as_float(now) + rolled * (now < last ? 1.0f : 0.35f));
    constexpr float wide = 44, high = 28, over = 39;
    draw_boxcar(canvas, {wagon.x - wide / 2, wagon.y - over, wide, high}, end_.reached ? 1 : 1 - part(time, 0, drains),
                12 * rolled);
}

void Stamp::draw_means(Canvas& canvas, double time) const {
    const Places at{layout_, stamp_rows};
    purse_.draw(canvas, time);
    std::string label = "PURSE";
    if (end_.before.purse != end_.after.purse && part(time, end_.reached ? reward_lands : drains, cross_fade) > 0)
        label += ", " + session::money_words(end_.before.purse) + " BEFORE";
    canvas.text(type::label_small, label, purse_.where.corner() - px_down(10), Align::Left, colours::ash);
    const Rect& hearts = at["hearts"];
    const int most = std::max(end_.before.hearts, end_.after.hearts);
    const float step = hearts.w / session::most_hearts;
    for (int heart = 0; heart < most; ++heart) {
        const glm::vec2 middle{hearts.right().x - step * (as_float(most - 1 - heart) + 0.5f), hearts.centre().y};
        const bool was = heart < end_.before.hearts, is = heart < end_.after.hearts;
        float lit = 1;
        if (!is) {  // flickers twice, then goes out
            const float out = part(time, drains, flickers);
            lit = out >= 1 ? 0.0f : 0.55f + 0.45f * std::cos(2 * glm::two_pi<float>() * out);
        }
        if (!was) lit = part(time, reward_lands, cross_fade);
        draw_heart_lamp(canvas, middle, std::min(step, hearts.h), lit);
    }
    if (!end_.keepsake || !end_.reached) return;
    const glm::vec2 hook = at["hook"].centre();
    std::vector<glm::vec2> bent = oval(hook - px_down(15), glm::vec2{6}, 16, -1.57f, 2.6f);
    bent.insert(bent.begin(), hook - px_down(32));
    canvas.stroke(bent, 2.6f, hex(0xD29C46));
    if (part(time, reward_leaves, reward_flies) >= 1) draw_lantern(canvas, hook + px_down(6), 32);
}

void Stamp::draw_reward(Canvas& canvas, double time) const {
    const float way = part(time, reward_leaves, reward_flies);
    if (still_ || way <= 0 || way >= 1 || !end_.known) return;
    const Places at{layout_, stamp_rows};
    const glm::vec2 from = at["goal"].centre();
    const auto flying = [&](glm::vec2 to) {
        constexpr float arc = 4 * 90;
        return glm::mix(from, to, world::cubic_in_out(way)) - px_down(arc * way * (1 - way));
    };
    if (end_.keepsake) draw_lantern(canvas, flying(at["hook"].centre()), 40);
    if (end_.after.hearts > end_.before.hearts) draw_heart(canvas, flying(at["hearts"].centre()), 40);
    if (end_.after.purse <= end_.before.purse) return;
    constexpr int chips = 5;
    draw_way_home(canvas, {from, purse_.where.centre(), "chips/25_lying_0", 34}, chips,
                  way_home_takes(chips) * static_cast<double>(way), false);
}

void Stamp::draw_shelf(Canvas& canvas, double time) const {
    const Places at{layout_, stamp_rows};
    const Rect& shelf = at["shelf"];
    const float seen = end_.reached ? part(time, falls, cross_fade) : part(time, 0, drains);
    canvas.push_alpha(seen);
    canvas.fill(Rect{shelf.x, shelf.y - 46, shelf.w, 46}, hex(0x07060A, 0), hex(0x07060A, 0.86f));
    canvas.fill(shelf, hex(0x07060A, 0.86f), hex(0x07060A, 0.95f));
    draw_within(canvas, type::sum, end_.words, at["words"], 22, colours::ivory, Align::Centre);
    if (end_.known) draw_means(canvas, time);
    draw_route(canvas, at["route"], time);
    buttons_.draw(canvas, stamp_rail);
    canvas.pop_alpha();
}

void Stamp::draw(Canvas& canvas, double time) const {
    canvas.push_alpha(still_ ? part_over(time, *begun_, cross_fade) : 1.0f);
    canvas.push_clip(layout_.table);
    if (end_.reached) {
        draw_goal(canvas, time);
    } else {
        const float out = part(time, 0, drains);
        canvas.fill(layout_.table, hex(0x15171C, 0.74f * out), hex(0x0A0B0E, 0.90f * out));
    }
    draw_shelf(canvas, time);
    draw_reward(canvas, time);
    canvas.pop_clip();
    canvas.pop_alpha();
}

void Stamp::report(Json& out) const {
    out = {{"reached", end_.reached}, {"station", end_.number}, {"words", end_.words}, {"keepsake", end_.keepsake}};
    if (!end_.known) return;
    out["purse"] = {end_.before.purse, end_.after.purse};
    out["hearts"] = {end_.before.hearts, end_.after.hearts};
}

}  // namespace boxcars::scenes
