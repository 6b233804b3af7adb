#include "scenes/craps/far_zone.h"

#include "render/dice.h"
#include "scenes/craps/feel.h"
#include "world/ease.h"

namespace boxcars::scenes {

using namespace craps_feel;

FarPlaces far_places(const Layout& layout, CrapsView view) {
    const render::Camera camera = craps_camera(layout, view);
    const world::Tray tray = craps_places::tray();
    const float half = render::half_edge(render::DieKind::Craps), corner = half * 1.4143f;
    Area dice;
    for (const float x : {-1.0f, 1.0f})
        for (const float y : {-1.0f, 1.0f})
            for (const float z : {0.0f, 2 * half})
                dice.outline.push_back(camera.project({tray.centre.x + x * (tray.rest_half.x + corner),
                                                       tray.centre.y + y * (tray.rest_half.y + corner), z}));
    constexpr float air = 8, history_wide = 84, receipt_wide = 232;
    const glm::vec2 low = dice.low(), high = dice.high();
    const float top = layout.table.y + 6, left = high.x + air, print = camera.project({0, 2.145f, 0}).y;
    const float right = std::min(layout.table.x + layout.table.w - 14, camera.project({9.1f, 2.9f, 0}).x);
    FarPlaces places;
    places.dice = {low.x, low.y, high.x - low.x, high.y - low.y};
    places.open = {left, top, right - left, print - 5 - top};
    places.history = {left, top + 4, history_wide, places.open.h - 8};
    const float rest = std::max(left + history_wide + air, right - receipt_wide);
    places.rest = {rest, top, right - rest, places.open.h};
    const float call = camera.project({-9.0f, 4.15f, 0}).x + 10;
    places.call = {call, top, low.x - air - call, places.open.h};
    if (places.rest.w < receipt_wide * 0.9f) places.rest.w = 0;
    return places;
}

void FarZone::clear() { *this = {}; }

void FarZone::reveal(std::span<const craps::Fact> facts, Ticks now, Ticks numbers_fly) {
    history_.add(facts);
    call_ = call_of(facts);
    told_at_ = now;
    called_at_ = now + numbers_fly;
    receipt_ = receipt_of(facts);
}

void FarZone::draw(render::Canvas& canvas, double time, const FarMoment& shown) const {
    const double age = time - static_cast<double>(told_at_), called = time - static_cast<double>(called_at_);
    if (call_ && !shown.flying && called >= 0) {
        const float in = world::quint_out(world::unit(called / static_cast<double>(call_in)));
        draw_call(canvas, shown.seen_from.project({-9.0f, 4.15f, 0}) + glm::vec2{10 - 12 * (1 - in), -8}, *call_, mint,
                  in);
    }
    const FarPlaces places = far_places(shown.layout, shown.view);
    if (shown.next) return draw_outcomes(canvas, places.open, *shown.next, shown.hand, shown.ink);
    draw_history(canvas, places.history, history_, shown.ink);
    if (places.rest.w <= 0) return;
    const bool fresh = age < static_cast<double>(receipt_stays) && !shown.flying && !receipt_.empty();
    if (fresh)
        draw_receipt(canvas, places.rest, receipt_, shown.ink);
    else
        draw_rack(canvas, shown);
}

void FarZone::draw_rack(render::Canvas& canvas, const FarMoment& shown) const {
    for (std::size_t chip = 0; chip < chip_values.size(); ++chip) {
        const glm::vec2 at =
            craps_places::rack + glm::vec2{craps_places::rack_step * (static_cast<float>(chip) - 2), 0};
        const Cents stack = chip_values[chip_values.size() - 1 - chip] * (chip == 0 ? 6 : chip == 2 ? 3 : 4);
        draw_stack(canvas, shown.seen_from.project({at, 0}), stack_px, stack, {.tag = TagSide::None, .light = 0.8f});
    }
}

}  // namespace boxcars::scenes
