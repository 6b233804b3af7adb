#include "scenes/table/stamp.h"

#include "audio/sound.h"
#include "chance/dust.h"
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
constexpr glm::vec2 stamp_size{560, 190};  // of the print GOAL, before it is scaled
constexpr Colour stamp_rail = hex(0xFBE3A6), ground = hex(0x07060A);

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
    {"route",     "shelf", {inset(370, 84, 0),       inset(270, 80, 0),       line(40, 154),           line(30, 142)}},
    {"look back", "shelf", {above_shelf(30),         above_shelf(30),         above_shelf(thumb),      above_shelf(thumb)}},
};
// clang-format on

// Beside the hearts.
Rect lantern_place(const Rect& hearts) {
    return around(hearts.left() - px_right(0.42f * hearts.h), hearts.h * glm::vec2{0.6f, 0.85f});
}

// ---- Prints and papers
// Draws rays of light over the whole room, turned by so many radians.
void draw_rays(Canvas& canvas, const Rect& room, glm::vec2 middle, float turned) {
    constexpr int rays = 26;
    const Colour light = faded(stamp_rail, 0.17f);
    const auto rim = oval(middle, glm::vec2{room.w + room.h}, 2 * rays, turned, turned + glm::two_pi<float>());
    for (std::size_t n = 0; n < rim.size(); n += 2) canvas.fill(std::array{middle, rim[n], rim[n + 1]}, light, light);
}

// Draws the dust that the blow drives out along the stamp's edge. `part`: of its way, 0 to 1.
void draw_dust(Canvas& canvas, const LyingPrint& laid, float scale, float part) {
    if (part <= 0 || part >= 1) return;
    constexpr int puffs = 34;
    constexpr Colour colour = hex(0xEBDCB8);
    chance::Dust dust{0xD057};
    for (const glm::vec2 out : oval({0, 0}, {1, 1}, puffs)) {
        const glm::vec2 from = glm::clamp(out * stamp_size.x, -stamp_size / 2.0f, stamp_size / 2.0f);
        const auto far = static_cast<float>(dust.between(24, 96)), size = static_cast<float>(dust.between(8, 26));
        const glm::vec2 at = laid(scale * (from + out * far * world::cubic_out(part)));
        const float alpha = 0.42f * (1 - part) * (1 - part);
        canvas.disc(at, size * (0.5f + part) * scale, faded(colour, alpha), faded(colour, 0));
    }
}

// Draws small papers that fall in front of the table, `seconds` after the blow.
void draw_confetti(Canvas& canvas, const Rect& room, double seconds) {
    if (seconds < 0) return;
    constexpr Colour papers[] = {stamp_rail, colours::win, hex(0xFF8E6E), colours::ivory};
    chance::Dust dust{0xC04F};
    const auto between = [&dust](double low, double high) { return static_cast<float>(dust.between(low, high)); };
    for (int paper = 0; paper < 46; ++paper) {
        const float x = between(0, 1), high = between(-0.5, 0.45), speed = between(60, 150), spin = between(1, 3);
        const auto since = static_cast<float>(seconds);
        const float turn = spin * 4 * since, y = high * room.h + speed * since;
        if (y < 0 || y > room.h) continue;
        const LyingPrint laid{{room.x + x * room.w + 14 * std::sin(turn), room.y + y}, turn};
        const float wide = 2 + 6 * std::abs(std::cos(1.7f * turn));
        const Colour colour = faded(papers[nth(paper) % std::size(papers)], world::unit(2.2 - seconds));
        canvas.stroke(std::array{laid({-5, 0}), laid({5, 0})}, wide, colour);
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
    return pressed || since(now) >= (end_.reached ? stays : stays + stays) ? Reply::Onwards : Reply::None;
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
    const float scale = larger * where.w / stamp_size.x;
    const float turned = glm::radians(8.0f) * world::quad_out(part(time, 0, rays_turn));
    canvas.fill(layout_.table, faded(ground, 0.26f * down), faded(ground, 0.50f * down));
    canvas.push_alpha(down);
    draw_rays(canvas, layout_.table, where.centre(), turned);
    canvas.glow(where.grown(-20), 20, 130, faded(lamplight, 0.26f));
    canvas.pop_alpha();
    draw_dust(canvas, {where.centre(), turn}, scale, still_ ? 0 : part(time, falls, dust_takes));
    canvas.glow({where.x, where.y + 16 * larger, where.w, where.h}, 10, 34 * larger,
                faded(grounds::black, 0.55f * down), Blend::Over);
    canvas.push_alpha(std::min(1.0f, 3 * down));
    canvas.sprite("run/goal", around(where.centre(), scale * stamp_size), Colour{1}, glm::degrees(turn));
    canvas.pop_alpha();
    if (!still_) draw_confetti(canvas, layout_.table, (time - real(*begun_ + falls)) / ticks_per_second);
}

void Stamp::draw_route(Canvas& canvas, const Rect& room, double time) const {
    constexpr int last = session::run_stations - 1;
    const auto stop = [&](float nth) { return glm::vec2{room.x + room.w * nth / last, room.y}; };
    draw_track(canvas, around(room.centre(), {room.w, 9}), 0, 0, {});
    const int now = end_.number - 1;
    const float drained = part(time, 0, drains), here = end_.reached ? part(time, falls, falls) : drained;
    for (int n = 0; n <= last; ++n) {
        const bool played = n < how_many(end_.made), made = played ? end_.made[nth(n)] : end_.reached;
        const Rect lamp = around(stop(as_float(n)), glm::vec2{34});
        canvas.sprite("run/lamp_later", lamp);
        if (played || n == now)
            canvas.sprite(made ? "run/lamp_made" : "run/lamp_missed", lamp, faded(Colour{1}, played ? 1 : here));
    }
    const float rolled = end_.reached ? world::cubic_in_out(part(time, reward_lands, wagon_rolls)) : 0;
    constexpr glm::vec2 wagon{48, 25};
    const glm::vec2 at = stop(as_float(now) + rolled * (now < last ? 1.0f : 0.35f)) - px_down(0.8f * wagon.y);
    draw_boxcar(canvas, around(at, wagon), end_.reached ? 1 : 1 - drained, 12 * rolled);
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
    const float side = std::min(hearts.w / session::most_hearts, hearts.h);
    for (int heart = 0; heart < most; ++heart) {
        float lit = heart < end_.before.hearts ? 1 : part(time, reward_lands, cross_fade);
        if (heart >= end_.after.hearts) {  // flickers twice, then goes out
            const float out = part(time, drains, flickers);
            lit = out >= 1 ? 0 : 0.55f + 0.45f * std::cos(2 * glm::two_pi<float>() * out);
        }
        draw_heart_lamp(canvas, Placing{along::end(side * as_float(most - 1 - heart), side), middle(side)}.in(hearts),
                        lit);
    }
    if (end_.keepsake && end_.reached && part(time, reward_leaves, reward_flies) >= 1)
        draw_lantern(canvas, lantern_place(hearts), faded(lamp_amber, 0.4f));
}

void Stamp::draw_reward(Canvas& canvas, double time) const {
    const float way = part(time, reward_leaves, reward_flies);
    if (still_ || way <= 0 || way >= 1 || !end_.known) return;
    const Places at{layout_, stamp_rows};
    const glm::vec2 from = at["goal"].centre();
    const auto flying = [&](glm::vec2 to, glm::vec2 size) {
        constexpr float arc = 4 * 90;
        return around(glm::mix(from, to, world::cubic_in_out(way)) - px_down(arc * way * (1 - way)), size);
    };
    const Rect &hearts = at["hearts"], lantern = lantern_place(hearts);
    if (end_.keepsake) draw_lantern(canvas, flying(lantern.centre(), {lantern.w, lantern.h}), faded(lamp_amber, 0.4f));
    if (end_.after.hearts > end_.before.hearts)
        draw_heart_lamp(canvas, flying(hearts.centre(), glm::vec2{hearts.h}), 1);
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
    canvas.fill(Placing{fill(), before(0, 46)}.in(shelf), faded(ground, 0), faded(ground, 0.86f));
    canvas.fill(shelf, faded(ground, 0.86f), faded(ground, 0.95f));
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
        canvas.fill(layout_.table, faded(colours::night, 0.76f * out), faded(ground, 0.90f * out));
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
