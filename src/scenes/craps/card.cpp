#include "scenes/craps/card.h"

#include "render/tables/craps.h"
#include "scenes/craps/layout.h"
#include "scenes/craps/print.h"
#include "ui/craps/panels.h"

namespace boxcars::scenes {
namespace {

CardWindow window(render::DieKind die) {  // boxcars
    const float high = render::half_edge(die);
    const glm::quat six = standing({-1, 0, 0}, {0, 1, 0}, card_turn),
                    other = standing({-1, 0, 0}, {0, 1, 0}, card_turn + 0.7f);
    world::Tray zone = craps_places::tray();
    zone.rest_half = {0.95f, 0.47f};  // within the window
    return {"craps_table",
            render::CrapsTable{}.numbers(),
            {0, 3.25f, 0.3f},
            0.86f,
            {{die, {-0.78f, 3.35f, high}, six, 1, 1}, {die, {0.80f, 3.15f, high}, other, 1, 1}},
            zone};
}

}  // namespace

Card craps_card(render::DieKind die) {
    return {.game = "craps",
            .name = "CRAPS",
            .car = "The Casino Car",
            .line_1 = "Two dice, a whole felt:",
            .line_2 = "every bet, every edge.",
            .accent = render::hex(0x7FE8C8),
            .window = [die] { return window(die); },
            .pages = [] { return ui::craps_pages(craps::Rules{}); },
            .room = craps_look::room};
}

}  // namespace boxcars::scenes
