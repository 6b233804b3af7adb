#include "scenes/ceelo/card.h"

#include "render/tables/ceelo.h"
#include "ui/ceelo/card.h"

namespace boxcars::scenes {
namespace {

CardWindow window(render::DieKind die, float angle) {  // a pair and a five
    const float high = render::half_edge(die);
    render::CeeloTable table;
    table.players = 5;
    const auto at = [&](float x, float y) { return glm::vec3(table.bank + glm::vec2(x, y), high); };
    return {"ceelo_table",
            table.numbers(),
            {0, table.bank.y, 0.3f},
            1.0f,
            {{die, at(-0.78f, 0.28f), standing({0, 1, 0}, {1, 0, 0}, angle), 1, 1},
             {die, at(0.72f, 0.52f), standing({0, -1, 0}, {1, 0, 0}, angle + 0.7f), 1, 1},
             {die, at(0.12f, -0.66f), standing({0, 1, 0}, {0, 0, 1}, angle + 0.25f), 1, 1}}};
}

}  // namespace

Card ceelo_card(render::DieKind die) {
    return {.game = "ceelo",
            .name = "CEE-LO",
            .car = "The Freight Car",
            .line_1 = "One banks, the others",
            .line_2 = "dare to cover it.",
            .accent = render::hex(0xFFB454),
            .window = [die](float angle) { return window(die, angle); },
            .pages = [] { return ui::ceelo_pages(ceelo::Rules{}); }};
}

}  // namespace boxcars::scenes
