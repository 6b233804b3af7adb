#include "scenes/result_beat.h"

#include "scenes/room_life.h"
#include "world/ease.h"

#include <cmath>
#include <string>

namespace boxcars::scenes {
namespace {

using namespace render;

constexpr Ticks ring_takes = milliseconds(420);
constexpr float ring_from = 0.75f, ring_to = 1.75f;  // world units
constexpr float rises = 34, number_px = 40;

double ticks(Ticks count) { return static_cast<double>(count); }

}  // namespace

void ResultBeat::begin(std::span<const glm::vec3> middles, std::span<const int> faces, Ticks now) {
    dice_.clear();
    for (std::size_t die = 0; die < std::min(middles.size(), faces.size()); ++die)
        dice_.push_back({middles[die], faces[die]});
    rested_ = now;
}

bool ResultBeat::lasts(double time) const {
    const double since = time - ticks(rested_);
    return !dice_.empty() && since >= 0 && since < ticks(std::max(arrives, hold + ring_takes));
}

void ResultBeat::draw(Canvas& canvas, const BeatPlace& at, double time) const {
    const double since = time - ticks(rested_ + hold);
    if (since < 0) return;
    for (const RestingDie& die : dice_) {
        draw_ring(canvas, at, die, since);
        if (!at.still) draw_number(canvas, at, die, since);
    }
}

void ResultBeat::draw_ring(Canvas& canvas, const BeatPlace& at, const RestingDie& die, double since) const {
    const float part = world::unit(since / ticks(ring_takes));
    const float radius = at.still ? ring_from + 0.3f : glm::mix(ring_from, ring_to, world::quad_out(part));
    const auto ring = ring_on_table(at.camera, glm::vec2(die.middle), radius, 0.03f);
    const float light = 1 - part;
    canvas.stroke(ring, 7, faded(at.ink, 0.16f * light), true);
    canvas.stroke(ring, 2.2f, faded(glm::mix(at.ink, colours::ivory, 0.5f), 0.75f * light), true);
}

void ResultBeat::draw_number(Canvas& canvas, const BeatPlace& at, const RestingDie& die, double since) const {
    if (since >= ticks(rise + flight)) return;
    const glm::vec2 from = at.camera.project(die.middle + glm::vec3(0, 0, 0.6f)) - glm::vec2(0, 8);
    const float risen = world::quad_out(world::unit(since / ticks(rise)));
    const float flown = world::cubic_in_out(world::unit((since - ticks(rise)) / ticks(flight)));
    glm::vec2 place = glm::mix(from - glm::vec2(0, rises * risen), at.total, flown);
    place.y -= 36 * 4 * flown * (1 - flown);
    const float alpha = risen * (1 - world::unit((flown - 0.85f) / 0.15f));
    const Type type{Face::Display, number_px};
    const std::string words = std::to_string(die.face);
    canvas.text(type, words, place + glm::vec2(0, 2), Align::Centre, hex(0x000000, 0.6f * alpha));
    canvas.text(type, words, place, Align::Centre, faded(glm::mix(at.ink, colours::ivory, 0.35f), alpha));
}

int climbing(int total, int by, double since) {
    const float there = world::unit((since - ticks(ResultBeat::arrives)) / ticks(ResultBeat::climb));
    return total - by + static_cast<int>(std::lround(static_cast<float>(by) * there));
}

}  // namespace boxcars::scenes
