#include "scenes/room_life.h"

#include "chance/dust.h"
#include "scenes/flat_print.h"
#include "scenes/scene.h"

namespace boxcars::scenes {
namespace {

// Tuning values; times are in seconds.
constexpr double sway_period = 3.7, sway_other = 5.3;
constexpr float sway_wide = 0.13f, sway_less = 0.05f;                     // how far the lamp sways, world units
constexpr double pass_takes = 2.4, pass_apart = 11.5, pass_early = 1.25;  // a light passes every 9 to 14 s
constexpr float pass_gain = 0.06f, pass_half = 78, pass_slant = 0.42f;    // pass_half: half-width of that light, px
constexpr int motes = 26;
constexpr float gleam_part = 0.035f;  // half-length of a gleam, as a share of the line
constexpr std::uint64_t of_motes = 0x30, of_passing = 0x31;
float wave(double seconds, double period, double phase = 0) { return sine(seconds / period + phase); }

double begins(double nth) {
    chance::Dust dust{of_passing + static_cast<std::uint64_t>(nth) * 2};
    return nth * pass_apart + dust.between(-pass_early, pass_early);
}

// Draws a bright spot on a brass line, fading to both sides. `at`: 0 to 1 along the line.
void draw_gleam(Canvas& canvas, const RoomLook& look, float at, float strength) {
    const std::vector<vec2>& line = look.brass;
    if (line.size() < 2 || strength <= 0.01f) return;
    const float last = as_float(line.size() - 1);
    const auto point = [&](float part) {
        const float place = world::unit(part) * last;
        const auto before = std::min(static_cast<std::size_t>(place), line.size() - 2);
        return glm::mix(line[before], line[before + 1], place - as_float(before));
    };
    constexpr int pieces = 4;  // strokes drawn over each other; the shortest is brightest
    for (int piece = 1; piece <= pieces; ++piece) {
        const float half = gleam_part * as_float(piece) / pieces;
        std::array<vec2, 7> bent;
        for (std::size_t i = 0; i < bent.size(); ++i) bent[i] = point(at + half * (as_float(i) / 3.0f - 1));
        canvas.stroke(bent, look.size * (1.2f + 0.5f * as_float(pieces - piece)), hex(0xFFF3CF, 0.20f * strength));
    }
}

}  // namespace

vec2 RoomLife::lamp_sway() const {
    return {sway_wide * wave(seconds_, sway_period) + sway_less * wave(seconds_, sway_other, 0.2),
            0.6f * sway_less * wave(seconds_, sway_period / 2, 0.1)};
}

std::optional<float> RoomLife::passing() const {
    if (still_) return {};
    const double nth = std::floor((seconds_ + pass_early) / pass_apart);
    for (const double each : {nth, nth + 1}) {
        const double since = each >= 1 ? seconds_ - begins(each) : -1;  // no light passes in the first 10 s
        if (since >= 0 && since < pass_takes) return static_cast<float>(since / pass_takes);
    }
    return {};
}

void RoomLife::draw(Canvas& canvas, const RoomLook& look) const {
    canvas.push_clip(look.seen);
    const auto along = passing();
    if (along) {  // a slanting patch of window light crosses the table to the left, as the train runs to the right
        const Rect& seen = look.seen;
        const float half = pass_half * look.size, wide = half + pass_slant * seen.h / 2;
        const float middle = seen.x + seen.w + wide - *along * (seen.w + 2 * wide);
        canvas.pass_light({middle - half, seen.y, 2 * half, seen.h}, pass_slant, faded(look.window, pass_gain));
    }
    // Two reflections of the lamp, which move as it sways, and one of a light outside, which runs along the line.
    const vec2 sway = lamp_sway() / (sway_wide + sway_less);
    draw_gleam(canvas, look, 0.32f + 0.022f * sway.x, 0.8f + 0.2f * sway.y);
    draw_gleam(canvas, look, 0.74f + 0.016f * sway.x, 0.55f);
    if (along) draw_gleam(canvas, look, 1 - *along, std::sin(glm::pi<float>() * *along));
    draw_dust(canvas, look);
    canvas.pop_clip();
}

// Draws motes that rise through the beam, turn, and fade out at its edge.
void RoomLife::draw_dust(Canvas& canvas, const RoomLook& look) const {
    const vec2 sway = lamp_sway() * 40.0f * look.size;
    const int seen = static_cast<int>(std::lround(motes * look.size));
    for (int mote = 0; mote < seen; ++mote) {
        chance::Dust dust{of_motes + 977 * static_cast<std::uint64_t>(mote)};
        const double life = dust.between(9, 17), age = std::fmod(seconds_ + dust.between(0, life), life) / life;
        const auto across = static_cast<float>(dust.between(-0.9, 0.9)),
                   down = static_cast<float>(dust.between(-0.8, 0.9));
        const double turn = dust.between(2.3, 5.1), phase = dust.unit();
        const vec2 off{across + 0.05f * wave(seconds_, turn, phase) + 0.12f * static_cast<float>(age),
                       down - 0.5f * static_cast<float>(age) + 0.03f * wave(seconds_, turn * 0.7, phase)};
        const float in_beam = std::max(0.0f, 1 - glm::dot(off, off));
        const float shine = 0.55f + 0.45f * wave(seconds_, turn * 0.45, phase);  // brighter when facing the lamp
        const float alpha = 0.72f * in_beam * shine * std::sin(glm::pi<float>() * static_cast<float>(age));
        if (alpha < 0.02f) continue;
        const float px = look.size * static_cast<float>(dust.between(1.1, 2.3));
        canvas.disc(look.beam + off * look.reach + sway, px, faded(look.lamp, alpha), faded(look.lamp, 0.25f * alpha));
    }
}

std::vector<vec2> ring_on_table(const Camera& camera, vec2 middle, float radius, float high) {
    std::vector<vec2> line = oval(middle, vec2{radius}, 72);
    line.push_back(line.front());
    for (vec2& at : line) at = camera.project({at, high});
    return line;
}

void draw_rays(Canvas& canvas, const WinRays& rays, double since) {
    const float age = static_cast<float>(since / real(milliseconds(1200)));
    if (age < 0 || age >= 1) return;
    const Colour light = faded(rays.light, rays.brightest * std::sin(age * glm::pi<float>()));
    for (int ray = 0; ray < rays.count; ++ray) {
        const float middle = age * glm::radians(8.0f) + glm::two_pi<float>() * as_float(ray) / as_float(rays.count);
        std::vector<vec2> wedge;
        const auto add = [&](float part, bool outer) {
            const float angle = middle + part * rays.half;
            wedge.push_back(rays.end_of({std::cos(angle), std::sin(angle)}, outer));
        };
        for (const float part : {-1.0f, 1.0f}) add(part, false);
        for (const float part : {3.0f, 1.0f, -1.0f, -3.0f}) add(part / 3, true);  // may go round a corner
        canvas.fill(wedge, light, light);
    }
}

}  // namespace boxcars::scenes
