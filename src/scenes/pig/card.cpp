#include "scenes/pig/card.h"

#include "render/tables/pig.h"
#include "scenes/pig/feel.h"
#include "scenes/pig/railway.h"

namespace boxcars::scenes {
namespace {

CardWindow window(render::DieKind die) {  // five on top, the snout towards us
    const render::DieLook snout{die, {0, 0, 0.96f}, standing({0, -1, 0}, {1, 0, 0}, card_turn), 1, 1};
    world::Tray ring = pig_feel::tray;
    ring.rest_half = {0.42f, 0.26f};  // within the window
    return {"pig_table", render::PigTable{}.numbers(), {0, 0, 0.35f}, 1.06f, {snout}, ring};
}

}  // namespace

Card pig_card(render::DieKind die) {
    return {.game = "pig",
            .name = "PIG",
            .car = "The Buffet Car",
            .line_1 = "One die, one nerve:",
            .line_2 = "roll on or hold.",
            .accent = render::hex(0xFF9DB2),
            .window = [die] { return window(die); },
            .pages = [] { return ui::pig_pages(pig::Rules{}); },
            .room = pig_look::room};
}

}  // namespace boxcars::scenes
