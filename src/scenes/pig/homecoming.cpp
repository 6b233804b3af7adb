#include "scenes/pig/homecoming.h"

#include "chance/dust.h"
#include "scenes/celebration_pictures.h"
#include "scenes/pig/places.h"
#include "world/ease.h"

#include <cmath>
#include <glm/gtc/constants.hpp>

namespace boxcars::scenes::pig_look {
namespace {

using namespace render;

constexpr glm::vec2 signal_foot{-0.34f, -4.40f};  // beside the line, outside the outer rail
constexpr float signal_high = 2.30f, arm_long = 0.80f;
constexpr float lamp_apart = 0.010f;  // of the way round
constexpr int sparks = 26;

}  // namespace

void draw_signal(Canvas& canvas, const Camera& camera, float fallen) {
    const glm::vec2 foot = camera.project({signal_foot, 0}), head = camera.project({signal_foot, signal_high});
    const float unit = camera.px_per_unit({signal_foot, signal_high});
    const glm::vec2 post[] = {foot, head};
    canvas.disc(foot + glm::vec2(5, 1), 5, hex(0x000000, 0.5f), hex(0x000000, 0));
    canvas.stroke(post, 4.2f, hex(0x2A1A10));
    canvas.stroke(post, 2.2f, hex(0xBE8B38));
    const float down = glm::radians(52.0f) * world::back_out(fallen, 1.6f);
    const glm::vec2 way{std::cos(down), std::sin(down)}, hinge = head + glm::vec2(0, 2),
                                                         tip = hinge + way * (arm_long * unit);
    const glm::vec2 arm[] = {hinge, tip}, band[] = {glm::mix(hinge, tip, 0.66f), glm::mix(hinge, tip, 0.80f)};
    canvas.stroke(arm, 7.5f, hex(0x3A0E0C));
    canvas.stroke(arm, 5.5f, hex(0xC8321F));
    canvas.stroke(band, 5.5f, hex(0xF6ECD6));
    const Colour lamp = glm::mix(hex(0xFF4A2E), hex(0x6FE0A2), fallen);
    canvas.disc(hinge, 3.4f, glm::mix(lamp, hex(0xFFFFFF), 0.5f), lamp);
    canvas.glow({hinge.x - 2, hinge.y - 2, 4, 4}, 2, 13, faded(lamp, 0.55f));
}

void draw_wagon_steam(Canvas& canvas, const Camera& camera, const world::Rail& rail, float at, double seconds,
                      float strength) {
    const float heading = rail.heading(at);
    const glm::vec2 from = camera.project({rail.point(at), 0.62f});
    draw_steam(canvas, from, glm::vec2(-std::cos(heading), std::sin(heading)) * 74.0f, seconds, strength);
}

void draw_skid(Canvas& canvas, const Camera& camera, const Skid& skid) {
    if (skid.done >= 1 || skid.from <= skid.to) return;
    const auto place_at = [&](float done) { return glm::mix(skid.from, skid.to, world::cubic_in_out(done)); };
    const float now = place_at(skid.done);
    for (float lamp = skid.to + lamp_apart; lamp < skid.from; lamp += lamp_apart) {
        const glm::vec2 at = camera.project({skid.rail.point(lamp) + skid.rail.outward(lamp) * 0.24f, 0.05f});
        const float passed = (lamp - now) / std::max(0.02f, skid.from - skid.to);
        const float lit = lamp < now ? 1.0f : std::max(0.0f, 1 - 5 * passed);  // what it has passed is out
        canvas.disc(at, 2.6f, glm::mix(hex(0x3A2016), hex(0xFFF0C8), lit), glm::mix(hex(0x22120C), hex(0xFFB454), lit));
        if (lit > 0.02f) canvas.glow({at.x - 1, at.y - 1, 2, 2}, 1, 8, hex(0xFFB454, 0.5f * lit));
    }
    for (int nth = 0; nth < sparks; ++nth) {  // they leave at the wheels, forwards, and fall
        chance::Dust dust{0x5A + 13 * static_cast<std::uint64_t>(nth)};
        const float born = static_cast<float>(nth) / sparks * 0.8f, age = (skid.done - born) / 0.22f;
        const auto side = static_cast<float>(dust.between(-0.30, 0.30)),
                   ahead = static_cast<float>(dust.between(0.3, 1.5));
        const auto up = static_cast<float>(dust.between(0.2, 0.9));
        if (age < 0 || age > 1) continue;
        const float place = place_at(born), heading = skid.rail.heading(place);
        const glm::vec2 on = skid.rail.point(place) + skid.rail.outward(place) * side +
                             glm::vec2(std::cos(heading), std::sin(heading)) * (ahead * age);
        const glm::vec2 at = camera.project({on, std::max(0.02f, up * 3 * age * (1 - age))});
        canvas.disc(at, 2.4f * (1 - 0.6f * age), hex(0xFFF3C0, 1 - age), hex(0xFF9A3C, 0.6f * (1 - age)));
    }
}

}  // namespace boxcars::scenes::pig_look
