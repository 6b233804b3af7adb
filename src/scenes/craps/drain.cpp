#include "scenes/craps/drain.h"

#include "scenes/room_life.h"
#include "world/ease.h"

namespace boxcars::scenes {
namespace {

constexpr Ticks spreads = milliseconds(760), stays = milliseconds(380), goes = milliseconds(620);
constexpr float reach = 17, edge_wide = 1.6f, dark = 0.46f;  // world units; how much light goes
double ticks_of(Ticks ticks) { return static_cast<double>(ticks); }

struct DrainPart {       // since the seven
    float spread, left;  // 0..1: how far it has gone; how much of it there still is
};
DrainPart part_after(double since) {
    return {world::quad_out(world::unit(since / ticks_of(spreads))),
            1 - world::unit((since - ticks_of(spreads + stays)) / ticks_of(goes))};
}

}  // namespace

float FeltDrain::drained(glm::vec2 place, double time) const {
    const double since = time - ticks_of(began_);
    if (since < 0) return 0;
    const auto [spread, left] = part_after(since);
    return left * world::unit((reach * spread - glm::distance(place, from_)) / edge_wide);
}

void FeltDrain::draw(render::Canvas& canvas, const render::Camera& seen_from, double time, bool still) const {
    const double since = time - ticks_of(began_);
    if (since < 0 || since >= ticks_of(spreads + stays + goes)) return;
    const DrainPart part = part_after(since);
    const float spread = still ? 1.0f : part.spread;
    auto edge = ring_on_table(seen_from, from_, std::max(0.2f, reach * spread));
    edge.pop_back();  // where it began
    const render::Colour shade = render::hex(0x07090D, dark * part.left);
    canvas.push_clip(seen_from.band);
    canvas.fill(edge, shade, shade);
    if (spread < 1) {
        canvas.stroke(edge, 26, render::faded(shade, 0.45f), true);
        canvas.stroke(edge, 2, render::hex(0xFF8A5C, 0.35f * part.left * (1 - spread)), true);
    }
    canvas.pop_clip();
}

}  // namespace boxcars::scenes
