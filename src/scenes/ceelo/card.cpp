#include "scenes/ceelo/card.h"

#include <algorithm>

#include "scenes/ceelo/feel.h"
#include "scenes/ceelo/view.h"
#include "ui/ceelo/panels.h"

#include <fmt/format.h>

namespace boxcars::scenes {
namespace {

render::CeeloTable drum() {
    render::CeeloTable table;
    table.players = 5;
    return table;
}

CardWindow window(render::DieKind die) {  // the dice show a pair and a 5
    const float high = render::half_edge(die);
    const render::CeeloTable table = drum();
    world::Tray ring = ceelo_feel::tray;
    ring.rest_half = {1.30f, 1.10f};  // keeps the dice within the window
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
            .line_1 = "You bank, or you bet",
            .line_2 = "against the bank.",
            .accent = render::hex(0xFFB454),
            .window = [die] { return window(die); },
            .pages = [](const auto& sheet) { return ui::ceelo_pages(sheet_from<ceelo::Rules>(sheet)); },
            .room = [](const Layout& layout,
                       const render::Camera& camera) { return ceelo_look::room(layout, camera, drum()); }};
}

namespace {

using Figure = ui::OddsFact::Figure;

odds::Fraction won(const odds::CeeloAgainst& against) {
    odds::Fraction chance = 0;
    for (const odds::CeeloResult& result : against.results)
        if (result.net > 0) chance += result.chance;
    return chance;
}

void add_banker(const odds::CeeloBet& bet, ui::OddsFacts& all) {
    for (const odds::CeeloAgainst& against : bet.against) {
        if (against.point == 0) {
            const std::string ends = against.banker_wins ? "win" : "lose";
            all.push_back({Figure::Chance, fmt::format("Chance that the banker {}s at once", ends), against.chance});
            continue;
        }
        all.push_back({Figure::Chance, fmt::format("Chance of beating a score of {}", against.point), won(against)});
        all.push_back({Figure::Chance, fmt::format("Chance of a banker's score of {}", against.point), against.chance});
    }
}

}  // namespace

ui::OddsFacts odds_facts(const ceelo::Rules& rules, const odds::CeeloBet& bet) {
    ui::OddsFacts all{{Figure::Chance, "Chance that a bet wins", bet.player_wins},
                      {Figure::Edge, "A coin against the bank", bet.banker_edge}};
    add_banker(bet, all);
    for (const int players : {2, 3, 4, 5, 6})
        all.push_back({Figure::Chance, fmt::format("Chance that the bank changes hands, {} players", players),
                       odds::ceelo_bank_passes(rules, players)});
    return all;
}

void add_to_lab(LabRequest& request, const session::Session<ceelo::Rules>& session, const ceelo::State&) {
    request.seats = session.players();
    std::ranges::replace(request.seats, std::string{"human"}, std::string{"best"});
}

}  // namespace boxcars::scenes
