#include "scenes/pig/card.h"

#include "render/tables/pig.h"

namespace boxcars::scenes {
namespace {

CardWindow window(render::DieKind die, float angle) {  // five on top, the snout towards us
    const render::DieLook snout{die, {0, 0, 0.96f}, standing({0, -1, 0}, {1, 0, 0}, angle), 1, 1};
    return {"pig_table", render::PigTable{}.numbers(), {0, 0, 0.35f}, 1.06f, {snout}};
}

}  // namespace

Card pig_card(render::DieKind die) {
    return {.game = "pig",
            .name = "PIG",
            .car = "The Buffet Car",
            .line_1 = "One die, one nerve:",
            .line_2 = "roll on or hold.",
            .accent = render::hex(0xFF9DB2),
            .window = [die](float angle) { return window(die, angle); },
            .pages = [] { return ui::pig_pages(pig::Rules{}); }};
}

}  // namespace boxcars::scenes
