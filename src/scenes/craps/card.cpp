#include "scenes/craps/card.h"

#include "render/tables/craps.h"
#include "ui/craps/card.h"

namespace boxcars::scenes {
namespace {

CardWindow window(render::DieKind die, float angle) {  // boxcars
    const float high = render::half_edge(die);
    const glm::quat six = standing({-1, 0, 0}, {0, 1, 0}, angle), other = standing({-1, 0, 0}, {0, 1, 0}, angle + 0.7f);
    return {"craps_table",
            render::CrapsTable{}.numbers(),
            {0, 3.05f, 0.3f},
            0.86f,
            {{die, {-0.78f, 3.35f, high}, six, 1, 1}, {die, {0.80f, 3.15f, high}, other, 1, 1}}};
}

}  // namespace

Card craps_card(render::DieKind die) {
    return {.game = "craps",
            .name = "CRAPS",
            .car = "The Casino Car",
            .line_1 = "Two dice, a whole felt:",
            .line_2 = "every bet, every edge.",
            .accent = render::hex(0x7FE8C8),
            .window = [die](float angle) { return window(die, angle); },
            .pages = [] { return ui::craps_pages(craps::Rules{}); }};
}

}  // namespace boxcars::scenes
