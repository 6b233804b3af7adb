#include "scenes/siwuliu/card.h"

#include "render/tables/siwuliu.h"
#include "scenes/siwuliu/feel.h"
#include "scenes/siwuliu/odds_cache.h"
#include "ui/siwuliu/panels.h"

namespace boxcars::scenes {
namespace {

CardWindow window(render::DieKind die) {  // four, five, six
    const float high = render::half_edge(die);
    const render::SiwuliuTable table;
    const auto at = [&](float x, float y) { return glm::vec3(table.bowl + glm::vec2(x, y), high); };
    return {"siwuliu_table",
            table.numbers(),
            {0, table.bowl.y, 0.5f},
            1.12f,
            {{die, at(-0.62f, 0.40f), standing({0, 0, -1}, {0, -1, 0}, card_turn), 1, 1},
             {die, at(0.66f, 0.34f), standing({0, -1, 0}, {1, 0, 0}, card_turn + 0.6f), 1, 1},
             {die, at(0.02f, -0.66f), standing({-1, 0, 0}, {0, 1, 0}, card_turn + 0.2f), 1, 1}},
            siwuliu_feel::tray};
}

std::vector<ui::CardPage> pages() {
    const siwuliu::Rules rules;
    const EdgeWords edge = edge_words(SiwuliuOddsCache{}.odds(rules));
    return ui::siwuliu_pages(rules, edge.who + " " + edge.much + ".");
}

}  // namespace

Card siwuliu_card(render::DieKind die) {
    return {.game = "siwuliu",
            .name = "SÌ-WŬ-LIÙ",
            .car = "The Lacquer Car",
            .line_1 = "Three dice in a bowl:",
            .line_2 = "cover the bank.",
            .accent = render::hex(0x8FC2FF),
            .window = [die] { return window(die); },
            .pages = pages,
            .room = siwuliu_look::room};
}

}  // namespace boxcars::scenes
