#include "scenes/ceelo/card.h"

#include "scenes/ceelo/feel.h"
#include "scenes/ceelo/view.h"
#include "ui/ceelo/panels.h"

namespace boxcars::scenes {
namespace {

render::CeeloTable drum() {
    render::CeeloTable table;
    table.players = 5;
    return table;
}

CardWindow window(render::DieKind die) {  // a pair and a five
    const float high = render::half_edge(die);
    const render::CeeloTable table = drum();
    world::Tray ring = ceelo_feel::tray;
    ring.rest_half = {1.30f, 1.10f};  // within the window
    const auto at = [&](float x, float y) { return glm::vec3(table.bank + glm::vec2(x, y), high); };
    return {"ceelo_table",
            table.numbers(),
            {0, table.bank.y, 0.3f},
            1.0f,
            {{die, at(-0.78f, 0.28f), standing({0, 1, 0}, {1, 0, 0}, card_turn), 1, 1},
             {die, at(0.72f, 0.52f), standing({0, -1, 0}, {1, 0, 0}, card_turn + 0.7f), 1, 1},
             {die, at(0.12f, -0.66f), standing({0, 1, 0}, {0, 0, 1}, card_turn + 0.25f), 1, 1}},
            ring};
}

}  // namespace

Card ceelo_card(render::DieKind die) {
    return {.game = "ceelo",
            .name = "CEE-LO",
            .car = "The Freight Car",
            .line_1 = "One banks, the others",
            .line_2 = "dare to cover it.",
            .accent = render::hex(0xFFB454),
            .window = [die] { return window(die); },
            .pages = [] { return ui::ceelo_pages(ceelo::Rules{}); },
            .room = [](const Layout& layout,
                       const render::Camera& camera) { return ceelo_look::room(layout, camera, drum()); }};
}

}  // namespace boxcars::scenes
